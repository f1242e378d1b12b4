/**
 * HMAC-SHA256, in two ways that give the same bytes. `node:crypto` is enough everywhere, and on Bun it works as well; but
 * there `Bun.CryptoHasher` verifies a delivery of 1 KB about 1.4 times as fast, which is worth a second way.
 */
import { createHmac } from "node:crypto";

type Encoding = "hex" | "base64";

/** The part of the hasher that is used; written out so that no Bun type reaches the published types. */
type BunHasher = new (
  algorithm: "sha256",
  key: Uint8Array | string,
) => {
  update(bytes: Uint8Array | string): { digest(encoding: Encoding): string };
};

/** Only Bun defines `Bun`, with this class. */
const Hasher = (globalThis as { Bun?: { CryptoHasher?: BunHasher } }).Bun?.CryptoHasher;

/** A hasher that took no key would ignore it, and anyone could sign: the digest of nothing by a key begins with 5, else with e. */
const isKeyed = Hasher && new Hasher("sha256", "key").update("").digest("hex") < "6";

/** HMAC-SHA256 of the bytes, keyed with these bytes, or with the UTF-8 bytes of a text. As a text it is made fastest. */
export const hmacSha256 = (bytes: Uint8Array | string, key: Uint8Array | string, encoding: Encoding): string =>
  (isKeyed ? new Hasher("sha256", key) : createHmac("sha256", key)).update(bytes).digest(encoding);
