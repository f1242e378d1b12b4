/** Digests without any platform: the verbs are synchronous, and the Web's own are not. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 as sha256Of } from "@noble/hashes/sha2.js";

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const encoder = new TextEncoder();

const hexOf = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes) text += digits[byte];
  return text;
};

/** Hex SHA-256 of a text. */
export const sha256 = (text: string): string => hexOf(sha256Of(encoder.encode(text)));

/** Hex HMAC-SHA256 of bytes, keyed with the UTF-8 bytes of a secret. */
export const hmacSha256 = (secret: string, bytes: Uint8Array): string =>
  hexOf(hmac(sha256Of, encoder.encode(secret), bytes));

/** The same of a text. */
export const macOf = (secret: string, text: string): string => hmacSha256(secret, encoder.encode(text));
