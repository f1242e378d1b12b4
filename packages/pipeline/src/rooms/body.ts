/** Reads an untrusted JSON body: checks its type, size, encoding, depth, number of members and characters. */
import { refuseMember } from "@atlas-messaging/domain";
import { Problem } from "./problem.ts";

/** Maximum size of a body, unless the operation states another. */
export const maxBodyBytes = 1_048_576;
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
  /** Hears the text of the body before it is parsed. */
  readonly hear?: ((text: string) => void) | undefined;
}

/** Returns the parsed body; undefined if there is none. */
export const readJsonBody = async (
  request: Request,
  { maxBytes = maxBodyBytes, pause, inMemory, hear }: Reading = {},
): Promise<unknown> => {
  const type = request.headers.get("content-type");
  const encoding = request.headers.get("content-encoding");
  if (encoding !== null && encoding.toLowerCase() !== "identity") throw wrongEncoding(encoding);
  refuseDeclared(request, maxBytes);
  if (type !== null && !json.test(type)) throw wrongType(type);
  const bytes = await readUpTo(request, maxBytes, inMemory);
  if (bytes.length === 0) return undefined;
  if (type === null) throw wrongType("none");
  if (pause) await pause();
  const text = decode(bytes);
  hear?.(text);
  if (pause) await pause();
  const problem = shapeProblem(text);
  if (problem !== null) throw malformed(problem);
  const body = parse(text);
  if (pause) await pause();
  if (/\\u(0000|d[89a-f])/i.test(text)) refuseUnstorable(body);
  return body;
};

/** Returns the raw body; throws `payload_too_large` if it is longer. */
export const readBytes = async (request: Request, maxBytes: number): Promise<Uint8Array> => {
  refuseDeclared(request, maxBytes);
  return readUpTo(request, maxBytes);
};

const readUpTo = async (request: Request, maxBytes: number, inMemory = false): Promise<Uint8Array> => {
  if (!inMemory && !request.headers.has("content-length")) return readChunks(request, maxBytes);
  const bytes = new Uint8Array(await request.arrayBuffer());
  // The declared length is a claim of the sender.
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  return bytes;
};

const refuseDeclared = (request: Request, maxBytes: number): void => {
  // A length that is no number must be refused too.
  if (!(Number(request.headers.get("content-length") ?? "0") <= maxBytes)) throw tooLarge(maxBytes);
};

const readChunks = async (request: Request, maxBytes: number): Promise<Uint8Array> => {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > maxBytes) {
      // Not awaited: if the body is one branch of a clone, as interceptors make it, cancelling waits for the other
      // branch.
      reader.cancel().catch(() => {});
      throw tooLarge(maxBytes);
    }
    chunks.push(next.value);
  }
  return joined(chunks, size);
};

const joined = (chunks: readonly Uint8Array[], size: number): Uint8Array => {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
};

const decoder = new TextDecoder("utf-8", { fatal: true });

const decode = (bytes: Uint8Array): string => {
  try {
    return decoder.decode(bytes);
  } catch {
    throw malformed("The body is not valid UTF-8.");
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message may quote the body, so it is not passed on.
    throw malformed("The body is not valid JSON.");
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
const tooLarge = (maxBytes: number) => new Problem("payload_too_large", `The body may have at most ${maxBytes} bytes.`);
const wrongEncoding = (encoding: string) =>
  new Problem("unsupported_media_type", `The body must be sent without content-encoding, not as ${encoding}.`);
const wrongType = (type: string) =>
  new Problem("unsupported_media_type", `The body must be sent as content-type: application/json, not ${type}.`);
