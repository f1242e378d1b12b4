/** Verification on Web Crypto, which is asynchronous: edge workers, service workers, browsers. */
import { AtlasSignatureError } from "./errors.ts";
import { type BodyReader, type RawBody, isReader, rawBytes, remedies } from "./raw-body.ts";
import { type ReceivedEvent, type UnwrapOptions, readEvent } from "./read-event.ts";
import { type SigningSecret, secretList } from "./secret.ts";
import { type SignatureSource, refusalOf, signatureOf } from "./signature-header.ts";
import {
  type StandardWebhook,
  type StandardWebhookHeaders,
  keyOf,
  signedHead,
  standardHeaders,
} from "./standard-webhooks.ts";

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

// Signing on Web Crypto, which is asynchronous.

/**
 * Returns the `Atlas-Signature` value for a body: 64 lower-case hex digits. Use it to sign deliveries in your own
 * tests.
 *
 * @throws {TypeError} for a body that is not raw, or an empty secret
 */
export const signPayload = async (rawBody: RawBody, secret: string): Promise<string> => {
  const bytes = arrayBufferView(rawBody);
  const [key = ""] = secretList(secret);
  return Array.from(await hmac(bytes, key), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/**
 * Returns the Standard Webhooks headers for a body. Use them to sign deliveries in your own tests.
 *
 * A secret like `whsec_…` is base64-decoded, as that specification says. Any other secret is used as UTF-8 bytes.
 * Verify those with `new Webhook(secret, { format: "raw" })` of the package `standardwebhooks`.
 *
 * @throws {TypeError} for a body that is not raw, or an empty secret
 */
export const signStandardWebhook = async (
  rawBody: RawBody,
  webhook: StandardWebhook,
): Promise<StandardWebhookHeaders> => {
  // Not by a `Blob`: that of jsdom cannot be read.
  const [head, body] = [arrayBufferView(signedHead(webhook)), arrayBufferView(rawBody)];
  const signed = new Uint8Array([...head, ...body]);
  const sign = async (secret: string): Promise<string> =>
    btoa(String.fromCharCode(...(await hmac(signed, keyOf(secret)))));
  return standardHeaders(webhook, await Promise.all(secretList(webhook.secret).map(sign)));
};

const hmac = async (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, secret: string | Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.sign("HMAC", await hmacKey(secret), bytes));

/** Imports a key. A string stands for its UTF-8 bytes. */
const hmacKey = (secret: string | Uint8Array): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", arrayBufferView(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);

/** Web Crypto's types exclude shared memory. A received body is never shared. */
const arrayBufferView = (body: RawBody): Uint8Array<ArrayBuffer> => {
  const bytes = rawBytes(body);
  return typeof bytes === "string" ? new TextEncoder().encode(bytes) : (bytes as Uint8Array<ArrayBuffer>);
};
