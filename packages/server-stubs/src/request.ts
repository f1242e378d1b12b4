/** Reads an untrusted request: its query, its JSON body, the header form of its idempotency key. */
import type { Detail } from "@atlas-messaging/contract";
import type { RawRequest } from "@atlas-messaging/validators";
import type { KnownOperation } from "./answer.ts";
import { Problem, invalid, unauthenticated } from "./problem.ts";

/** Maximum size of a body, unless the operation states another. */
export const maxBodyBytes = 1_048_576;

/** Maximum parameters: more than any operation takes, since each unknown one is reported. */
const maxParameters = 100;

/** Returns the query of a request. Refuses an `organization_id`, and more parameters than anybody reads. */
export const readQuery = (url: URL): RawRequest["query"] => {
  if (url.search === "") return {};
  const query = queryOf(url);
  refuseOrganization(query);
  if (Object.values(query).flat().length > maxParameters)
    throw Problem.of(invalid([{ path: "query", message: `must have at most ${maxParameters} parameters` }]));
  return query;
};

/** Groups parameters by name in one pass; a repeated one becomes a list. */
export const queryOf = ({ search, searchParams }: URL): RawRequest["query"] => {
  if (search === "") return {};
  const lists = new Map<string, string[]>();
  for (const [name, value] of searchParams) {
    const before = lists.get(name);
    if (before) before.push(value);
    else lists.set(name, [value]);
  }
  const query = Array.from(lists, ([name, list]) => [name, list.length === 1 ? (list[0] ?? "") : list] as const);
  return Object.fromEntries(query);
};

const bearer = /^Bearer +([^\s,]+) *$/i;

/** Returns the bearer token of a request; null without the header. */
export const bearerOf = ({ headers }: Request): string | null => {
  const header = headers.get("authorization");
  if (header === null) return null;
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw unauthenticated("The Authorization header must have the form Bearer <token>.");
  return token;
};

/** Refuses an `organization_id` of a query or a body: the credential alone decides the organization. */
export const refuseOrganization = (members: unknown): void => {
  if (typeof members !== "object" || members === null || !Object.hasOwn(members, "organization_id")) return;
  throw new Problem(
    "organization_id_not_allowed",
    "organization_id must not be sent; the credential decides the organization.",
  );
};

// Reads an untrusted JSON body: checks its type, size, encoding, depth, number of members and characters.

const maxDepth = 64;

/** Maximum members and items in total: far above any real request, and few enough to report each error. */
const maxParts = 10_000;

const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Refuses a body of another type than JSON, or of none. */
export const refuseOtherType = ({ headers }: Request): void => {
  const type = headers.get("content-type") ?? "none";
  if (json.test(type)) return;
  throw new Problem("unsupported_media_type", `The body must be sent as content-type: application/json, not ${type}.`);
};

/** Refuses a compressed body. */
export const refuseEncoded = ({ headers }: Request): void => {
  const encoding = headers.get("content-encoding");
  if (encoding === null || encoding.toLowerCase() === "identity") return;
  throw new Problem("unsupported_media_type", `The body must be sent without content-encoding, not as ${encoding}.`);
};

/** Types that curl and forms send by themselves, around a file or in place of its own. */
const form = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Refuses a file without a type of its own. */
export const refuseForm = ({ headers }: Request): void => {
  const type = headers.get("content-type");
  if (type !== null && !form.test(type)) return;
  throw new Problem(
    "unsupported_media_type",
    `The body must be the file itself, with the content-type of the file, such as image/png or application/octet-stream, not ${type ?? "none"}.`,
  );
};

/** Refuses a body whose declared length is over a bound, or is no number. */
export const refuseDeclared = ({ headers }: Request, maxBytes: number): void => {
  if (!(Number(headers.get("content-length") ?? "0") <= maxBytes)) throw tooLarge(maxBytes);
};

/** Refusal of a body that is too long. `what` ends the sentence. */
export const tooLarge = (maxBytes: number, what = ""): Problem =>
  new Problem("payload_too_large", `The body may have at most ${maxBytes} bytes${what}.`);

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Returns the text of a body in UTF-8. */
export const decode = (bytes: ArrayBuffer | Uint8Array): string => {
  try {
    return decoder.decode(bytes);
  } catch {
    throw malformed("The body is not valid UTF-8.");
  }
};

/** Parses a body whose shape is sound. `where` says where a broken one has its fault. */
export const parse = (text: string, where: (text: string) => string = () => ""): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message may quote the body, so it is not passed on.
    throw malformed(`The body is not valid JSON${where(text)}.`);
  }
};

/** Refuses a text that is nested too deep, or has too many members. */
export const refuseShape = (text: string): void => {
  const problem = shapeProblem(text);
  if (problem !== null) throw malformed(problem);
};

/**
 * Counts depth and members before parsing. Recursive code would overflow on a body nested a million deep. A megabyte
 * can hold half a million members, each with an error to report.
 */
export const shapeProblem = (text: string, max = maxParts): string | null => {
  let [depth, parts] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === quote) at = endOfString(text, at);
    else if (char === openBrace || char === openBracket) {
      if (++depth > maxDepth) return `The body is nested deeper than ${maxDepth} levels.`;
      parts++;
    } else if (char === closeBrace || char === closeBracket) depth--;
    else if (char === comma) parts++;
    if (parts > max) return `The body has more than ${max} members and items.`;
  }
  return null;
};

/** Returns the end of the string that begins at `start`: a quote after an even number of backslashes. */
const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let from = end;
    while (text.charCodeAt(from - 1) === backslash) from--;
    if ((end - from) % 2 === 0) return end;
  }
  return text.length;
};

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

const malformed = (message: string) => new Problem("malformed_json", message);

// Header form of the idempotency key (Limits, Idempotency 1).

/** Header that may carry the idempotency key. */
export const keyHeader = "Idempotency-Key";

/**
 * Takes the key of the header into the body, where validator and handler look for it. `named` calls the key in details as
 * its caller does.
 */
export const keyed = (
  request: Request,
  { id, idempotent, body: kind, bodyRequired }: KnownOperation,
  given: unknown,
): { readonly body: unknown; readonly named: (details: readonly Detail[]) => readonly Detail[] } => {
  const isKeyed = idempotent && kind !== "file" && request.headers.has(keyHeader) && id !== "toolServer.call";
  const own = isKeyed ? (given ?? (bodyRequired ? undefined : {})) : given;
  const body = isKeyed ? withHeaderKey(request, own) : own;
  const rename = ({ path, message }: Detail): Detail => ({
    path: path === "idempotency_key" ? keyHeader : path,
    message,
  });
  return { body, named: (details) => (body === own ? details : details.map(rename)) };
};

/** Returns the members with the key of the header. Refuses a key of their own that differs from it. */
export const withHeaderKey = ({ headers }: Request, members: unknown, path = "idempotency_key"): unknown => {
  const key = headers.get(keyHeader);
  if (key === null || typeof members !== "object" || members === null || Array.isArray(members)) return members;
  if (!("idempotency_key" in members)) return { ...members, idempotency_key: key };
  if (members.idempotency_key === key) return members;
  throw Problem.of(invalid([{ path, message: `must be the same as the header ${keyHeader}, or be left out` }]));
};
