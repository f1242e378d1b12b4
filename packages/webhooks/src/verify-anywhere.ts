/**
 * Verification and signing in plain JavaScript. Web Crypto would return a promise, and `!promise` is false: code that was
 * written for Node.js would then accept every forgery on an edge worker.
 */
import { AtlasSignatureError } from "./errors.ts";
import { type BodyReader, type RawBody, isReader, rawBytes, remedies } from "./raw-body.ts";
import { type ReceivedEvent, type ThinEvent, type Unwrapped, type UnwrapOptions, readEvent } from "./read-event.ts";
import { type SigningSecret, secretList } from "./secret.ts";
import { hmacOf, hmacSha256, joined } from "./sha256.ts";
import { type SignatureSource, refusalOf, signatureOf } from "./signature-header.ts";
import {
  type StandardWebhook,
  type StandardWebhookHeaders,
  keyOf,
  signedHead,
  standardHeaders,
} from "./standard-webhooks.ts";

/** Verifies a delivery, as `verifyAtlasSignature` of the main entry does. */
export const verifyAtlasSignature = (rawBody: RawBody, header: SignatureSource, secret: SigningSecret): boolean => {
  const bytes = bytesOf(rawBody);
  const current = signatureOf(header);
  const signatures = current ? [current, signatureOf(header, "atlas-signature-previous")] : [];
  return secretList(secret).some((key) => {
    const wanted = hmacSha256(key, bytes);
    return signatures.some((signature) => isEqual(signature, wanted));
  });
};

/** Compares a signature with the expected one in constant time. */
const isEqual = (given: string, wanted: string): boolean => {
  let difference = given.length ^ wanted.length;
  for (let at = 0; at < wanted.length; at++) difference |= given.charCodeAt(at) ^ wanted.charCodeAt(at);
  return difference === 0;
};

/** Verifies a delivery and returns its event, as `unwrap` of the main entry does. */
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

/** Returns the `Atlas-Signature` value for a body, as `signPayload` of the main entry does. */
export const signPayload = (rawBody: RawBody, secret: string): string => {
  const bytes = bytesOf(rawBody);
  const [key = ""] = secretList(secret);
  return hmacSha256(key, bytes);
};

/** Returns the Standard Webhooks headers for a body, as `signStandardWebhook` of the main entry does. */
export const signStandardWebhook = (rawBody: RawBody, webhook: StandardWebhook): StandardWebhookHeaders => {
  const signed = joined(bytesOf(signedHead(webhook)), bytesOf(rawBody));
  const sign = (secret: string): string => btoa(String.fromCharCode(...hmacOf(bytesOf(keyOf(secret)), signed)));
  return standardHeaders(webhook, secretList(webhook.secret).map(sign));
};

/** Returns the bytes of a body or a key, also of a `DataView`. A string stands for its UTF-8 bytes. */
const bytesOf = (body: RawBody): Uint8Array => {
  const bytes = rawBytes(body);
  if (typeof bytes === "string") return new TextEncoder().encode(bytes);
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};
