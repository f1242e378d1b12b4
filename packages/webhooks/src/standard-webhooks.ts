/** Standard Webhooks signatures (version 1, symmetric). Every delivery carries one as well. */
import type { SigningSecret } from "./secret.ts";

/** Headers that a Standard Webhooks verifier reads. */
export interface StandardWebhookHeaders {
  readonly "webhook-id": string;
  readonly "webhook-timestamp": string;
  readonly "webhook-signature": string;
}

/** Input for the headers of Standard Webhooks. */
export interface StandardWebhook {
  /** Event id, the same on every attempt. */
  readonly id: string;
  /** Time of the attempt in milliseconds since the epoch. */
  readonly at: number;
  /** Signing secret. During a rotation pass several; each signs once. */
  readonly secret: SigningSecret;
}

/** Text that is signed ahead of the body. */
export const signedHead = ({ id, at }: StandardWebhook): string => `${id}.${secondOf(at)}.`;

/** Builds the headers from one base64 signature per secret. */
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

/** Base64 part of a `whsec_…` secret. Other secrets are used as plain bytes. */
export const base64Of = (secret: string): string | undefined =>
  secret.startsWith(prefix) ? secret.slice(prefix.length) : undefined;

/** Returns the key of a secret on platforms without `Buffer`. */
export const keyOf = (secret: string): string | Uint8Array => {
  const base64 = base64Of(secret);
  return base64 === undefined ? secret : fromBase64(base64);
};

/** Decodes as leniently as Node's `Buffer`, so that a home-made secret gives the same key everywhere. */
const fromBase64 = (text: string): Uint8Array => {
  const digits = text
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replaceAll(/[^\d+/A-Za-z]/g, "");
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
};
