import { readFileSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import type { Page } from "./page.ts";

interface Listed {
  readonly file: string;
  readonly path: string;
  readonly group: string;
}

/** Groups of pages in reading order. A page is named by its path below `/docs`. */
export type Navigation = { readonly [group: string]: readonly string[] };

export const readNavigation = (repository: string): Navigation =>
  JSON.parse(readFileSync(join(repository, "docs/navigation.json"), "utf8")); // Unlisted pages fail below.

/** Reads the pages that `docs/navigation.json` lists. */
export const readDocs = (repository: string, address: string): Page[] => {
  const listed = list(repository);
  const served = new Map(listed.map(({ file, path }) => [file, path]));
  return listed.map(({ file, path, group }) => {
    const text = readFileSync(join(repository, file), "utf8");
    const markdown = withAbsoluteLinks(text.trim(), file, { served, repository: address });
    return { path, group, title: titleOf(file, text), description: describe(text), markdown, source: file };
  });
};

const list = (repository: string): Listed[] => {
  const listed = Object.entries(readNavigation(repository)).flatMap(([group, names]) =>
    names.map((name) => ({ group, file: fileOf(name), path: name === "" ? "/docs" : `/docs/${name}` })),
  );
  const files = readdirSync(join(repository, "docs"), { recursive: true, encoding: "utf8" });
  const missing = files
    .map((name) => `docs/${name.replaceAll("\\", "/")}`)
    .filter((file) => isPage(file) && !listed.some((one) => one.file === file));
  if (missing.length > 0) throw new Error(`docs/navigation.json does not list ${missing.join(", ")}`);
  return listed;
};

/** Decisions are for those who work on the repository. */
const isPage = (file: string): boolean => file.endsWith(".md") && !file.startsWith("docs/decisions/");

const fileOf = (name: string): string => {
  if (name === "") return "docs/README.md";
  if (name === "overview") return "README.md";
  return /^(packages\/|examples$)/.test(name) ? `${name}/README.md` : `docs/${name}.md`;
};

const titleOf = (file: string, text: string): string => {
  const title = /^# (.+)$/m.exec(text)?.[1];
  if (title === undefined) throw new Error(`${file} has no title`);
  return title.replaceAll("`", "");
};

/** Returns the first sentence of the first paragraph as plain text. */
const describe = (text: string): string => {
  const paragraphs = text.split(/\n{2,}/).filter((block) => /^[A-Z`]/.test(block));
  const plain = (paragraphs[0] ?? "")
    .replaceAll("\n", " ")
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "");
  return /^.*?[.:](?=\s|$)/.exec(plain)?.[0].replace(/:$/, ".") ?? plain;
};

/** Targets of a page's links: the site, the contract, or the repository. */
export interface Targets {
  /** Site paths of the repository's served files. */
  readonly served: ReadonlyMap<string, string>;
  /** Address of the repository. */
  readonly repository: string;
}

const fence = /^(```|~~~)/;

/** Makes a file's links absolute. */
const withAbsoluteLinks = (markdown: string, file: string, targets: Targets): string => {
  let inCode = false;
  const lines = markdown.split("\n").map((line) => {
    if (fence.test(line.trimStart())) inCode = !inCode;
    if (inCode) return line;
    return line.replaceAll(/\]\(([^)\s]+)\)/g, (_, target: string) => `](${absolute(target, file, targets)})`);
  });
  return lines.join("\n");
};

const absolute = (target: string, file: string, { served, repository }: Targets): string => {
  const inRepository = `${repository}/blob/main/`;
  // Pages that are made of the contract have no file to link to.
  if (target.startsWith("/docs/")) return `{site_url}${target}`;
  if (/^[a-z]+:/i.test(target) && !target.startsWith(inRepository)) return target;
  const [path = "", fragment] = target.split("#");
  const place = placeOf(
    path.startsWith(inRepository) ? path.slice(inRepository.length) : fileAt(path, file),
    served,
    repository,
  );
  return fragment === undefined ? place : `${place}#${fragment}`;
};

const fileAt = (path: string, from: string): string =>
  path === "" ? from : posix.join(posix.dirname(from), path).replace(/\/$/, "");

const placeOf = (linked: string, served: ReadonlyMap<string, string>, repository: string): string => {
  const page = served.get(linked);
  if (page !== undefined) return `{site_url}${page}`;
  if (/^docs\/images\/[\w-]+\.svg$/.test(linked)) return `{site_url}/${linked}`;
  // The contract is many files in the repository, and one on the service.
  if (/^spec\/(?!README)/.test(linked)) return "{base_url}/openapi.json";
  return `${repository}/blob/main/${linked}`;
};
