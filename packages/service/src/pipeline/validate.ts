import type { OperationId } from "@atlas-messaging/contract";
import type { RawRequest } from "@atlas-messaging/validators";
import { refuseMember } from "../core/outcome.ts";
import type { Call as ValidCall } from "@atlas-messaging/server-stubs";
import {
  decode,
  keyHeader,
  invalid,
  keyed,
  limitClassOf,
  maxBodyBytes,
  parse,
  readQuery,
  refuseDeclared,
  refuseEncoded,
  refuseForm,
  refuseOrganization,
  refuseOtherType,
  refuseShape,
} from "@atlas-messaging/server-stubs/parts";
import type { HandlerTraits } from "./handler.ts";
import type { Shell } from "./services.ts";
import { type Context, operationOf } from "./context.ts";
import { Missing, Problem } from "./problem.ts";
import { count } from "./limit.ts";
import { type Around, isLarge, placed, readAround, readUpTo, release } from "./body-bytes.ts";
import type { HeldFile } from "./file-body.ts";

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
    context.input = isForeign ? asValid(operation.id, raw) : conform(context, raw);
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
  const { maxBodyBytes: max } = operationOf(context);
  const call = conform(context, await readRequest(context));
  refuseEncoded(request);
  refuseForm(request);
  const key = headerKeyOf(request);
  if (shell.filePlaces) await placed(context, shell.filePlaces, principal?.organizationId ?? "", max);
  const { media_type, size_bytes, sha256 } = await receive(context);
  const idempotency_key = key === null ? {} : { idempotency_key: key };
  const described: unknown = { ...call.query, ...idempotency_key, media_type, size_bytes, sha256 };
  context.input = { ...call, body: described } as ValidCall<OperationId>; // The handler reads `received` in its place.
};

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
  const query = readQuery(context.url);
  const body = await bodyOf(context, requested);
  refuseOrganization(body);
  refuseUnstorable(query);
  return { params: context.params, query, body };
};

/** Returns the request as the contract describes it, or refuses it. */
const conform = (context: Context, raw: RawRequest): ValidCall<OperationId> => {
  const operation = operationOf(context);
  const { body, named } = keyed(context.request, operation, raw.body);
  const result = context.shell.validateRequest(operation.id, { ...raw, body });
  if (result.ok) return { id: operation.id, ...result.value };
  if (result.notFound) throw new Missing({ isMalformed: true });
  throw Problem.of(
    invalid(named(result.details).map(({ path, message }) => ({ path, message: message + lostPlus(raw.query[path]) }))),
  );
};

/** Says how to write a plus sign to whoever wrote one into an address, where it is a space: phone numbers begin so. */
const lostPlus = (value: unknown): string =>
  typeof value === "string" && value.startsWith(" ") ? ". In an address, + is written %2B" : "";

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
  refuseEncoded(request);
  refuseDeclared(request, maxBytes);
  // A body without a type may be empty.
  if (request.headers.has("content-type")) refuseOtherType(request);
  const bytes = await (around
    ? readAround(request, maxBytes, { ...around, pause, inMemory })
    : readUpTo(request, maxBytes, inMemory));
  if (bytes.length === 0) return undefined;
  refuseOtherType(request);
  if (pause) await pause();
  const text = decode(bytes);
  hear?.(bytes.length > maxHeard ? cutText.decode(bytes.subarray(0, maxHeard)) : text);
  if (!inMemory && bytes.length > maxBodyBytes) release(bytes);
  if (pause) await pause();
  refuseShape(text);
  const body = parse(text, placeOfFault);
  if (pause) await pause();
  if (/\\u(0000|d[89a-f])/i.test(text)) refuseUnstorable(body);
  return body;
};

/** Characters of a broken body in which the fault is searched: a megabyte would take most of a second. */
const maxSearched = 32_768;

const placeOfFault = (text: string): string => {
  if (text.length > maxSearched) return "";
  const { line, column } = jsonFault(text);
  return ` at line ${line}, column ${column}`;
};

/** Bytes of a body that are heard at most: a part of the text would keep all of it in memory. */
const maxHeard = 2 * maxBodyBytes;

const cutText = new TextDecoder();

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

// The place of a fault in a text that is no JSON.

/** One token with the space before it, by the grammar of RFC 8259. Sticky, so a search fails where the next one begins. */
const token =
  /[ \t\n\r]*(?:([{}[\],:])|("[ !#-[\]-\u{10FFFF}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10FFFF}]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

/** Kinds of token that may come next: `first` and `name` begin a container, and may end it at once. */
type Awaited = "value" | "first" | "name" | "key" | "colon" | "comma" | "end";

/** Returns what may come after a token that fits, or null where it does not. Opens and closes containers. */
const step = (awaited: Awaited, open: string[], mark: string | undefined, isText: boolean): Awaited | null => {
  const after = (): Awaited => (open.length === 0 ? "end" : "comma");
  const closing = open.at(-1) === "{" ? "}" : "]";
  if (mark === closing && open.length > 0 && ["first", "name", "comma"].includes(awaited)) {
    open.pop();
    return after();
  }
  if (mark === "," && awaited === "comma") return open.at(-1) === "{" ? "key" : "value";
  if (mark === ":" && awaited === "colon") return "value";
  if (awaited === "name" || awaited === "key") return isText ? "colon" : null;
  if (awaited !== "value" && awaited !== "first") return null;
  if (mark === undefined) return after();
  if (mark !== "{" && mark !== "[") return null;
  open.push(mark);
  return mark === "{" ? "name" : "first";
};

/** Line and column, both from 1, where a text that is no JSON stops to be JSON: the parser's own message would quote it. */
export const jsonFault = (text: string): { readonly line: number; readonly column: number } => {
  const open: string[] = [];
  let [awaited, at]: [Awaited | null, number] = ["value", 0];
  while (awaited !== null) {
    token.lastIndex = at;
    const found = token.exec(text);
    awaited = found && step(awaited, open, found[1], found[2] !== undefined);
    if (found && awaited !== null) at += found[0].length;
  }
  const before = text.slice(0, at + (/^[ \t\n\r]*/.exec(text.slice(at))?.[0].length ?? 0));
  return { line: before.split("\n").length, column: before.length - before.lastIndexOf("\n") };
};
