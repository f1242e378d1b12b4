import { expect, test } from "vitest";
import { alikeTo } from "../packages/domain/src/knowledge/alike.ts";
import { unpackLists } from "../packages/domain/src/knowledge/packed-lists.ts";
import { packedVocabulary } from "../packages/domain/src/knowledge/packed-vocabulary.ts";
import { vocabularyLists, wordings } from "./vocabulary.ts";

test("the packed vocabulary is that of the files", () => {
  expect(unpackLists(packedVocabulary)).toEqual(vocabularyLists());
});

test("synonyms of one term come from all of its groups, without itself", () => {
  expect(alikeTo("deposit", "en")).toEqual(expect.arrayContaining(["upfront", "prepay"]));
  expect(alikeTo("deposit", "en")).not.toContain("deposit");
});

test("no wording is written twice, and each stands for a word that a question keeps", () => {
  const all = wordings().flatMap((line) => (line.split("=")[1] ?? "").split("|"));
  expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([]);
});
