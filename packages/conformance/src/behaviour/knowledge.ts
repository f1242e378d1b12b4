/** Knowledge: indexed at once, cited, archived and restored; the twelve topics of the sandbox. */
import type { Case, Citation } from "../case.ts";
import type { Client } from "../calls.ts";
import { contextOf, freshSandbox, hear, newNumber, topic } from "./steps.ts";

const lifecycle = (line: string): Citation => ({ section: "Knowledge document lifecycle", line });
const indexed = lifecycle(
  "| (none) | POST /v1/atlas/knowledge | source_type `text` | indexed | text is chunked and indexed at once without an async job; `indexed_at` returned |",
);
const byUrl = lifecycle(
  "| (none) | POST /v1/atlas/knowledge | source_type `url` or `document` | queued | an ingest job is queued; status is polled with GET /v1/atlas/knowledge/{id} |",
);
const archived = lifecycle(
  "State meanings: `queued` = ingestion in progress. `indexed` = chunked, stored, available to all agents of the organization. `failed` = ingestion error (invalid URL, unsupported format, fetch blocked); the caller retries with a corrected source or re-submits as text. `archived` = soft-deleted, excluded from search, retained in run citation history.",
);
const restored = lifecycle(
  "| archived | PATCH /v1/atlas/knowledge/{id} | restore | target state not shown | document returns to search |",
);
const listed: Citation = {
  section: "Pagination",
  line: "Archived or deleted knowledge sources are excluded from the knowledge list by default. Runs within a session are listed with intent, tools_called and status.",
};
const result: Citation = {
  section: "Knowledge document",
  line: "Search result item: knowledge_id, source_type, title, passage (string), relevance_score (number, 0 to 1 in the example), citation { knowledge_id, title }. Response wrapper carries `query` (string) and `total_results` (integer). The agent tool search returns `results` items of { title, content, score (number) }.",
};
const names: Citation = {
  section: "Knowledge document",
  line: "| text / content | string | the body for `text` sources; both request names occur |",
};
const corpus: Citation = {
  section: "Discovery and sandbox",
  line: "Sandbox knowledge is expected to answer, with citations, questions about: opening hours, menu prices, booking approval policy, abandoned-order recovery, sandbox authentication, tool-server discovery, dry-run execution, webhooks, error recovery, recommendation fit and non-fit, debugging identifiers, and safe handoff. An empty answer or a `gap_weak` knowledge state on this corpus is a readiness failure.",
};
const gap: Citation = {
  section: "Tool server (JSON-RPC 2.0)",
  line: "Knowledge answers carry citations. When `knowledge_state` is `gap_weak`, or no results are returned, the agent hands off or asks for clarification.",
};

const define = topic("knowledge");

const text = { source_type: "text", title: "Owls", text: "Tame owls nest in the clock tower of the old mill." };
const question = "Where do the tame owls nest?";

const search = async (client: Client, q: string) => {
  const body = await client.succeed("knowledge.list", { query: { q } });
  if (!("knowledge_state" in body)) throw new Error(`q=${q} was answered with a list instead of a search`);
  return body;
};

const create = async (client: Client, body: object = text) =>
  (await client.succeed("knowledge.create", { body })).data.document;

const patch = async (client: Client, id: string, body?: object) =>
  (await client.succeed("knowledge.update", { params: { id }, ...(body ? { body } : {}) })).data.document;

const topics = [
  "What are your opening hours?",
  "How much is the soup of the day?",
  "Does a booking of a large group need an approval?",
  "How do you recover an abandoned order?",
  "How do I authenticate in the sandbox?",
  "How does an agent discover the tool server?",
  "What does a dry run do?",
  "How do I verify the signature of a webhook?",
  "How do I recover from errors?",
  "When is the service not a good fit for me?",
  "Which identifiers help with debugging?",
  "When does an agent hand off safely to a person?",
];

