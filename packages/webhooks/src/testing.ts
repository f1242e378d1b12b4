/** Test tools for receivers: events of every name, signed deliveries, and vectors for other verifiers. */
import { eventExamples } from "./generated/examples.ts";
import type { EventName, EventOf } from "./generated/events.ts";
import { secretList } from "./secret.ts";
import { hmacOf } from "./sha256.ts";
import { SIGNATURE_HEADER } from "./signature-header.ts";

/**
 * Returns the contract's example of an event, with a fresh `event_id` and the current time.
 *
 * @param changes members to replace
 * @example
 * ```ts
 * exampleEvent("message.delivered", { channel: "chatapp" });
 * ```
 */
export const exampleEvent = <Name extends EventName>(name: Name, changes: Partial<EventOf<Name>> = {}): EventOf<Name> =>
  Object.assign(exampleOf(name), { event_id: randomId(), timestamp: new Date().toISOString() }, copyOf(changes));

/** Each event stands under its own name in the table. The type checker cannot see that through a type parameter. */
const exampleOf = <Name extends EventName>(name: Name): EventOf<Name> => {
  if (!Object.hasOwn(eventExamples, name)) throw new TypeError(`There is no event "${name}".`);
  return copyOf<unknown>(eventExamples[name]) as EventOf<Name>;
};

/** Copies what is JSON. The environments of jsdom and happy-dom have no `structuredClone`. */
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Returns a UUID of version 4. Pages without https have no `randomUUID`. */
const randomId = (): string =>
  hexOf(crypto.getRandomValues(new Uint8Array(15))).replace(/^(.{8})(.{4})(.{3})(.{3})/, "$1-$2-4$3-8$4-");

/** A delivery as the service sends it. Pass it to `Request` or to a framework's `inject`. */
export interface SignedDelivery {
  readonly method: "POST";
  readonly headers: { readonly [name: string]: string };
  /** Signed text. */
  readonly body: string;
}

/** A key pair for tests of receivers that verify the asymmetric signature. */
export const asymmetricKey = {
  privateKey: "whsk_YXRsYXMgdGVzdCBrZXkgb2YgMzIgYnl0ZXMgbG9uZy4=",
  publicKey: "whpk_xIQog0wzzyv5zEB3PIWMsjZF6pKSmgBw6/9RukPX75U=",
} as const;

/**
 * Signs an event as the service does: with a secret, or with the private key of `asymmetricKey`.
 *
 * @param event an event, or the text of a body
 * @throws {TypeError} for an empty secret
 * @example
 * ```ts
 * const delivery = await signedDelivery(exampleEvent("message.delivered"), secret);
 * const response = await receive(new Request("http://localhost/webhooks/atlas", delivery));
 * ```
 */
export const signedDelivery = async (event: object | string, secret: string): Promise<SignedDelivery> => {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-request-id": randomId(),
      ...(secret.startsWith(privatePrefix)
        ? await asymmetricHeaders(body, secret)
        : { [SIGNATURE_HEADER.toLowerCase()]: signatureOf(body, secret) }),
    },
    body,
  };
};

const privatePrefix = "whsk_";

/** Bytes before a private key of 32 bytes in PKCS #8 (RFC 8410). */
const pkcs8Head = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32];

const asymmetricHeaders = async (body: string, key: string): Promise<SignedDelivery["headers"]> => {
  const seed = Array.from(atob(key.slice(privatePrefix.length)), (character) => character.charCodeAt(0));
  const der = Uint8Array.from([...pkcs8Head, ...seed]);
  const imported = await crypto.subtle.importKey("pkcs8", der, "Ed25519", false, ["sign"]);
  const [id, time] = [randomId(), String(Math.floor(Date.now() / 1_000))];
  const signature = await crypto.subtle.sign("Ed25519", imported, utf8(`${id}.${time}.${body}`));
  const text = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": `v1a,${text}` };
};

const signatureOf = (body: string, secret: string): string => {
  const [key = ""] = secretList(secret);
  return hexOf(hmacOf(utf8(key), utf8(body)));
};

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A delivery, its public key, and the time at which its asymmetric signature is of now. */
export interface AsymmetricVector {
  readonly name: string;
  readonly body: Uint8Array;
  readonly headers: { readonly [name: string]: string };
  readonly publicKey: string;
  readonly at: number;
}

/** A body, a secret and their `Atlas-Signature`. */
export interface SignatureVector {
  readonly name: string;
  readonly body: Uint8Array;
  readonly secret: string;
  readonly signature: string;
}

const secret = "whsec_atlas_test_vector_secret";

