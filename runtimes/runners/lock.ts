/** `bun runtimes/runners/lock.ts NAME …`: writes the lockfiles of test runners and of frameworks; of all without names. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { asScript } from "../../scripts/command.ts";
import { readManifest, writeLock } from "../../scripts/examples/install.ts";
import { frameworksFolder } from "../frameworks/rows.ts";
import { rowsFolder } from "./rows.ts";

const names = process.argv.slice(2);
const all = [rowsFolder, frameworksFolder].flatMap((rows) =>
  readdirSync(rows).map((name) => ({ name, folder: join(rows, name) })),
);

await asScript(async () => {
  const unknown = names.find((name) => !all.some((row) => row.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no ${unknown}; there are: ${all.map(({ name }) => name).join(", ")}.`);
  for (const { folder, name } of all.filter((row) => names.length === 0 || names.includes(row.name))) {
    const { devDependencies } = await readManifest(folder);
    if (!devDependencies) continue; // Bun's runner is Bun.
    await writeLock(folder);
    console.log(`${name} is locked.`);
  }
});
