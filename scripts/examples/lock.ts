/** `bun scripts/examples/lock.ts NAME …`: writes the lockfiles of examples with a foreign framework. */
import { asScript } from "../command.ts";
import { chosenExamples } from "./list.ts";
import { writeLock } from "./install.ts";

await asScript(async () => {
  for (const { folder, name } of await chosenExamples(process.argv.slice(2))) {
    await writeLock(folder);
    console.log(`${name} is locked.`);
  }
});
