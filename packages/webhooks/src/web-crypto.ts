import { rawBytes } from "./raw-body.ts";
import type { RawBody } from "./raw-body.ts";

/** Imports a key. A string stands for its UTF-8 bytes. */
export const hmacKey = (secret: string | Uint8Array): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", arrayBufferView(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);

/** Web Crypto's types exclude shared memory. A received body is never shared. */
export const arrayBufferView = (body: RawBody): Uint8Array<ArrayBuffer> => {
  const bytes = rawBytes(body);
  return typeof bytes === "string" ? new TextEncoder().encode(bytes) : (bytes as Uint8Array<ArrayBuffer>);
};
