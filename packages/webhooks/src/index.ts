import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";
import { AtlasSignatureError } from "./errors.ts";
import { parseVerified } from "./event-payload.ts";
import type { AtlasEvent } from "./generated/events.ts";
import { hmacSha256 } from "./hmac.ts";
import { rawBytes, type RawBody } from "./raw-body.ts";
import { secretList, type SigningSecret } from "./secret.ts";
import { signatureCandidates, type SignatureSource } from "./signature-header.ts";

export { AtlasPayloadError, AtlasSignatureError } from "./errors.ts";
export { eventNames } from "./generated/events.ts";
export type { AtlasEvent, EventName, EventOf } from "./generated/events.ts";
export type { RawBody } from "./raw-body.ts";
export type { SigningSecret } from "./secret.ts";
export { PREVIOUS_SIGNATURE_HEADER, SIGNATURE_HEADER } from "./signature-header.ts";
export type { FetchHeaders, PlainHeaders, SignatureSource } from "./signature-header.ts";
export { signStandardWebhook } from "./standard-webhooks.ts";
export type { StandardWebhook, StandardWebhookHeaders } from "./standard-webhooks.ts";

/**
 * Tells whether a delivery was signed with your secret (interface specification, "Webhook signature").
 *
 * The signature is the hex HMAC-SHA256 of the raw body bytes. They are never decoded, and the comparison takes constant
 * time. Whatever a sender puts in the header or the body, the answer is a boolean: answer 401 to `false`.
 *
 * @param rawBody the body as received, before any parser
 * @param header the request's headers, or the value of its `Atlas-Signature` header
 * @param secret the signing secret, or several during a rotation
 * @throws {TypeError} for mistakes of the receiver's own code only: a body that was already parsed, an empty secret
 * @example
 * if (!verifyAtlasSignature(await request.arrayBuffer(), request.headers, secret)) {
 *   return new Response(null, { status: 401 });
 * }
 */
export function verifyAtlasSignature(rawBody: RawBody, header: SignatureSource, secret: SigningSecret): boolean {
  const bytes = rawBytes(rawBody);
  const secrets = secretList(secret);
  const signatures = signatureCandidates(header).map((hex) => Buffer.from(hex, "hex"));
  if (signatures.length === 0) return false;
  return secrets.some((key) => {
    const expected = hmacSha256(bytes, key);
    return signatures.some((signature) => timingSafeEqual(signature, expected));
  });
}

/**
 * Verifies a delivery and returns its event, typed by the contract.
 * Delivery is at least once: skip an `event_id` that you have already handled.
 *
 * @throws {AtlasSignatureError} `code: "invalid_signature"`; answer 401
 * @throws {AtlasPayloadError} `code: "invalid_payload"`: signed, but not a JSON object
 * @throws {TypeError} as {@link verifyAtlasSignature}
 * @example
 * const event = unwrap(await request.arrayBuffer(), request.headers, secret);
 * if (event.event_type === "conversation.message_received") await queue(event);
 */
export function unwrap<Event = AtlasEvent>(rawBody: RawBody, header: SignatureSource, secret: SigningSecret): Event {
  if (!verifyAtlasSignature(rawBody, header, secret)) throw new AtlasSignatureError();
  return parseVerified<Event>(rawBytes(rawBody));
}

/**
 * Returns the `Atlas-Signature` value for a body, 64 lower-case hex digits; to sign deliveries in your own tests.
 *
 * @throws {TypeError} for a body that is not raw, or an empty secret
 */
export function signPayload(rawBody: RawBody, secret: string): string {
  const bytes = rawBytes(rawBody);
  secretList(secret);
  return Buffer.from(hmacSha256(bytes, secret)).toString("hex");
}
