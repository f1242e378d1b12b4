/** Examples of exchanges without secrets, cut to a length that people read. */
import { type OperationId, secretMembers } from "@atlas-messaging/contract";
import { type Asked, decoded } from "./relay.ts";

/** Text in place of a secret. */
const hidden = "<redacted>";
/** Characters of a body that are shown. */
const maxShown = 600;
const maxPath = 300;

/** Tokens by their form, wherever they stand: in an address, in a text. */
const tokens = /\b(?:whsec_[\w+/=-]{8,}|atlas_[a-z]+_[a-z]+_\w{8,}|eyJ[\w-]{8,}\.[\w-]+\.[\w-]+)/g;
const secretNames = /token|secret|password|code|signature|api_?key/i;

const withoutTokens = (text: string): string => text.replaceAll(tokens, hidden);

/** Returns a path without secret parameters. */
export const shownPath = (path: string): string => {
  const [pathname = "", ...rest] = path.split("?");
  const parameters = rest
    .join("?")
    .split("&")
    .filter((each) => each !== "");
  const query = parameters.map((each) => {
    const [name = ""] = each.split("=", 1);
    return secretNames.test(name) ? `${name}=${hidden}` : each;
  });
  return cut(withoutTokens(query.length === 0 ? pathname : `${pathname}?${query.join("&")}`), maxPath);
};

const cut = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max)}… (${text.length} characters)` : text;

/** Members of bodies that the contract marks as secrets. Null where it does not know the bodies. */
export const secretsIn = (id: OperationId | null, side: "body" | "answer"): readonly string[] | null =>
  id === null ? null : (secretMembers[id]?.[side] ?? []);

/** Returns JSON without its secrets. Other bodies are not shown. */
export const shownBody = (secrets: readonly string[] | null, bytes: Uint8Array | null): string | null => {
  if (bytes === null || bytes.length === 0) return null;
  if (secrets === null) return `${bytes.length} bytes`;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const text = JSON.stringify(value, (name, inside: unknown) => (secrets.includes(name) ? hidden : inside));
    return cut(withoutTokens(text), maxShown);
  } catch {
    return `${bytes.length} bytes that are not JSON`;
  }
};

/** Returns the body of a request for a report. */
export const shownRequest = (id: OperationId | null, { body, headers }: Asked): string | null =>
  body.whole
    ? shownBody(secretsIn(id, "body"), decoded(body.bytes, headers["content-encoding"] ?? null))
    : `${body.size} bytes`;
