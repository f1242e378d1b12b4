import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { asScript, mustRun, repository } from "./command.ts";
import { type Package, publishedPackages } from "./packages.ts";

/** Packages that developers install: their types are found under every `moduleResolution`, also by `require`. */
const everywhere = new Set(["sdk", "webhooks", "sandbox"].map((name) => `@atlas-messaging/${name}`));

/** Files that a package must have besides what its manifest names: a bundle holds the work of others. */
const required: { readonly [name: string]: string } = {
  "@atlas-messaging/sdk": "package/dist/THIRD-PARTY-LICENSES.txt",
  "@atlas-messaging/cli": "package/dist/THIRD-PARTY-LICENSES.txt",
  "@atlas-messaging/sandbox": "package/dist/THIRD-PARTY-LICENSES.txt",
  "@atlas-messaging/server": "package/dist/THIRD-PARTY-LICENSES.txt",
};

/** Maximum bytes that `npm install` of the SDK brings, with everything that it depends on. The aim is 2 MB. */
const maxInstalled = 2_130_000;

/** Members by which a registry shows a package, and by which it is found. */
const shown = ["description", "keywords", "homepage", "bugs", "license", "repository", "engines"] as const;

interface Manifest extends Partial<Readonly<Record<(typeof shown)[number], unknown>>> {
  readonly exports?: object;
  readonly scripts?: object;
  readonly dependencies?: { readonly [name: string]: string };
}

const manifestOf = (folder: string): Promise<Manifest> => Bun.file(join(repository, folder, "package.json")).json();

/** A package that is only a command has nothing to import. */
const hasTypes = async (folder: string): Promise<boolean> => {
  const { exports = {} } = await manifestOf(folder);
  return Object.keys(exports).some((entry) => !entry.endsWith(".json"));
};

/** Refuses a manifest that tells too little, or carries programs of this repository to its users. */
const checkManifest = async ({ name, folder }: Package): Promise<void> => {
  const manifest = await manifestOf(folder);
  const missing = shown.filter((member) => manifest[member] === undefined);
  if (missing.length > 0) throw new Error(`The manifest of ${name} has no ${missing.join(", ")}.`);
  if (manifest.scripts) throw new Error(`The manifest of ${name} has scripts, which its users do not need.`);
};

/** Bytes of a packed package and of its dependencies, which are ours. */
const installed = async (name: string, packages: readonly Package[], destination: string): Promise<number> => {
  const folder = packages.find((each) => each.name === name)?.folder;
  if (folder === undefined) throw new Error(`${name} is not ours, so that its size is unknown here.`);
  const listed = await mustRun(["tar", "--list", "--verbose", "--file", tarballOf(folder, destination)]);
  const own = listed.split("\n").reduce((sum, line) => sum + Number(line.split(/\s+/)[2] ?? 0), 0);
  const { dependencies = {} } = await manifestOf(folder);
  const others = Object.keys(dependencies).map((each) => installed(each, packages, destination));
  return (await Promise.all(others)).reduce((sum, size) => sum + size, own);
};

const tarballOf = (folder: string, destination: string): string => join(destination, `${basename(folder)}.tgz`);

/**
 * Packs each published package as for the registry, and checks the tarball. With `--types` also that its types are found,
 * which takes twice as much CPU as all else and fails with the manifests alone.
 */
const withTypes = process.argv.includes("--types");

await asScript(async () => {
  const destination = await mkdtemp(join(tmpdir(), "atlas-packages-"));
  try {
    const packages = await publishedPackages();
    for (const published of packages) {
      const { name, folder } = published;
      await checkManifest(published);
      const tarball = tarballOf(folder, destination);
      await mustRun(["bun", "pm", "pack", "--filename", tarball], folder);
      await mustRun(["publint", "run", tarball, "--strict"]);
      if (required[name]) await mustRun(["tar", "--list", "--file", tarball, required[name]]);
      const profile = everywhere.has(name) ? "strict" : "esm-only";
      if (withTypes && (await hasTypes(folder)))
        await mustRun(["attw", tarball, "--profile", profile, "--no-definitely-typed", "--format", "ascii"]);
      console.log(`${name} is sound.`);
    }
    const size = await installed("@atlas-messaging/sdk", packages, destination);
    if (size > maxInstalled) throw new Error(`The SDK brings ${size} bytes, more than ${maxInstalled}.`);
    console.log(`The SDK brings ${size} bytes.`);
  } finally {
    await rm(destination, { recursive: true, force: true });
  }
});
