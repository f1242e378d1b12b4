import { expect, test } from "vitest";
import { changedFrom } from "./words.ts";

const given = { text: "At eight?", people: 4, tags: ["window"] };

test.for([
  ["what nobody touched stays", {}, { changed: given }],
  ["a text is taken as it is", { text: "4" }, { changed: { ...given, text: "4" } }],
  ["another value keeps its kind", { people: "5", tags: "[]" }, { changed: { ...given, people: 5, tags: [] } }],
  ["a value that cannot be read is named", { people: "five" }, { wrong: "people" }],
] as const)("%s", ([, written, expected]) => {
  expect(changedFrom(given, written)).toEqual(expected);
});
