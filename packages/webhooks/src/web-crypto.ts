import { rawBytes } from "./raw-body.ts";
import type { RawBody } from "./raw-body.ts";

/** A key of these bytes, or of the UTF-8 bytes of a text. */
export const hmacKey = (secret: string | Uint8Array): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", arrayBufferView(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);

/** Web Crypto's types exclude shared memory, which a received body never is. */
export const arrayBufferView = (body: RawBody): Uint8Array<ArrayBuffer> => {
  const bytes = rawBytes(body);
  return typeof bytes === "string" ? new TextEncoder().encode(bytes) : (bytes as Uint8Array<ArrayBuffer>);
};
