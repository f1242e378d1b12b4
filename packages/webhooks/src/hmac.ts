/**
 * HMAC-SHA256, in two ways that give the same bytes. `node:crypto` is enough everywhere, and on Bun it works as well; but
 * there `Bun.CryptoHasher` is nearly twice as fast for a delivery of 1 KB, which is worth a second way.
 */
import { createHmac } from "node:crypto";

type Encoding = "hex" | "base64";

interface Hmac {
  update(bytes: Uint8Array | string): Hmac;
  digest(encoding: Encoding): string;
}

/** The part of the hasher that is used; written out so that no Bun type reaches the published types. */
interface BunHasher extends Hmac {
  copy(): Hmac;
}

/** Only Bun defines `Bun`, with this class. */
const Hasher = (
  globalThis as { Bun?: { CryptoHasher?: new (algorithm: "sha256", key: Uint8Array | string) => BunHasher } }
).Bun?.CryptoHasher;

/** A hasher that took no key would ignore it, and anyone could sign: the digest of nothing by a key begins with 5, else with e. */
const isKeyed = Hasher && new Hasher("sha256", "key").digest("hex") < "6";

/** A receiver has one secret, mostly: the part of the work that is the key's alone is done once, which saves a quarter. */
let lastKey: Uint8Array | string;
let keyed: BunHasher;

/** HMAC-SHA256 of the bytes, keyed with these bytes, or with the UTF-8 bytes of a text. As a text it is made fastest. */
export const hmacSha256 = (bytes: Uint8Array | string, key: Uint8Array | string, encoding: Encoding): string => {
  if (isKeyed && key !== lastKey) keyed = new Hasher("sha256", (lastKey = key));
  const hmac: Hmac = isKeyed ? keyed.copy() : createHmac("sha256", key);
  return hmac.update(bytes).digest(encoding);
};
