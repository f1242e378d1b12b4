import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { asScript, mustRun, run } from "./command.ts";
import { publishedPackages } from "./packages.ts";

const isPublished = async (name: string, version: string, to: readonly string[]): Promise<boolean> => {
  const { ok, output } = await run(["npm", "view", `${name}@${version}`, "version", ...to]);
  return ok && output.endsWith(version);
};

/**
 * Publishes each built package whose version is missing on the registry, with provenance. Bun packs, since it replaces
 * `workspace:` by versions. npm publishes, since it adds provenance and needs no stored token if the registry trusts
 * the workflow. `--release` builds before, and tags afterwards. `--dry-run` publishes nothing. `--registry URL` publishes to another registry, without provenance.
 */
await asScript(async () => {
  const { values } = parseArgs({
    options: { "dry-run": { type: "boolean" }, release: { type: "boolean" }, registry: { type: "string" } },
  });
  const { "dry-run": dry = false, release = false, registry } = values;
  if (release) await mustRun(["bun", "scripts/build.ts"]);
  const to = registry === undefined ? [] : ["--registry", registry];
  const how = dry ? ["--dry-run"] : to.length > 0 ? to : ["--provenance"];
  const destination = await mkdtemp(join(tmpdir(), "atlas-publish-"));
  try {
    for (const { name, folder, version } of await publishedPackages()) {
      if (!dry && (await isPublished(name, version, to))) continue;
      const tarball = join(destination, `${basename(folder)}.tgz`);
      await mustRun(["bun", "pm", "pack", "--filename", tarball], folder);
      await mustRun(["npm", "publish", tarball, "--access", "public", ...how]);
      console.log(`${name} ${version} is ${dry ? "ready to be " : ""}published.`);
    }
  } finally {
    await rm(destination, { recursive: true });
  }
  if (release) console.log(await mustRun(["changeset", "tag"]));
});
