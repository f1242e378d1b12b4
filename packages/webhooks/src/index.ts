/**
 * Entry for Node.js, Bun and Deno: signs and verifies by `node:crypto`. Other platforms get the same functions from `web.ts`.
 */
import { fastifyReceiverWith } from "./receivers/fastify.ts";
import type { FastifyReceiver } from "./receivers/fastify.ts";
import { fetchReceiverWith } from "./receivers/fetch.ts";
import type { FetchReceiver } from "./receivers/fetch.ts";
import { nodeReceiverWith } from "./receivers/node.ts";
import type { NodeReceiver } from "./receivers/node.ts";
import type { ReceiverOptions } from "./receivers/options.ts";
import { unwrap } from "./verify-now.ts";

export * from "./exports.ts";
export { signPayload, signStandardWebhook } from "./sign-now.ts";
export { unwrap, verifyAtlasSignature } from "./verify-now.ts";

/**
 * Receives webhooks wherever a handler takes a `Request`: Bun, Hono, Elysia, Next.js, Deno, Workers.
 *
 * Answers 401 to a bad signature and 200 to everything else, including events without a handler. Each event reaches its
 * handler once. If a handler throws, the answer is 500 and the service delivers the event again. Slow handlers are
 * acknowledged before the service times out.
 *
 * @throws {TypeError} if `secret` is given and empty, or no string
 * @example
 * ```ts
 * const receive = fetchReceiver({ on: { "conversation.message_received": ({ message }) => reply(message) } });
 *
 * Bun.serve({ routes: { "/webhooks/atlas": { POST: receive } } });
 * ```
 */
export const fetchReceiver = (options: ReceiverOptions): FetchReceiver => fetchReceiverWith(unwrap, options);

/**
 * Receives webhooks with Node's `http` and Express, as {@link fetchReceiver} does.
 *
 * @throws {TypeError} if `secret` is given and empty, or no string
 * @example
 * ```ts
 * app.post("/webhooks/atlas", nodeReceiver({ on: { "message.delivered": ({ message }) => markSent(message.id) } }));
 * ```
 */
export const nodeReceiver = (options: ReceiverOptions): NodeReceiver => nodeReceiverWith(unwrap, options);

/**
 * Receives webhooks with Fastify, as {@link fetchReceiver} does. Other routes keep their own body parsers.
 *
 * @throws {TypeError} if `secret` is given and empty, or no string
 * @example
 * ```ts
 * app.register(fastifyReceiver({ on }), { prefix: "/webhooks/atlas" });
 * ```
 */
export const fastifyReceiver = (options: ReceiverOptions): FastifyReceiver => fastifyReceiverWith(unwrap, options);
