/** Compiles the programs of the tests into one file with its bytecode, in the folder that is named. Runs on Bun. */
import { fileURLToPath, pathToFileURL } from "node:url";
import { carried } from "@atlas-messaging/codegen/carried";
import type { BunPlugin } from "bun";

/** Paths that a module derives from its own stay those of the clone: migrations, the readers' process, the pages. */
const inPlace: BunPlugin = {
  name: "in place",
  setup: (build) => {
    build.onLoad({ filter: /\/(?:program|assets|build)\.ts$/ }, async ({ path }) => {
      const source = await Bun.file(path).text();
      const contents = source.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: "ts" };
    });
    // PGlite reads files beside its own.
    build.onResolve({ filter: /^@electric-sql\/pglite/ }, ({ path, importer }) => ({
      path: Bun.resolveSync(path, importer),
      external: true,
    }));
  },
};

await Bun.build({
  entrypoints: [fileURLToPath(new URL("programs.ts", import.meta.url))],
  outdir: process.argv[2] ?? "",
  target: "bun",
  format: "cjs",
  bytecode: true,
  plugins: [inPlace, carried],
});
