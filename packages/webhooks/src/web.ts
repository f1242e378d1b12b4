/**
 * The same three functions on Web Crypto, for runtimes without `node:crypto`: edge workers, service workers, browsers.
 * They take and refuse exactly what those of the main entry do, and return promises.
 */
import { AtlasSignatureError } from "./errors.ts";
import { parseVerified } from "./event-payload.ts";
import type { AtlasEvent } from "./generated/events.ts";
import { rawBytes, type RawBody } from "./raw-body.ts";
import { secretList, type SigningSecret } from "./secret.ts";
import { signatureCandidates, type SignatureSource } from "./signature-header.ts";

export { AtlasPayloadError, AtlasSignatureError } from "./errors.ts";
export { eventNames } from "./generated/events.ts";
export type { AtlasEvent, EventName, EventOf } from "./generated/events.ts";
export type { RawBody } from "./raw-body.ts";
export type { SigningSecret } from "./secret.ts";
export { PREVIOUS_SIGNATURE_HEADER, SIGNATURE_HEADER } from "./signature-header.ts";
export type { FetchHeaders, PlainHeaders, SignatureSource } from "./signature-header.ts";

const HMAC_SHA256 = { name: "HMAC", hash: "SHA-256" };

/** Like `verifyAtlasSignature` of the main entry; the promise rejects where that one throws. */
export async function verifyAtlasSignature(
  rawBody: RawBody,
  header: SignatureSource,
  secret: SigningSecret,
): Promise<boolean> {
  const bytes = webBytes(rawBody);
  const secrets = secretList(secret);
  const signatures = signatureCandidates(header).map(hexBytes);
  if (signatures.length === 0) return false;
  const keys = await Promise.all(secrets.map((text) => importKey(text, "verify")));
  const checks = keys.flatMap((key) =>
    signatures.map((signature) => crypto.subtle.verify("HMAC", key, signature, bytes)),
  );
  return (await Promise.all(checks)).includes(true);
}

/** Like `unwrap` of the main entry; the promise rejects where that one throws. */
export async function unwrap<Event = AtlasEvent>(
  rawBody: RawBody,
  header: SignatureSource,
  secret: SigningSecret,
): Promise<Event> {
  if (!(await verifyAtlasSignature(rawBody, header, secret))) throw new AtlasSignatureError();
  return parseVerified<Event>(rawBytes(rawBody));
}

/** Like `signPayload` of the main entry; the promise rejects where that one throws. */
export async function signPayload(rawBody: RawBody, secret: string): Promise<string> {
  const bytes = webBytes(rawBody);
  secretList(secret);
  const digest = new Uint8Array(await crypto.subtle.sign("HMAC", await importKey(secret, "sign"), bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function importKey(secret: string, usage: "sign" | "verify"): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", new TextEncoder().encode(secret), HMAC_SHA256, false, [usage]);
}

/** Web Crypto's types exclude shared memory, which a received body never is. */
function webBytes(rawBody: RawBody): Uint8Array<ArrayBuffer> {
  const bytes = rawBytes(rawBody);
  return typeof bytes === "string" ? new TextEncoder().encode(bytes) : (bytes as Uint8Array<ArrayBuffer>);
}

function hexBytes(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
