import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { withAbsoluteLinks } from "./links.ts";
import type { Page } from "./page.ts";

interface Listed {
  readonly file: string;
  readonly path: string;
  readonly group: Page["group"];
}

/** Packages whose README is a page, in order of use. */
const packages = ["sdk", "webhooks", "sandbox", "conformance", "contract", "server-stubs"];

/** Reads the README, every file of `docs/`, and the READMEs of the published packages. */
export const readDocs = async (repository: string, address: string): Promise<Page[]> => {
  const listed = await list(repository);
  const served = new Map(listed.map(({ file, path }) => [file, path]));
  return Promise.all(
    listed.map(async ({ file, path, group }) => {
      const text = await readFile(join(repository, file), "utf8");
      const markdown = withAbsoluteLinks(text.trim(), file, { served, repository: address });
      return { path, group, title: titleOf(file, text), description: describe(text), markdown, source: file };
    }),
  );
};

const list = async (repository: string): Promise<Listed[]> => {
  const names = (await readdir(join(repository, "docs"))).filter((name) => name.endsWith(".md")).toSorted();
  return [
    { file: "README.md", path: "/docs/overview", group: "Guides" },
    ...names.map((name) => ({
      file: `docs/${name}`,
      path: `/docs/${basename(name, ".md")}`,
      group: "Guides" as const,
    })),
    ...packages.map((name) => ({
      file: `packages/${name}/README.md`,
      path: `/docs/packages/${name}`,
      group: "Packages" as const,
    })),
  ];
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
