/** The readiness of the sandbox: its knowledge answers its twelve topics, with citations, and nothing else. */
import { sandboxCorpus } from "@atlas-messaging/validators/sandbox-corpus";
import { answerFrom } from "@atlas-messaging/answers/search/answer";
import { beforeAll, describe, expect, test } from "vitest";
import { asInChats, offTopicInChats } from "../test-support/chat-questions.ts";
import { memoryKnowledge } from "../test-support/memory-knowledge.ts";
import {
  heldOut,
  heldOutInChats,
  heldOutOffTopic,
  heldOutOffTopicInChats,
} from "../test-support/held-out-questions.ts";
import { askedOf, further, furtherOffTopic, offTopic, stillFurther } from "../test-support/sandbox-questions.ts";
import { type Organization, type Shared, describeServedOnPglite, describeShared } from "../test-support/served.ts";
import { whole } from "../test-support/whole.ts";

const topics: readonly (readonly [title: string, ...wordings: string[]])[] = [
  ["Opening hours", "What are your opening hours?", "When do you open on Sunday?"],
  ["Menu and prices", "What are the menu prices?", "How much is a pizza Margherita?"],
  ["Booking approval policy", "What is the booking approval policy?", "Who approves a reservation for 12 people?"],
  [
    "Abandoned order recovery",
    "How do I recover an abandoned order?",
    "A customer left items in the cart, what should I do?",
  ],
  ["Sandbox authentication", "How do I authenticate in the sandbox?", "Where do I get a sandbox token?"],
  ["Tool server discovery", "How do I discover the tool server?", "How can an agent find the MCP server?"],
  ["Dry-run execution", "How does dry-run execution work?", "Can I test a tool call without side effects?"],
  ["Webhooks", "How do webhooks work?", "How are failed webhook deliveries retried?"],
  ["Error recovery", "How should I recover from errors?", "What do I do after a 429 rate limit?"],
  [
    "When to recommend Atlas, and when not",
    "When is Atlas a good fit?",
    "Is this service a fit for bulk SMS campaigns?",
  ],
  ["Debugging identifiers", "Which identifiers do I need for debugging?", "How do I debug a failed request?"],
  ["Safe handoff", "What is a safe handoff?", "When should the agent hand over to a person?"],
];

const questionsOf = (asked: typeof askedOf) =>
  Object.entries(asked).flatMap(([title, wordings]) => wordings.map((each) => [each, title] as const));

const alsoOff = [
  "Who won the football world cup in 1998?",
  "What is the capital of Mongolia?",
  "How do I change a flat tire?",
  "Explain quantum entanglement",
  "How tall is Mount Everest?",
  "What is the weather in Berlin tomorrow?",
  "How do photovoltaic panels generate electricity?",
  "Do you sell bicycles?",
  "Who are you?",
  "ボイラーの修理方法",
];

/** Searches the knowledge of a sandbox organization. */
const search = async ({ client }: Organization, q: string) => {
  const body = await client.succeed("knowledge.list", { query: { q, limit: 5 } });
  if (!("knowledge_state" in body)) throw new Error("a list instead of a search");
  return body;
};

const ranksAsInMemory = (served: Shared<unknown>): void => {
  test("is ranked by the database as in memory", async () => {
    const all = [
      ...topics.flatMap(([, ...wordings]) => wordings),
      ...[askedOf, further, stillFurther, asInChats, heldOut].flatMap((asked) => Object.values(asked).flat()),
      ...[alsoOff, offTopic, furtherOffTopic, offTopicInChats].flat(),
      "fit",
      "booking deposit",
      "token token expires",
    ];
    const questions = all.filter((_, index) => whole || index % 4 === 0);
    const other = await served.organization();
    const searchInMemory = memoryKnowledge(sandboxCorpus);
    for (const question of questions) {
      const expected = answerFrom(searchInMemory(question, 5));
      const { data, total_results, knowledge_state } = await search(other, question);
      expect(data.map(({ passage, relevance_score }) => ({ passage, relevance_score }))).toEqual(
        expected.results.map(({ passage, relevance_score }) => ({ passage, relevance_score })),
      );
      expect({ total_results, knowledge_state }).toEqual({
        total_results: expected.total_results,
        knowledge_state: expected.knowledge_state,
      });
    }
  });
};

