/** Holds the page about test runners to the projects that `test:runtimes` runs. */
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { programFor, rowNames, rowsFolder } from "../../runtimes/runners/rows.ts";
import { read } from "./test-support/page-files.ts";

const page = read("docs/testing/runners.md");
const rows = rowNames();

const configurations = rows.flatMap((row) =>
  readdirSync(join(rowsFolder, row))
    .filter((name) => name.endsWith(".config.js"))
    .map((name) => `// ${basename(name)}\n${readFileSync(join(rowsFolder, row, name), "utf8")}`),
);

test("each printed configuration is a file of a project", ({ task }) => {
  const printed = [...page.matchAll(/^```js\b[^\n]*\n(.*?)^```/gms)].map(([, code = ""]) => code);
  task.meta.counts = { "configurations of test runners": printed.length };
  expect(printed.length).toBeGreaterThan(8);
  expect(printed.filter((code) => !configurations.includes(code))).toEqual([]);
});

test("the printed tsconfig.json is that of ts-jest", () => {
  const [, printed] = /^```json\n(.*?)^```/ms.exec(page) ?? [];
  expect(printed).toBe(readFileSync(join(rowsFolder, "jest30-ts-jest/tsconfig.json"), "utf8"));
});

test("the table of versions has every project", () => {
  expect([...page.matchAll(/^\| `([\w-]+)` \| [✓ ]*\|/gm)].map(([, name]) => name)).toEqual(rows);
});

test("the programs get the import that the page names", () => {
  const program = read("packages/sandbox/test/snippets/runner-sdk.test.ts");
  const imported = (devDependencies: Readonly<Record<string, string>>) =>
    programFor({ manifest: { name: "row", scripts: { test: "" }, devDependencies } }, program)
      .split("\n")
      .filter((line) => /\b(expect|test)\b.* from /.test(line));
  for (const name of ["vitest", "@playwright/test", "expect"])
    for (const line of imported({ [name]: "1.0.0" })) expect(page).toContain(line);
  for (const line of imported({})) expect(page).toContain(line);
  expect(imported({ jest: "30.0.0" })).toEqual([]);
});
