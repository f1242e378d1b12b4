import type { RawBody } from "../raw-body.ts";
import type { PlainHeaders } from "../signature-header.ts";
import type { ReceiverOptions } from "./options.ts";
import { maxBodyBytes, receiverOf } from "./receive.ts";
import type { Unwrap } from "./receive.ts";
import { onceClosed } from "./work-after.ts";
import type { Closing } from "./work-after.ts";

/** The methods of a Fastify instance that a receiver uses. */
export interface FastifyScope {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    contentType: string,
    options: { parseAs: "buffer"; bodyLimit: number },
    parser: (request: unknown, body: Uint8Array, done: (error: null, body: Uint8Array) => void) => void,
  ): unknown;
  post(path: string, handler: (request: FastifyDelivery, reply: FastifyAnswer) => Promise<unknown>): unknown;
}

interface FastifyDelivery {
  readonly headers: PlainHeaders;
  readonly body: unknown;
}

interface FastifyAnswer {
  readonly raw: Closing;
  code(status: number): { send(text?: string): unknown };
}

/** A Fastify plugin. Register it with the path as its `prefix`. */
export type FastifyReceiver = (scope: FastifyScope, options: unknown, done: () => void) => void;

export const fastifyReceiverWith = (unwrap: Unwrap, options: ReceiverOptions): FastifyReceiver => {
  const receive = receiverOf(unwrap, options);
  return (scope, _options, done) => {
    // Parsers belong to this plugin's scope, so other routes keep theirs.
    scope.removeAllContentTypeParsers();
    const bodyLimit = options.maxBodyBytes ?? maxBodyBytes;
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, parsed) => parsed(null, body));
    scope.post("/", async ({ headers, body }, reply) => {
      const { status, text, after } = await receive({ headers, read: () => bytesOf(body) });
      const work = after && onceClosed(reply.raw, after);
      if (work) options.waitUntil?.(work);
      return reply.code(status).send(text ?? undefined);
    });
    done();
  };
};

/** The parser above returns bytes. It does not run for an empty body. */
const bytesOf = (body: unknown): RawBody => (body === undefined || body === null ? "" : (body as Uint8Array));
