/** Guides and READMEs: links lead somewhere, commands start as a reader can type them, sentences are short. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { slugOf } from "@atlas-messaging/pipeline/documents";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
const read = (file: string): string => readFileSync(root + file, "utf8");

const guides = readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md") && !name.startsWith("decisions/"))
  .map((name) => `docs/${name}`);
const packages = readdirSync(`${root}packages`)
  .map((name) => `packages/${name}/README.md`)
  .filter((file) => existsSync(root + file));
const files = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...packages, ...guides];

const fences = /^( *(?:> )?)```[^\n]*\n[^]*?^\1```$/gm;
const proseOf = (file: string): string => read(file).replaceAll(fences, "");

/** Anchors of headings, and of rows of tables that are named by their first cell. */
const anchorsIn = (file: string): Set<string> => {
  const text = proseOf(file);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => slugOf(title));
  const rows = [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name = ""]) => name);
  return new Set([...headings, ...rows]);
};

const linksIn = (file: string): string[] =>
  [
    ...proseOf(file)
      .replaceAll(/(`+).+?\1(?!`)/g, "`")
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, target = ""]) => target);

/** Links outside the repository, and to pages that the server makes of the contract. */
const isElsewhere = (target: string): boolean => /^([a-z]+:|\/)/.test(target);

const isDead = (file: string, target: string): boolean => {
  const [path = "", fragment] = target.split("#");
  const linked = path === "" ? file : posix.join(posix.dirname(file), path);
  if (!existsSync(root + linked)) return true;
  return fragment !== undefined && linked.endsWith(".md") && !anchorsIn(linked).has(fragment);
};

/** Sentences of paragraphs and list items. Tables and headings are not sentences. */
const sentencesOf = (file: string): string[] =>
  proseOf(file)
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .filter((block) => !/^\s*[|#]/.test(block))
    .flatMap((block) =>
      block
        .replaceAll(/\]\([^)]*\)/g, "]")
        .replaceAll(/\s+/g, " ")
        .split(/(?<=[.?!:;])\s+/),
    );

const wordsIn = (sentence: string): number => sentence.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.for(files)("%s", (file) => {
  test("links to what exists", () => {
    const dead = linksIn(file).filter((target) => !isElsewhere(target) && isDead(file, target));
    expect(dead).toEqual([]);
  });

  test("prints no command of Bun that needs it on the path", () => {
    const blocks = [...read(file).matchAll(/^( *(?:> )?)```sh[^\n]*\n([^]*?)^\1```$/gm)].map(([, , code = ""]) => code);
    expect(
      blocks.join("\n").match(/^(?:> )?.*(?<!@[\d.]+ )(?<!npx --yes )\bbun (?:run|install|x) .*$/gm) ?? [],
    ).toEqual([]);
  });

  test("has no sentence of more than 32 words", () => {
    expect(sentencesOf(file).filter((sentence) => wordsIn(sentence) > 32)).toEqual([]);
  });
});
