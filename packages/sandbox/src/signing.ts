/** Signature headers of webhook deliveries. */
import { hmacOf, hmacSha256, joined } from "@atlas-messaging/webhooks/sha256";
import { keyOf, signedHead, standardHeaders } from "@atlas-messaging/webhooks/standard-webhooks";

const encoder = new TextEncoder();

/** Input of a signature: event id, time of the attempt, and secrets, the current one first. */
interface Signed {
  readonly id: string;
  readonly at: number;
  readonly secrets: readonly [string, ...string[]];
}

/** Returns `Atlas-Signature`, during a rotation `Atlas-Signature-Previous`, and the headers of Standard Webhooks. */
export const signatures = (body: Uint8Array, { id, at, secrets }: Signed): { readonly [name: string]: string } => {
  const [secret, previous] = secrets;
  const webhook = { id, at, secret };
  const signed = joined(encoder.encode(signedHead(webhook)), body);
  const sign = (key: string): string => btoa(String.fromCharCode(...hmacOf(bytesOf(keyOf(key)), signed)));
  return {
    "atlas-signature": hmacSha256(secret, body),
    ...(previous === undefined ? {} : { "atlas-signature-previous": hmacSha256(previous, body) }),
    ...standardHeaders(webhook, secrets.map(sign)),
  };
};

const bytesOf = (key: string | Uint8Array): Uint8Array => (typeof key === "string" ? encoder.encode(key) : key);
