import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseYaml } from "../contract/yaml.ts";
import { isRecord } from "../contract/document.ts";

const audiences = ["customers", "developers", "both"] as const;

/** A document of every sandbox organization. */
export interface CorpusDocument {
  /** Name of its file. */
  name: string;
  title: string;
  audience: (typeof audiences)[number];
  /** Markdown. */
  text: string;
}

/** Reads a folder's Markdown files in order of their names. */
export const readCorpus = async (folder: string): Promise<CorpusDocument[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md")).toSorted();
  return Promise.all(
    names.map(async (name) => parseDocument(basename(name, ".md"), await readFile(join(folder, name), "utf8"))),
  );
};

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/** Splits a file into its text and the YAML ahead of it, with title and audience. */
export const parseDocument = (name: string, file: string): CorpusDocument => {
  const [whole = "", yaml = ""] = frontMatter.exec(file) ?? [];
  const head: unknown = parseYaml(yaml);
  const { title, audience: named } = isRecord(head) ? head : {};
  const audience = audiences.find((each) => each === named);
  const text = file.slice(whole.length).trim();
  if (typeof title !== "string" || title === "") throw new Error(`spec/sandbox/corpus/${name}.md names no title`);
  if (!audience) throw new Error(`spec/sandbox/corpus/${name}.md names no audience`);
  if (text === "") throw new Error(`spec/sandbox/corpus/${name}.md has no text`);
  return { name, title, audience, text };
};
