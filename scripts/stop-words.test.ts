import { expect, test } from "vitest";
import { decodeWords, encodeWords } from "../packages/domain/src/knowledge/coded-words.ts";
import { listedStopWords } from "../packages/domain/src/knowledge/listed-stop-words.ts";
import { stopWordLists } from "./stop-words.ts";

test("packed stop words are those of the lists", () => {
  const unpacked = Object.entries(listedStopWords).map(([name, words]) => [name, new Set(decodeWords(words))] as const);
  expect(new Map(unpacked)).toEqual(stopWordLists());
});

test("the code keeps words that share more letters than one digit tells", () => {
  const words = ["a", "abcdefghijkl", "abcdefghijklm", "b", "是", "是的"];
  expect(decodeWords(encodeWords(words.toReversed()))).toEqual(words);
});
