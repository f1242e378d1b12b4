import { beforeAll, describe, expect, test } from "vitest";
import { type Organization, describeShared } from "../test-support/served.ts";

const unknown = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";
const invalid = (path: string) => ({ status: 422, error: { code: "validation_failed", details: [{ path }] } });

/** Texts on topics that the sandbox's corpus lacks. */
const texts = {
  "Observatory dome": "The observatory lifts its dome at dusk, weather and clouds permitting. Ravens are welcome.",
  "Comet parade": "Comets pass the meridian behind the lighthouse. Ravens keep away.",
  "Meteorite hunt": "Meteorites are dug up beside the glacier by volunteers.",
};

describeShared("sessions", {}, (served) => {
  let organization: Organization;
  let other: Organization;
  const knowledge = new Map<string, string>();

  const create = async (body?: object, { client } = organization) =>
    (await client.succeed("sessions.create", body === undefined ? {} : { body })).data.session;
  const ask = (sessionId: string, body: object, { client } = organization) =>
    client.call("sessions.sendMessage", { params: { session_id: sessionId }, body });
  const reply = async (sessionId: string, query: string, more: object = {}) =>
    (
      await organization.client.succeed("sessions.sendMessage", {
        params: { session_id: sessionId },
        body: { query, ...more },
      })
    ).data;
  const end = (sessionId: string, more: object = {}, { client } = organization) =>
    client.call("sessions.update", { params: { session_id: sessionId }, body: { status: "ended", ...more } });
  const messages = async (sessionId: string, query: { readonly [name: string]: string | number } = {}) =>
    (await organization.client.succeed("sessions.listMessages", { params: { session_id: sessionId }, query })).data;
  const agent = async (body: object, { client } = organization) =>
    (await client.succeed("agents.create", { body: { name: "Concierge", ...body } })).data.agent.id;

  beforeAll(async () => {
    [organization, other] = [await served.organization(), await served.organization()];
    for (const [title, text] of Object.entries(texts)) {
      const { data } = await organization.client.succeed("knowledge.create", {
        body: { source_type: "text", title, text },
      });
      knowledge.set(title, data.document.id);
    }
  });

  describe("creation", () => {
    test.for([
      ["without a body", undefined],
      ["with an empty body", {}],
    ] as const)("%s names no agent", async ([, body]) => {
      expect(await create(body)).toEqual({
        id: expect.any(String),
        agent_id: null,
        status: "active",
        created_at: expect.any(String),
        last_message_at: null,
        ended_at: null,
      });
    });

    test("names an agent of the organization", async () => {
      const id = await agent({});
      expect(await create({ agent_id: id })).toMatchObject({ agent_id: id });
      expect(await create({ agent_id: id.toUpperCase() })).toMatchObject({ agent_id: id });
    });

    test("refuses an agent that the organization does not have", async () => {
      const theirs = await agent({}, other);
      for (const agent_id of [unknown, theirs, "concierge"]) {
        expect(await organization.client.call("sessions.create", { body: { agent_id } })).toMatchObject(
          invalid("agent_id"),
        );
      }
    });

    test("happens once for an idempotency key", async () => {
      const body = { idempotency_key: "session" };
      const [first, again] = [await create(body), await create(body)];
      expect(again).toEqual(first);
    });
  });

  test("the list is the organization's own, the newest first, in pages", async () => {
    const fresh = await served.organization();
    const ids = [await create({}, fresh), await create({}, fresh), await create({}, fresh)].map(({ id }) => id);
    const first = await fresh.client.succeed("sessions.list", { query: { limit: 2 } });
    expect(first).toMatchObject({ data: [{ id: ids[2] }, { id: ids[1] }], has_more: true });
    const rest = await fresh.client.succeed("sessions.list", { query: { after_id: first.next_cursor ?? "" } });
    expect(rest).toMatchObject({ data: [{ id: ids[0] }], has_more: false, next_cursor: null });
    const foreign = await other.client.call("sessions.list", { query: { after_id: first.next_cursor ?? "" } });
    expect(foreign).toMatchObject({ status: 400, error: { code: "invalid_cursor" } });
  });

  describe("a question", () => {
    test("is answered in the words of the knowledge, with citations and a run", async () => {
      const session = await create();
      const data = await reply(session.id, "When does the observatory lift its dome?");
      const id = knowledge.get("Observatory dome");
      expect(data).toMatchObject({
        knowledge_state: "grounded",
        user_message: {
          session_id: session.id,
          role: "user",
          content: "When does the observatory lift its dome?",
          run_id: null,
        },
        message: {
          session_id: session.id,
          role: "assistant",
          content: "The observatory lifts its dome at dusk, weather and clouds permitting. (Observatory dome)",
          run_id: data.run.run_id,
        },
        run: {
          session_id: session.id,
          intent: "knowledge_question",
          status: "completed",
          tools_called: ["search_knowledge"],
          citations: [{ knowledge_id: id, title: "Observatory dome" }],
        },
      });
      expect(data.citations[0]).toMatchObject({
        knowledge_id: id,
        title: "Observatory dome",
        passage: texts["Observatory dome"],
      });
      const { run } = (await organization.client.succeed("runs.get", { params: { run_id: data.run.run_id } })).data;
      expect(run).toMatchObject(data.run);
    });

    test("is kept with its reply in their order, in pages", async () => {
      const session = await create();
      const [one, two] = [await reply(session.id, "Where do comets pass?"), await reply(session.id, "And meteorites?")];
      const all = [one.user_message, one.message, two.user_message, two.message];
      expect((await messages(session.id)).messages).toEqual(all);
      const first = await messages(session.id, { limit: 3 });
      expect(first).toMatchObject({ messages: all.slice(0, 3), has_more: true });
      const rest = await messages(session.id, { after_id: first.next_cursor ?? "" });
      expect(rest).toMatchObject({ messages: all.slice(3), has_more: false, next_cursor: null });
      const { data } = await organization.client.succeed("sessions.list", { query: { limit: 1 } });
      expect(data).toMatchObject([{ id: session.id, last_message_at: two.message.created_at }]);
    });

    test("of which the knowledge knows nothing is answered so, without an invention, and offers a person", async () => {
      const data = await reply((await create()).id, "Which submarine torpedoes do you stock?");
      expect(data).toMatchObject({
        knowledge_state: "gap_none",
        citations: [],
        run: { citations: [], status: "completed" },
      });
      expect(data.message.content).toMatch(/hand you over to a person/);
      expect(data.message.content).not.toMatch(/submarine|torpedo/);
    });

    test("uses as many passages as top_k allows", async () => {
      const session = await create();
      const query = "ravens";
      expect((await reply(session.id, query)).citations).toHaveLength(2);
      expect((await reply(session.id, query, { top_k: 1 })).citations).toHaveLength(1);
    });

    test("to a hosted agent is answered from its own sources only", async () => {
      const source_ids = [knowledge.get("Comet parade")];
      const hosted = await create({ agent_id: await agent({ source_ids }) });
      expect(await reply(hosted.id, "When does the observatory lift its dome?")).toMatchObject({
        knowledge_state: "gap_none",
      });
      expect(await reply(hosted.id, "ravens")).toMatchObject({ citations: [{ title: "Comet parade" }] });
    });

    test.for([
      ["a hosted agent without sources", {}],
      ["an external agent", { kind: "external" }],
    ] as const)("to %s is answered from all knowledge", async ([, body]) => {
      const sources = "kind" in body ? { source_ids: [knowledge.get("Comet parade")] } : {};
      const session = await create({ agent_id: await agent({ ...body, ...sources }) });
      expect(await reply(session.id, "When does the observatory lift its dome?")).toMatchObject({
        knowledge_state: "grounded",
      });
    });

    test("is not answered from another organization's knowledge", async () => {
      const session = await create({}, other);
      const answer = await ask(session.id, { query: "Do comets pass the meridian behind the lighthouse?" }, other);
      expect(answer.text).not.toContain("keep away");
    });

    test("is asked once for an idempotency key", async () => {
      const session = await create();
      const body = { query: "Meteorites?", idempotency_key: "question" };
      const [first, again] = [await ask(session.id, body), await ask(session.id, body)];
      expect(again.text).toBe(first.text);
      expect((await messages(session.id)).messages).toHaveLength(2);
      expect(await ask(session.id, { ...body, query: "Comets?" })).toMatchObject({
        error: { code: "idempotency_key_reused" },
      });
    });

    test("and many at once are all answered", async () => {
      const session = await create();
      const answers = await Promise.all(Array.from({ length: 12 }, () => ask(session.id, { query: "Meteorites?" })));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect((await messages(session.id)).messages).toHaveLength(24);
    });

    test.for([
      ["no query", {}, "query"],
      ["an empty query", { query: "" }, "query"],
      ["a query of 4097 characters", { query: "q".repeat(4097) }, "query"],
      ["top_k 0", { query: "q", top_k: 0 }, "top_k"],
      ["top_k 51", { query: "q", top_k: 51 }, "top_k"],
      ["a role", { query: "q", role: "assistant" }, "role"],
    ] as const)("with %s is refused", async ([, body, path]) => {
      expect(await ask((await create()).id, body)).toMatchObject(invalid(path));
    });

    test("of stop words or of signs alone is answered too", async () => {
      const session = await create();
      for (const query of ["what is it?", "?!", "🦉", "q".repeat(4096)]) {
        expect(await reply(session.id, query)).toMatchObject({ knowledge_state: "gap_none" });
      }
    });
  });

  describe("ending", () => {
    test("ends the session for good; ending it again changes nothing", async () => {
      const session = await create();
      const first = await end(session.id);
      expect(first.body?.data.session).toMatchObject({ ...session, status: "ended", ended_at: expect.any(String) });
      const again = await end(session.id);
      expect(again.body?.data).toEqual(first.body?.data);
      const refused = await ask(session.id, { query: "Meteorites?" });
      expect(refused).toMatchObject({ status: 409, error: { code: "conflict", retryable: false } });
      expect((await messages(session.id)).messages).toEqual([]);
      const { data } = await organization.client.succeed("sessions.list", { query: { limit: 1 } });
      expect(data).toEqual([first.body?.data.session]);
    });

    test("of many at once happens once", async () => {
      const session = await create();
      const answers = await Promise.all(Array.from({ length: 6 }, () => end(session.id)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      const { data } = await organization.client.succeed("sessions.listRuns", { params: { id: session.id } });
      expect(data.map(({ intent }) => intent)).toEqual(["end_session", "create_session"]);
    });

    test.for([
      ["another status", { status: "active" }, "status"],
      ["another member", { agent_id: unknown }, "agent_id"],
    ] as const)("refuses %s", async ([, body, path]) => {
      expect(await end((await create()).id, body)).toMatchObject(invalid(path));
    });
  });

  describe("another organization's session is answered as one that never was", () => {
    test("on every operation", async () => {
      const theirs = await create({}, other);
      for (const sessionId of [theirs.id, unknown]) {
        const missing = { status: 404, error: { code: "not_found" } };
        expect(await ask(sessionId, { query: "q" })).toMatchObject(missing);
        expect(await end(sessionId)).toMatchObject(missing);
        expect(
          await organization.client.call("sessions.listMessages", { params: { session_id: sessionId } }),
        ).toMatchObject(missing);
      }
      expect(await end(theirs.id, {}, other)).toMatchObject({ status: 200 });
    });
  });
});
