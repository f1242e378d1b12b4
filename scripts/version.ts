import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { datesFile, readReleases } from "../packages/codegen/src/generate/site/releases.ts";
import { asScript, mustRun, repository } from "./command.ts";

/** Gives each version of the changelogs that has no day yet today's, for the changelog page. */
const dateReleases = async (): Promise<void> => {
  const file = join(repository, datesFile);
  const known: { readonly [version: string]: string } = JSON.parse(await readFile(file, "utf8"));
  const today = new Date().toISOString().slice(0, 10);
  const undated = (await readReleases(repository)).filter(({ date }) => date === null);
  const added = Object.fromEntries(undated.map(({ version }) => [version, today]));
  await writeFile(file, `${JSON.stringify({ ...added, ...known }, null, 2)}\n`);
};

/** Raises the versions by the changesets, as a release does. What is generated follows. */
await asScript(async () => {
  await mustRun(["changeset", "version"]);
  await dateReleases();
  await mustRun(["bun", "install"]);
  await mustRun(["bun", "packages/codegen/src/breaking/release.ts"]);
  await mustRun(["bun", "packages/codegen/src/generate/main.ts"]);
});
