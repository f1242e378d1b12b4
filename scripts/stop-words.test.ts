import { expect, test } from "vitest";
import { unpackLists } from "@atlas-messaging/answers/search/language";
import { packedStopWords } from "@atlas-messaging/answers/search/packed-stop-words";
import { stopWordLists } from "./stop-words.ts";

test("packed stop words are those of the lists", () => {
  expect(unpackLists(packedStopWords)).toEqual(stopWordLists());
});
