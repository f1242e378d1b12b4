import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { VaultError, createVault, createVaultKey, readVaultKey } from "./vault.ts";
import { keptVaultKey } from "./vault-key.ts";

const [older, newer] = [randomBytes(32), randomBytes(32)];

describe("a sealed secret", () => {
  test.for(["", "a secret", "🦉 Ünïcode", "sealed:not:really", "x".repeat(256)])("opens to %j", (text) => {
    const vault = createVault([newer]);
    const sealed = vault.seal(text);
    expect(sealed).not.toBe(text);
    expect(vault.open(sealed)).toBe(text);
    expect(vault.seal(text)).not.toBe(sealed);
  });

  test("is not sealed twice", () => {
    const vault = createVault([newer]);
    const sealed = vault.seal("a secret");
    expect(vault.seal(sealed)).toBe(sealed);
  });

  test("opens with an older key for as long as there is one; the newest seals", () => {
    const sealed = createVault([older]).seal("a secret");
    const both = createVault([newer, older]);
    expect(both.open(sealed)).toBe("a secret");
    expect(sealed.startsWith(both.newest)).toBe(false);
    expect(both.seal("another").startsWith(both.newest)).toBe(true);
    expect(() => createVault([newer]).open(sealed)).toThrow(VaultError);
  });

  test("that was changed does not open", () => {
    const vault = createVault([newer]);
    const sealed = vault.seal("a secret");
    const [start, name, body = ""] = sealed.split(":");
    const bytes = Buffer.from(body, "base64url");
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    for (const wrong of [
      "",
      "a secret",
      `${sealed}:`,
      `${start}:${name}:`,
      `${start}:${name}:${bytes.toString("base64url")}`,
    ]) {
      expect(() => vault.open(wrong)).toThrow(VaultError);
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
