import { Buffer } from "node:buffer";
import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import * as nodeEntry from "../src/index.ts";
import * as webEntry from "../src/web.ts";
import { signatureVectors } from "../src/testing.ts";

const missing = (): never => {
  throw new Error("There is no such vector.");
};

const viewIntoLargerBuffer = (bytes: Uint8Array): Uint8Array => {
  const larger = new Uint8Array(bytes.length + 16).fill(0x7f);
  larger.set(bytes, 8);
  return larger.subarray(8, 8 + bytes.length);
};

const [vector = missing()] = signatureVectors;
const { secret: SECRET, signature: EVENT_SIGNATURE } = vector;
const EVENT_JSON = new TextDecoder().decode(vector.body);

type Input = nodeEntry.RawBody | nodeEntry.BodyReader;

const INPUT_FORMS: [string, (bytes: Uint8Array<ArrayBuffer>) => Input][] = [
  ["Uint8Array", (bytes) => bytes],
  ["Buffer", (bytes) => Buffer.from(bytes)],
  ["ArrayBuffer", (bytes) => Uint8Array.from(bytes).buffer],
  ["a view into a larger buffer", viewIntoLargerBuffer],
  ["a DataView", (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) as unknown as Uint8Array],
];

/** Headers that a sender or a framework may pass, none with a valid signature. */
const REFUSED_HEADERS: [string, unknown][] = [
  ["absent (undefined)", undefined],
  ["absent (null)", null],
  ["empty", ""],
  ["truncated by a digit", EVENT_SIGNATURE.slice(0, -1)],
  ["truncated by a byte", EVENT_SIGNATURE.slice(0, -2)],
  ["a digit too long", `${EVENT_SIGNATURE}0`],
  ["padded in front", ` ${EVENT_SIGNATURE}`],
  ["padded behind", `${EVENT_SIGNATURE}\n`],
  ["with an algorithm in front", `sha256=${EVENT_SIGNATURE}`],
  ["not hexadecimal", "z".repeat(64)],
  ["a digit replaced by one with the same low byte", `${EVENT_SIGNATURE.slice(0, -1)}\u0133`],
  ["base64", Buffer.from(EVENT_SIGNATURE, "hex").toString("base64")],
  ["the last digit changed", `${EVENT_SIGNATURE.slice(0, -1)}4`],
  ["all zeros", "0".repeat(64)],
  ["doubled, joined", `${EVENT_SIGNATURE}, ${EVENT_SIGNATURE}`],
  ["doubled, as a list", [EVENT_SIGNATURE, EVENT_SIGNATURE]],
  ["an empty list", []],
  ["a number", 42],
  ["a boolean", true],
  ["a symbol", Symbol("signature")],
  ["headers without it", new Headers({ "content-type": "application/json" })],
  [
    "headers with it doubled",
    new Headers([
      ["Atlas-Signature", EVENT_SIGNATURE],
      ["atlas-signature", EVENT_SIGNATURE],
    ]),
  ],
  ["an object without it", {}],
  ["an object with it undefined", { "atlas-signature": undefined }],
  ["an object with it doubled", { "atlas-signature": [EVENT_SIGNATURE, EVENT_SIGNATURE] }],
  ["an object with two spellings", { "ATLAS-signature": EVENT_SIGNATURE, "Atlas-Signature": EVENT_SIGNATURE }],
  ["an object with another header", { "atlas-signaturf": EVENT_SIGNATURE }],
  ["only the previous signature", new Headers({ "Atlas-Signature-Previous": EVENT_SIGNATURE })],
];

const NODE_HEADERS: IncomingHttpHeaders = {
  host: "example.com",
  "set-cookie": ["a", "b"],
  "atlas-signature": EVENT_SIGNATURE,
};

const ACCEPTED_HEADERS: [string, nodeEntry.SignatureSource][] = [
  ["the value", EVENT_SIGNATURE],
  ["the value in upper case", EVENT_SIGNATURE.toUpperCase()],
  ["a list of one", [EVENT_SIGNATURE]],
  ["Headers", new Headers({ "Atlas-Signature": EVENT_SIGNATURE })],
  ["Node's headers", NODE_HEADERS],
  ["a plain object in any case", { "ATLAS-signature": EVENT_SIGNATURE }],
  ["a plain object with a list of one", { "Atlas-Signature": [EVENT_SIGNATURE] }],
  ["an object without a prototype", Object.assign(Object.create(null), { "atlas-signature": EVENT_SIGNATURE })],
];

const NOT_RAW: [string, unknown][] = [
  ["a parsed object", { event_id: "1" }],
  ["a parsed object with a misleading member", { bodyUsed: "false", byteLength: 2, get: "x" }],
  ["a parsed object that calls itself unread", { bodyUsed: false }],
  ["a parsed object that looks like a request", { bodyUsed: false, arrayBuffer: "x" }],
  ["a parsed list", [1]],
  ["undefined", undefined],
  ["null", null],
  ["a number", 1],
  ["a stream", new ReadableStream()],
];

