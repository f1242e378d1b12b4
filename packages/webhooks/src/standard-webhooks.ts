/** The signature of the Standard Webhooks specification (version 1, symmetric), which deliveries carry as well. */
import { Buffer } from "node:buffer";
import { hmacSha256 } from "./hmac.ts";
import { rawBytes, type RawBody } from "./raw-body.ts";
import { secretList, type SigningSecret } from "./secret.ts";

/** The headers that a verifier of Standard Webhooks reads. */
export interface StandardWebhookHeaders {
  readonly "webhook-id": string;
  readonly "webhook-timestamp": string;
  readonly "webhook-signature": string;
}

export interface StandardWebhook {
  /** The event id: the same on every attempt. */
  readonly id: string;
  /** When the attempt is made, in milliseconds since the epoch. */
  readonly at: number;
  /** During a rotation several: there is a signature by each. */
  readonly secret: SigningSecret;
}

/**
 * Returns the Standard Webhooks headers for a body; to sign deliveries in your own tests.
 *
 * A secret of the form `whsec_…` is keyed as that specification says, any other with its UTF-8 bytes: verify those with
 * `new Webhook(secret, { format: "raw" })` of the package `standardwebhooks`.
 *
 * @throws {TypeError} for a body that is not raw, or an empty secret
 */
export function signStandardWebhook(rawBody: RawBody, { id, at, secret }: StandardWebhook): StandardWebhookHeaders {
  const body = rawBytes(rawBody);
  const timestamp = String(Math.floor(at / 1_000));
  const signed = Buffer.concat([
    Buffer.from(`${id}.${timestamp}.`),
    typeof body === "string" ? Buffer.from(body) : body,
  ]);
  const signatures = secretList(secret).map(
    (each) => `v1,${Buffer.from(hmacSha256(signed, keyOf(each))).toString("base64")}`,
  );
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}

const PREFIX = "whsec_";

function keyOf(secret: string): string | Uint8Array {
  return secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), "base64") : secret;
}
