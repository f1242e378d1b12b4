/** Signature headers of webhook deliveries. */
import type { SigningKey } from "@atlas-messaging/service/pipeline/services";
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

/** Bytes before a private key of 32 bytes in PKCS #8 (RFC 8410). */
const pkcs8Head = Uint8Array.of(48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32);

const privateKeyOf = (seed: Uint8Array): Promise<CryptoKey> =>
  crypto.subtle.importKey("pkcs8", Uint8Array.from([...pkcs8Head, ...seed]), "Ed25519", true, ["sign"]);

const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Makes a key of the asymmetric signature from its 32 bytes. */
export const signingKeyOf = async (seed: Uint8Array): Promise<SigningKey> => {
  const { x = "" } = await crypto.subtle.exportKey("jwk", await privateKeyOf(seed));
  const publicKey = x.replaceAll("-", "+").replaceAll("_", "/");
  return { privateKey: `whsk_${base64Of(seed)}`, publicKey: `whpk_${publicKey}=` };
};

/** Returns the asymmetric signatures of Standard Webhooks, as its header has them. */
export const asymmetricSignatures = (
  body: Uint8Array,
  { id, at }: Pick<Signed, "id" | "at">,
  keys: readonly string[],
): Promise<readonly string[]> =>
  Promise.all(
    keys.map(async (key) => {
      const signed = joined(encoder.encode(signedHead({ id, at, secret: key })), body);
      const seed = Uint8Array.from(atob(key.slice("whsk_".length)), (character) => character.charCodeAt(0));
      const signature = await crypto.subtle.sign("Ed25519", await privateKeyOf(seed), Uint8Array.from(signed));
      return `v1a,${base64Of(new Uint8Array(signature))}`;
    }),
  );