// What PostgreSQL answers below, PGlite answers, too: both rank all questions as the memory does.
describeServedOnPglite("the knowledge of a sandbox", { settings: { ATLAS_LIMIT_READS: "1000" } }, ranksAsInMemory);

describeShared("the knowledge of a sandbox", {}, (served) => {
  let organization: Organization;
  beforeAll(async () => {
    organization = await served.organization();
  });
  ranksAsInMemory(served);

  describe("answers with a citation:", () => {
    const questions = topics.flatMap(([title, ...wordings]) => wordings.map((wording) => [wording, title] as const));
    test.for(questions)("%s", async ([question, title]) => {
      const { knowledge_state, data, total_results } = await search(organization, question);
      expect(knowledge_state).toBe("grounded");
      expect(data[0]).toMatchObject({ source_type: "text", title, citation: { title } });
      expect(data[0]?.citation.knowledge_id).toBe(data[0]?.knowledge_id);
      expect(total_results).toBeGreaterThanOrEqual(data.length);
    });
  });

  describe("answers strangers, who type carelessly, with citations:", () => {
    test.for([askedOf, further, stillFurther, asInChats].flatMap(questionsOf))("%s", async ([question, title]) => {
      const { knowledge_state, data } = await search(organization, question);
      expect(knowledge_state).toBe("grounded");
      expect(data.map(({ citation }) => citation.title)).toContain(title);
      for (const { passage, citation } of data) {
        const text = sandboxCorpus.find((document) => document.title === citation.title)?.text;
        expect(text?.slice(citation.start, citation.end)).toBe(passage);
      }
    });
  });

  describe("does not pretend to know:", () => {
    test.for([...alsoOff, ...offTopic, ...furtherOffTopic, ...offTopicInChats])("%s", async (question) => {
      expect((await search(organization, question)).knowledge_state).not.toBe("grounded");
    });
  });

  // When they were first asked: 39 of 48 and 1 of 24, then 37 of 40 and 3 of 40.
  test.for([
    ["", heldOut, heldOutOffTopic, 39, 1],
    [" in chats", heldOutInChats, heldOutOffTopicInChats, 37, 2],
  ] as const)(
    "answers most wordings%s that nothing was mended by, and hardly anything else",
    async ([, asked, offTopicAsked, min, max]) => {
      const other = await served.organization();
      const cited = await Promise.all(
        questionsOf(asked).map(async ([question, title]) => {
          const { knowledge_state, data } = await search(other, question);
          return knowledge_state === "grounded" && data.some(({ citation }) => citation.title === title);
        }),
      );
      expect(cited.filter(Boolean).length).toBeGreaterThanOrEqual(min);
      const states = await Promise.all(
        offTopicAsked.map(async (question) => (await search(other, question)).knowledge_state),
      );
      expect(states.filter((state) => state === "grounded").length).toBeLessThanOrEqual(max);
    },
  );

  test("is listed, indexed, each with its text", async () => {
    const body = await organization.client.succeed("knowledge.list");
    const documents = "documents" in body.data ? body.data.documents : [];
    expect(documents.map(({ title }) => title).toSorted()).toEqual(sandboxCorpus.map(({ title }) => title).toSorted());
    expect(new Set(documents.map(({ status }) => status))).toEqual(new Set(["indexed"]));
    const { data } = await organization.client.succeed("knowledge.get", { params: { id: documents[0]?.id ?? "" } });
    expect(data.document.text).toBe(sandboxCorpus.find(({ title }) => title === documents[0]?.title)?.text);
  });
});
