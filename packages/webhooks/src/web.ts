/** Entry for edge workers, service workers and browsers: the same names on Web Crypto, so they return promises. */
import { fastifyReceiverWith } from "./receivers/fastify.ts";
import type { FastifyReceiver } from "./receivers/fastify.ts";
import { fetchReceiverWith } from "./receivers/fetch.ts";
import type { FetchReceiver } from "./receivers/fetch.ts";
import { nodeReceiverWith } from "./receivers/node.ts";
import type { NodeReceiver } from "./receivers/node.ts";
import type { ReceiverOptions } from "./receivers/options.ts";
import { unwrap } from "./verify-later.ts";

export * from "./exports.ts";
export { signPayload, signStandardWebhook } from "./sign-later.ts";
export { unwrap, verifyAtlasSignature } from "./verify-later.ts";

/** Receives webhooks, as `fetchReceiver` of the main entry does. */
export const fetchReceiver = (options: ReceiverOptions): FetchReceiver => fetchReceiverWith(unwrap, options);

/** Receives webhooks, as `nodeReceiver` of the main entry does. */
export const nodeReceiver = (options: ReceiverOptions): NodeReceiver => nodeReceiverWith(unwrap, options);

/** Receives webhooks, as `fastifyReceiver` of the main entry does. */
export const fastifyReceiver = (options: ReceiverOptions): FastifyReceiver => fastifyReceiverWith(unwrap, options);
