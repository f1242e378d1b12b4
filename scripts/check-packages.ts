import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mustRun, repository } from "./command.ts";
import { publishedPackages, type Package } from "./packages.ts";

/** Packs each published package as it would go to the registry, and has the tarball judged. */
async function checkTarball({ name, folder }: Package, destination: string): Promise<void> {
  const packed = await mustRun(["bun", "pm", "pack", "--quiet", "--destination", destination], folder);
  const tarball = join(repository, folder, packed).startsWith(destination) ? packed : packed.split("\n").at(-1) ?? "";
  await mustRun(["publint", "run", tarball, "--strict"]);
  await mustRun(["attw", tarball, "--profile", "esm-only", "--no-definitely-typed", "--format", "ascii"]);
  console.log(`${name} packs well.`);
}

const destination = await mkdtemp(join(tmpdir(), "atlas-packages-"));
try {
  for (const published of await publishedPackages()) await checkTarball(published, destination);
} finally {
  await rm(destination, { recursive: true, force: true });
}
