import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sealedUnbound } from "../../test-support/sealed-unbound.ts";
import { VaultError } from "@atlas-messaging/postgres/database";
import { createVault, createVaultKey, keptVaultKey, readVaultKey } from "./vault.ts";

const [older, newer] = [randomBytes(32), randomBytes(32)];

const place = { table: "webhook_endpoints", column: "secret", organization: "shop", row: ["1"] };

describe("a sealed secret", () => {
  test.for(["", "a secret", "🦉 Ünïcode", "sealed:not:really", "x".repeat(256)])("opens to %j", (text) => {
    const vault = createVault([newer]);
    const sealed = vault.seal(text, place);
    expect(sealed).not.toBe(text);
    expect(vault.open(sealed, place)).toBe(text);
    expect(vault.seal(text, place)).not.toBe(sealed);
  });

  test("that is handed in as a text is sealed like any other", () => {
    const vault = createVault([newer]);
    const sealed = vault.seal("a secret", place);
    const again = vault.seal(sealed, place);
    expect(again).not.toBe(sealed);
    expect(vault.open(again, place)).toBe(sealed);
  });

  test.for([
    ["table", { ...place, table: "channel_links" }],
    ["column", { ...place, column: "previous_secret" }],
    ["organization", { ...place, organization: "other" }],
    ["row", { ...place, row: ["2"] }],
    ["way to part the same key", { ...place, organization: "", row: ["shop", "1"] }],
  ] as const)("does not open in another %s, however often it has been opened in its own", ([, elsewhere]) => {
    const vault = createVault([newer]);
    const sealed = vault.seal("a secret", place);
    expect(vault.open(sealed, place)).toBe("a secret");
    expect(() => vault.open(sealed, elsewhere)).toThrow(VaultError);
  });

  test("of the unbound form does not open, but can be bound", () => {
    const vault = createVault([newer, older]);
    const unbound = sealedUnbound(older, "a secret");
    expect(() => vault.open(unbound, place)).toThrow(VaultError);
    const bound = vault.bind(unbound, place);
    expect(bound.startsWith(vault.newest)).toBe(true);
    expect(vault.open(bound, place)).toBe("a secret");
    // A bound value cannot be moved by binding it again.
    expect(() => vault.bind(bound, { ...place, organization: "other" })).toThrow(VaultError);
    expect(() => vault.bind(bound.replace("sealed:2:", "sealed:"), place)).toThrow(VaultError);
  });

  test("opens with an older key for as long as there is one; the newest seals", () => {
    const sealed = createVault([older]).seal("a secret", place);
    const both = createVault([newer, older]);
    expect(both.open(sealed, place)).toBe("a secret");
    expect(sealed.startsWith(both.newest)).toBe(false);
    expect(both.seal("another", place).startsWith(both.newest)).toBe(true);
    expect(() => createVault([newer]).open(sealed, place)).toThrow(VaultError);
  });

  test("that was changed does not open", () => {
    const vault = createVault([newer]);
    const sealed = vault.seal("a secret", place);
    const body = sealed.slice(vault.newest.length);
    const bytes = Buffer.from(body, "base64url");
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    for (const wrong of [
      "",
      "a secret",
      `${sealed}:`,
      vault.newest,
      `sealed:2:${body}`,
      `${vault.newest}${bytes.toString("base64url")}`,
    ]) {
      expect(() => vault.open(wrong, place)).toThrow(VaultError);
    }
  });
});

describe("a key", () => {
  test("has 32 bytes in base64", () => {
    expect(readVaultKey(createVaultKey())).toHaveLength(32);
    for (const wrong of ["", "short", "ä".repeat(44), randomBytes(31).toString("base64")]) {
      expect(readVaultKey(wrong)).toBeNull();
    }
  });

  test("is made once for all processes that start at once, and readable by its owner only", async () => {
    const folder = await mkdtemp(join(tmpdir(), "atlas-key-"));
    try {
      const keys = await Promise.all(Array.from({ length: 8 }, () => keptVaultKey(join(folder, "data"))));
      expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
      expect((await stat(join(folder, "data", "encryption.key"))).mode & 0o077).toBe(0);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
