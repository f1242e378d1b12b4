/** Request body exactly as received. A string stands for its UTF-8 bytes. */
export type RawBody = Uint8Array | ArrayBuffer | string;

/** A `Request` of the Fetch standard. */
export interface BodyReader {
  arrayBuffer(): Promise<ArrayBuffer>;
  readonly bodyUsed: boolean;
}

/** Recognizes a request whose bytes have not been read. */
export const isReader = (body: RawBody | BodyReader): body is BodyReader =>
  typeof (body as BodyReader | null)?.arrayBuffer === "function" && !(body as BodyReader).bodyUsed;

/** Fixes for each framework. Plain verification names only the commonest, to stay small. */
export const remedies =
  'Express: express.raw({ type: "*/*", limit: "1mb" }) on the route, before express.json(). ' +
  'Fastify: addContentTypeParser(…, { parseAs: "buffer" }, …). Elysia: { parse: "none" }. NestJS: rawBody: true. ' +
  "Next.js API routes: bodyParser: false. Hono, Next.js, Bun, Deno, Workers: await request.arrayBuffer(), once.";

/**
 * Returns the body in a form that every hash accepts, without copying or decoding it.
 *
 * @param remedy fix to name in the error
 * @throws {TypeError} if the value is not raw, most often because a framework has already parsed it
 */
export const rawBytes = (
  body: RawBody,
  remedy = 'Use express.raw({type:"*/*"}), parseAs:"buffer" or arrayBuffer()',
): Uint8Array | string => {
  // Bytes from another realm (test runners, worker contexts) fail `instanceof`. Hashes accept them, and views of any
  // kind.
  if (typeof body === "string" || ArrayBuffer.isView(body)) return body;
  if ({}.toString.call(body) !== "[object ArrayBuffer]") throw new TypeError(`Not raw. ${remedy}`);
  return new Uint8Array(body);
};
