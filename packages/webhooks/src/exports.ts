/** Shared exports of both entries. Signing and verifying differ between them. */
export { AtlasPayloadError, AtlasSignatureError, AtlasStaleEventError } from "./errors.ts";
export type { SignatureRefusal } from "./errors.ts";
export { eventNames } from "./generated/events.ts";
export type { AtlasEvent, EventName, EventOf } from "./generated/events.ts";
export type { BodyReader, RawBody } from "./raw-body.ts";
export { isAtlasEvent } from "./read-event.ts";
export type { ReceivedEvent, UnknownEvent, UnwrapOptions } from "./read-event.ts";
export { memoryStore } from "./receivers/event-store.ts";
export type { EventState, EventStore } from "./receivers/event-store.ts";
export type { FastifyReceiver, FastifyScope } from "./receivers/fastify.ts";
export type { FetchReceiver } from "./receivers/fetch.ts";
export type { NodeReceiver, NodeRequest, NodeResponse } from "./receivers/node.ts";
export type { Delivery, EventHandler, EventHandlers, ReceiverClock, ReceiverOptions } from "./receivers/options.ts";
export type { SigningSecret } from "./secret.ts";
export type { PayloadProblem } from "./shape.ts";
export { PREVIOUS_SIGNATURE_HEADER, SIGNATURE_HEADER } from "./signature-header.ts";
export type { FetchHeaders, PlainHeaders, SignatureSource } from "./signature-header.ts";
export type { StandardWebhook, StandardWebhookHeaders } from "./standard-webhooks.ts";
