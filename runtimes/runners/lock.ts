/** `bun runtimes/runners/lock.ts NAME …`: writes the lockfiles of test runners; of all without names. */
import { asScript } from "../../scripts/command.ts";
import { writeLock } from "../../scripts/examples/install.ts";
import { chosenRows } from "./rows.ts";

await asScript(async () => {
  for (const { folder, name, manifest } of await chosenRows(process.argv.slice(2))) {
    if (!manifest.devDependencies) continue; // Bun's runner is Bun.
    await writeLock(folder);
    console.log(`${name} is locked.`);
  }
});
