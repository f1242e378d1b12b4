import { type OperationId, secretMembers } from "@atlas-messaging/contract";
import type { Json } from "../rows/primitives.ts";
import type { StoredRequestRow } from "../rows/requests.ts";
import { isSecretName, redactedSecret, secretIn, shownText, withoutOwnTokens, withoutTokens } from "../core/secrets.ts";

// Stored requests: bounded copies of requests and answers, without secrets.

/** A request after its answer. */
export interface AnsweredRequest extends Omit<
  StoredRequestRow,
  "query" | "error_code" | "operation" | `${"request" | "response"}_${"body" | "is_cut"}`
> {
  readonly operation: OperationId;
  readonly query: Iterable<readonly [name: string, value: string]>;
  /** The body as sent; null without one. */
  readonly body: string | null;
  /** False if the body was refused before its members were known. */
  readonly isValid: boolean;
  /** The body of the answer; null for bytes and streams. */
  readonly answer: string | null;
}

const maxBody = 16_384;

const maxValue = 512;

const maxParameters = 50;

/** Longer bodies are files, whose operations take no secrets. */
const maxParsed = 1_048_576;

const none = { body: [], answer: [] };

const nothing = { text: null, isCut: false };

/** Makes the row of a request. */
export const storedRequest = ({ query, body, isValid, answer, ...asked }: AnsweredRequest): StoredRequestRow => {
  const secrets = secretMembers[asked.operation] ?? none;
  // A refused body may hold a secret under any name.
  const request = !isValid && secrets.body.length > 0 ? nothing : keptBody(body, secrets.body);
  const response = secrets.answer.length > 0 ? keptParsed(answer, secrets.answer) : cut(answer);
  return {
    ...asked,
    path: withoutTokens(asked.path),
    query: keptQuery(query),
    error_code: asked.status < 400 ? null : codeIn(answer),
    request_body: request.text,
    request_is_cut: request.isCut,
    response_body: response.text,
    response_is_cut: response.isCut,
  };
};

interface Kept {
  readonly text: string | null;
  readonly isCut: boolean;
}

/** Parses a body only where it may hold a secret: most do not, and the request waits for this. */
const keptBody = (text: string | null, secrets: readonly string[]): Kept =>
  text !== null && (secrets.length > 0 || secretIn.test(text.slice(0, maxBody)))
    ? keptParsed(text, secrets)
    : cut(text);

const keptParsed = (text: string | null, secrets: readonly string[]): Kept => {
  if (text === null || text.length > maxParsed) return nothing;
  try {
    const value: Json = JSON.parse(text);
    return cut(JSON.stringify(withoutSecrets(value, secrets)));
  } catch {
    return nothing;
  }
};

/** Tells names apart as people mistype them: `webhookurl` is meant as `webhook_url`. */
const lettersOf = (name: string): string => name.replace(/[-_\s]/g, "").toLowerCase();

const withoutSecrets = (value: Json, secrets: readonly string[]): Json => {
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map((each) => withoutSecrets(each, secrets));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      inner !== null &&
      typeof inner !== "boolean" &&
      (isSecretName(name) || secrets.some((secret) => lettersOf(secret) === lettersOf(name)))
        ? redactedSecret
        : withoutSecrets(inner, secrets),
    ]),
  );
};

/** Tells a list from an object, which `Array.isArray` does not for lists that cannot be written to. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Cuts a text to the length that is kept. */
const cut = (text: string | null): Kept => {
  if (text === null || text === "") return nothing;
  // A token at the end is recognized before it is cut.
  const head = shownText(storable(text.slice(0, maxBody + maxValue)));
  return { text: storable(head.slice(0, maxBody)), isCut: text.length > maxBody };
};

/** Replaces what PostgreSQL cannot store: U+0000, and half a character where a text was cut. */
const storable = (text: string): string => text.replaceAll("\0", "\u{fffd}").toWellFormed();

const keptQuery = (query: AnsweredRequest["query"]): StoredRequestRow["query"] =>
  Object.fromEntries(
    Array.from(query)
      .slice(0, maxParameters)
      .map(([name, value]) => [
        withoutOwnTokens(storable(name.slice(0, maxValue))),
        isSecretName(name) ? redactedSecret : shownText(storable(value.slice(0, maxValue))),
      ]),
  );

/** Returns the error code in the text of an answer; null for a success, and for other protocols. */
export const codeIn = (answer: string | null): string | null => code.exec(answer?.slice(0, 200) ?? "")?.[1] ?? null;

const code = /^\{"ok":false,"error":(?:\{"code":)?"(\w+)"/;

/** Cuts a body after its content was erased, which may have made it longer. */
export const cutBody = (text: string | null): string | null => cut(text).text;