export const knowledge: readonly Case[] = [
  define("text-at-once", {
    title: "a text is indexed with the answer, and found at once, with its citation",
    operations: ["knowledge.create", "knowledge.get", "knowledge.list"],
    cites: indexed,
    needs: ["organization"],
    run: async (context) => {
      const { check } = context;
      const { client } = await freshSandbox(context);
      const document = await create(client);
      const expected = { status: "indexed", training_status: "indexed", job_id: null, source_type: "text" };
      check.includes(document, expected, "the new document");
      check.present(document.indexed_at, "indexed_at of the new document");
      check.equal(document.knowledge_id, document.id, "knowledge_id of the new document");
      const read = (await client.succeed("knowledge.get", { params: { id: document.id } })).data.document;
      check.equal(read.text, text.text, "text of the document");
      const found = await search(client, question);
      check.equal([found.knowledge_state, found.query], ["grounded", question], "knowledge_state and query");
      const citation = { knowledge_id: document.id, title: text.title };
      check.includes(
        found.data[0],
        { ...citation, passage: text.text, source_type: "text", citation },
        "the first hit",
      );
    },
  }),
  define("either-name", {
    title: "the text is taken as text or as content, but not as two different texts",
    operations: ["knowledge.create", "knowledge.get"],
    cites: names,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { text: content, ...rest } = text;
      const { id } = await create(client, { ...rest, content });
      const read = (await client.succeed("knowledge.get", { params: { id } })).data.document;
      context.check.equal(read.text, content, "text of the document");
      const body = { ...text, content: "Another text." };
      await client.refuse("knowledge.create", "validation_failed", { body });
    },
  }),
  define("file-by-url", {
    title: "a document by its URL is queued, and shown with it",
    operations: ["knowledge.create", "knowledge.get"],
    cites: byUrl,
    needs: ["organization", "receiver"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const url = `${(await context.receiver()).url}/policy.pdf`;
      const made = await create(client, { source_type: "document", title: "Policy", url });
      const expected = { source_type: "document", url, status: "queued", filename: null };
      context.check.includes(made, expected, "the new document");
      context.check.present(made.job_id, "job_id of the new document");
      const { document } = (await client.succeed("knowledge.get", { params: { id: made.id } })).data;
      context.check.includes(document, { source_type: "document", url }, "the document as it is read");
    },
  }),
  define("ranking", {
    title: "hits are ranked by a score from 0 to 1, and counted",
    operations: ["knowledge.create", "knowledge.list", "agent.searchKnowledge"],
    cites: result,
    needs: ["organization"],
    run: async (context) => {
      const { check } = context;
      const { client } = await freshSandbox(context);
      await create(client, {
        ...text,
        title: "Mill",
        text: "Owls of the old mill stay away from the river that drives it, and from the town.",
      });
      const document = await create(client);
      const found = await search(client, question);
      const scores = found.data.map(({ relevance_score }) => relevance_score);
      for (const score of scores) check.between(score, 0, 1, "relevance_score");
      check.equal(
        scores,
        scores.toSorted((one, other) => other - one),
        "the order of the scores",
      );
      check.equal(found.data[0]?.knowledge_id, document.id, "knowledge_id of the best hit");
      check.that(found.total_results >= found.data.length, "total_results to count all", `${found.total_results}`);
      const asked = await client.succeed("agent.searchKnowledge", { query: { query: question } });
      const best = { title: text.title, content: text.text, score: scores[0] };
      check.includes(asked.data.results[0], best, "the best result that an agent is given");
    },
  }),
  define("archive-and-restore", {
    title: "an archived document is in no search and in no list until it is restored",
    operations: ["knowledge.create", "knowledge.update", "knowledge.list", "agent.searchKnowledge"],
    cites: archived,
    needs: ["organization"],
    run: async (context) => {
      const { check } = context;
      const { client } = await freshSandbox(context);
      const { id } = await create(client);
      check.equal((await patch(client, id, { status: "archived" })).status, "archived", "status after archiving");
      const mentions = async () => {
        const searched = (await client.call("knowledge.list", { query: { q: question } })).text;
        const asked = (await client.call("agent.searchKnowledge", { query: { query: question } })).text;
        const list = (await client.call("knowledge.list", { query: { limit: 200 } })).text;
        return [searched.includes(id), asked.includes(id), list.includes(id)];
      };
      check.equal(await mentions(), [false, false, false], "whether search, agent search and list know it");
      const kept = await client.call("knowledge.list", { query: { status: "archived" } });
      check.that(kept.text.includes(id), "the archive to list it", kept.where);
      check.equal((await patch(client, id)).status, "indexed", "status after restoring");
      check.equal(await mentions(), [true, true, true], "whether search, agent search and list know it again");
    },
  }),
  define("restore-by-status", {
    title: "status active restores, too",
    operations: ["knowledge.create", "knowledge.update"],
    cites: restored,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { id } = await create(client);
      await patch(client, id, { status: "archived" });
      context.check.equal((await patch(client, id, { status: "active" })).status, "indexed", "status after restoring");
    },
  }),
  define("excluded-from-the-list", {
    title: "the list leaves archived documents out, and shows them where they are asked for",
    operations: ["knowledge.create", "knowledge.update", "knowledge.list"],
    cites: listed,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const [kept, gone] = [await create(client), await create(client)];
      await patch(client, gone.id, { status: "archived" });
      const shows = async (query: { readonly [name: string]: string }) => {
        const { text: list } = await client.call("knowledge.list", { query: { limit: 200, ...query } });
        return [list.includes(kept.id), list.includes(gone.id)];
      };
      context.check.equal(await shows({}), [true, false], "whether the list has the live and the archived document");
      context.check.equal(await shows({ status: "archived" }), [false, true], "whether the archive has them");
      context.check.equal(await shows({ status: "active" }), [true, false], "whether the active ones have them");
    },
  }),
  define("gap", {
    title: "a question that nothing answers is a gap, not an invention",
    operations: ["knowledge.list", "agent.searchKnowledge", "sessions.create", "sessions.sendMessage"],
    cites: gap,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const nonsense = "quixotic zeppelin xylophones";
      const found = await search(client, nonsense);
      context.check.equal([found.knowledge_state, found.data.length], ["gap_none", 0], "knowledge_state and hits");
      const words = nonsense.split(" ");
      context.check.equal(found.knowledge_gap?.unknown_words, words, "the words that nobody knows");
      const asked = await client.succeed("agent.searchKnowledge", { query: { query: nonsense } });
      context.check.equal(asked.data.knowledge_state, "gap_none", "knowledge_state that an agent is given");
      context.check.equal(asked.data.knowledge_gap?.unknown_words, words, "the unknown words that an agent is given");
      const { data } = await client.succeed("sessions.create");
      const request = { params: { session_id: data.session.id }, body: { query: nonsense } };
      const reply = (await client.succeed("sessions.sendMessage", request)).data;
      context.check.equal([reply.knowledge_state, reply.citations], ["gap_none", []], "the reply in a session");
      context.check.equal(reply.knowledge_gap?.unknown_words, words, "the unknown words in a session");
      const near = await search(client, "zeppelin hours xylophones quixotic hovercraft");
      context.check.present(near.knowledge_gap?.nearest[0]?.title, "the title of the nearest document");
    },
  }),
  define("twelve-topics", {
    title: "the sandbox answers each of its twelve topics with citations",
    operations: ["agent.searchKnowledge"],
    cites: corpus,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      for (const query of topics) {
        const { data } = await client.succeed("agent.searchKnowledge", { query: { query } });
        context.check.equal(data.knowledge_state, "grounded", `knowledge_state for "${query}"`);
        context.check.present(data.results[0]?.citation.knowledge_id, `the citation for "${query}"`);
      }
    },
  }),
  define("context", {
    title: "the context of a conversation has the knowledge that answers its last message",
    operations: ["events.ingest", "conversations.context"],
    cites: {
      section: "Conversation context",
      line: "The context object has `conversation` (object), `customer` (object), `recent_messages` (array) and `knowledge` (array).",
    },
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const phone_number = newNumber();
      const { conversation_id } = await hear(client, phone_number, { text: "What are your opening hours?" });
      const shown = await contextOf(client, conversation_id);
      context.check.equal(shown.knowledge_state, "grounded", "knowledge_state of the context");
      context.check.matches(shown.knowledge[0]?.title, /opening hours/i, "title of the first passage");
      context.check.equal(shown.customer.phone_number, phone_number, "phone_number of the customer");
      context.check.equal(shown.recent_messages.at(-1)?.text, "What are your opening hours?", "the latest message");
    },
  }),
  define("session-cites", {
    title: "a session's reply cites what it says, and its run keeps the citations",
    operations: ["sessions.create", "sessions.sendMessage", "runs.get"],
    cites: gap,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { session } = (await client.succeed("sessions.create")).data;
      const request = { params: { session_id: session.id }, body: { query: "What are your opening hours?", top_k: 1 } };
      const { data } = await client.succeed("sessions.sendMessage", request);
      context.check.equal([data.knowledge_state, data.citations.length], ["grounded", 1], "state and citations");
      const { run } = (await client.succeed("runs.get", { params: { run_id: data.run.run_id } })).data;
      const cited = run.citations.map(({ knowledge_id }) => knowledge_id);
      context.check.equal(cited, [data.citations[0]?.knowledge_id], "citations of the run");
    },
  }),
];
