import { rm } from "node:fs/promises";
import { join } from "node:path";
import { asScript, mustRun, repository } from "./command.ts";
import { writeCommonJs } from "./common-js.ts";
import { publishedPackages } from "./packages.ts";

const buildOf = async (folder: string): Promise<readonly string[]> => {
  const { scripts }: { scripts: { build: string } } = await Bun.file(join(repository, folder, "package.json")).json();
  return scripts.build.split(" ");
};

/** Builds every published package into its dist/, dependencies first. */
await asScript(async () => {
  for (const { name, folder } of await publishedPackages()) {
    await rm(join(repository, folder, "dist"), { recursive: true, force: true });
    // Not by `bun run`: among the packages of the server, `bun` is a stub that its install script would replace.
    await mustRun(await buildOf(folder), folder);
    await writeCommonJs(join(repository, folder, "dist"));
    console.log(`${name} is built.`);
  }
});
