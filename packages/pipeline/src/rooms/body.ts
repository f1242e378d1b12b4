/** Reading a JSON body without trusting it: its type, size, encoding, depth, number of members and characters. */
import { refuseMember } from "@atlas-messaging/domain";
import { Problem } from "./problem.ts";

/** Of operations that state no bound of their own. */
export const maxBodyBytes = 1_048_576;
const maxDepth = 64;
/** Members and items altogether: far more than any request has, and few enough to be told what is wrong with each. */
const maxParts = 10_000;
const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

interface Reading {
  readonly maxBytes?: number | undefined;
  /** Called between parts of what takes long. */
  readonly pause?: (() => Promise<void>) | undefined;
  /** Whether requests hold their bodies already: reading one piece by piece would spare nothing. */
  readonly inMemory?: boolean | undefined;
}

/** The parsed body; undefined when there is none. */
export const readJsonBody = async (
  request: Request,
  { maxBytes = maxBodyBytes, pause, inMemory }: Reading = {},
): Promise<unknown> => {
  const type = request.headers.get("content-type");
  const encoding = request.headers.get("content-encoding");
  if (encoding !== null && encoding.toLowerCase() !== "identity") throw wrongEncoding(encoding);
  refuseDeclared(request, maxBytes);
  if (type !== null && !json.test(type)) throw wrongType(type);
  const bytes = await readBytes(request, maxBytes, inMemory);
  if (bytes.length === 0) return undefined;
  if (type === null) throw wrongType("none");
  await pause?.();
  const text = decode(bytes);
  await pause?.();
  const problem = shapeProblem(text);
  if (problem !== null) throw malformed(problem);
  const body = parse(text);
  await pause?.();
  if (/\\u(0000|d[89a-f])/i.test(text)) refuseUnstorable(body);
  return body;
};

/** The raw body; throws `payload_too_large` when it is longer. */
export const readBytes = async (request: Request, mostBytes: number, inMemory = false): Promise<Uint8Array> => {
  refuseDeclared(request, mostBytes);
  if (!request.headers.has("content-length") && !inMemory) return readChunks(request, mostBytes);
  const bytes = new Uint8Array(await request.arrayBuffer());
  // A declared length is the sender's word.
  if (bytes.length > mostBytes) throw tooLarge(mostBytes);
  return bytes;
};

const refuseDeclared = (request: Request, mostBytes: number): void => {
  // What is no number would be no bound either.
  if (!(Number(request.headers.get("content-length") ?? "0") <= mostBytes)) throw tooLarge(mostBytes);
};

const readChunks = async (request: Request, mostBytes: number): Promise<Uint8Array> => {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > mostBytes) {
      // Not awaited: where the body is one branch of a clone, as interceptors make it, this waits for the other to end.
      reader.cancel().catch(() => {});
      throw tooLarge(mostBytes);
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
    // The parser's own message may quote the body, so it stays here.
    throw malformed("The body is not valid JSON.");
  }
};

/**
 * Code that walks a parsed body recursively dies of one nested a million deep, and a megabyte can hold half a million
 * members, each to be found wrong: this counts before parsing. Text between quotes is stepped over as a whole.
 */
export const shapeProblem = (text: string, mostParts = maxParts): string | null => {
  let [depth, parts] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === quote) at = endOfString(text, at);
    else if (char === openBrace || char === openBracket) {
      if (++depth > maxDepth) return `The body is nested deeper than ${maxDepth} levels.`;
      parts++;
    } else if (char === closeBrace || char === closeBracket) depth--;
    else if (char === comma) parts++;
    if (parts > mostParts) return `The body has more than ${mostParts} members and items.`;
  }
  return null;
};

/** Where the string ends that begins here: at a quote behind an even number of backslashes. */
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

/** A name of the sender's own may be as long as the body, and is told twice. */
const longestPath = 256;

/** PostgreSQL stores neither U+0000 nor half a surrogate pair; in a body both can only arrive as escapes. */
export const refuseUnstorable = (input: unknown): void => {
  const found = unstorableIn(input, "");
  if (found === null) return;
  const path = found.length <= longestPath ? found : `${found.slice(0, longestPath)}…`;
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
const tooLarge = (mostBytes: number) =>
  new Problem("payload_too_large", `The body may have at most ${mostBytes} bytes.`);
const wrongEncoding = (encoding: string) =>
  new Problem("unsupported_media_type", `The body must be sent without content-encoding, not as ${encoding}.`);
const wrongType = (type: string) =>
  new Problem("unsupported_media_type", `The body must be sent as content-type: application/json, not ${type}.`);
