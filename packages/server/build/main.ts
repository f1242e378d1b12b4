/** Bundles the server, which is private, into the package. PGlite stays a dependency: it reads files of its own. */
import { rm } from "node:fs/promises";
import { carried } from "@atlas-messaging/codegen/carried";
import { carrying, consoleFiles, copyMigrations, entries, minify, websiteFiles } from "./carried.ts";
import { writeLicenses } from "@atlas-messaging/codegen/licenses";
import { allInputsOf } from "./inputs.ts";
import manifest from "../package.json" with { type: "json" };

const program = `import { fileURLToPath } from "node:url";
  const here = (path) => fileURLToPath(new URL(path, import.meta.url));
  export const migrationsFolder = here("migrations");
  export const readerProgram = here("child.js");
  export const watchdogProgram = here("watchdog.js");
  export const build = ${JSON.stringify(manifest.version)};
  export const typed = (command) => \`npx @atlas-messaging/server \${command}\`;
  export const example = null;`;

await rm("dist", { recursive: true, force: true });
const bundle = await Bun.build({
  entrypoints: Object.values(entries),
  outdir: "dist/server",
  target: "bun",
  splitting: true,
  naming: { entry: "[name].js", chunk: "[name]-[hash].js" },
  external: ["@electric-sql/pglite"],
  plugins: [
    carried,
    carrying({
      ...(await websiteFiles()),
      ...(await consoleFiles()),
      "servers/reference/src/platform/program.ts": program,
    }),
  ],
  minify,
  metafile: true,
});
const launcher = await Bun.build({ entrypoints: ["src/launch.ts"], outdir: "dist", target: "node" });
for (const { success, logs } of [bundle, launcher]) if (!success) throw new AggregateError(logs, "the bundle failed");
await copyMigrations("dist/server/migrations");
await writeLicenses(await allInputsOf(bundle), "dist");
