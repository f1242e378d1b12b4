/** Bundles the package: what it stands on is private, or is wanted in one piece so that it starts fast. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { isDeepStrictEqual } from "node:util";
import { carried } from "@atlas-messaging/codegen/carried";
import { inputsOf, writeLicenses } from "@atlas-messaging/codegen/licenses";
import { buildAssets, entryPoints, playground } from "@atlas-messaging/site/assets";
import type { BunPlugin } from "bun";
import { isolatedDeclaration } from "rolldown/experimental";

/** A stemmer makes its tables when its module is loaded; here each does when it is first asked for a stem. */
const lateStemmers: BunPlugin = {
  name: "late stemmers",
  setup: (build) => {
    build.onLoad({ filter: /@orama.stemmers.dist.\w+\.js$/ }, async ({ path }) => {
      const source = (await readFile(path, "utf8")).replace(/\bexport (?=(function stemmer\(|const language=))/g, "");
      if (/\b(import|export)\b/.test(source)) throw new Error(`${path} is no longer a module of one stemmer`);
      const contents = `const make = () => { ${source}\n return stemmer; };
        let made; export const stemmer = (word) => (made ??= make())(word);`;
      return { contents, loader: "js" };
    });
  },
};

/** A library that recognizes files logs by `debug`, whose build for Node.js asks for built-in modules when it is loaded. */
const logsAnywhere: BunPlugin = {
  name: "debug for browsers",
  setup: (build) => {
    build.onResolve({ filter: /^debug$/ }, ({ importer }) => ({
      path: createRequire(importer).resolve("debug/src/browser.js"),
    }));
  },
};

const tables = /(contract.src.generated.(operations|errors)|validators.src.generated.(tool-table|event-examples))\.ts$/;

type Row = { readonly [column: string]: unknown };

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Writes a table as JSON. Rows refer by number to an object that the module shares between them. */
const written = (name: string, table: object): string => {
  const rows = Object.entries(table).filter((entry): entry is [string, Row] => isRow(entry[1]));
  const column = Object.keys(rows[0]?.[1] ?? {}).find((each) => isShared(rows.map(([, row]) => row[each])));
  if (column === undefined || rows.length < Object.keys(table).length)
    return `export const ${name} = ${parsed(table)};`;
  const shared = [...new Set(rows.map(([, row]) => row[column]))];
  const referring = rows.map(([id, row]) => [id, { ...row, [column]: shared.indexOf(row[column]) }]);
  return `const ${name}Shared = ${parsed(shared)};
    export const ${name} = ${parsed(Object.fromEntries(referring))};
    for (const row of Object.values(${name})) row.${column} = ${name}Shared[row.${column}];`;
};

/** Tells if rows have the very same objects. */
const isShared = (values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === "object" && value !== null) && new Set(values).size < values.length;

const parsed = (value: unknown): string => {
  const text = JSON.stringify(value);
  if (!isDeepStrictEqual(JSON.parse(text), value)) throw new Error(`${text.slice(0, 80)} is no JSON`);
  return `JSON.parse(${JSON.stringify(text)})`;
};

/** Tables are read as JSON, which is far quicker than as expressions. */
const tablesAsJson: BunPlugin = {
  name: "tables as JSON",
  setup: (build) => {
    build.onLoad({ filter: tables }, async ({ path }) => {
      const named = Object.entries((await import(path)) as { readonly [name: string]: object });
      return { contents: named.map(([name, table]) => written(name, table)).join("\n"), loader: "js" };
    });
  },
};

/** The website's files as values. Built first: a bundle cannot wait for another. */
const assets = JSON.stringify(JSON.stringify(await buildAssets()));

/** The program of the website's examples imports the modules of this package, which the command serves. */
const program = JSON.stringify({
  contentType: "text/javascript; charset=utf-8",
  body: 'export * from "./sandbox/playground.js";\n',
});

const carriedSite: BunPlugin = {
  name: "carried website",
  setup: (build) => {
    build.onLoad({ filter: /site.src.assets\.ts$/ }, () => ({
      contents: `export const buildAssets = async () => JSON.parse(${assets});
        export const buildSandbox = () => (${program});`,
      loader: "js",
    }));
  },
};

await rm("dist", { recursive: true, force: true });
const built = await Bun.build({
  entrypoints: ["src/index.ts", "src/cli.ts", playground],
  naming: { entry: "[name].[ext]" },
  outdir: "dist",
  // The output is plain ASCII under a mark by which Bun runs it as it is; to all other runtimes the mark is a comment.
  target: "bun",
  format: "esm",
  splitting: true,
  // The browser builds of dependencies run everywhere.
  conditions: ["browser"],
  plugins: [lateStemmers, logsAnywhere, tablesAsJson, carried, carriedSite],
  minify: true,
  metafile: true,
});
if (!built.success) throw new AggregateError(built.logs, "the bundle failed");
const site = await Bun.build({ entrypoints: [...entryPoints], target: "browser", metafile: true, plugins: [carried] });
await writeLicenses([...inputsOf(built), ...inputsOf(site)], "dist");
// Bun's own way to require. Other runtimes have none.
for (const file of built.outputs)
  if ((await file.text()).includes("import.meta.require")) throw new Error(`${file.path} requires a built-in module`);

const loadedAtOnce = 414_000;

/** Adds up the code that a file loads before its first line runs. Sections and jobs are loaded when first asked for. */
const weigh = async (name: string, seen = new Set<string>()): Promise<number> => {
  if (seen.has(name)) return 0;
  seen.add(name);
  const text = await readFile(`dist/${name}`, "utf8");
  let weight = text.length;
  for (const [, imported = ""] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
    weight += await weigh(imported, seen);
  return weight;
};

const weight = await weigh("index.js");
if (weight > loadedAtOnce) throw new Error(`index.js loads ${weight} bytes at once, more than ${loadedAtOnce}`);

/** The declarations that the entries need; they stand on the contract alone. */
for (const name of ["api", "index"]) {
  const source = await readFile(`src/${name}.ts`, "utf8");
  const { code, errors } = await isolatedDeclaration(`${name}.ts`, source);
  if (errors.length > 0) throw new AggregateError(errors, `${name}.ts cannot be declared by itself`);
  await writeFile(`dist/${name}.d.ts`, code.replace(/(from "\.\/\w+)\.ts"/g, '$1.js"'));
}
