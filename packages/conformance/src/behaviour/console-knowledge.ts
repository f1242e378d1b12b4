/** Knowledge as operators try it: the same passages as agents find, and no question is counted. */
import type { Case, Citation } from "../case.ts";
import { addOwls, audienceQuestion } from "./audiences.ts";
import { freshConsole, topic } from "./steps.ts";

const result: Citation = {
  section: "Knowledge document",
  line: "Search result item: knowledge_id, source_type, title, passage (string), relevance_score (number, 0 to 1 in the example), citation { knowledge_id, title }.",
};

const define = topic("console-knowledge");

const newWord = (): string => `qwyrxz${Math.floor(Math.random() * 1e9)}`;

export const consoleKnowledge: readonly Case[] = [
  define("searched", {
    title: "a search in the console answers as agents are answered, for each audience",
    operations: ["console.knowledge.search", "agent.searchKnowledge"],
    cites: result,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const its = await freshConsole(context);
      await addOwls(its.client);
      for (const audience of [undefined, "customers", "developers"] as const) {
        const query = { query: audienceQuestion, top_k: 2, ...(audience && { audience }) };
        const agents = (await its.client.succeed("agent.searchKnowledge", { query })).data;
        const { results, knowledge_state } = (await its.operator.succeed("console.knowledge.search", { query })).data;
        check.equal(
          results.map((each) => [each.knowledge_id, each.passage, each.relevance_score]),
          agents.results.map((each) => [each.knowledge_id, each.content, each.score]),
          `passages for ${audience ?? "everyone"}`,
        );
        check.equal(results.length, 2, `passages for ${audience ?? "everyone"}, of two at most`);
        check.equal(knowledge_state, agents.knowledge_state, "the state of the knowledge");
      }
      await its.operator.refuse("console.knowledge.search", "validation_failed", { query: { query: "" } });
    },
  }),
  define("not-counted", {
    title: "a search in the console says which words no document has, and is not counted as a question",
    operations: ["console.knowledge.search", "console.knowledgeGaps.list", "agent.searchKnowledge"],
    cites: result,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check, until } = context;
      const { client, operator } = await freshConsole(context);
      const [tried, asked] = [newWord(), newWord()];
      const { data } = await operator.succeed("console.knowledge.search", { query: { query: tried } });
      check.equal([data.results, data.total_results, data.knowledge_state], [[], 0, "gap_none"], "what is found");
      check.equal(data.knowledge_gap?.unknown_words, [tried], "words that no document has");
      await client.succeed("agent.searchKnowledge", { query: { query: asked } });
      await until(async () => {
        const { questions } = (await operator.succeed("console.knowledgeGaps.list")).data;
        check.equal(
          questions.map(({ question }) => question),
          [asked],
          "questions without an answer",
        );
      });
    },
  }),
];
