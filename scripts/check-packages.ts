import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { asScript, mustRun, repository } from "./command.ts";
import { publishedPackages } from "./packages.ts";

/** Packages that developers install: their types are found under every `moduleResolution`, also by `require`. */
const everywhere = new Set(["sdk", "webhooks", "sandbox"].map((name) => `@atlas-messaging/${name}`));

/** Files that a package must have besides what its manifest names: a bundle holds the work of others. */
const required: { readonly [name: string]: string } = {
  "@atlas-messaging/sandbox": "package/dist/THIRD-PARTY-LICENSES.txt",
  "@atlas-messaging/server": "package/dist/THIRD-PARTY-LICENSES.txt",
};

/** A package that is only a command has nothing to import. */
const hasTypes = async (folder: string): Promise<boolean> => {
  const manifest: { readonly exports?: object } = await Bun.file(join(repository, folder, "package.json")).json();
  return Object.hasOwn(manifest.exports ?? {}, ".");
};

/**
 * Packs each published package as for the registry, and checks the tarball. With `--types` also that its types are found,
 * which takes twice as much CPU as all else and fails with the manifests alone.
 */
const withTypes = process.argv.includes("--types");

await asScript(async () => {
  const destination = await mkdtemp(join(tmpdir(), "atlas-packages-"));
  try {
    for (const { name, folder } of await publishedPackages()) {
      const tarball = join(destination, `${basename(folder)}.tgz`);
      await mustRun(["bun", "pm", "pack", "--filename", tarball], folder);
      await mustRun(["publint", "run", tarball, "--strict"]);
      if (required[name]) await mustRun(["tar", "--list", "--file", tarball, required[name]]);
      const profile = everywhere.has(name) ? "strict" : "esm-only";
      if (withTypes && (await hasTypes(folder)))
        await mustRun(["attw", tarball, "--profile", profile, "--no-definitely-typed", "--format", "ascii"]);
      console.log(`${name} is sound.`);
    }
  } finally {
    await rm(destination, { recursive: true, force: true });
  }
});
