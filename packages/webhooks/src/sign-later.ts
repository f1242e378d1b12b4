/** Signing on Web Crypto, which is asynchronous. */
import type { RawBody } from "./raw-body.ts";
import { secretList } from "./secret.ts";
import { keyOf, signedHead, standardHeaders } from "./standard-webhooks.ts";
import type { StandardWebhook, StandardWebhookHeaders } from "./standard-webhooks.ts";
import { arrayBufferView, hmacKey } from "./web-crypto.ts";

/**
 * Returns the `Atlas-Signature` value for a body: 64 lower-case hex digits. Use it to sign deliveries in your own
 * tests.
 *
 * @throws {TypeError} for a body that is not raw, or an empty secret
 */
export const signPayload = async (rawBody: RawBody, secret: string): Promise<string> => {
  const bytes = arrayBufferView(rawBody);
  secretList(secret);
  return Array.from(await hmac(bytes, secret), (byte) => byte.toString(16).padStart(2, "0")).join("");
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
  const signed = await new Blob([signedHead(webhook), arrayBufferView(rawBody)]).arrayBuffer();
  const sign = async (secret: string): Promise<string> =>
    btoa(String.fromCharCode(...(await hmac(signed, keyOf(secret)))));
  return standardHeaders(webhook, await Promise.all(secretList(webhook.secret).map(sign)));
};

const hmac = async (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, secret: string | Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.sign("HMAC", await hmacKey(secret), bytes));
