/** The request body exactly as it was received. A string stands for its UTF-8 bytes. */
export type RawBody = Uint8Array | ArrayBuffer | string;

/**
 * Returns the body in a form that every hash accepts, without copying or decoding it.
 *
 * @throws {TypeError} if the value is not raw, most often because a framework has already parsed it
 */
export function rawBytes(body: RawBody): Uint8Array | string {
  if (typeof body === "string" || body instanceof Uint8Array) return body;
  // Bytes from another realm (test runners, worker contexts) fail `instanceof`, so the tags decide.
  if (ArrayBuffer.isView(body)) return viewBytes(body);
  if (isArrayBuffer(body)) return new Uint8Array(body);
  throw new TypeError(notRawMessage(body));
}

function viewBytes(view: ArrayBufferView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

function isArrayBuffer(value: unknown): value is ArrayBuffer {
  return Object.prototype.toString.call(value) === "[object ArrayBuffer]";
}

function notRawMessage(body: unknown): string {
  return (
    `The raw request body is needed (Uint8Array, ArrayBuffer or string), but this is ${describe(body)}. ` +
    "The signature covers the bytes as they were sent, and parsed JSON cannot be turned back into them. " +
    'Express: express.raw({ type: "*/*" }) on the route, before express.json(). ' +
    'Fastify: addContentTypeParser("application/json", { parseAs: "buffer" }, …). ' +
    "Next.js, Hono, Bun, Deno: await request.arrayBuffer()."
  );
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return `${value}: no body has been read`;
  if (typeof value !== "object") return `a ${typeof value}`;
  const tag = Object.prototype.toString.call(value).slice(8, -1);
  return tag === "Object" || tag === "Array"
    ? `a parsed ${tag.toLowerCase()}: a body parser ran first`
    : `a ${tag}: read its bytes first`;
}
