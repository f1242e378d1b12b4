/** Inputs of the server's bundle: its own, and those of the console and website that it carries. */
import { fileURLToPath } from "node:url";
import { carried } from "@atlas-messaging/codegen/carried";
import { inputsOf } from "@atlas-messaging/codegen/licenses";
import { entryPoints as ofConsole } from "@atlas-messaging/console/build";
import { entryPoints as ofWebsite } from "@atlas-messaging/site/assets";
import type { BuildOutput } from "bun";

/** Returns the inputs of a bundle, and of the pages, whose files are values in it. */
export const allInputsOf = async (bundle: BuildOutput): Promise<readonly string[]> => {
  const pages = await Bun.build({
    entrypoints: [...ofConsole, ...ofWebsite],
    target: "browser",
    metafile: true,
    plugins: [carried],
  });
  return [...inputsOf(bundle), ...inputsOf(pages)];
};

/** Programs that are no input of the bundler, by their folders. */
export const bunFolder = fileURLToPath(new URL("../node_modules/bun", import.meta.url));

export const pgliteFolder = fileURLToPath(new URL("../node_modules/@electric-sql/pglite", import.meta.url));
