/** Keys and signatures of ed25519, in the forms of Standard Webhooks. */
import { type KeyObject, createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import type { SigningKey } from "@atlas-messaging/service/pipeline/services";
import { LRUCache } from "lru-cache";

const [privatePrefix, publicPrefix] = ["whsk_", "whpk_"];

/** Bytes before a private key of 32 bytes in PKCS #8, and before a public one in SPKI (RFC 8410). */
const [pkcs8Head, spkiLength] = [Buffer.from("302e020100300506032b657004220420", "hex"), 12];

/** Makes a key pair. */
export const createSigningKey = (): SigningKey => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const secret = privateKey.export({ format: "der", type: "pkcs8" }).subarray(pkcs8Head.length);
  const open = publicKey.export({ format: "der", type: "spki" }).subarray(spkiLength);
  return {
    privateKey: `${privatePrefix}${secret.toString("base64")}`,
    publicKey: `${publicPrefix}${open.toString("base64")}`,
  };
};

/** Each delivery of a webhook needs its key, and reading one takes longer than signing. */
const recent = new LRUCache<string, KeyObject>({ max: 1_000 });

const keyOf = (text: string): KeyObject => {
  const known = recent.get(text);
  if (known) return known;
  const der = Buffer.concat([pkcs8Head, Buffer.from(text.slice(privatePrefix.length), "base64")]);
  const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  recent.set(text, key);
  return key;
};

/** Returns the signature of bytes in base64. */
export const signEd25519 = (privateKey: string, bytes: Uint8Array): string =>
  sign(null, bytes, keyOf(privateKey)).toString("base64");
