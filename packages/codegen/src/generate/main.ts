import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { readContract } from "./contract-source.ts";
import { differences, write } from "./disk.ts";
import { generate, generatedFolders } from "./files.ts";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * `main.ts` writes every generated file. `main.ts --check` writes nothing and exits with 1 when a file on disk differs
 * from what would be written, is missing, or is left over.
 */
const main = async (check: boolean): Promise<number> => {
  const files = await generate(await readContract(`${repository}spec`));
  if (!check) {
    await write(repository, generatedFolders, files);
    console.log(`${files.size} files generated.`);
    return 0;
  }
  const found = await differences(repository, generatedFolders, files);
  for (const { path, problem } of found) console.error(`${relative(".", `${repository}${path}`)} ${problem}`);
  if (found.length > 0) console.error("Run `bun run generate` and commit the result.");
  return found.length > 0 ? 1 : 0;
};

process.exitCode = await main(process.argv.includes("--check"));
