/** Pages and documents of discovery that are made of the contract and of docstrings. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "../../contract/yaml.ts";
import type { ContractSource } from "../contract-source.ts";
import { literal, propertyName } from "../print.ts";
import { aboutOf } from "./about.ts";
import { readApiPages } from "./api.ts";
import type { Page } from "./page.ts";
import { type Release, readReleases } from "./releases.ts";

/** Folder with these files only. */
export const siteFolder = "packages/service/src/discovery/generated";

/** Generates the site's files from the contract and from the packages in `repository`. */
export const generateSite = async (contract: ContractSource, repository: string): Promise<Map<string, string>> => {
  const pages = await readApiPages(repository);
  const files = new Map(pages.map((page) => [`${siteFolder}/${moduleOf(page)}.ts`, pageModule(page)]));
  files.set(`${siteFolder}/api-pages.ts`, listModule(pages));
  files.set(`${siteFolder}/sources.ts`, sourcesModule(await readFile(join(repository, "spec/atlas.yaml"), "utf8")));
  files.set(`${siteFolder}/releases.ts`, releasesModule(await readReleases(repository)));
  const about = `${heading("spec/")}export const about = ${literal(aboutOf(contract))};\n`;
  return files.set(`${siteFolder}/about.ts`, about);
};

const heading = (source: string): string => `// Generated from ${source} by \`bun run generate\`; do not edit.\n\n`;

const moduleOf = ({ path }: Page): string => path.replace("/docs/", "pages/");

/** Keeps one line per line, so that changes merge as in the sources. */
const pageModule = ({ markdown, ...page }: Page): string => {
  const members = Object.entries(page).map(([name, value]) => `  ${propertyName(name)}: ${JSON.stringify(value)},\n`);
  return `${heading(page.source)}export const page = {\n${members.join("")}  markdown: ${lines(markdown)},\n};\n`;
};

const lines = (text: string): string => {
  const each = text.split("\n").map((line) => `    ${JSON.stringify(line)},\n`);
  return `[\n${each.join("")}  ].join("\\n")`;
};

const listModule = (pages: readonly Page[]): string => {
  const names = pages.map((page) => moduleOf(page).replaceAll(/\W(\w)/g, (_, letter: string) => letter.toUpperCase()));
  const imports = pages.map((page, index) => `import { page as ${names[index]} } from "./${moduleOf(page)}.ts";\n`);
  const list = names.map((name) => `  ${name},\n`).join("");
  return `${heading("packages/*/src")}${imports.join("")}\n/** The pages of what the packages export. */\nexport const apiPages = [\n${list}];\n`;
};

interface Split {
  readonly paths: { readonly [path: string]: { readonly $ref: string } };
  readonly webhooks: { readonly [event: string]: { readonly $ref: string } };
}

/** Lists the file of each path and event. The bundled contract no longer knows them. */
const sourcesModule = (contract: string): string => {
  const { paths, webhooks } = parseYaml(contract) as Split; // The linter holds each to a file of its own.
  const files = Object.entries({ ...paths, ...webhooks });
  const list = files
    .map(([name, { $ref }]) => `  ${propertyName(name)}: ${JSON.stringify(`spec/${$ref}`)},\n`)
    .join("");
  const purpose = "/** File of each path and each event of the contract. */\n";
  return `${heading("spec/atlas.yaml")}${purpose}export const sources: { readonly [name: string]: string } = {\n${list}};\n`;
};

const releasesModule = (releases: readonly Release[]): string => {
  const each = releases.map((release) => `  ${literal(release, 2)},\n`);
  const list = each.length === 0 ? "[]" : `[\n${each.join("")}]`;
  return [
    heading("packages/*/CHANGELOG.md"),
    'import type { Release } from "../release.ts";\n\n',
    `/** Every release, newest first. */\nexport const releases: readonly Release[] = ${list};\n`,
  ].join("");
};
