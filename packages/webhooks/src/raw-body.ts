/** The request body exactly as it was received. A string stands for its UTF-8 bytes. */
export type RawBody = Uint8Array | ArrayBuffer | string;

/** A `Request` of the Fetch standard. */
export interface BodyReader {
  arrayBuffer(): Promise<ArrayBuffer>;
  readonly bodyUsed: boolean;
}

/** Whether the bytes have yet to be read. */
export const isReader = (body: RawBody | BodyReader): body is BodyReader =>
  typeof (body as BodyReader | null)?.arrayBuffer === "function" && !(body as BodyReader).bodyUsed;

/** What to do, framework by framework; verifying alone names the commonest, to stay as small as it is. */
export const remedies =
  'Express: express.raw({ type: "*/*" }) on the route, before express.json(). ' +
  'Fastify: addContentTypeParser(…, { parseAs: "buffer" }, …). Elysia: { parse: "none" }. NestJS: rawBody: true. ' +
  "Next.js API routes: bodyParser: false. Hono, Next.js, Bun, Deno, Workers: await request.arrayBuffer(), once.";

/**
 * Returns the body in a form that every hash accepts, without copying or decoding it.
 *
 * @param remedy what the receiver's author is told to do
 * @throws {TypeError} if the value is not raw, most often because a framework has already parsed it
 */
export const rawBytes = (
  body: RawBody,
  remedy = 'Use express.raw({type:"*/*"}), parseAs:"buffer" or arrayBuffer()',
): Uint8Array | string => {
  // Bytes from another realm (test runners, worker contexts) fail `instanceof`; hashes take them, and views of any kind.
  if (typeof body === "string" || ArrayBuffer.isView(body)) return body;
  if ({}.toString.call(body) !== "[object ArrayBuffer]") throw new TypeError(`Not raw. ${remedy}`);
  return new Uint8Array(body);
};
