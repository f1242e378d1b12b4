import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import { asScript, mustRun, repository } from "./command.ts";
import { publishedPackages } from "./packages.ts";

/** Modules of a built package that have types, except commands: those await at their top, and nobody requires them. */
const modulesOf = async (dist: string, bin: Readonly<Record<string, string>> = {}): Promise<readonly string[]> => {
  const files = await readdir(dist, { recursive: true });
  const commands = Object.values(bin).map((path) => basename(path));
  return files
    .filter((file) => file.endsWith(".d.ts"))
    .map((file) => file.replace(/\.d\.ts$/, ""))
    .filter((name) => files.includes(`${name}.js`) && !commands.includes(`${name}.js`));
};

/**
 * Writes what `require` finds in a built package: each module again as CommonJS, with its declaration. Jest and other
 * runners of CommonJS cannot load an ES module, also where Node.js can.
 */
const writeCommonJs = async (dist: string, bin: Manifest["bin"]): Promise<void> => {
  const modules = await modulesOf(dist, bin);
  if (modules.length === 0) return;
  const input = Object.fromEntries(modules.map((name) => [name, join(dist, `${name}.js`)]));
  const bundle = await rolldown({ input, platform: "neutral", external: /^[^./]/, treeshake: false });
  await bundle.write({
    dir: dist,
    format: "cjs",
    exports: "named",
    preserveModules: true,
    preserveModulesRoot: dist,
    entryFileNames: "[name].cjs",
    comments: false,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
  await Promise.all((await readdir(dist, { recursive: true })).map((file) => declareCommonJs(join(dist, file))));
};

const declareCommonJs = async (path: string): Promise<void> => {
  if (!path.endsWith(".d.ts")) return;
  const source = await readFile(path, "utf8");
  const declaration = source.replaceAll(/(["'])(\.{1,2}\/[^"']+)\.[jt]s\1/g, "$1$2.cjs$1");
  await writeFile(path.replace(/\.d\.ts$/, ".d.cts"), declaration);
};

interface Manifest {
  readonly scripts: { readonly build: string };
  readonly bin?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Promise<Manifest> => Bun.file(join(repository, folder, "package.json")).json();

/** Builds every published package into its dist/, dependencies first. */
await asScript(async () => {
  for (const { name, folder } of await publishedPackages()) {
    const dist = join(repository, folder, "dist");
    const { scripts, bin } = await manifestOf(folder);
    await rm(dist, { recursive: true, force: true });
    // Not by `bun run`: among the packages of the server, `bun` is a stub that its install script would replace.
    await mustRun(scripts.build.split(" "), folder);
    await writeCommonJs(dist, bin);
    console.log(`${name} is built.`);
  }
});
