import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unreferencedFiles } from "./lint-contract.ts";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "atlas-contract-"));
  const files = ["sections/notes/paths/a.yaml", "sections/notes/b.txt", "events/c.yaml", "shared/schemas/D.yaml"];
  for (const file of [...files, "shared/responses/E.yaml", "shared/parameters/F.yaml"]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), "");
  }
});

afterEach(() => rm(folder, { recursive: true }));

test("names the files of the contract that were not used", async () => {
  const inFolder = (files: string[]) => files.map((file) => join(folder, file));
  const used = new Set(inFolder(["events/c.yaml", "shared/responses/E.yaml", "shared/parameters/F.yaml"]));
  const unused = inFolder(["sections/notes/paths/a.yaml", "shared/schemas/D.yaml"]);
  expect(await unreferencedFiles(folder, used)).toEqual(unused);
});
