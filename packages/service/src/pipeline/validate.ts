import type { OperationId } from "@atlas-messaging/contract";
import { refuseMember, refuseMembers } from "../core/outcome.ts";
import type { Call as ValidCall } from "@atlas-messaging/server-stubs/handlers";
import type { HandlerTraits } from "./handler.ts";
import type { Shell } from "./services.ts";
import { type Context, operationOf } from "./context.ts";
import { jsonFault } from "./json-fault.ts";
import { Missing, Problem } from "./problem.ts";
import { count, limitClassOf } from "./limit.ts";
import {
  type Around,
  isLarge,
  maxBodyBytes,
  placed,
  readAround,
  readUpTo,
  refuseDeclared,
  release,
} from "./body-bytes.ts";
import type { HeldFile } from "./file-body.ts";

/** A request before validation. */
interface RawRequest {
  readonly params: Context["params"];
  readonly query: { readonly [name: string]: string | string[] };
  readonly body: unknown;
}

/**
 * Validates the request against the contract. If its handler speaks another protocol, only reads it; such a handler
 * counts by itself what it could read, where the body decides the class.
 */
export const validate = async (context: Context, { speaks, file, receive }: HandlerTraits): Promise<void> => {
  const operation = operationOf(context);
  const { shell, principal } = context;
  const isForeign = speaks?.(context.request) ?? false;
  if (receive) return receiveFile(context, receive);
  const takesLarge = (operation.maxBodyBytes ?? 0) > maxBodyBytes;
  // Bodies of many megabytes take long to read, check and hash, so pauses come between.
  const pause = takesLarge && !isForeign ? shell.pause : undefined;
  try {
    if (shell.places && takesLarge)
      await placed(context, shell.places, principal?.organizationId ?? "", operation.maxBodyBytes);
    const raw = await readRequest(context, { pause, file });
    if (pause) await pause();
    context.input = isForeign ? asValid(operation.id, raw) : conformKeyed(context, raw);
    if (pause) await pause();
  } catch (problem) {
    // Without a valid body, the class is the operation's own.
    if (operation.limitBy) await count(context, operation.limit);
    throw problem;
  }
  if (operation.limitBy && !isForeign) await count(context, limitClassOf(operation, context.input.body));
};

/** Validates what is said about a file, then keeps the file, which is the body, as it arrives. */
const receiveFile = async (context: Context, receive: HandlerTraits["receive"] & {}): Promise<void> => {
  const { shell, request, principal } = context;
  const { id, maxBodyBytes: max } = operationOf(context);
  const call = conform(shell, id, await readRequest(context));
  const named = request.headers.get("content-type");
  const encoding = request.headers.get("content-encoding");
  if (encoding !== null && encoding.toLowerCase() !== "identity") throw wrongEncoding(encoding);
  if (named === null || form.test(named)) throw noFile(named);
  const key = headerKeyOf(request);
  if (shell.filePlaces) await placed(context, shell.filePlaces, principal?.organizationId ?? "", max);
  const { media_type, size_bytes, sha256 } = await receive(context);
  const idempotency_key = key === null ? {} : { idempotency_key: key };
  const described: unknown = { ...call.query, ...idempotency_key, media_type, size_bytes, sha256 };
  context.input = { ...call, body: described } as ValidCall<OperationId>; // The handler reads `received` in its place.
};

/** Types that curl and forms send by themselves, around a file or in place of its own. */
const form = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

const noFile = (type: string | null) =>
  new Problem(
    "unsupported_media_type",
    `The body must be the file itself, with the content-type of the file, such as image/png or application/octet-stream, not ${type ?? "none"}.`,
  );

/** Returns the key of the header, where there is no body that could have one. */
const headerKeyOf = ({ headers }: Request): string | null => {
  const key = headers.get(keyHeader);
  if (key === null || (key.length >= 1 && key.length <= 255)) return key;
  throw Problem.of(refuseMember(keyHeader, "must have 1 to 255 characters"));
};

/** The handler validates its own protocol, which the contract does not describe. */
const asValid = (id: OperationId, raw: RawRequest) => ({ id, ...raw }) as ValidCall<OperationId>;

