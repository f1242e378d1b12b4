/** The edits of an endpoint are as few as CONTRIBUTING.md says, and fit their files. A release tries them in a copy. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../command.ts";
import { type Edit, contractEdits, edited, loadEdits, operationEdits } from "./edits.ts";

const edits = [...contractEdits, ...operationEdits, ...loadEdits];
const read = (path: string): Promise<string> => readFile(join(repository, path), "utf8");

test("are in at most seven files", () => {
  expect(new Set(edits.map(({ path }) => path)).size).toBeLessThanOrEqual(7);
});

test.for(edits.filter(({ before }) => before !== undefined))("one fits into $path", async (edit) => {
  expect(edited(await read(edit.path), edit)).toContain(`${edit.text}${edit.before}`);
});

test.for(edits.filter(({ before }) => before === undefined))("one makes $path", async ({ path }) => {
  await expect(read(path)).rejects.toMatchObject({ code: "ENOENT" });
});

test("an edit that no longer fits is named with its file", () => {
  const edit: Edit = { path: "some.ts", text: "new\n", before: "gone" };
  expect(() => edited("other\n", edit)).toThrow("some.ts has no line that begins gone");
});
