/** The first days of a business: one page, then two, then three, and the plain questions of its customers. */
import { answerFrom } from "@atlas-messaging/answers/search/answer";
import { describe, expect, test } from "vitest";
import { memoryKnowledge } from "../test-support/memory-knowledge.ts";
import { describeShared } from "../test-support/served.ts";
import fresh from "../test-support/fresh-businesses.json" with { type: "json" };
import heldOut from "../test-support/held-out-businesses.json" with { type: "json" };
import plainSets from "../test-support/plain-businesses.json" with { type: "json" };
import { whole } from "../test-support/whole.ts";
import shops from "../test-support/small-businesses.json" with { type: "json" };
import unseen from "../test-support/unseen-businesses.json" with { type: "json" };

const { businesses, offTopic } = shops;
const sizes = whole ? [1, 2, 3] : [1, 3];
/** Many businesses take longer than a few and seldom fail alone, and so does a search among more pages. */
const some = <Each>(all: readonly Each[]): readonly Each[] => (whole ? all : all.slice(0, Math.ceil(all.length / 5)));
const inRun = ([pages]: readonly [pages: number, least: number]): boolean => whole || pages === 1;
const maxResults = 5;

const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

describe.for(sizes)("with %i documents", (size) => {
  const searches = businesses.map(({ documents, questions }) => {
    const search = memoryKnowledge(documents.slice(0, size));
    return { questions, ask: (question: string) => answerFrom(search(question, maxResults)) };
  });

  // For comparison: the old scores, which knew no language, grounded 14, 17 and 17.
  test("most plain questions are answered by the right passage", () => {
    const answered = searches.flatMap(({ questions, ask }) =>
      questions.filter(({ question, answer }) => {
        const { knowledge_state, results } = ask(question);
        return knowledge_state === "grounded" && plain(results[0]?.passage ?? "").includes(plain(answer));
      }),
    );
    expect(answered.length).toBeGreaterThanOrEqual(size === 1 ? 38 : 37);
  });

  test("hardly any question about other things is", () => {
    const grounded = searches.flatMap(({ ask }) => offTopic.filter((each) => ask(each).knowledge_state === "grounded"));
    expect(grounded.length).toBeLessThanOrEqual(0.025 * businesses.length * offTopic.length);
  });
});

