import { expect, test } from "vitest";
import { alikeTo } from "@atlas-messaging/answers/search/question";
import { unpackLists } from "@atlas-messaging/answers/search/language";
import { packedVocabulary } from "@atlas-messaging/answers/search/packed-vocabulary";
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
