import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

/** Sentences of a passage, a label that is shown in brackets and a heading in parentheses. */
const read = (passage: string) =>
  sentencesOf(passage).map(({ text, label, isShown }) =>
    isShown ? `[${label}] ${text}` : label === "" ? text : `(${label}) ${text}`,
  );

test.for([
  ["abbreviation", "Ask Dr. Okafor. Ask Mrs. Lee, too.", ["Ask Dr. Okafor.", "Ask Mrs. Lee, too."]],
  ["paragraph break of a word processor", "First.\u2029\u2029Second.", ["First.", "Second."]],
  ["heading", "Text\n# Key\nOne.\n## Lock\nTwo.", ["Text", "(Key) One.", "(Lock) Two."]],
  [
    "question in a paragraph, for two sentences",
    "We bake. Do you deliver? Only here. Not there. Ask us.",
    ["We bake.", "[Do you deliver?] Only here.", "[Do you deliver?] Not there.", "Ask us."],
  ],
  [
    "question at the beginning of a paragraph, for all of it",
    "Do you deliver? Only here. Not there. Ask us.",
    ["[Do you deliver?] Only here.", "[Do you deliver?] Not there.", "[Do you deliver?] Ask us."],
  ],
  [
    "question on its own, for the paragraph below it",
    "Do you deliver?\n\nOnly here. Not there. Ask us.\n\nOther.",
    ["[Do you deliver?] Only here.", "[Do you deliver?] Not there.", "[Do you deliver?] Ask us.", "Other."],
  ],
  ["question in Arabic", "هل توصلون؟\n\nنعم.", ["[هل توصلون؟] نعم."]],
  ["question at the end, which is a sentence", "We bake. Do you deliver?", ["We bake.", "Do you deliver?"]],
  [
    "bold beginning, for its list",
    "Intro\n**Bold** run\n- one\n\nAfter.",
    ["Intro", "[Bold] run", "[Bold] one", "After."],
  ],
  [
    "table",
    "Text\n| A | B | C |\n|---|---|---|\n| x | y | z |\n| p | | q |\nAfter",
    ["Text", "x: B y; C z", "p: B; C q", "After"],
  ],
  ["table without a header", "| x | y |", ["x: y"]],
] as const)("a passage with a %s is split", ([, passage, sentences]) => {
  expect(read(passage)).toEqual(sentences);
});
