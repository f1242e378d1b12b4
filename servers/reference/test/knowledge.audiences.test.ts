/** Audiences by HTTP alone: on documents, and as what narrows lists, searches, sessions and agents. */
import { sandboxCorpus } from "@atlas-messaging/validators/sandbox-corpus";
import { answerFrom } from "@atlas-messaging/answers/search/answer";
import { eventually } from "@atlas-messaging/test-wait";
import { beforeAll, describe, expect, test } from "vitest";
import { memoryKnowledge } from "../test-support/memory-knowledge.ts";
import { type Organization, describeShared } from "../test-support/served.ts";

const audiences = ["customers", "developers", "both"] as const;
const readers = ["customers", "developers"] as const;
type Query = { readonly [name: string]: string | number };

/** Titles of the corpus for one audience, and questions that only these answer. */
const titlesFor = (audience: string) =>
  sandboxCorpus.filter((each) => each.audience === audience).map(({ title }) => title);
const asked = {
  customers: [
    "When do you open on Sunday?",
    "How much is a pizza Margherita?",
    "Who approves a reservation for 12 people?",
  ],
  developers: ["How do webhooks work?", "Where do I get a sandbox token?", "How does dry-run execution work?"],
};
const questions = [...asked.customers, ...asked.developers, "booking order customer token agent", "pizze tokn"];

