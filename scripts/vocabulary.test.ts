import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { alikeTo } from "../packages/domain/src/knowledge/alike.ts";
import { listedVocabulary as listed } from "../packages/domain/src/knowledge/listed-vocabulary.ts";
import { pack, unpack } from "../packages/domain/src/knowledge/packed-text.ts";
import { groupsOf, listedVocabulary, wordings } from "./vocabulary.ts";

test("the packed vocabulary is that of the files", () => {
  const file = new URL("../packages/domain/src/knowledge/listed-vocabulary.ts", import.meta.url);
  expect(readFileSync(file, "utf8")).toBe(listedVocabulary());
  expect(unpack(listed.en).split("\n")).toEqual(groupsOf("en"));
  expect(unpack(listed.wordings).split("\n")).toEqual(wordings());
});

test("packing keeps every letter, and refuses others", () => {
  const texts = ["", "a", "\n", "open shut\n2fa=two factor|24\n", "abcdefghijklmnopqrstuvwxyz0123456789".repeat(40)];
  expect(texts.map((each) => unpack(pack(each)))).toEqual(texts);
  expect(() => pack("é")).toThrow("é");
});

test("synonyms of one term come from all of its groups, without itself", () => {
  expect(alikeTo("deposit", "en")).toEqual(expect.arrayContaining(["upfront", "prepay"]));
  expect(alikeTo("deposit", "en")).not.toContain("deposit");
});

test("no wording is written twice, and each stands for a word that a question keeps", () => {
  const all = wordings().flatMap((line) => (line.split("=")[1] ?? "").split("|"));
  expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([]);
});
