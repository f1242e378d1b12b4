/** Programs that are compiled once a run, since they start more than a hundred times: from bytecode in half of the CPU. */
import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { scratchFolder } from "./scratch-folder.ts";

const compiled = [
  "src/backup.ts",
  "src/create-channel.ts",
  "src/create-operator.ts",
  "src/doctor.ts",
  "src/main.ts",
  "src/organizations.ts",
  "src/reset-operator.ts",
  "src/restore.ts",
  "src/worker.ts",
  "test-support/quick-passwords.ts",
  "test-support/timed-server.ts",
] as const;

export type CompiledProgram = (typeof compiled)[number];

/** The one from PATH, which the launcher sets. */
export const bun = "bun";
const reference = fileURLToPath(new URL("..", import.meta.url));
const compiler = fileURLToPath(new URL("compile-programs.ts", import.meta.url));

/** Tells the workers of a run, which begin after it is set. */
const variable = "ATLAS_TEST_PROGRAMS";

/** Compiles them for a run; returns how to remove them. */
export const compilePrograms = async (): Promise<() => Promise<void>> => {
  const folder = await scratchFolder("atlas-programs-");
  await promisify(execFile)(bun, [compiler, folder]);
  process.env[variable] = join(folder, "programs.js");
  return () => rm(folder, { recursive: true, force: true });
};

/** Arguments of Bun that start a program. Outside of a run it starts from its source. */
export const argumentsOf = (file: string): readonly string[] => {
  const programs = process.env[variable];
  const name = relative(reference, file);
  return programs && compiled.some((each) => each === name) ? [programs, name] : [file];
};