const UNUSABLE_SECRETS: [string, unknown][] = [
  ["empty", ""],
  ["absent", null],
  ["an empty list", []],
  ["a list with an empty one", [SECRET, ""]],
  ["a list with an absent one", [undefined]],
  ["bytes", new Uint8Array(32)],
];

describe.each([
  { entry: "main", ...nodeEntry },
  { entry: "web", ...webEntry },
])("$entry entry", ({ verifyAtlasSignature, signPayload }) => {
  // One entry throws and the other rejects. The async function makes both reject.
  const verify = async (body: unknown, header: unknown, secret: unknown = SECRET) =>
    await verifyAtlasSignature(...untyped(body, header, secret));

  describe.each(signatureVectors)("vector: $name", ({ body, secret, signature }) => {
    test("signs as openssl does", async () => {
      expect(await signPayload(body, secret)).toBe(signature);
    });

    test.each(INPUT_FORMS)("verifies %s", async (_form, convert) => {
      expect(await verify(convert(Uint8Array.from(body)), signature, secret)).toBe(true);
    });

    test("refuses one more byte, and another secret", async () => {
      expect(await verify(Uint8Array.of(...body.subarray(0, 512), 0), signature, secret)).toBe(false);
      expect(await verify(body, signature, `${secret}x`)).toBe(false);
    });
  });

  test("takes a string as its UTF-8 bytes", async () => {
    expect(await verify('{"text":"Grüße 😀"}', signatureVectors[1]?.signature)).toBe(true);
    expect(await signPayload(EVENT_JSON, SECRET)).toBe(EVENT_SIGNATURE);
  });

  test("refuses text that was decoded from bytes that are not UTF-8", async () => {
    const { body, signature } = signatureVectors[3] ?? missing();
    expect(await verify(body, signature)).toBe(true);
    expect(await verify(new TextDecoder().decode(body), signature)).toBe(false);
  });

  test("refuses a change of any single bit", async () => {
    const bytes = new TextEncoder().encode("{}");
    const signature = await signPayload(bytes, SECRET);
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = bytes.map((byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      expect(await verify(changed, signature)).toBe(false);
    }
  });

  test.each(ACCEPTED_HEADERS)("accepts %s", async (_name, header) => {
    expect(await verify(EVENT_JSON, header)).toBe(true);
  });

  test.each(REFUSED_HEADERS)("refuses a signature that is %s", async (_name, header) => {
    expect(await verify(EVENT_JSON, header)).toBe(false);
  });

  test("accepts any of several secrets", async () => {
    expect(await verify(EVENT_JSON, EVENT_SIGNATURE, ["new", SECRET])).toBe(true);
    expect(await verify(EVENT_JSON, EVENT_SIGNATURE, ["new", "newer"])).toBe(false);
  });

  test("goes on working with the old secret while the sender rotates", async () => {
    const headers = {
      "atlas-signature": await signPayload(EVENT_JSON, "new"),
      "atlas-signature-previous": EVENT_SIGNATURE,
    };
    expect(await verify(EVENT_JSON, headers, SECRET)).toBe(true);
    expect(await verify(EVENT_JSON, new Headers(headers), SECRET)).toBe(true);
    expect(await verify(EVENT_JSON, headers, "new")).toBe(true);
    expect(await verify(EVENT_JSON, headers, "other")).toBe(false);
    const current = await signPayload(EVENT_JSON, "new");
    const malformed = ["garbage", `${current}0`, current.replace(/^../, "zz"), "z".repeat(100), [current, current]];
    for (const value of malformed)
      expect(await verify(EVENT_JSON, { ...headers, "atlas-signature": value }, SECRET)).toBe(false);
    expect(await verify(EVENT_JSON, { "atlas-signature-previous": EVENT_SIGNATURE }, SECRET)).toBe(false);
  });

  test.each(NOT_RAW)("throws a TypeError that helps for %s", async (_name, body) => {
    await expect(verify(body, undefined)).rejects.toThrow(TypeError);
    await expect(verify(body, EVENT_SIGNATURE)).rejects.toThrow(/Not raw\..*express\.raw.*parseAs.*arrayBuffer/);
  });

  test("throws a TypeError that helps for a request that was read before", async () => {
    const request = new Request("http://localhost", { method: "POST", body: EVENT_JSON });
    await request.json();
    await expect(verify(request, EVENT_SIGNATURE)).rejects.toThrow(/Not raw\..*arrayBuffer/);
  });

  test.each(UNUSABLE_SECRETS)("throws a TypeError for a secret that is %s", async (_name, secret) => {
    await expect(verify(EVENT_JSON, undefined, secret)).rejects.toThrow(TypeError);
    await expect(verify(EVENT_JSON, EVENT_SIGNATURE, secret)).rejects.toThrow(/Empty secret/);
  });

  test("does not sign with an empty secret", async () => {
    await expect((async () => await signPayload(EVENT_JSON, ""))()).rejects.toThrow(/Empty secret/);
  });
});

/** Passes values that the types forbid, as plain JavaScript can. */
const untyped = (...values: [unknown, unknown, unknown]): Parameters<typeof nodeEntry.verifyAtlasSignature> =>
  values as Parameters<typeof nodeEntry.verifyAtlasSignature>;
