import { expect, test } from "vitest";
import { unpackLists } from "@atlas-messaging/answers/search/language";
import { packLists } from "./packed-lists.ts";

test.for([1, 2, 3, 4, 500])("a list of %i words of any letters is unpacked as it was", (count) => {
  const words = Array.from({ length: count }, (_, at) => `añ是${at}`);
  const lists = new Map([
    ["short", ["open shut"]],
    ["long", words],
  ]);
  expect(unpackLists(packLists(lists))).toEqual(lists);
});
