import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { reasonOf } from "./explain.ts";
import { embeddedVersion, inDataFolder } from "./unusable-folder.ts";

const failed = async (thrown: unknown): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "atlas-unusable-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const failure = inDataFolder(folder, () => Promise.reject(thrown));
  return failure.catch((error: unknown) => reasonOf(error).replace(folder, "FOLDER"));
};

/** As PGlite throws them: WebAssembly's file system has no errors with a message. */
const errno = (number: number) => ({ name: "ErrnoError", errno: number });

test.for([
  [errno(51), "The disk of FOLDER is full; free some space, or"],
  [Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" }), "The disk of FOLDER is full;"],
  [Object.assign(new Error("could not extend file"), { code: "53100" }), "The disk of FOLDER is full;"],
  [errno(69), "The data folder FOLDER cannot be written (EROFS);"],
  [errno(44), "The database in FOLDER cannot be opened ({ name: 'ErrnoError', errno: 44 });"],
  ["unreachable", "The database in FOLDER cannot be opened (unreachable);"],
  [undefined, "The database in FOLDER cannot be opened (undefined);"],
])("%o is told as %s", async ([thrown, sentence]) => {
  const told = await failed(thrown);
  expect(told).toContain(sentence);
  expect(told).toContain("set DATA_DIR to another folder");
});

test("the version of the embedded PostgreSQL is the one that folders are made with", async () => {
  expect(await readFile(join(inject("templates").folder, "PG_VERSION"), "utf8")).toBe(`${embeddedVersion}\n`);
});
