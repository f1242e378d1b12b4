import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { asScript, mustRun, repository, run } from "./command.ts";
import { publishedPackages } from "./packages.ts";

const isPublished = async (name: string, version: string): Promise<boolean> => {
  const { ok, output } = await run(["npm", "view", `${name}@${version}`, "version"]);
  return ok && output.endsWith(version);
};

/** The package manager has already refused packages without a version. */
const versionIn = async (folder: string): Promise<string> => {
  const manifest = JSON.parse(await readFile(join(repository, folder, "package.json"), "utf8")) as { version: string };
  return manifest.version;
};

/**
 * Publishes each built package whose version is missing on the registry, with provenance. Bun packs, since it replaces
 * `workspace:` by versions. npm publishes, since it adds provenance and needs no stored token if the registry trusts
 * the workflow. `--dry-run` publishes nothing.
 */
await asScript(async () => {
  const [mode, ...others] = process.argv.slice(2);
  if (others.length > 0 || (mode !== undefined && mode !== "--dry-run"))
    throw new Error("Usage: bun scripts/publish.ts [--dry-run]");
  const dry = mode === "--dry-run";
  const destination = await mkdtemp(join(tmpdir(), "atlas-publish-"));
  try {
    for (const { name, folder } of await publishedPackages()) {
      const version = await versionIn(folder);
      if (!dry && (await isPublished(name, version))) continue;
      const tarball = join(destination, `${basename(folder)}.tgz`);
      await mustRun(["bun", "pm", "pack", "--filename", tarball], folder);
      await mustRun(["npm", "publish", tarball, "--access", "public", dry ? "--dry-run" : "--provenance"]);
      console.log(`${name} ${version} is ${dry ? "ready to be " : ""}published.`);
    }
  } finally {
    await rm(destination, { recursive: true });
  }
});
