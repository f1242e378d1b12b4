/**
 * Answers in another language than the question's. They need an embedding model, which a deployment may lack, so the
 * cases check the member where it is present, and its absence where nothing was matched by meaning.
 */
import type { Client } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { contextOf, freshSandbox, hear, newNumber, topic } from "./steps.ts";

const cited: Citation = { section: "Tool server (JSON-RPC 2.0)", line: "Knowledge answers carry citations." };

const define = topic("across-languages");

/** The members of an answer that these cases compare. */
interface Answered {
  readonly knowledge_state: string;
  readonly across_languages?: object;
  readonly results: number;
}

/** Every way to ask, with its name. */
const ways: { readonly [name: string]: (client: Client, question: string) => Promise<Answered> } = {
  "a search": async (client, q) => {
    const body = await client.succeed("knowledge.list", { query: { q } });
    if (!("knowledge_state" in body)) throw new Error(`q=${q} was answered with a list instead of a search`);
    return { ...body, results: body.data.length };
  },
  "an agent's search": async (client, query) => {
    const { data } = await client.succeed("agent.searchKnowledge", { query: { query } });
    return { ...data, results: data.results.length };
  },
  "a session's reply": async (client, query) => {
    const { session } = (await client.succeed("sessions.create")).data;
    const { data } = await client.succeed("sessions.sendMessage", {
      params: { session_id: session.id },
      body: { query },
    });
    return { ...data, results: data.citations.length };
  },
  "a context": async (client, text) => {
    const { conversation_id } = await hear(client, newNumber(), { text });
    const shown = await contextOf(client, conversation_id);
    return { ...shown, results: shown.knowledge.length };
  },
};

const operations = [
  "knowledge.list",
  "agent.searchKnowledge",
  "sessions.create",
  "sessions.sendMessage",
  "events.ingest",
  "conversations.context",
] as const;

const askEveryWay = async (context: Context, question: string, check: (answer: Answered, where: string) => void) => {
  const { client } = await freshSandbox(context);
  for (const [name, ask] of Object.entries(ways)) check(await ask(client, question), `${name} for "${question}"`);
};

export const acrossLanguages: readonly Case[] = [
  define("same-language", {
    title: "an answer in the language of its question says nothing of languages",
    operations,
    cites: cited,
    needs: ["organization"],
    run: (context) =>
      askEveryWay(context, "What are your opening hours?", (answer, where) => {
        context.check.equal(answer.knowledge_state, "grounded", `knowledge_state of ${where}`);
        context.check.that(!("across_languages" in answer), "no across_languages", where);
      }),
  }),
  define("other-language", {
    title: "an answer found by meaning names the language of its question, and has results",
    operations,
    cites: cited,
    needs: ["organization"],
    run: (context) =>
      askEveryWay(context, "Wann habt ihr am Sonntag für uns geöffnet?", (answer, where) => {
        if (!("across_languages" in answer)) return;
        const expected = { question_language: "de", matched_by: "meaning" };
        context.check.equal(answer.across_languages, expected, `across_languages of ${where}`);
        context.check.differ(answer.knowledge_state, "gap_none", `knowledge_state of ${where}`);
        context.check.that(answer.results > 0, "results", where);
      }),
  }),
  define("no-answer", {
    title: "a question that nothing answers gets no language either",
    operations,
    cites: cited,
    needs: ["organization"],
    run: (context) =>
      askEveryWay(context, "quixotic zeppelin xylophones", (answer, where) => {
        context.check.equal(answer.knowledge_state, "gap_none", `knowledge_state of ${where}`);
        context.check.that(!("across_languages" in answer), "no across_languages", where);
      }),
  }),
];
