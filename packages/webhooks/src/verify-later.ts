/** Verification on Web Crypto, which is asynchronous: edge workers, service workers, browsers. */
import { AtlasSignatureError } from "./errors.ts";
import { isReader, rawBytes, remedies } from "./raw-body.ts";
import type { BodyReader, RawBody } from "./raw-body.ts";
import { readEvent } from "./read-event.ts";
import type { ReceivedEvent, UnwrapOptions } from "./read-event.ts";
import { secretList } from "./secret.ts";
import type { SigningSecret } from "./secret.ts";
import { arrayBufferView, hmacKey } from "./web-crypto.ts";
import { refusalOf, signatureOf } from "./signature-header.ts";
import type { SignatureSource } from "./signature-header.ts";

/**
 * Checks that a delivery was signed with your secret (interface specification, "Webhook signature"). Await the result:
 * an unawaited promise counts as true.
 *
 * The signature is the hex HMAC-SHA256 of the raw body bytes. They are never decoded, and the comparison takes constant
 * time. Bad input from a sender gives `false`, never an error: answer 401.
 *
 * @param body the body as received, before any parser, or the `Request`
 * @param header the request's headers, or the value of its `Atlas-Signature` header
 * @param secret the signing secret, or several during a rotation
 * @throws {TypeError} for mistakes in your own code only: a body that was already parsed, or an empty secret
 * @example
 * ```ts
 * if (!(await verifyAtlasSignature(await request.arrayBuffer(), request.headers, secret))) {
 *   return new Response(null, { status: 401 });
 * }
 * ```
 */
export const verifyAtlasSignature = async (
  body: RawBody | BodyReader,
  header: SignatureSource,
  secret: SigningSecret,
): Promise<boolean> => {
  const bytes = arrayBufferView(await (isReader(body) ? body.arrayBuffer() : body));
  const current = signatureOf(header);
  const signatures = current ? [current, signatureOf(header, "atlas-signature-previous")] : [];
  let genuine = false;
  for (const each of secretList(secret))
    for (const signature of signatures)
      genuine ||= await crypto.subtle.verify("HMAC", await hmacKey(each), hexBytes(signature), bytes);
  return genuine;
};

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
 */
export const unwrap = async (
  body: RawBody | BodyReader,
  header: SignatureSource,
  secret: SigningSecret,
  options: UnwrapOptions = {},
): Promise<ReceivedEvent> => {
  const bytes = rawBytes(await (isReader(body) ? body.arrayBuffer() : body), remedies);
  if (!(await verifyAtlasSignature(bytes, header, secret))) throw new AtlasSignatureError(refusalOf(header));
  return readEvent(bytes, options);
};

const hexBytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
