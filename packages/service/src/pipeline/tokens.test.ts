import { crc32 as nodes } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type TokenKind, crc32, createToken, readToken } from "./principals.ts";

/** Counts up, so that each place differs. */
const sources = () => {
  let count = 0;
  return { randomInt: (below: number) => count++ % below, sha256: (text: string) => `sha256 of ${text}` };
};

const kinds: readonly TokenKind[] = [
  "sandbox",
  "grant",
  "key",
  "oauth",
  "operator",
  "invitation",
  "reset",
  "code",
  "refresh",
];

describe("a token", () => {
  test.for(kinds)("of kind %s is read as it was made", (kind) => {
    const { text, hash, prefix } = createToken(kind, "production", sources());
    expect(readToken(text)).toEqual({ kind, environment: "production" });
    expect(hash).toBe(`sha256 of ${text}`);
    expect(text.startsWith(prefix)).toBe(true);
    // Lists show six of the 32 random places.
    expect(prefix).toBe(`atlas_${kind}_production_012345`);
    expect(text).toHaveLength(`atlas_${kind}_production_`.length + 38);
  });

  const { text } = createToken("key", "sandbox", sources());

  test("mistyped anywhere is none", () => {
    for (let place = 0; place < text.length; place++) {
      const other = text[place] === "a" ? "b" : "a";
      expect(readToken(text.slice(0, place) + other + text.slice(place + 1))).toBeNull();
    }
  });

  test.for(["", "atlas_key_sandbox_", text.slice(0, -1), `${text}0`, ` ${text}`, text.replace("key", "constructor")])(
    "%s is none",
    (given) => expect(readToken(given)).toBeNull(),
  );
});

test.for(["", "a", "123456789", "Grüße aus Köln", "🙂".repeat(40)])("the checksum of %s is that of zlib", (text) => {
  expect(crc32(text)).toBe(nodes(text));
});
