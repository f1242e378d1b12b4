/** The signature of the Standard Webhooks specification (version 1, symmetric), which deliveries carry as well. */
import type { SigningSecret } from "./secret.ts";

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

/** What is signed in front of the body. */
export const signedHead = ({ id, at }: StandardWebhook): string => `${id}.${secondOf(at)}.`;

/** The headers for the base64 of the signature by each secret. */
export const standardHeaders = (
  { id, at }: StandardWebhook,
  signatures: readonly string[],
): StandardWebhookHeaders => ({
  "webhook-id": id,
  "webhook-timestamp": secondOf(at),
  "webhook-signature": signatures.map((signature) => `v1,${signature}`).join(" "),
});

const secondOf = (milliseconds: number): string => String(Math.floor(milliseconds / 1_000));

const prefix = "whsec_";

/** Of a secret of the form `whsec_…` the base64 that it is keyed with; any other is keyed with its own bytes. */
export const base64Of = (secret: string): string | undefined =>
  secret.startsWith(prefix) ? secret.slice(prefix.length) : undefined;

/** What a secret is keyed with where there is no `Buffer`. */
export const keyOf = (secret: string): string | Uint8Array => {
  const base64 = base64Of(secret);
  return base64 === undefined ? secret : fromBase64(base64);
};

/** As lenient as Node's `Buffer`, so that a secret of one's own making is keyed alike everywhere. */
const fromBase64 = (text: string): Uint8Array => {
  const digits = text
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replaceAll(/[^\d+/A-Za-z]/g, "");
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
};
