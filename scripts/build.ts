import { rm } from "node:fs/promises";
import { join } from "node:path";
import { asScript, mustRun, repository } from "./command.ts";
import { writeCommonJs } from "./common-js.ts";
import { publishedPackages } from "./packages.ts";

/** Builds every published package into its dist/, dependencies first. */
await asScript(async () => {
  for (const { name, folder } of await publishedPackages()) {
    await rm(join(repository, folder, "dist"), { recursive: true, force: true });
    await mustRun(["bun", "run", "build"], folder);
    await writeCommonJs(join(repository, folder, "dist"));
    console.log(`${name} is built.`);
  }
});
