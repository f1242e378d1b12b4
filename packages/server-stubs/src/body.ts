import type { KnownOperation } from "./answer.ts";
import {
  decode,
  parse,
  refuseDeclared,
  refuseEncoded,
  refuseForm,
  refuseOtherType,
  refuseShape,
  tooLarge,
} from "./request.ts";

interface Read {
  /** Parsed JSON; undefined if there is none. */
  readonly body: unknown;
  readonly file: ReadableStream<Uint8Array> | null;
}

/** Reads a JSON body, or hands on the bytes of a file. One that the operation does not take refuses nothing by itself. */
export const bodyOf = async (request: Request, { body, maxBodyBytes }: KnownOperation): Promise<Read> => {
  if (body === "json") return { body: await jsonOf(request, maxBodyBytes), file: null };
  if (body === "none") return { body: await jsonOf(request, maxBodyBytes).catch(() => undefined), file: null };
  refuseEncoded(request);
  refuseDeclared(request, maxBodyBytes);
  refuseForm(request);
  return { body: undefined, file: bounded(request.body ?? new Blob([]).stream(), maxBodyBytes) };
};

const jsonOf = async (request: Request, maxBytes: number): Promise<unknown> => {
  if (!request.body) return undefined;
  refuseEncoded(request);
  refuseDeclared(request, maxBytes);
  // A body without a type may be empty.
  if (request.headers.has("content-type")) refuseOtherType(request);
  const bytes = await new Blob(await chunksOf(bounded(request.body, maxBytes))).arrayBuffer();
  if (bytes.byteLength === 0) return undefined;
  refuseOtherType(request);
  const text = decode(bytes);
  refuseShape(text);
  return parse(text);
};

/** Passes a body on up to its bound. */
const bounded = (body: ReadableStream<Uint8Array<ArrayBuffer>>, maxBytes: number) => {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        size += chunk.length;
        if (size > maxBytes) throw tooLarge(maxBytes);
        controller.enqueue(chunk);
      },
    }),
  );
};

const chunksOf = async <Chunk>(stream: ReadableStream<Chunk>): Promise<Chunk[]> => {
  const chunks: Chunk[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
};

/** Maximum bytes of an unread body that are read before the answer. */
const maxDrained = 16_777_216;

/** Reads what nobody has read. An answer ahead of the body would make servers of Node.js cut the connection. */
export const drain = async (request: Request): Promise<void> => {
  try {
    if (!request.body || request.bodyUsed) return;
    for await (const _ of bounded(request.body, maxDrained));
  } catch {
    // The client has gone, sends too much, or the platform gives the body to one reader alone.
  }
};
