import { existsSync } from "node:fs";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import { minifySync } from "rolldown/utils";
import { asScript, mustRun, repository } from "./command.ts";
import { publishedPackages } from "./packages.ts";

interface Manifest {
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: object;
}

/** Modules of a built package that have types, except commands: those await at their top, and nobody requires them. */
const modulesOf = async (dist: string, { bin = {} }: Manifest): Promise<readonly string[]> => {
  const files = await readdir(dist, { recursive: true });
  const commands = Object.values(bin).map((path) => basename(path));
  return files
    .filter((file) => file.endsWith(".d.ts"))
    .map((file) => file.replace(/\.d\.ts$/, ""))
    .filter((name) => files.includes(`${name}.js`) && !commands.includes(`${name}.js`));
};

/**
 * Writes each module of a built package again as CommonJS. Jest and other runners of CommonJS cannot load an ES module,
 * also where Node.js can.
 */
const writeCommonJs = async (dist: string, modules: readonly string[]): Promise<void> => {
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
};

/** Tells if a manifest lets programs require a module. A pattern of `exports` may name it. */
const isRequired = ({ exports = {} }: Manifest, name: string): boolean =>
  [...JSON.stringify(exports).matchAll(/"\.\/dist\/([^"]+)\.d\.cts"/g)].some(([, path = ""]) => {
    const [start = "", end] = path.split("*");
    return end === undefined ? name === start : name.startsWith(start) && name.endsWith(end);
  });

/** Declares a module for `require` by the types of the imported one. Written out again, they would double the package. */
const declareCommonJs = async (dist: string, name: string): Promise<void> => {
  const values: object = createRequire(import.meta.url)(join(dist, `${name}.cjs`));
  const from = `from "./${basename(name)}.js" with { "resolution-mode": "import" };`;
  const lines = Object.entries(values).flatMap(([value, made]) => [
    `export declare const ${value}: typeof module.${value};`,
    ...(isClass(made) ? [`export type ${value} = module.${value};`] : []),
  ]);
  const declaration = [`import type * as module ${from}`, `export type * ${from}`, ...lines, ""];
  await writeFile(join(dist, `${name}.d.cts`), declaration.join("\n"));
};

const isClass = (value: unknown): boolean => typeof value === "function" && String(value).startsWith("class");

/** Indents by tabs: compilers print four spaces, a fifth of a declaration. */
const indentByTabs = async (path: string): Promise<void> => {
  const declaration = await readFile(path, "utf8");
  await writeFile(
    path,
    declaration.replaceAll(/^( {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4)),
  );
};

/** Writes the tables of a package without spaces and docstrings. People read their declarations. */
const minifyTables = async (dist: string, modules: readonly string[]): Promise<void> => {
  for (const name of modules.filter((each) => each.startsWith("generated/"))) {
    const path = join(dist, `${name}.js`);
    const options = { compress: false, mangle: false, codegen: { removeWhitespace: true } };
    const { code, errors } = minifySync(path, await readFile(path, "utf8"), options);
    if (errors.length > 0) throw new AggregateError(errors, path);
    await writeFile(path, code);
  }
};

/** Returns the program that builds a package. It stands in no manifest, since packages carry those to their users. */
const builderOf = (folder: string): readonly string[] => {
  const own = ["build.ts", "build/main.ts"].find((path) => existsSync(join(folder, path)));
  return own === undefined ? ["tsc", "-p", "tsconfig.build.json"] : ["bun", own];
};

/** Builds every published package into its dist/, dependencies first. */
await asScript(async () => {
  for (const { name, folder } of await publishedPackages()) {
    const dist = join(repository, folder, "dist");
    const manifest: Manifest = await Bun.file(join(repository, folder, "package.json")).json();
    await rm(dist, { recursive: true, force: true });
    await mustRun(builderOf(join(repository, folder)), folder);
    const modules = await modulesOf(dist, manifest);
    await minifyTables(dist, modules);
    if (modules.length > 0) await writeCommonJs(dist, modules);
    for (const each of modules.filter((module) => isRequired(manifest, module))) await declareCommonJs(dist, each);
    for (const each of modules) await indentByTabs(join(dist, `${each}.d.ts`));
    console.log(`${name} is built.`);
  }
});
