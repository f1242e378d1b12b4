import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { tables } from "@atlas-messaging/service/rows/tables";
import { readContract } from "./contract-source.ts";
import { differences, write } from "./disk.ts";
import { emitTableKeys } from "./emit/table-keys.ts";
import { generate, generatedFolders } from "./files.ts";
import { generateSite, siteFolder } from "./site/index.ts";

/** Folder of the keys of tables. They are made from the tables, and all else from the contract. */
const keysFolder = "packages/sandbox/src/generated";

const otherFolders = [siteFolder, keysFolder];

const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * `main.ts` writes every generated file. `main.ts --check` writes nothing, and exits with 1 if a file differs, is
 * missing, or is left over.
 */
const main = async (check: boolean): Promise<number> => {
  const contract = await readContract(`${repository}spec`);
  const files = await generate(contract);
  // The site's pages read the docstrings of generated files, so those are written first.
  if (!check) await write(repository, generatedFolders, files);
  const others = (await generateSite(contract, repository)).set(`${keysFolder}/table-keys.ts`, emitTableKeys(tables));
  if (!check) {
    await write(repository, otherFolders, others);
    console.log(`${files.size + others.size} files generated.`);
    return 0;
  }
  const found = await differences(repository, [...generatedFolders, ...otherFolders], new Map([...files, ...others]));
  for (const { path, problem } of found) console.error(`${relative(".", `${repository}${path}`)} ${problem}`);
  if (found.length > 0) console.error("Run `bun run generate` and commit the result.");
  return found.length > 0 ? 1 : 0;
};

process.exitCode = await main(process.argv.includes("--check"));
