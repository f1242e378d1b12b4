/** Audiences of documents: shown on them, and filtering lists, searches, sessions and tools. */
import type { Client } from "../calls.ts";
import type { Case, Citation } from "../case.ts";
import { freshSandbox, hear, newNumber, topic } from "./steps.ts";
import { callTool, structured } from "./tool-calls.ts";

const searchable: Citation = {
  section: "Knowledge document lifecycle",
  line: "`indexed` = chunked, stored, available to all agents of the organization.",
};
const result: Citation = {
  section: "Knowledge document",
  line: "Search result item: knowledge_id, source_type, title, passage (string), relevance_score (number, 0 to 1 in the example), citation { knowledge_id, title }.",
};
const cited: Citation = { section: "Tool server (JSON-RPC 2.0)", line: "Knowledge answers carry citations." };

const define = topic("audiences");

export const audienceQuestion = "Where do the tame owls nest?";
const places = { customers: "in the clock tower", developers: "beside the server", both: "under the roof" };
type Audience = keyof typeof places;
type Ids = { readonly [Of in Audience]: string };

const bodyFor = (audience: Audience) => ({
  source_type: "text",
  title: `Owls for ${audience}`,
  text: `Tame owls nest ${places[audience]} of the old mill.`,
});

const create = async (client: Client, body: object) =>
  (await client.succeed("knowledge.create", { body })).data.document;

/** Adds one document for each audience. The one for both omits its audience. */
export const addOwls = async (client: Client): Promise<Ids> => ({
  customers: (await create(client, { ...bodyFor("customers"), audience: "customers" })).id,
  developers: (await create(client, { ...bodyFor("developers"), audience: "developers" })).id,
  both: (await create(client, bodyFor("both"))).id,
});

/** Documents that a text mentions. */
const mentioned = (ids: Ids, text: string): readonly string[] =>
  Object.entries(ids).flatMap(([audience, id]) => (text.includes(id) ? [audience] : []));

/** Audience of a request. Without one it reads all documents. */
interface Narrowed {
  readonly audience?: "customers" | "developers";
}

/** Documents that an answer must contain, by audience. */
const expected: readonly (readonly [Narrowed, readonly Audience[]])[] = [
  [{}, ["customers", "developers", "both"]],
  [{ audience: "customers" }, ["customers", "both"]],
  [{ audience: "developers" }, ["developers", "both"]],
];

/** A way to search, with its name. */
type Way = readonly [name: string, ask: (narrowed: Narrowed) => Promise<string>];

const narrows = async ({ check }: Parameters<Case["run"]>[0], ids: Ids, ways: readonly Way[]): Promise<void> => {
  for (const [name, ask] of ways) {
    for (const [narrowed, audiences] of expected) {
      const what = `whose documents ${name} has, ${narrowed.audience ? `for ${narrowed.audience}` : "for nobody in particular"}`;
      check.equal(mentioned(ids, await ask(narrowed)), audiences, what);
    }
  }
};

export const audiences: readonly Case[] = [
  define("said", {
    title: "a document shows its audience, which is both by default, and keeps its status when that changes",
    operations: ["knowledge.create", "knowledge.get", "knowledge.update"],
    cites: searchable,
    needs: ["organization"],
    run: async (context) => {
      const { check } = context;
      const { client } = await freshSandbox(context);
      const shown = async (id: string) =>
        (await client.succeed("knowledge.get", { params: { id } })).data.document.audience;
      for (const audience of ["customers", "developers", "both"] as const) {
        const document = await create(client, { ...bodyFor(audience), audience });
        check.equal([document.audience, await shown(document.id)], [audience, audience], "audience, as it was said");
      }
      const { id, audience } = await create(client, bodyFor("both"));
      check.equal(audience, "both", "audience of a document that does not say");
      const change = async (body: object) =>
        (await client.succeed("knowledge.update", { params: { id }, body })).data.document;
      check.includes(
        await change({ audience: "developers" }),
        { audience: "developers", status: "indexed" },
        "changed",
      );
      check.equal(await shown(id), "developers", "audience after the change");
      const archived = { audience: "customers", status: "archived" };
      check.includes(await change(archived), archived, "archived, for others");
      check.includes(
        await change({ audience: "both" }),
        { audience: "both", status: "archived" },
        "changed in the archive",
      );
      await client.refuse("knowledge.update", "validation_failed", { params: { id }, body: { audience: "cats" } });
    },
  }),
  define("searches", {
    title: "the list, and searches of people and of agents, can be narrowed to what one audience reads",
    operations: ["knowledge.create", "knowledge.list", "agent.searchKnowledge", "conversations.context"],
    cites: result,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const ids = await addOwls(client);
      const { conversation_id } = await hear(client, newNumber(), { text: audienceQuestion });
      await narrows(context, ids, [
        ["the list", async (of) => (await client.call("knowledge.list", { query: { limit: 200, ...of } })).text],
        [
          "a search",
          async (of) => (await client.call("knowledge.list", { query: { q: audienceQuestion, ...of } })).text,
        ],
        [
          "an agent's search",
          async (of) =>
            (await client.call("agent.searchKnowledge", { query: { query: audienceQuestion, ...of } })).text,
        ],
        [
          "the context",
          async (of) =>
            (
              await client.call("conversations.context", {
                params: { conversation_id: conversation_id },
                query: { ...of },
              })
            ).text,
        ],
      ]);
    },
  }),
  define("after-a-change", {
    title: "the next search follows a change of a document's audience",
    operations: ["knowledge.create", "knowledge.update", "knowledge.list"],
    cites: searchable,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const ids = await addOwls(client);
      const found = async () => {
        const query = { q: audienceQuestion, audience: "customers" };
        return mentioned(ids, (await client.call("knowledge.list", { query })).text);
      };
      context.check.equal(await found(), ["customers", "both"], "whose documents customers are told of");
      await client.succeed("knowledge.update", { params: { id: ids.both }, body: { audience: "developers" } });
      context.check.equal(await found(), ["customers"], "whose documents they are told of once one is for developers");
      await client.succeed("knowledge.update", { params: { id: ids.developers }, body: { audience: "customers" } });
      context.check.equal(await found(), ["customers", "developers"], "and once another is for customers");
    },
  }),
  define("sessions", {
    title: "an answer in a session can be narrowed to what one audience reads",
    operations: ["knowledge.create", "sessions.create", "sessions.sendMessage"],
    cites: cited,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const ids = await addOwls(client);
      const sessionId = (await client.succeed("sessions.create")).data.session.id;
      const ask = async (of: object) => {
        const request = { params: { session_id: sessionId }, body: { query: audienceQuestion, top_k: 20, ...of } };
        return (await client.call("sessions.sendMessage", request)).text;
      };
      await narrows(context, ids, [["an answer", ask]]);
    },
  }),
  define("tool", {
    title: "the tool search_knowledge can be narrowed to what one audience reads",
    operations: ["knowledge.create", "toolServer.call"],
    cites: cited,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const ids = await addOwls(client);
      const ask = async (of: object) => {
        const { body } = await callTool(client, "search_knowledge", { query: audienceQuestion, ...of });
        return JSON.stringify(structured(body, "results"));
      };
      await narrows(context, ids, [["the tool's answer", ask]]);
    },
  }),
];
