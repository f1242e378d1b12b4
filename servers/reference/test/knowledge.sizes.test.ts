/** Scores mean the same however much an organization knows. */
import { answerFrom } from "@atlas-messaging/answers/search/answer";
import { describe, expect, test } from "vitest";
import { memoryKnowledge } from "../test-support/memory-knowledge.ts";
import { whole } from "../test-support/whole.ts";
import shops from "../test-support/small-businesses.json" with { type: "json" };

/** A page whose sections each answer questions of its customers. */
const page = {
  title: "Good to know",
  text: `## Opening hours

The counter is open from Tuesday to Saturday between 7 am and 3 pm.

## Delivery

Our van delivers orders above 30 euros for free. Smaller ones cost 5 euros.

## Cancelling

An order can be cancelled two days before it is due. After that we keep the deposit.

## Where we are

You find us at 14 Mill Lane, behind the old fire station.`,
};
const questions = [
  ["When are you open?", "Tuesday to Saturday"],
  ["How much is delivery?", "delivers orders above 30"],
  ["Can I cancel my order?", "can be cancelled"],
  ["What is your address?", "14 Mill Lane"],
  ["Do you deliver?", "delivers orders"],
] as const;
const elsewhere = [
  "who painted the night watch",
  "how tall is mount everest",
  "what is the capital of mongolia",
  "when did the roman empire fall",
  "how do I knit a scarf",
];

/** Sentences about nothing that the page tells, the same at each run. */
const others = (count: number) => {
  const [who, did, what, how] = [
    ["gardener", "pilot", "violinist", "carpenter", "geologist", "painter", "fisher", "librarian", "potter", "sailor"],
    ["watches", "describes", "collects", "repeats", "measures", "praises", "studies", "imagines", "sketches", "counts"],
    ["clouds", "granite", "melodies", "lanterns", "glaciers", "feathers", "comets", "orchids", "marbles", "harvests"],
    ["patiently", "at dusk", "in silence", "with pleasure", "in winter", "by candlelight", "abroad", "for decades"],
  ] as const;
  const pick = (list: readonly string[], number: number) => list[number % list.length] ?? "";
  return Array.from({ length: count }, (_, index) => {
    const sentences = [0, 1, 2].map((part) => {
      const number = 3 * index + part;
      const words = [
        pick(who, number),
        pick(did, number * 7 + 3),
        pick(what, number * 3 + index),
        pick(how, number + index),
      ];
      return `The ${words.join(" ")}.`;
    });
    return { title: `Note ${index + 1}`, text: sentences.join(" ") };
  });
};

const most = whole ? 1_000 : 100;
const sizes = [1, 3, 12, most];
const scores = (size: number) => {
  const search = memoryKnowledge([page, ...others(size - 1)]);
  return (question: string) => {
    const { knowledge_state, results } = answerFrom(search(question, 1));
    return { state: knowledge_state, passage: results[0]?.passage ?? "", score: results[0]?.relevance_score ?? 0 };
  };
};

describe("a page among others that are about other things", () => {
  const asked = new Map(sizes.map((size) => [size, scores(size)]));

  test.for(questions)("answers alike among 1 and many: %s", ([question, answer]) => {
    const found = sizes.map((size) => asked.get(size)?.(question));
    for (const each of found) {
      expect(each?.state).toBe("grounded");
      expect(each?.passage).toContain(answer);
    }
    const all = found.map((each) => each?.score ?? 0);
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(0.15);
  });

  test.for(elsewhere)("answers nothing that it does not hold, among 1 as among many: %s", (question) => {
    for (const size of sizes) expect(asked.get(size)?.(question).state).not.toBe("grounded");
  });
});

test("five businesses ground as much among many documents as alone", () => {
  const grounded = (among: number) =>
    shops.businesses.flatMap(({ documents, questions: its }) => {
      const search = memoryKnowledge([...documents.slice(0, 1), ...others(among - 1)]);
      return its.filter(({ question }) => answerFrom(search(question, 1)).knowledge_state === "grounded");
    }).length;
  const [alone, among] = [grounded(1), grounded(most)];
  expect(Math.abs(alone - among)).toBeLessThanOrEqual(2);
});