interface Business {
  readonly documents: readonly { readonly title: string; readonly text: string }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** The questions that a business grounds, with the right passage first. */
const rightOf = ({ documents, questions }: Business) => {
  const search = memoryKnowledge(documents);
  return questions.filter(({ question, answer }) => {
    const { knowledge_state, results } = answerFrom(search(question, maxResults));
    return knowledge_state === "grounded" && plain(results[0]?.passage ?? "").includes(plain(answer));
  });
};

// They were held out at first. Later phrases and weights were fitted to them.
describe("five more businesses", () => {
  test.for(sizes)("are answered with %i documents", (size) => {
    const sized = heldOut.businesses.map((each) => ({ ...each, documents: each.documents.slice(0, size) }));
    expect(sized.flatMap(rightOf).length).toBeGreaterThanOrEqual(32);
  });

  test("hardly ground anything else", () => {
    const grounded = heldOut.businesses.flatMap(({ documents }) => {
      const search = memoryKnowledge(documents.slice(0, 1));
      return heldOut.offTopic.filter((each) => answerFrom(search(each, maxResults)).knowledge_state === "grounded");
    });
    expect(grounded.length).toBeLessThanOrEqual(2);
  });

  test.for(heldOut.languages)("are asked in their own language: $name", (business) => {
    expect(rightOf(business).length).toBeGreaterThanOrEqual(7);
  });
});

interface OnePage {
  readonly document: Business["documents"][number];
  readonly questions: Business["questions"];
}

/** Each business's page, with the pages of those after it. */
const among = (its: readonly OnePage[], size: number): Business[] =>
  its.map(({ questions }, index) => {
    const pages = [...its, ...its].slice(index, index + size);
    return { documents: pages.map(({ document }) => document), questions };
  });

/** The questions of others that businesses of one page ground. */
const groundedOf = ({
  businesses: its,
  offTopic: others,
}: {
  businesses: readonly OnePage[];
  offTopic: readonly string[];
}) =>
  among(its, 1).flatMap(({ documents }) => {
    const search = memoryKnowledge(documents);
    return others.filter((each) => answerFrom(search(each, 1)).knowledge_state === "grounded");
  });

// Held out: nobody who fitted anything has read these. Words alone answer half of their questions.
describe("five businesses that nothing was fitted to", () => {
  test.for(
    (
      [
        [1, 20],
        [2, 20],
        [3, 20],
      ] as const
    ).filter(inRun),
  )("are answered among %i pages", ([size, least]) => {
    expect(among(unseen.businesses, size).flatMap(rightOf).length).toBeGreaterThanOrEqual(least);
  });

  test("hardly ground anything else", () => {
    expect(groundedOf(unseen).length).toBeLessThanOrEqual(5);
  });
});

// The weights were fitted to these. Their questions are as customers type them, and most share few words with the page.
describe("28 businesses of one page", () => {
  const its = { ...fresh, businesses: some(fresh.businesses) };
  const questions = its.businesses.flatMap((each) => each.questions);

  test.for(
    (
      [
        [1, 0.446],
        [3, 0.407],
      ] as const
    ).filter(inRun),
  )("answer among %i pages this share of their questions: %d", ([size, least]) => {
    const right = among(its.businesses, size).flatMap(rightOf);
    expect(right.length / questions.length).toBeGreaterThanOrEqual(least);
  });

  test("ground less than one of forty other questions", () => {
    expect(groundedOf(its).length).toBeLessThanOrEqual((its.businesses.length * its.offTopic.length) / 60);
  });
});

// Written by strangers: direct questions in everyday words. Phrases and synonyms were later fitted to them.
describe("25 businesses of one page, asked plainly", () => {
  const sets = some(plainSets.sets);
  const questions = sets.flatMap((set) => set.businesses.flatMap((each) => each.questions));

  test.for(
    (
      [
        [1, 0.9],
        [2, 0.885],
        [3, 0.87],
      ] as const
    ).filter(inRun),
  )("answer among %i pages this share of their questions: %d", ([size, least]) => {
    const right = sets.flatMap((set) => among(set.businesses, size).flatMap(rightOf));
    expect(right.length / questions.length).toBeGreaterThanOrEqual(least);
  });

  test("ground few other questions of a thousand", () => {
    expect(sets.flatMap(groundedOf).length).toBeLessThanOrEqual(5 * sets.length);
  });
});

test.for(["open", "weekdays", "When are you open?", "are you open on weekdays?"])(
  "the first sentence of all is found: %s",
  (question) => {
    const search = memoryKnowledge([{ title: "Hours", text: "We are open from nine to five on weekdays." }]);
    expect(answerFrom(search(question, maxResults)).knowledge_state).toBe("grounded");
  },
);

describeShared("a business of a few documents", {}, (served) => {
  test.for(some(businesses))("is answered as in memory: $name", async ({ documents, questions }) => {
    const { client } = await served.organization();
    const { data } = await client.succeed("knowledge.list");
    for (const { id } of "documents" in data ? data.documents : []) {
      await client.succeed("knowledge.update", { params: { id }, body: { status: "archived" } });
    }
    for (const [index, { title, text }] of documents.entries()) {
      await client.succeed("knowledge.create", { body: { source_type: "text", title, text } });
      const search = memoryKnowledge(documents.slice(0, index + 1));
      for (const question of [...questions.map((each) => each.question), ...offTopic.slice(0, 8)]) {
        const found = await client.succeed("knowledge.list", { query: { q: question, limit: maxResults } });
        const expected = answerFrom(search(question, maxResults));
        if (!("knowledge_state" in found)) throw new Error("a list instead of a search");
        expect({ question, state: found.knowledge_state, total: found.total_results }).toEqual({
          question,
          state: expected.knowledge_state,
          total: expected.total_results,
        });
        expect(found.data.map((each) => [each.passage, each.relevance_score])).toEqual(
          expected.results.map((each) => [each.passage, each.relevance_score]),
        );
      }
    }
  });
});
