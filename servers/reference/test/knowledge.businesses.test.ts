/** The first days of a business: one page, then two, then three, and the plain questions of its customers. */
import { answerFrom } from "@atlas-messaging/domain";
import { describe, expect, test } from "vitest";
import { memoryKnowledge } from "../test-support/memory-knowledge.ts";
import { describeServed } from "../test-support/served.ts";
import heldOut from "../test-support/held-out-businesses.json" with { type: "json" };
import shops from "../test-support/small-businesses.json" with { type: "json" };

const { businesses, offTopic } = shops;
const sizes = [1, 2, 3];
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
    expect(answered.length).toBeGreaterThanOrEqual(size === 1 ? 37 : 35);
  });

  test("hardly any question about other things is", () => {
    const grounded = searches.flatMap(({ ask }) => offTopic.filter((each) => ask(each).knowledge_state === "grounded"));
    expect(grounded.length).toBeLessThanOrEqual(0.055 * businesses.length * offTopic.length);
  });
});

/** The questions that a business grounds, with the right passage first. */
const rightOf = ({ documents, questions }: (typeof heldOut.businesses)[number]) => {
  const search = memoryKnowledge(documents);
  return questions.filter(({ question, answer }) => {
    const { knowledge_state, results } = answerFrom(search(question, maxResults));
    return knowledge_state === "grounded" && plain(results[0]?.passage ?? "").includes(plain(answer));
  });
};

// They were written before anything was fitted, and nothing may be fitted to them.
describe("five businesses that nothing was fitted to", () => {
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

test.for(["open", "weekdays", "When are you open?", "are you open on weekdays?"])(
  "the first sentence of all is found: %s",
  (question) => {
    const search = memoryKnowledge([{ title: "Hours", text: "We are open from nine to five on weekdays." }]);
    expect(answerFrom(search(question, maxResults)).knowledge_state).toBe("grounded");
  },
);

describeServed("a business of a few documents", { settings: { ATLAS_LIMIT_READS: "1000" } }, (served) => {
  test.for(businesses)("is answered as in memory: $name", async ({ documents, questions }) => {
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
