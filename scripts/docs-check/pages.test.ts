/** Guides and READMEs: links lead somewhere, commands start as a reader can type them, sentences are short. */
import { existsSync } from "node:fs";
import { posix } from "node:path";
import { pages } from "@atlas-messaging/service/discovery/pages";
import { slugOf } from "@atlas-messaging/service/discovery/html";
import { describe, expect, test } from "vitest";
import { pageFiles as files, read } from "./test-support/page-files.ts";
import { repository as root } from "../command.ts";

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

/** Variables that the page for beginners sets. */
const names = ["ATLAS_TOKEN", "ATLAS_SESSION", "CONVERSATION", "CUSTOMER", "TEMPLATE", "VOUCHER"];

const wordsIn = (sentence: string): number => sentence.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe.for(files)("%s", (file) => {
  test("links to what exists", ({ task }) => {
    const links = linksIn(file).filter((target) => !isElsewhere(target));
    task.meta.counts = { "pages and READMEs": 1, "links between them": links.length };
    const dead = links.filter((target) => isDead(file, target));
    expect(dead).toEqual([]);
  });

  test("leads, as the page of a package, to nothing that only the site has", () => {
    const links = linksIn(file).filter((target) => file.startsWith("packages/") && target.startsWith("/"));
    expect(links).toEqual([]);
  });

  test("prints no command of Bun that needs it on the path", ({ task }) => {
    const blocks = [...read(file).matchAll(/^( *(?:> )?)```sh[^\n]*\n([^]*?)^\1```$/gm)].map(([, , code = ""]) => code);
    task.meta.counts = { "shell blocks as a reader types them": blocks.length };
    expect(blocks.join("\n").match(/^.*\bbun (?:run|install|x) .*$/gm) ?? []).toEqual([]);
    expect(proseOf(file).match(/`[^`]*\bbun (?:run|install|x) [^`]*`/g) ?? []).toEqual([]);
  });

  test("says where its variables come from", () => {
    const blocks = [...read(file).matchAll(/^( *)```(?:sh|ts)[^\n]*\n([^]*?)^\1```$/gm)].map(([, , code = ""]) => code);
    const code = blocks.join("\n");
    const used = names.filter((name) => new RegExp(`\\$${name}\\b|process\\.env\\.${name}\\b`).test(code));
    const foreign = used.filter((name) => !new RegExp(`(?:^|[\\s])${name}=`, "m").test(code));
    const leadsToStart = linksIn(file).some((target) => /\bstart\.md\b/.test(target));
    expect(leadsToStart ? [] : foreign).toEqual([]);
  });

  test("has no sentence of more than 32 words", ({ task }) => {
    const sentences = sentencesOf(file);
    task.meta.counts = { sentences: sentences.length };
    expect(sentences.filter((sentence) => wordsIn(sentence) > 32)).toEqual([]);
  });
});

test("every page but those that list others has a source to edit", ({ task }) => {
  const sources = pages.flatMap(({ source }) => source ?? []);
  task.meta.counts = { "pages with a source to edit": sources.length };
  expect(sources.filter((file) => !existsSync(root + file))).toEqual([]);
  const without = pages.filter(({ source }) => source === undefined).map(({ path }) => path);
  expect(without).toEqual(["/docs/reference", "/docs/reference/webhook-events", "/docs/reference/states"]);
});