const event =
  '{"event_id":"0190a000-0000-7000-8000-000000000001","event_type":"conversation.message_received","timestamp":"2026-01-02T03:04:05.678Z"}';

/** Encodes without a `TextEncoder`, since the module must load where there is none, as under jsdom. */
const utf8 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(encodeURIComponent(text).match(/%..|./g) ?? [], (each) =>
    each.length > 1 ? parseInt(each.slice(1), 16) : each.charCodeAt(0),
  );

/**
 * Signatures that the service makes and every verifier must accept. They were computed without this package: `openssl
 * dgst -sha256 -hmac "$SECRET" -r FILE`. The secret that is not ASCII needs `openssl dgst -sha256 -mac HMAC -macopt
 * hexkey:…` with its UTF-8 bytes.
 */
export const signatureVectors: readonly SignatureVector[] = [
  {
    name: "an event",
    body: utf8(event),
    secret,
    signature: "6368e8e6e875a07c5f8810426de759f7ea130c32b8fce1fb4aedf8701bcc6103",
  },
  {
    name: "text beyond ASCII",
    body: utf8('{"text":"Grüße 😀"}'),
    secret,
    signature: "b52525833c061910991c66e319affb4fa4b5e9e9acf0ecb7c2915febd1d5b788",
  },
  {
    name: "a byte order mark",
    body: Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8('{"a":1}')),
    secret,
    signature: "df53bff56222ed4a3ce108aa0b4d0aff5ec3581f6b8f96ef35e2cf15ec0c8394",
  },
  {
    name: "bytes that are not UTF-8",
    body: Uint8Array.of(0xff, 0xfe, 0x80, 0x7b, 0x22, 0xc3, 0x28),
    secret,
    signature: "0b63ea9c771992ca463b636c3d9435d06289d24d2b1f632a7c1d3540abd0f5c0",
  },
  {
    name: "no bytes",
    body: new Uint8Array(0),
    secret,
    signature: "97d317febbfd15c333fb8a61afbbe24298f40478b3db738b830f548b79f74bb9",
  },
  {
    name: "1 MiB",
    body: new Uint8Array(1_048_576).fill(0x61),
    secret,
    signature: "f7ac31f6c92b463800fab5fffb5cd7ef02fc09c09a4015dcd9d7698b91b9c1b9",
  },
  {
    name: "NUL and line ends",
    body: utf8('{"a":"\0\r\n"}'),
    secret,
    signature: "d551fead7f91a48cf8d3d2b14f9f2cdfbfdec7c03b06b5d20ce73565d24dc4fc",
  },
  {
    name: "a secret beyond ASCII",
    body: utf8(event),
    secret: "geheïm-🔑",
    signature: "b53d5c06182a1c5fd38e026f6172148f83414617ccdc70f2682f4278977cffd0",
  },
  {
    name: "a secret of one hash block",
    body: utf8(event),
    secret: "k".repeat(64),
    signature: "ac514652b9754b1690208a2596320062f5c067cdd80c60d61c31f207b137b18e",
  },
  {
    name: "a secret longer than a hash block",
    body: utf8(event),
    secret: "k".repeat(100),
    signature: "4388b1eaea216700069e77264ca43728c621e16218098d1947ddb269829d76c8",
  },
];

const at = 1_767_323_045_000;

const signedAt = (signature: string) => ({
  "webhook-id": "0190a000-0000-7000-8000-000000000001",
  "webhook-timestamp": String(at / 1_000),
  // A signature by the secret comes first, and does not count.
  "webhook-signature": `v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4= v1a,${signature}`,
});

/**
 * Asymmetric signatures that the service makes and every verifier must accept. They were computed without this package:
 * `openssl pkeyutl -sign -rawin`.
 */
export const asymmetricVectors: readonly AsymmetricVector[] = [
  {
    name: "an event",
    body: utf8(event),
    headers: signedAt("IOxlEv5UoLE6jbfzlx+sVkAAnNYgyUYBKfLR7Q2xrjwrkt8ezwQZJse5urZIZrJKw5/m1Lfq7Cb82Zto99qtAw=="),
    publicKey: asymmetricKey.publicKey,
    at,
  },
  {
    name: "bytes that are not UTF-8",
    body: Uint8Array.of(0xff, 0xfe, 0x80, 0x7b, 0x22, 0xc3, 0x28),
    headers: signedAt("E6oSv+tyt2a9uQvYk8geu+uzbulNujXv2OwqPqWAigF3WJ3MCunAk0TD0uzShuAVFUTCWs8Gl8QPzRzUrbMFCg=="),
    publicKey: asymmetricKey.publicKey,
    at,
  },
];
