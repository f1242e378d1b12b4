import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** What a changeset says to the users of packages. */
export interface Change {
  readonly name: string;
  /** The packages that it changes, without their scope. */
  readonly packages: readonly string[];
  /** Markdown. */
  readonly text: string;
}

const form = /^---\n([\s\S]*?)---\n([\s\S]*)$/;

/** The changes that the next release brings, in the order of their names. */
export const readChanges = async (repository: string): Promise<Change[]> => {
  const folder = join(repository, ".changeset");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md") && name !== "README.md").toSorted();
  return Promise.all(
    names.map(async (name) => changeOf(basename(name, ".md"), await readFile(join(folder, name), "utf8"))),
  );
};

const changeOf = (name: string, file: string): Change => {
  const [, head = "", text = ""] = form.exec(file) ?? [];
  const packages = Array.from(head.matchAll(/^"@atlas-messaging\/([\w-]+)":/gm), ([, found = ""]) => found);
  if (text.trim() === "") throw new Error(`.changeset/${name}.md says nothing`);
  return { name, packages, text: text.trim() };
};