interface Requested {
  readonly pause?: Shell["pause"];
  /** Member of the body that has a file in base64. */
  readonly file?: string | undefined;
}

/** Reads the request. Refuses an `organization_id` first, since the credential alone decides the organization. */
export const readRequest = async (context: Context, requested: Requested = {}): Promise<RawRequest> => {
  const query = queryOf(context.url);
  if (Object.hasOwn(query, "organization_id")) throw organizationNotAllowed();
  if (Object.values(query).flat().length > maxParameters)
    throw Problem.of(refuseMember("query", `must have at most ${maxParameters} parameters`));
  const body = await bodyOf(context, requested);
  if (typeof body === "object" && body !== null && Object.hasOwn(body, "organization_id"))
    throw organizationNotAllowed();
  refuseUnstorable(query);
  return { params: context.params, query, body };
};

/** Takes the idempotency key of the header into the body, where the validator and the handler look for it. */
const conformKeyed = (context: Context, raw: RawRequest): ValidCall<OperationId> => {
  const { shell, request } = context;
  const { id, idempotent, bodyRequired } = operationOf(context);
  if (!idempotent || !request.headers.has(keyHeader) || id === "toolServer.call") return conform(shell, id, raw);
  const own = raw.body ?? (bodyRequired ? undefined : {});
  const body = withHeaderKey(request, own);
  return conform(shell, id, { ...raw, body }, body === own ? "idempotency_key" : keyHeader);
};

/** Returns the request as the contract describes it, or refuses it. `keyName` is the name that its key came by. */
const conform = <Id extends OperationId>(
  { validateRequest }: Shell,
  id: Id,
  raw: RawRequest,
  keyName = "idempotency_key",
): ValidCall<Id> => {
  const result = validateRequest(id, raw);
  if (result.ok) return { id, ...result.value };
  if (result.notFound) throw new Missing({ isMalformed: true });
  throw Problem.of(
    refuseMembers(
      result.details.map(({ path, message }) => ({
        path: path === "idempotency_key" ? keyName : path,
        message: message + lostPlus(raw.query[path]),
      })),
    ),
  );
};

/** Says how to write a plus sign to whoever wrote one into an address, where it is a space: phone numbers begin so. */
const lostPlus = (value: unknown): string =>
  typeof value === "string" && value.startsWith(" ") ? ". In an address, + is written %2B" : "";

/** Maximum parameters: more than any operation takes, since each unknown one is reported. */
const maxParameters = 100;

