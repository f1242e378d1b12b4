/** Entry for edge workers, service workers and browsers: the same functions without `node:crypto`. */
import { type FastifyReceiver, fastifyReceiverWith } from "./receivers/fastify.ts";
import { type FetchReceiver, fetchReceiverWith } from "./receivers/fetch.ts";
import { type NodeReceiver, nodeReceiverWith } from "./receivers/node.ts";
import type { ReceiverOptions } from "./receivers/options.ts";
import { unwrap } from "./verify-anywhere.ts";

export * from "./exports.ts";
export { signPayload, signStandardWebhook } from "./verify-anywhere.ts";
export { unwrap, verifyAtlasSignature } from "./verify-anywhere.ts";

/** Receives webhooks, as `fetchReceiver` of the main entry does. */
export const fetchReceiver = (options: ReceiverOptions): FetchReceiver => fetchReceiverWith(unwrap, options);

/** Receives webhooks, as `nodeReceiver` of the main entry does. */
export const nodeReceiver = (options: ReceiverOptions): NodeReceiver => nodeReceiverWith(unwrap, options);

/** Receives webhooks, as `fastifyReceiver` of the main entry does. */
export const fastifyReceiver = (options: ReceiverOptions): FastifyReceiver => fastifyReceiverWith(unwrap, options);
