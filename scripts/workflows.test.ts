/** Release workflows must pin reviewed commits, since a tag can be moved. */
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
  // Refuses anything that only resembles a commit, such as a short digest or a branch of forty letters.
  expect(uses.filter((used) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used))).toEqual([]);
});

test("every mention of an action is one that this test reads", () => {
  expect(texts.join("\n").match(/\buses\b/g)).toHaveLength(uses.length);
});

/** Lines that run, without comments. */
const release = readFileSync(new URL("workflows/release.yml", folder), "utf8")
  .split("\n")
  .map((line) => line.replace(/(^|\s)#.*$/, "").trimEnd());
/** Returns the lines of a job, up to the next job. */
const jobOf = (name: string): string => {
  const start = release.indexOf(`  ${name}:`);
  const end = release.findIndex((line, at) => at > start && /^ {0,2}\S/.test(line));
  return start < 0 ? "" : release.slice(start, end < 0 ? undefined : end).join("\n");
};

test("nothing is released before all that is installed has been audited", () => {
  expect(jobOf("verify")).toMatch(/^ {6}- run: npx --yes bun@[\d.]+ audit --audit-level=high$/m);
  expect(jobOf("release")).toMatch(/^ {4}needs: verify$/m);
  expect(release.join("\n")).not.toMatch(/continue-on-error|\|\| true/);
});

test("each release has a bill of materials, made before anything is published", () => {
  const job = jobOf("release");
  const steps = [
    /run: npx --yes bun@[\d.]+ scripts\/sbom\.ts atlas\.cdx\.json$/m,
    /publish: /,
    /gh release upload .*atlas\.cdx\.json/,
  ];
  const places = steps.map((step) => job.search(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
