/** What runs in releases is what was looked at: no tag, which can be moved, says what that is. */
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../.github/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.ya?ml$/.test(name));
const texts = files.map((name) => readFileSync(new URL(name, folder), "utf8"));
const uses = texts.flatMap((text) =>
  [...text.matchAll(/^\s*(?:-\s*)?["']?uses["']?\s*:\s*(.*)$/gm)].map(([, used]) => used ?? ""),
);

test("every action is pinned by the digest of its commit, beside the version that it is", () => {
  expect(uses.length).toBeGreaterThan(0);
  // Of a name that only looks like one, such as a short digest or a branch of forty letters, nothing passes.
  expect(uses.filter((used) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used))).toEqual([]);
});

test("every mention of an action is one that this test reads", () => {
  expect(texts.join("\n").match(/\buses\b/g)).toHaveLength(uses.length);
});

test("a release is audited, and has a bill of materials", () => {
  const release = readFileSync(new URL("workflows/release.yml", folder), "utf8");
  expect(release).toContain("audit --audit-level=high");
  expect(release).toContain("scripts/sbom.ts");
});
