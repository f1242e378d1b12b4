import { writeFile } from "node:fs/promises";
import { billOfMaterials } from "./bill-of-materials.ts";
import { asScript, mustRun } from "./command.ts";
import { publishedPackages } from "./packages.ts";

/** Writes the bill of materials of this checkout to a file: `bun scripts/sbom.ts atlas.cdx.json`. */
await asScript(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error("Say where to: bun scripts/sbom.ts <file>");
  const lockfile = await mustRun(["bun", "./bun.lockb"]);
  const found = (await publishedPackages()).map(({ name, version }) => [name, version] as const);
  // All packages are released together. The SDK, the most used one, names the release.
  const versions = Object.fromEntries(found);
  const version = versions["@atlas-messaging/sdk"] ?? "0.0.0";
  await writeFile(file, `${JSON.stringify(billOfMaterials(lockfile, { version, versions }), null, 2)}\n`);
  console.log(`${file} names ${found.length} packages of ours, and what they are made of and with.`);
});