describeShared("audiences", {}, (served) => {
  let organization: Organization;
  beforeAll(async () => {
    organization = await served.organization();
  });
  const create = async (body: object, { client } = organization) =>
    (await client.succeed("knowledge.create", { body: { source_type: "text", ...body } })).data.document;
  const update = (id: string, body: object, { client } = organization) =>
    client.call("knowledge.update", { params: { id }, body });
  const list = async (query: Query, { client } = organization) => {
    const { data } = await client.succeed("knowledge.list", { query });
    return "documents" in data ? data : { documents: [], next_cursor: null };
  };
  const search = async (query: Query, { client } = organization) => {
    const body = await client.succeed("knowledge.list", { query });
    if (!("knowledge_state" in body)) throw new Error("a list instead of a search");
    return body;
  };

  test.for(audiences)("a document for %s says so wherever it is shown", async (audience) => {
    const document = await create({ title: "Kites", text: "Kites rise at noon.", audience });
    const { data } = await organization.client.succeed("knowledge.get", { params: { id: document.id } });
    expect([document.audience, data.document.audience]).toEqual([audience, audience]);
    const { documents } = await list({ limit: 1 });
    expect(documents).toMatchObject([{ id: document.id, audience }]);
  });

  test("sources of every type may say it", async () => {
    const url = { source_type: "url", title: "Menu", url: "https://shop.example/menu", audience: "customers" };
    const file = { source_type: "document", title: "Notes", filename: "notes.txt", media_type: "text/plain" };
    expect((await create(url)).audience).toBe("customers");
    expect((await create({ ...file, content: "Tm90ZXM=", audience: "developers" })).audience).toBe("developers");
    expect((await create({ title: "Notes", content: "Notes", audience: "developers" })).audience).toBe("developers");
    expect((await create({ title: "Notes", text: "Notes" })).audience).toBe("both");
  });

  describe("is refused with 422:", () => {
    test.for([
      [
        "an audience that nobody is",
        () =>
          organization.client.call("knowledge.create", {
            body: { source_type: "text", title: "Kites", text: "Kites", audience: "cats" },
          }),
      ],
      ["a change to such a one", () => update("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f", { audience: "cats" })],
      ["a list for both", () => organization.client.call("knowledge.list", { query: { audience: "both" } })],
      [
        "a search for cats",
        () => organization.client.call("agent.searchKnowledge", { query: { query: "x", audience: "cats" } }),
      ],
    ] as const)("%s", async ([, call]) => {
      expect(await call()).toMatchObject({ status: 422, error: { details: [{ path: "audience" }] } });
    });
  });

  test("the list is narrowed in every status, and pages", async () => {
    const fresh = await served.organization();
    for (const status of ["indexed", "archived"]) {
      for (const audience of audiences) {
        const { id } = await create({ title: `${audience}, ${status}`, text: "Kites rise at noon.", audience }, fresh);
        if (status === "archived") await update(id, { status }, fresh);
      }
    }
    const { documents: all } = await list({ limit: 200 }, fresh);
    for (const reader of readers) {
      const reads = all.filter(({ audience }) => audience === "both" || audience === reader);
      expect(reads.length).toBeLessThan(all.length);
      expect((await list({ limit: 200, audience: reader }, fresh)).documents).toEqual(reads);
      expect((await list({ limit: 200, audience: reader, status: "indexed" }, fresh)).documents).toEqual(reads);
      const { documents: archived } = await list({ audience: reader, status: "archived" }, fresh);
      expect(archived.map(({ title }) => title)).toEqual(["both, archived", `${reader}, archived`]);
      const first = await list({ limit: 3, audience: reader }, fresh);
      const second = await list({ limit: 200, audience: reader, after_id: first.next_cursor ?? "" }, fresh);
      expect([...first.documents, ...second.documents]).toEqual(reads);
    }
  });

  test("the sandbox answers each audience from what is for it, and is ranked as in memory", async () => {
    const fresh = await served.organization();
    const inMemory = memoryKnowledge(sandboxCorpus);
    for (const audience of readers) {
      for (const q of questions) {
        const { data, knowledge_state, total_results } = await search({ q, limit: 5, audience }, fresh);
        const expected = answerFrom(inMemory(q, 5, audience));
        const shown = ({ passage, relevance_score }: (typeof data)[number]) => ({ passage, relevance_score });
        expect(data.map(shown)).toEqual(expected.results.map(shown));
        expect({ knowledge_state, total_results }).toEqual({
          knowledge_state: expected.knowledge_state,
          total_results: expected.total_results,
        });
        expect(titlesFor(audience)).toEqual(expect.arrayContaining(data.map(({ title }) => title)));
      }
      for (const q of asked[audience]) expect((await search({ q, audience }, fresh)).knowledge_state).toBe("grounded");
    }
  });

  test("a search for an audience pages through what is for it", async () => {
    const query = { q: "booking order customer token agent", audience: "developers" };
    const all = await search({ ...query, limit: 200 });
    expect(all.data).toHaveLength(all.total_results);
    const first = await search({ ...query, limit: 3 });
    const second = await search({ ...query, limit: 200, after_id: first.next_cursor ?? "" });
    expect([...first.data, ...second.data]).toEqual(all.data);
    expect([first.total_results, second.total_results]).toEqual([all.total_results, all.total_results]);
  });

  test("an agent's sources are narrowed as well, in sessions where it is asked for, with customers always", async () => {
    const fresh = await served.organization();
    const sources = [];
    for (const audience of readers) {
      const text = `The zeppelin for ${audience} lands on the roof at noon.`;
      sources.push(await create({ title: `Zeppelin of ${audience}`, text, audience }, fresh));
    }
    const source_ids = sources.map(({ id }) => id);
    const body = { name: "Keeper", channels: ["chatapp"], answer_after_seconds: 0, source_ids };
    const agent_id = (await fresh.client.succeed("agents.create", { body })).data.agent.id;
    const sessionId = (await fresh.client.succeed("sessions.create", { body: { agent_id } })).data.session.id;
    const query = "Where does the zeppelin land?";
    const citedFor = async (narrowed: object) => {
      const request = { params: { session_id: sessionId }, body: { query, ...narrowed } };
      const { data } = await fresh.client.succeed("sessions.sendMessage", request);
      return data.citations.map(({ knowledge_id }) => knowledge_id).toSorted();
    };
    expect(await citedFor({})).toEqual(source_ids.toSorted());
    expect(await citedFor({ audience: "customers" })).toEqual(source_ids.slice(0, 1));
    expect(await citedFor({ audience: "developers" })).toEqual(source_ids.slice(1));
    expect(await reply(fresh, "+4930100001", query)).toMatchObject({ citations: [{ knowledge_id: source_ids[0] }] });
  });

  test("a hosted agent of the sandbox tells customers of the menu, and not of webhooks", async () => {
    const fresh = await served.organization();
    await fresh.client.succeed("agents.create", {
      body: { name: "Concierge", channels: ["chatapp"], answer_after_seconds: 0 },
    });
    const menu = await reply(fresh, "+4930100002", "How much is a pizza Margherita?");
    expect(menu).toMatchObject({ intent: "agent_reply", citations: [{ title: "Menu and prices" }] });
    const webhooks = await reply(fresh, "+4930100003", "How do webhooks work?");
    expect(webhooks?.intent).toBe("agent_clarification");
    expect(titlesFor("customers")).toEqual(expect.arrayContaining(webhooks?.citations.map(({ title }) => title) ?? []));
  });

  /** The run by which a hosted agent answers a customer. */
  const reply = async ({ client }: Organization, phone_number: string, text: string) => {
    const body = { channel: "chatapp", customer: { phone_number }, event_type: "message.received", message: { text } };
    const { conversation_id } = (await client.succeed("events.ingest", { body })).data;
    const answer = async () =>
      (await client.succeed("runs.list")).data.runs.find(
        (run) => run.conversation_id === conversation_id && run.intent.startsWith("agent_"),
      );
    await eventually(async () => expect(await answer()).toBeDefined());
    return answer();
  };
});
