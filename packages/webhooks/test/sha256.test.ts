import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { hmacSha256, macOf, sha256 } from "../src/sha256.ts";

const lengths = [0, 1, 31, 32, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1_000, 100_000];

test("the digest of a text is that of the platform, at every length of the padding", () => {
  for (const length of lengths) {
    const text = "é".repeat(length);
    expect(sha256(text), String(length)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("the keyed digest is that of the platform, with short and long keys", () => {
  for (const length of lengths) {
    const [key, bytes] = ["k".repeat(length), randomBytes(length)];
    expect(hmacSha256(key, bytes), String(length)).toBe(createHmac("sha256", key).update(bytes).digest("hex"));
  }
  expect(macOf("key", "Grüße")).toBe(createHmac("sha256", "key").update("Grüße").digest("hex"));
});
