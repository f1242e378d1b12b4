/**
 * `bun scripts/examples/lock.ts NAME …`: writes the lockfiles of examples with a foreign framework. They pin everything
 * but our own packages, whose latest release a reader gets.
 */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asScript, mustRun } from "../command.ts";
import { chosenExamples } from "./list.ts";
import { readManifest, withVersions, writeManifest } from "./install.ts";

const foreignVersion = (name: string, version: string): string | undefined =>
  name.startsWith("@atlas-messaging/") ? undefined : version;

await asScript(async () => {
  for (const { folder, name } of await chosenExamples(process.argv.slice(2))) {
    const scratch = await mkdtemp(join(tmpdir(), "atlas-lock-"));
    await writeManifest(scratch, withVersions(await readManifest(folder), foreignVersion));
    await mustRun(["bun", "install", "--lockfile-only", "--cwd", scratch]);
    await cp(join(scratch, "bun.lock"), join(folder, "bun.lock"));
    await rm(scratch, { recursive: true });
    console.log(`${name} is locked.`);
  }
});
