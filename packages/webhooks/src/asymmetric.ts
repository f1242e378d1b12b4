/** The asymmetric signature of Standard Webhooks (`v1a`, ed25519), by the platform's Web Crypto. */
import { AtlasSignatureError } from "./errors.ts";
import { type BodyReader, type RawBody, isReader, rawBytes, remedies } from "./raw-body.ts";
import { type Unwrapped, type UnwrapOptions, readEvent } from "./read-event.ts";
import type { SigningSecret } from "./secret.ts";
import { publicKeyPrefix } from "./secret.ts";
import { type FetchHeaders, type PlainHeaders, headerValue } from "./signature-header.ts";

/** Options of `unwrapAsymmetric`. */
export interface AsymmetricOptions extends UnwrapOptions {
  /** Maximum distance of `webhook-timestamp` from now, in milliseconds; 5 minutes by default. */
  readonly tolerance?: number | undefined;
}

const header = "webhook-signature";

/**
 * Verifies a delivery by the public key of its webhook and returns its event, validated and typed. Nobody who has the key
 * can sign with it, so it need not be kept secret. Signatures by HMAC do not count.
 *
 * @param publicKey the webhook's `public_key`, `whpk_…`, or several during a rotation
 * @param options `maxAge` refuses older events, `tolerance` older attempts
 * @throws {AtlasSignatureError} `code: "invalid_signature"`; answer 401
 * @throws {AtlasPayloadError} `code: "invalid_payload"`: signed, but not an event; see `problems`
 * @throws {TypeError} for a key that is no public key, or a body that was already parsed
 * @example
 * ```ts
 * const event = await unwrapAsymmetric(request, request.headers, "whpk_…");
 * ```
 */
export const unwrapAsymmetric = async <const Options extends AsymmetricOptions = Record<never, never>>(
  body: RawBody | BodyReader,
  headers: FetchHeaders | PlainHeaders,
  publicKey: SigningSecret,
  options?: Options,
): Promise<Unwrapped<Options>> => {
  const { tolerance = 300_000, now = Date.now }: AsymmetricOptions = options ?? {};
  const keys = await Promise.all([publicKey].flat().map(importKey));
  const bytes = rawBytes(isReader(body) ? await body.arrayBuffer() : body, remedies);
  const [id, time, given] = ["webhook-id", "webhook-timestamp", header].map((name) => textOf(headers, name));
  if (!given) throw new AtlasSignatureError("missing", header);
  const signatures = given.split(" ").flatMap((each) => /^v1a,([\w+/]{86}==)$/.exec(each)?.[1] ?? []);
  if (!id || !time || signatures.length === 0) throw new AtlasSignatureError("malformed", header);
  const head = new TextEncoder().encode(`${id}.${time}.`);
  const signed = joined(head, typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes);
  const verdicts = keys.flatMap((key) =>
    signatures.map((signature) => crypto.subtle.verify("Ed25519", key, fromBase64(signature), signed)),
  );
  if (!(await Promise.all(verdicts)).includes(true)) throw new AtlasSignatureError("mismatch", header);
  if (!(Math.abs(now() - Number(time) * 1_000) <= tolerance)) throw new AtlasSignatureError("expired", header);
  return readEvent(bytes, options ?? {}) as Unwrapped<Options>; // Reading allows what the options say.
};

/** Returns a header as text. A repeated one has a comma, which no signature takes. */
const textOf = (headers: FetchHeaders | PlainHeaders, name: string): string =>
  [headerValue(headers, name)]
    .flat()
    .filter((each) => typeof each === "string")
    .join(",");

const importKey = (key: string): Promise<CryptoKey> => {
  const text = key.trim();
  if (!text.startsWith(publicKeyPrefix)) throw new TypeError("A public key begins with whpk_.");
  return crypto.subtle.importKey("raw", fromBase64(text.slice(publicKeyPrefix.length)), "Ed25519", false, ["verify"]);
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const joined = (head: Uint8Array, body: Uint8Array): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(head.length + body.byteLength);
  all.set(head);
  all.set(new Uint8Array(body.buffer, body.byteOffset, body.byteLength), head.length);
  return all;
};
