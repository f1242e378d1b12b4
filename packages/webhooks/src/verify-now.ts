/** Synchronous verification for Node.js, Bun and Deno, with the platform's own HMAC. */
import { timingSafeEqual } from "node:crypto";
import { AtlasSignatureError } from "./errors.ts";
import { hmacSha256 } from "./hmac.ts";
import { isReader, rawBytes, remedies } from "./raw-body.ts";
import type { BodyReader, RawBody } from "./raw-body.ts";
import { readEvent } from "./read-event.ts";
import type { ReceivedEvent, ThinEvent, Unwrapped, UnwrapOptions } from "./read-event.ts";
import { secretList } from "./secret.ts";
import type { SigningSecret } from "./secret.ts";
import { refusalOf, valueOf } from "./signature-header.ts";
import type { SignatureSource } from "./signature-header.ts";

/**
 * Checks that a delivery was signed with your secret (interface specification, "Webhook signature").
 *
 * The signature is the hex HMAC-SHA256 of the raw body bytes. They are never decoded, and the comparison takes constant
 * time. Bad input from a sender gives `false`, never an error: answer 401.
 *
 * @param rawBody the body as received, before any parser: `await request.arrayBuffer()`
 * @param header the request's headers, or the value of its `Atlas-Signature` header
 * @param secret the signing secret, or several during a rotation
 * @throws {TypeError} for mistakes in your own code only: a body that was already parsed, or an empty secret
 * @example
 * ```ts
 * if (!verifyAtlasSignature(await request.arrayBuffer(), request.headers, secret)) {
 *   return new Response(null, { status: 401 });
 * }
 * ```
 */
export const verifyAtlasSignature = (rawBody: RawBody, header: SignatureSource, secret: SigningSecret): boolean => {
  const bytes = rawBytes(rawBody);
  const current = valueOf(header);
  return secretList(secret).some((key) => {
    wanted.write(hmacSha256(bytes, key, "hex"));
    return (
      isWanted(current) || (/^[\da-f]{64}$/.test(current) && isWanted(valueOf(header, "atlas-signature-previous")))
    );
  });
};

/** One buffer serves every call, since nothing is awaited between writing and comparing. A new one costs a fifth. */
const given = Buffer.alloc(64);
const wanted = Buffer.alloc(64);

/** Compares a text with the expected signature in constant time. A text of another length is refused. */
const isWanted = (text: string): boolean =>
  text.length === 64 && given.write(text) === 64 && timingSafeEqual(given, wanted);

/**
 * Verifies a delivery and returns its event, validated and typed.
 *
 * An unknown `event_type` passes, so that new events break nothing: skip it with a 200. Delivery is at least once: skip
 * an `event_id` that you have already handled.
 *
 * @param options `maxAge` refuses older events
 * @throws {AtlasSignatureError} `code: "invalid_signature"`; answer 401
 * @throws {AtlasPayloadError} `code: "invalid_payload"`: signed, but not an event; see `problems`
 * @throws {AtlasStaleEventError} `code: "stale_event"`: outside `maxAge`
 * @throws {TypeError} as {@link verifyAtlasSignature}
 * @example
 * ```ts
 * const event = unwrap(await request.arrayBuffer(), request.headers, secret);
 * if (event.event_type === "conversation.message_received") await queue(event);
 * ```
 */
export function unwrap<const Options extends UnwrapOptions = Record<never, never>>(
  rawBody: RawBody,
  header: SignatureSource,
  secret: SigningSecret,
  options?: Options,
): Unwrapped<Options>;
export function unwrap<const Options extends UnwrapOptions = Record<never, never>>(
  request: BodyReader,
  header: SignatureSource,
  secret: SigningSecret,
  options?: Options,
): Promise<Unwrapped<Options>>;
export function unwrap(
  body: RawBody | BodyReader,
  header: SignatureSource,
  secret: SigningSecret,
  options: UnwrapOptions = {},
): ReceivedEvent | ThinEvent | Promise<ReceivedEvent | ThinEvent> {
  if (isReader(body)) return body.arrayBuffer().then((bytes) => unwrap(bytes, header, secret, options));
  const bytes = rawBytes(body, remedies);
  if (!verifyAtlasSignature(bytes, header, secret)) throw new AtlasSignatureError(refusalOf(header));
  return readEvent(bytes, options);
}