/** Groups parameters by name in one pass; a repeated one becomes a list. */
export const queryOf = ({ search, searchParams }: Context["url"]): RawRequest["query"] => {
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

/** Reads the body. One that the operation does not declare is only checked for an organization. */
const bodyOf = async (context: Context, { pause, file }: Requested): Promise<unknown> => {
  const { operation, request, shell } = context;
  const { bodiesInMemory: inMemory } = shell;
  const hear = (text: string) => void (context.bodyText = text);
  const hold = (held: HeldFile | null) => void (context.file = held);
  const around = file !== undefined && isLarge(request) ? { member: file, hold } : undefined;
  if (operation?.body === "file") return undefined;
  if (operation?.body === "json")
    return readJsonBody(request, { maxBytes: operation.maxBodyBytes, pause, inMemory, hear, around });
  return request.body === null ? undefined : readJsonBody(request, { inMemory }).catch(() => undefined);
};

const organizationNotAllowed = () =>
  new Problem(
    "organization_id_not_allowed",
    "organization_id must not be sent; the credential decides the organization.",
  );

// Reads an untrusted JSON body: checks its type, size, encoding, depth, number of members and characters.

const maxDepth = 64;

/** Maximum members and items in total: far above any real request, and few enough to report each error. */
const maxParts = 10_000;

const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

interface Reading {
  readonly maxBytes?: number | undefined;
  /** Called between the parts of long work. */
  readonly pause?: (() => Promise<void>) | undefined;
  /** Requests hold their bodies already, so reading in chunks would save no memory. */
  readonly inMemory?: boolean | undefined;
  /** Hears the text of the body before it is parsed; of a long one, its beginning. */
  readonly hear?: ((text: string) => void) | undefined;
  readonly around?: Pick<Around, "member" | "hold"> | undefined;
}

/** Returns the parsed body; undefined if there is none. */
export const readJsonBody = async (
  request: Request,
  { maxBytes = maxBodyBytes, pause, inMemory, hear, around }: Reading = {},
): Promise<unknown> => {
  const type = request.headers.get("content-type");
  const encoding = request.headers.get("content-encoding");
  if (encoding !== null && encoding.toLowerCase() !== "identity") throw wrongEncoding(encoding);
  refuseDeclared(request, maxBytes);
  if (type !== null && !json.test(type)) throw wrongType(type);
  const bytes = await (around
    ? readAround(request, maxBytes, { ...around, pause, inMemory })
    : readUpTo(request, maxBytes, inMemory));
  if (bytes.length === 0) return undefined;
  if (type === null) throw wrongType("none");
  if (pause) await pause();
  const text = decode(bytes);
  hear?.(bytes.length > maxHeard ? cutText.decode(bytes.subarray(0, maxHeard)) : text);
  if (!inMemory && bytes.length > maxBodyBytes) release(bytes);
  if (pause) await pause();
  const problem = shapeProblem(text);
  if (problem !== null) throw malformed(problem);
  const body = parse(text);
  if (pause) await pause();
  if (/\\u(0000|d[89a-f])/i.test(text)) refuseUnstorable(body);
  return body;
};

/** Bytes of a body that are heard at most: a part of the text would keep all of it in memory. */
const maxHeard = 2 * maxBodyBytes;

const cutText = new TextDecoder();

const decoder = new TextDecoder("utf-8", { fatal: true });

const decode = (bytes: Uint8Array): string => {
  try {
    return decoder.decode(bytes);
  } catch {
    throw malformed("The body is not valid UTF-8.");
  }
};

/** Characters of a broken body in which the fault is searched: a megabyte would take most of a second. */
const maxSearched = 32_768;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    if (text.length > maxSearched) throw malformed("The body is not valid JSON.");
    const { line, column } = jsonFault(text);
    throw malformed(`The body is not valid JSON at line ${line}, column ${column}.`);
  }
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

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];

const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Maximum length of a reported path, since a member's name may be as long as the body. */
const maxPathLength = 256;

/** Refuses U+0000 and unpaired surrogates, which PostgreSQL cannot store. In JSON both can only arrive as escapes. */
export const refuseUnstorable = (input: unknown): void => {
  const found = unstorableIn(input, "");
  if (found === null) return;
  const path = found.length <= maxPathLength ? found : `${found.slice(0, maxPathLength)}…`;
  throw Problem.of(refuseMember(path, "must not contain U+0000 or an unpaired surrogate"));
};

const unstorableIn = (value: unknown, path: string): string | null => {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? path || "body" : null;
  if (value === null || typeof value !== "object") return null;
  for (const [name, member] of Object.entries(value)) {
    const inner = path === "" ? name : `${path}.${name}`;
    const found = unstorableIn(name, inner) ?? unstorableIn(member, inner);
    if (found !== null) return found;
  }
  return null;
};

const malformed = (message: string) => new Problem("malformed_json", message);

const wrongEncoding = (encoding: string) =>
  new Problem("unsupported_media_type", `The body must be sent without content-encoding, not as ${encoding}.`);

const wrongType = (type: string) =>
  new Problem("unsupported_media_type", `The body must be sent as content-type: application/json, not ${type}.`);

// Header form of the idempotency key (Limits, Idempotency 1).

const keyHeader = "Idempotency-Key";

/** Returns the members with the key of the header. Refuses a key of their own that differs from it. */
export const withHeaderKey = ({ headers }: Request, members: unknown, path = "idempotency_key"): unknown => {
  const key = headers.get(keyHeader);
  if (key === null || typeof members !== "object" || members === null || Array.isArray(members)) return members;
  if (!("idempotency_key" in members)) return { ...members, idempotency_key: key };
  if (members.idempotency_key === key) return members;
  throw Problem.of(refuseMember(path, `must be the same as the header ${keyHeader}, or be left out`));
};
