import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { describe, expect, test } from "vitest";
import { billOfMaterials, readLockfile } from "./bill-of-materials.ts";

const lockbinary = fileURLToPath(new URL("../bun.lockb", import.meta.url));
const lockfile = execFileSync("bun", [lockbinary], { encoding: "utf8", maxBuffer: 64 * 1_048_576 });
const release = { version: "1.2.3", versions: { "@atlas-messaging/sdk": "1.2.3" } };
const made = billOfMaterials(lockfile, release);

describe("the bill of materials", () => {
  test("is CycloneDX 1.6, as its own library validates it", async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(JSON.stringify(made))).toBeNull();
  });

  test("names every entry of the lockfile once, with the digest that bun installs it by", () => {
    const refs = made.components.map((component) => component["bom-ref"]);
    expect(new Set(refs).size).toBe(new Set(readLockfile(lockfile).values()).size);
    const outside = made.components.filter(({ group }) => group !== "@atlas-messaging");
    expect(outside.length).toBeGreaterThan(500);
    expect(outside.filter(({ hashes }) => hashes === undefined)).toEqual([]);
    const elysia = outside.find(({ name }) => name === "elysia");
    expect(elysia).toMatchObject({ purl: expect.stringMatching(/^pkg:npm\/elysia@\d/), hashes: [{ alg: "SHA-512" }] });
    expect(elysia?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  });

  test("tells who needs whom, and each of ours by the version that is released", () => {
    const needs = new Map(made.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    const sdk = "pkg:npm/%40atlas-messaging/sdk@1.2.3";
    expect(needs.get("pkg:generic/atlas-messaging@1.2.3")).toContain(sdk);
    expect(needs.get(sdk)).toContainEqual(expect.stringMatching(/^pkg:npm\/openapi-fetch@\d/));
    const known = new Set(made.components.map((component) => component["bom-ref"]));
    expect(made.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
  });

  test("calls what is installed under another name by its own", () => {
    const text = `# yarn lockfile v1\n\n"msw2@npm:msw@2.9.0":\n  version "2.9.0"\n  integrity sha512-${Buffer.alloc(64).toString("base64")}\n`;
    expect([...readLockfile(text).values()]).toMatchObject([{ name: "msw", version: "2.9.0", needs: [] }]);
  });

  test("is not made of nothing", () => {
    expect(() => billOfMaterials("", release)).toThrow("The lockfile names nothing");
  });
});
