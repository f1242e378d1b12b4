/** Names and docstrings of this repository, where a reader has stumbled before. */
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

let sources: readonly (readonly [path: string, text: string])[];

beforeAll(async () => {
  const exclude = (path: string) => ["node_modules", "generated", "dist"].includes(basename(path));
  const paths = globSync("{examples,packages,scripts,servers}/**/*.{ts,tsx}", { cwd: root, exclude });
  sources = await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), "utf8")] as const));
});

const found = (pattern: RegExp): readonly string[] =>
  sources.flatMap(([path, text]) => Array.from(text.matchAll(pattern), ([match]) => `${path}: ${match}`));

test("docstrings begin with what they are about, not with a clause without a head", () => {
  expect(sources.length).toBeGreaterThan(1_500);
  expect(found(/\/\*\*(?:\n\s*\*)? (?:What|Whether|Who(?:m|se|ever)?|Of|By|How|Why|When|Where)\b.*/g)).toEqual([]);
});

test("limits are named max and min", () => {
  expect(found(/\bconst (?:most|longest|least|shortest)[A-Z]?\w* = (?:[\d_.]+|sql\.raw\(.*\));/g)).toEqual([]);
});
