/**
 * `bench retrieval-scores`: answers of small businesses beside ever more documents about other things, in memory. The
 * state of a question must not depend on how much else an organization knows.
 */
import { parseArgs } from "node:util";
import { answerFrom } from "@atlas-messaging/answers/search/answer";
import { memoryKnowledge } from "../test-support/memory-knowledge.ts";
import plainSets from "../test-support/plain-businesses.json" with { type: "json" };
import { mean } from "./measures.ts";

const sizes = [1, 12, 1_000, 10_000, 100_000];
/** Each is indexed with all documents, which takes a minute with the most. */
const businesses = plainSets.sets.flatMap(({ businesses: [first] }) => first ?? []);
const offTopic = plainSets.sets.flatMap((each) => each.offTopic.slice(0, 8));

export const benchRetrievalScores = async (given: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: given.filter((each) => each !== "--"),
    options: { most: { type: "string", default: "100000" }, businesses: { type: "string", default: "2" } },
  });
  const asked = businesses.slice(0, Number(values.businesses));
  const questions = asked.reduce((sum, { questions: its }) => sum + its.length, 0);
  process.stdout.write(
    `retrieval-scores: ${questions} questions about ${asked.length} businesses, and ${offTopic.length} others about each, in memory\n`,
  );
  process.stdout.write(
    "  documents  right first  grounded and right  same state as alone  mean change of score  others grounded\n",
  );
  let alone: readonly Outcome[] = [];
  for (const size of sizes.filter((each) => each <= Number(values.most))) {
    const outcomes = asked.map((business) => outcomeOf(business, size));
    if (size === 1) alone = outcomes;
    process.stdout.write(`${rowOf(size, outcomes, alone)}\n`);
  }
};

interface Answered {
  readonly state: string;
  readonly score: number;
  readonly isRight: boolean;
}

interface Outcome {
  readonly answers: readonly Answered[];
  readonly others: number;
}

type Business = (typeof businesses)[number];

const outcomeOf = ({ document, questions }: Business, size: number): Outcome => {
  const search = memoryKnowledge([document, ...notes(size - 1)]);
  const ask = (question: string) => answerFrom(search(question, 1));
  const answers = questions.map(({ question, answer }): Answered => {
    const { knowledge_state, results } = ask(question);
    const [best] = results;
    const isRight = plain(best?.passage ?? "").includes(plain(answer));
    return { state: knowledge_state, score: best?.relevance_score ?? 0, isRight };
  });
  return { answers, others: offTopic.filter((each) => ask(each).knowledge_state === "grounded").length };
};

const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

const rowOf = (size: number, outcomes: readonly Outcome[], alone: readonly Outcome[]): string => {
  const answers = outcomes.flatMap((each) => each.answers);
  const before = alone.flatMap((each) => each.answers);
  const right = answers.filter(({ isRight }) => isRight);
  const same = answers.filter(({ state }, index) => state === before[index]?.state);
  const changes = answers.map(({ score }, index) => Math.abs(score - (before[index]?.score ?? 0)));
  return [
    String(size).padStart(11),
    String(right.length).padStart(13),
    String(right.filter(({ state }) => state === "grounded").length).padStart(20),
    String(same.length).padStart(21),
    mean(changes).toFixed(3).padStart(22),
    String(outcomes.reduce((sum, { others }) => sum + others, 0)).padStart(17),
  ].join("");
};

const words = {
  who: "gardener pilot violinist carpenter geologist painter fisher librarian potter sailor weaver farmer dancer poet smith miller",
  does: "watches describes collects repeats measures praises studies imagines sketches counts carries polishes gathers hides moves paints",
  what: "clouds granite melodies lanterns glaciers feathers comets orchids marbles harvests ropes barrels sails maps kites bells ponds hills",
  how: "patiently;at dusk;in silence;with pleasure;in winter;by candlelight;for decades;near the river;under old trees;before the storm",
} as const;
const [who, does, what, how] = [
  words.who.split(" "),
  words.does.split(" "),
  words.what.split(" "),
  words.how.split(";"),
] as const;

/** Short notes about nothing that a business tells, the same at each run. */
const notes = (count: number) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => ({
    title: `Note ${index + 1}`,
    text: [1, 7, 31].map((step) => sentence(index * 3 + step, step)).join(" "),
  }));

const sentence = (number: number, step: number): string => {
  const pick = (list: readonly string[], by: number) => list[Math.floor(number / by) % list.length] ?? "";
  return `The ${pick(who, 1)} ${pick(does, who.length)} ${pick(what, step)} ${pick(how, step + 2)}.`;
};
