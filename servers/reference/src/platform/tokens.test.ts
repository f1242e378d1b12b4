import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createToken, sha256 } from "./tokens.ts";
import { readToken } from "@atlas-messaging/service/pipeline/principals";

const kinds = ["sandbox", "grant", "key", "oauth", "operator", "invitation", "code", "refresh"] as const;
const environments = ["sandbox", "staging", "production"] as const;
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

describe("a token", () => {
  test.for(kinds.flatMap((kind) => environments.map((environment) => [kind, environment] as const)))(
    "of kind %s for %s tells both, and names its environment",
    ([kind, environment]) => {
      const { text } = createToken(kind, environment);
      expect(text).toMatch(new RegExp(`^atlas_${kind}_${environment}_[0-9A-Za-z]{38}$`));
      expect(readToken(text)).toEqual({ kind, environment });
    },
  );

  test("is never the same", () => {
    expect(new Set(Array.from({ length: 1_000 }, () => createToken("key", "sandbox").text)).size).toBe(1_000);
  });

  test("draws on the whole alphabet", () => {
    const drawn = Array.from({ length: 200 }, () => createToken("key", "sandbox").text.slice(18, 50)).join("");
    expect(new Set(drawn).size).toBe(62);
  });

  test("is known by its SHA-256", () => {
    const { text, hash } = createToken("grant", "staging");
    expect(hash).toBe(createHash("sha256").update(text).digest("hex"));
    expect(sha256(text)).toBe(hash);
  });

  test("shows six of its random characters, and no more", () => {
    const { text, prefix } = createToken("oauth", "production");
    expect(text.startsWith(prefix)).toBe(true);
    expect(prefix).toMatch(/^atlas_oauth_production_[0-9A-Za-z]{6}$/);
    expect(text.length - prefix.length).toBe(32);
  });
});

describe("what is no token", () => {
  const { text } = createToken("key", "sandbox");

  test("is one with any one character changed", () => {
    const tampered = Array.from(text).flatMap((own, index) =>
      printable.filter((char) => char !== own).map((char) => text.slice(0, index) + char + text.slice(index + 1)),
    );
    expect(tampered).toHaveLength(94 * text.length);
    expect(tampered.filter((other) => readToken(other) !== null)).toEqual([]);
  });

  test("is one with two neighbours swapped", () => {
    const swapped = Array.from(text.slice(1))
      .map((next, index) => `${text.slice(0, index)}${next}${text[index]}${text.slice(index + 2)}`)
      .filter((other) => other !== text);
    expect(swapped.length).toBeGreaterThan(30);
    expect(swapped.filter((other) => readToken(other) !== null)).toEqual([]);
  });

  test("is one that has been moved to another environment or kind", () => {
    expect(readToken(text.replace("_sandbox_", "_production_"))).toBeNull();
    expect(readToken(text.replace("_key_", "_grant_"))).toBeNull();
  });

  test.for([
    ["nothing", ""],
    ["less of one", text.slice(0, -1)],
    ["more than one", `${text}0`],
    ["one and a line break", `${text}\n`],
    ["one after a space", ` ${text}`],
    ["two", text + text],
    ["its prefix", createToken("key", "sandbox").prefix],
    ["one in upper case", text.toUpperCase()],
    ["one of an unknown environment", text.replace("_sandbox_", "_test_")],
    ["a million characters", "a".repeat(1_000_000)],
  ] as const)("is %s", ([, other]) => {
    expect(readToken(other)).toBeNull();
  });
});
