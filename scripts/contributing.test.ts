/** CONTRIBUTING.md shows code that exists, and names files that exist. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const text = readFileSync(`${root}CONTRIBUTING.md`, "utf8");

/** Blocks of TypeScript or YAML, each with the last file linked before it. */
const excerpts = Array.from(text.matchAll(/^```(?:ts|yaml)\n([^]*?)^```$/gm), ({ index, 1: code = "" }) => {
  const linked = text.slice(0, index).matchAll(/\]\(([^)]+\.(?:ts|yaml))\)/g);
  return { code, path: [...linked].at(-1)?.[1] ?? "" };
});

/** Lines without their common indent, so that an excerpt may be indented less than its source. */
const linesOf = (code: string): string[] =>
  code
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

describe("CONTRIBUTING.md", () => {
  test("shows several excerpts", () => expect(excerpts.length).toBeGreaterThan(6));

  test.for(excerpts)("shows $path as it is", ({ code, path }) => {
    const source = linesOf(readFileSync(root + path, "utf8"));
    // A blank line separates excerpts from different places of a file.
    for (const part of code.split("\n\n")) {
      const lines = linesOf(part);
      const begins = source.flatMap((line, index) => (line === lines[0] ? [index] : []));
      expect(begins.map((at) => source.slice(at, at + lines.length))).toContainEqual(lines);
    }
  });

  test("names files and folders that exist", () => {
    const named = Array.from(
      text.matchAll(/`((?:packages|servers|spec|scripts|docs)\/[\w./-]+)`/g),
      ([, path]) => path,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !existsSync(root + path))).toEqual([]);
  });
});
