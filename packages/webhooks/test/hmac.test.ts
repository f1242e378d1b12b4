import { execFileSync } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";

const expected = createHmac("sha256", "sécret").update("bödy").digest("hex");

/** Loads the module on a platform with this `Bun.CryptoHasher`. */
const loadedWith = async (digest: (bytes: Uint8Array | string, secret: string) => Uint8Array) => {
  const CryptoHasher = class {
    readonly secret: string;
    bytes: Uint8Array | string = "";
    constructor(_algorithm: string, secret: string) {
      this.secret = secret;
    }
    copy() {
      return this;
    }
    update(bytes: Uint8Array | string) {
      this.bytes = bytes;
      return this;
    }
    digest(encoding: "hex") {
      return Buffer.from(digest(this.bytes, this.secret)).toString(encoding);
    }
  };
  vi.resetModules();
  vi.stubGlobal("Bun", { CryptoHasher });
  const { hmacSha256 } = await import("../src/hmac.ts");
  return hmacSha256("bödy", "sécret", "hex");
};

afterEach(() => vi.unstubAllGlobals());

describe("the platform's own hasher", () => {
  it("is used where it gives an HMAC", async () => {
    const digest = vi.fn((bytes: Uint8Array | string, secret: string) =>
      createHmac("sha256", secret).update(bytes).digest(),
    );
    expect(await loadedWith(digest)).toBe(expected);
    expect(digest).toHaveBeenLastCalledWith("bödy", "sécret");
  });

  it("is not used where it ignores the key", async () => {
    expect(await loadedWith((bytes) => createHash("sha256").update(bytes).digest())).toBe(expected);
  });

  it("gives the same bytes on Bun itself", () => {
    const code = `
      import { signPayload } from "./src/index.ts";
      const { CryptoHasher } = Bun;
      if (typeof CryptoHasher !== "function") throw new Error("This is not Bun.");
      console.log(signPayload("bödy", "sécret"), signPayload(new TextEncoder().encode("bödy"), "sécret"));`;
    const folder = new URL("..", import.meta.url);
    expect(execFileSync("bun", ["-e", code], { cwd: folder, encoding: "utf8" })).toBe(`${expected} ${expected}\n`);
  });
});
