/** Ways to run the server: the single binary, and the source of another commit. */
import { join } from "node:path";
import { mustRun, repository } from "../command.ts";
import { mkdir } from "node:fs/promises";
import { Unproven, needs, runProgram } from "./processes.ts";

/** Returns the command line of a command of the server, such as `migrate`. */
export type Program = (command: string) => readonly string[];

export const binaryPath = join(repository, "packages/server/binaries/atlas-server-linux-x64");

export const binary: Program = (command) => [binaryPath, command];

const files: { readonly [command: string]: string } = {
  start: "main",
  worker: "worker",
  migrate: "migrate",
  "operator:create": "create-operator",
};

/** The program of a checkout. It runs from its source. */
const sourceIn =
  (folder: string): Program =>
  (command) => [process.execPath, join(folder, "servers/reference/src", `${files[command] ?? command}.ts`)];

// Programs of former versions, from the history of the repository.

const migrations = "servers/reference/migrations";

const journal = `${migrations}/meta/_journal.json`;

export interface Version {
  readonly commit: string;
  /** Newest migration that it has. */
  readonly tag: string;
}

const newestOf = (text: string): string => {
  const { entries }: { readonly entries: readonly { readonly tag: string }[] } = JSON.parse(text);
  return entries.at(-1)?.tag ?? "";
};

/** Migrations that became other ones later, on their way into the main branch, are of no version. */
const isFrozen = async (commit: string): Promise<boolean> => {
  const changed = await mustRun(["git", "diff", "--name-status", commit, "HEAD", "--", `${migrations}/*.sql`]);
  return changed.split("\n").every((line) => line === "" || line.startsWith("A"));
};

/** Returns all versions that brought migrations, the newest first. */
export const formerVersions = async (): Promise<readonly Version[]> => {
  needs("git", "tar");
  const commits = (await mustRun(["git", "rev-list", "HEAD", "--", journal])).split("\n");
  const known = new Map<string, Version>();
  for (const commit of commits) {
    const tag = newestOf(await mustRun(["git", "show", `${commit}:${journal}`]));
    if (!known.has(tag) && (await isFrozen(commit))) known.set(tag, { commit, tag });
  }
  return [...known.values()];
};

/** Returns the newest version that is whole, and whose tables are those of the state, or older ones. */
export const versionFor = async (versions: readonly Version[], tag: string, scratch: string): Promise<Version> => {
  const fitting = versions
    .filter((version) => version.tag <= tag)
    .toSorted((one, other) => (one.tag < other.tag ? 1 : -1));
  for (const version of fitting) if (await isWhole(version, scratch)) return version;
  throw new Unproven(`The history of this checkout does not go back to ${tag}.`);
};

/** Tells if a version has all that its server imports: a commit on its way into the main branch may lack some. */
const isWhole = async (version: Version, scratch: string): Promise<boolean> => {
  const program = await programOf(version, scratch);
  const bundle = join(folderOf(version, scratch), "bundle");
  const [bun = "", main = ""] = program("start");
  return runProgram([bun, "build", main, "--target=bun", "--outdir", bundle]).then(
    () => true,
    () => false,
  );
};

const folderOf = ({ commit }: Version, scratch: string): string => join(scratch, `version-${commit.slice(0, 8)}`);

const made = new Map<string, Promise<Program>>();

/** Checks a version out, with its packages. */
export const programOf = (version: Version, scratch: string): Promise<Program> => {
  const { commit } = version;
  const known = made.get(commit) ?? checkOut(commit, folderOf(version, scratch));
  made.set(commit, known);
  return known;
};

const checkOut = async (commit: string, folder: string): Promise<Program> => {
  await mkdir(folder);
  await runProgram(["sh", "-c", `git -C '${repository}' archive ${commit} | tar --extract --directory '${folder}'`]);
  // Scripts of packages bring tools of developers.
  await mustRun([process.execPath, "install", "--frozen-lockfile", "--ignore-scripts"], folder);
  return sourceIn(folder);
};

/** Tells if the program answers probes. */
export const hasProbes = async ({ commit }: Version): Promise<boolean> =>
  (await mustRun(["git", "ls-tree", "-r", "--name-only", commit, "--", "spec/sections"])).includes("health-ready");
