import { hmacOf, sha256Of } from "./sha256.ts";

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
export const hmacSha256 = (secret: string, bytes: Uint8Array): string => hexOf(hmacOf(encoder.encode(secret), bytes));

/** The same of a text. */
export const macOf = (secret: string, text: string): string => hmacSha256(secret, encoder.encode(text));
