import { hmacHex, sha256Hex } from "./sha256.ts";

const encoder = new TextEncoder();

/** Hex SHA-256 of a text. */
export const sha256 = (text: string): string => sha256Hex(encoder.encode(text));

/** Hex HMAC-SHA256 of bytes, keyed with the UTF-8 bytes of a secret. */
export const hmacSha256 = (secret: string, bytes: Uint8Array): string => hmacHex(encoder.encode(secret), bytes);

/** Hex HMAC-SHA256 of a text. */
export const macOf = (secret: string, text: string): string => hmacSha256(secret, encoder.encode(text));
