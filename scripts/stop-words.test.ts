import { expect, test } from "vitest";
import { unpackLists } from "../packages/domain/src/knowledge/packed-lists.ts";
import { packedStopWords } from "../packages/domain/src/knowledge/packed-stop-words.ts";
import { stopWordLists } from "./stop-words.ts";

test("packed stop words are those of the lists", () => {
  expect(unpackLists(packedStopWords)).toEqual(stopWordLists());
});
