/** Synchronous signing for Node.js, Bun and Deno. */
import { Buffer } from "node:buffer";
import { hmacSha256 } from "./hmac.ts";
import { rawBytes } from "./raw-body.ts";
import type { RawBody } from "./raw-body.ts";
import { secretList } from "./secret.ts";
import { base64Of, signedHead, standardHeaders } from "./standard-webhooks.ts";
import type { StandardWebhook, StandardWebhookHeaders } from "./standard-webhooks.ts";

/**
 * Returns the `Atlas-Signature` value for a body: 64 lower-case hex digits. Use it to sign deliveries in your own
 * tests.
 *
 * @throws {TypeError} for a body that is not raw, or an empty secret
 */
export const signPayload = (rawBody: RawBody, secret: string): string => {
  const bytes = rawBytes(rawBody);
  const [key = ""] = secretList(secret);
  return hmacSha256(bytes, key, "hex");
};

/**
 * Returns the Standard Webhooks headers for a body. Use them to sign deliveries in your own tests.
 *
 * A secret like `whsec_…` is base64-decoded, as that specification says. Any other secret is used as UTF-8 bytes.
 * Verify those with `new Webhook(secret, { format: "raw" })` of the package `standardwebhooks`.
 *
 * @throws {TypeError} for a body that is not raw, or an empty secret
 */
export const signStandardWebhook = (rawBody: RawBody, webhook: StandardWebhook): StandardWebhookHeaders => {
  const body = rawBytes(rawBody);
  const signed = Buffer.concat([Buffer.from(signedHead(webhook)), typeof body === "string" ? Buffer.from(body) : body]);
  const sign = (key: string | Uint8Array): string => hmacSha256(signed, key, "base64");
  return standardHeaders(webhook, secretList(webhook.secret).map(keyOf).map(sign));
};

const keyOf = (secret: string): string | Uint8Array => {
  const base64 = base64Of(secret);
  return base64 === undefined ? secret : Buffer.from(base64, "base64");
};
