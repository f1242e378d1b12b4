/** Questions that the knowledge did not answer, as the console lists them. */
import type { Case, Citation } from "../case.ts";
import { type Operated, at, freshConsole, hear, hour, newNumber, timeOf, topic } from "./steps.ts";

const states: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| GET | /v1/atlas/knowledge | atlas.knowledge.read | optional q, limit, status (`active` occurs) | documents[] or data[] of search results |",
};

const define = topic("knowledge-gaps");

type Query = { readonly [name: string]: string };

const gapsBy = async ({ operator }: Operated, query: Query = {}) =>
  (await operator.succeed("console.knowledgeGaps.list", { query })).data.questions;

const newWord = (): string => `qwyrxz${Math.floor(Math.random() * 1e9)}`;

export const knowledgeGaps: readonly Case[] = [
  define("counted", {
    title: "a question without an answer is counted once for each time it is asked, however it is written",
    operations: ["console.knowledgeGaps.list", "knowledge.list", "agent.searchKnowledge", "sessions.sendMessage"],
    cites: states,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const its = await freshConsole(context);
      const word = newWord();
      await its.client.succeed("knowledge.list", { query: { q: `Where is ${word}?` } });
      await its.client.succeed("agent.searchKnowledge", { query: { query: `where is  ${word.toUpperCase()}` } });
      const { session } = (await its.client.succeed("sessions.create")).data;
      const params = { session_id: session.id };
      const asked = { params, body: { query: `Where is ${word}!` } };
      await its.client.succeed("sessions.sendMessage", asked);
      await its.client.succeed("knowledge.list", { query: { q: "When are you open?" } });
      const gaps = await context.until(async () => {
        const found = await gapsBy(its);
        check.equal(
          found.map(({ count }) => count),
          [3],
          "how often each question was asked",
        );
        return found;
      });
      const [gap] = gaps;
      check.that(gap?.question.toLowerCase().includes(word) === true, "the question", gap?.question ?? "none");
      check.between(gap?.best_score ?? -1, 0, 0.5, "the best score of a question without an answer");
      check.equal(await gapsBy(its, { knowledge_state: gap?.knowledge_state ?? "" }), gaps, "questions of the state");
      const other = gap?.knowledge_state === "gap_none" ? "gap_weak" : "gap_none";
      check.equal(await gapsBy(its, { knowledge_state: other }), [], "questions of the other state");
      const now = await timeOf(its.client);
      check.equal(await gapsBy(its, { since: at(now - hour) }), gaps, "questions of this hour");
      check.equal(await gapsBy(its, { since: at(now + hour) }), [], "questions of the future");
    },
  }),
  define("of-customers", {
    title: "a customer's question that a hosted agent could not answer is among them",
    operations: ["console.knowledgeGaps.list", "agents.create", "events.ingest"],
    cites: states,
    needs: ["organization", "operator"],
    sends: true,
    run: async (context) => {
      const its = await freshConsole(context);
      const word = newWord();
      await its.client.succeed("agents.create", {
        body: { name: "Concierge", channels: ["chatapp"], answer_after_seconds: 0 },
      });
      await hear(its.client, newNumber(), { text: `Is there ${word} tonight?` });
      const found = await context.until(async () => {
        const gaps = await gapsBy(its);
        context.check.equal(gaps.length, 1, "questions without an answer");
        return gaps;
      });
      context.check.equal(found[0]?.question, `Is there ${word} tonight?`, "the customer's question");
    },
  }),
  define("dismissed", {
    title: "a dismissed question is gone until it is asked again, and another organization cannot dismiss it",
    operations: ["console.knowledgeGaps.dismiss", "console.knowledgeGaps.list", "agent.searchKnowledge"],
    cites: states,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const [its, other] = [await freshConsole(context), await freshConsole(context)];
      const query = newWord();
      const ask = async () => {
        await its.client.succeed("agent.searchKnowledge", { query: { query } });
        return context.until(async () => check.present((await gapsBy(its))[0], "the question"));
      };
      const first = await ask();
      const params = { gap_id: first.id };
      await other.operator.refuse("console.knowledgeGaps.dismiss", "not_found", { params });
      await its.operator.succeed("console.knowledgeGaps.dismiss", { params });
      check.equal(await gapsBy(its), [], "questions after one was dismissed");
      const again = await ask();
      check.equal(again.count, 1, "how often it was asked since");
    },
  }),
];
