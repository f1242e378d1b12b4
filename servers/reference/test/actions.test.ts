import { insert } from "@atlas-messaging/service/core/changes";
import { eventually } from "@atlas-messaging/test-wait";
import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { eventOf, startReceiver } from "../test-support/receiver.ts";
import { memberRow } from "../test-support/rows.ts";
import { seedCredential, seedOrganization } from "../test-support/seed.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "true" };
const stranger = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0";

const seed = async (database: Database) => {
  const { organizationId, token, data } = await seedOrganization(database);
  const writeOnly = await seedCredential(database, organizationId, { scopes: ["atlas.actions.write"] });
  const invited = memberRow(organizationId, { status: "invited" });
  await commit(database, organizationId, [insert("members", invited)]);
  return { token, writeOnly, conversationId: data.conversation_id, invited: invited.id };
};

const reply = (conversation_id: string, text = "At nine.") => ({
  conversation_id,
  action_type: "reply",
  payload: { text },
});
const draft = (conversation_id: string) => ({ conversation_id, action_type: "draft", payload: { text: "At ten?" } });
const handoff = (conversation_id: string) => ({
  conversation_id,
  action_type: "handoff",
  payload: { text: "Wants a refund." },
});
const assign = (conversation_id: string, owner_id = stranger) => ({
  conversation_id,
  action_type: "assign_owner",
  payload: { owner_id },
});
const sendMessage = (conversation_id: string) => ({
  conversation_id,
  action: "send_message",
  message: { type: "text", text: "At nine." },
});

describeServedOnPostgres("actions.execute", { settings, seed }, (served) => {
  const contextOf = async (client: Client, conversationId: string) =>
    (await client.succeed("conversations.context", { params: { conversation_id: conversationId } })).data;

  test.for([
    ["reply", reply],
    ["send_message", sendMessage],
  ] as const)("%s reaches the customer", async ([, made]) => {
    const { client, data } = await served.organization();
    const { data: done } = await client.succeed("actions.execute", { body: made(data.conversation_id) });
    expect(done).toMatchObject({
      action_type: "reply",
      delivery_state: "queued",
      conversation_id: data.conversation_id,
      window_open: true,
      run: { intent: "reply", status: "completed", tools_called: ["send_message"] },
    });
    await eventually(async () => {
      const { recent_messages } = await contextOf(client, data.conversation_id);
      expect(recent_messages.at(-1)).toMatchObject({
        id: done.message_id,
        text: "At nine.",
        direction: "outbound",
        delivery_state: "read",
      });
    });
  });

  test("an executed action is sent to webhooks, with its run and its payload; a draft only as pending", async () => {
    const { client, data } = await served.organization();
    const receiver = await startReceiver();
    try {
      const events = ["atlas.action.executed", "agent.handoff", "agent.action_pending"];
      const { data: webhook } = await client.succeed("webhooks.create", { body: { url: receiver.url, events } });
      const { conversation_id } = data;
      for (const made of [reply, draft, handoff, handoff])
        await client.succeed("actions.execute", { body: made(conversation_id) });
      await eventually(() => expect(receiver.arrived).toHaveLength(5));
      const delivered = receiver.arrived.map((arrived) => eventOf(arrived, webhook.secret ?? ""));
      const kinds = delivered.map(
        (event) => `${event.event_type} ${"action" in event ? event.action?.action_type : ""}`,
      );
      expect(kinds.toSorted()).toEqual([
        "agent.action_pending draft",
        "agent.handoff handoff",
        "atlas.action.executed handoff",
        "atlas.action.executed handoff",
        "atlas.action.executed reply",
      ]);
    } finally {
      await receiver.close();
    }
  });

  test("a draft never reaches the customer, and its run waits for approval", async () => {
    const { client, data } = await served.organization();
    const before = await contextOf(client, data.conversation_id);
    const { data: done } = await client.succeed("actions.execute", { body: draft(data.conversation_id) });
    expect(done).toMatchObject({ delivery_state: null, message_id: null, outbox_id: null });
    expect(done.run).toMatchObject({ status: "pending_approval", approval_required: true, approval_state: "pending" });
    // A reply that is made later has come; the draft would have come before it.
    await client.succeed("actions.execute", { body: reply(data.conversation_id) });
    await eventually(async () => {
      const { recent_messages } = await contextOf(client, data.conversation_id);
      expect(recent_messages.at(-1)?.delivery_state).toBe("read");
      expect(recent_messages.map(({ text }) => text)).toEqual([
        ...before.recent_messages.map(({ text }) => text),
        "At nine.",
      ]);
    });
    const { data: pending } = await client.succeed("runs.list", { query: { status: "pending_approval" } });
    expect(pending.runs).toEqual([done.run]);
  });

  test("a handoff gives the conversation to people, and the customer's next message leaves it there", async () => {
    const { client, data } = await served.organization();
    await client.succeed("actions.execute", { body: handoff(data.conversation_id) });
    const { phone_number } = data;
    const body = {
      channel: "chatapp",
      customer: { phone_number },
      event_type: "message.received",
      message: { text: "Thanks" },
    };
    await client.succeed("events.ingest", { body });
    expect((await contextOf(client, data.conversation_id)).conversation.status).toBe("handed_off");
  });

  test("a closed window refuses a reply with window_closed, and takes a draft", async () => {
    const { client, data } = await served.organization();
    const { data: listed } = await client.succeed("conversations.list");
    const closed = listed.conversations.find(
      ({ customer }) => customer.phone_number === data.phone_numbers.window_closed,
    );
    const id = closed?.id ?? "";
    for (const made of [reply, sendMessage]) {
      const answer = await client.call("actions.execute", { body: made(id) });
      expect(answer).toMatchObject({ status: 409, error: { code: "window_closed", retryable: false } });
    }
    expect((await client.succeed("actions.execute", { body: draft(id) })).data.window_open).toBe(false);
  });

  describe("a token with atlas.actions.write alone", () => {
    let conversationId: string;
    beforeAll(async () => {
      const { data } = await served.clientOf(served.seeded.token).succeed("conversations.list");
      conversationId = data.conversations.find(({ window_open }) => window_open)?.id ?? "";
    });

    test.for([
      ["reply", reply],
      ["send_message", sendMessage],
      ["draft", draft],
    ] as const)("may %s", async ([, made]) => {
      await served.clientOf(served.seeded.writeOnly).succeed("actions.execute", { body: made(conversationId) });
    });

    test.for([
      ["handoff", handoff],
      ["assign_owner", assign],
    ] as const)("may not %s, nor of what it does not know", async ([, made]) => {
      for (const id of [conversationId, stranger]) {
        const body = { ...made(id), idempotency_key: "not mine" };
        const answer = await served.clientOf(served.seeded.writeOnly).call("actions.execute", { body });
        expect(answer).toMatchObject({ status: 403, error: { code: "insufficient_scope" } });
        expect(answer.error?.message).toContain("atlas.actions.execute");
        expect(answer.headers.get("www-authenticate")).toContain('scope="atlas.actions.execute"');
      }
      const { data } = await served.clientOf(served.seeded.token).succeed("conversations.list");
      expect(data.conversations.every(({ status }) => status === "open")).toBe(true);
    });
  });

  test("a conversation that is unknown or another organization's is not found", async () => {
    const [ours, theirs] = [await served.organization(), await served.organization()];
    for (const id of [stranger, theirs.data.conversation_id]) {
      for (const made of [reply, sendMessage, draft, handoff, assign]) {
        const answer = await ours.client.call("actions.execute", { body: made(id) });
        expect(answer).toMatchObject({ status: 404, error: { code: "not_found" } });
      }
    }
    expect((await contextOf(theirs.client, theirs.data.conversation_id)).conversation.status).toBe("open");
  });

  test("an owner who is unknown or another organization's member is refused, and owns nothing", async () => {
    const [ours, theirs] = [await served.organization(), await served.organization()];
    for (const owner of [stranger, theirs.data.owner_id]) {
      const answer = await ours.client.call("actions.execute", { body: assign(ours.data.conversation_id, owner) });
      expect(answer).toMatchObject({
        status: 422,
        error: { code: "validation_failed", details: [{ path: "payload.owner_id" }] },
      });
    }
    expect((await contextOf(ours.client, ours.data.conversation_id)).conversation.owner_id).toBeNull();
  });

  test("an assignment makes a member the owner of the conversation, with a run, and is sent to webhooks", async () => {
    const { client, data } = await served.organization();
    const { conversation_id, owner_id } = data;
    const receiver = await startReceiver();
    try {
      const body = { url: receiver.url, events: ["atlas.action.executed"] };
      const { data: webhook } = await client.succeed("webhooks.create", { body });
      const { data: done } = await client.succeed("actions.execute", { body: assign(conversation_id, owner_id) });
      expect(done).toMatchObject({ action_type: "assign_owner", conversation_id, message_id: null, outbox_id: null });
      expect(done.run).toMatchObject({ intent: "assign_owner", status: "completed" });
      expect((await contextOf(client, conversation_id)).conversation).toMatchObject({ owner_id, status: "open" });
      const { run_id } = done.run;
      expect((await client.succeed("runs.get", { params: { run_id } })).data.run).toEqual({
        ...done.run,
        result: null,
      });
      await eventually(() => expect(receiver.arrived).toHaveLength(1));
      expect(receiver.arrived.map((arrived) => eventOf(arrived, webhook.secret ?? ""))).toMatchObject([
        {
          event_type: "atlas.action.executed",
          run: done.run,
          action: { action_type: "assign_owner", payload: { owner_id } },
        },
      ]);
    } finally {
      await receiver.close();
    }
  });

  test("an assignment is audited", async () => {
    const { client, data } = await served.organization();
    await client.succeed("actions.execute", { body: assign(data.conversation_id, data.owner_id) });
    const database = await served.stopAndOpen();
    const text = "select subject_id from audit_events where event_type = $1::text";
    const values = ["atlas_api.action.assign_owner"];
    const audited = await database.asTenant(data.organization_id, { text, values });
    await served.startAgain();
    expect(audited).toEqual([{ subject_id: data.conversation_id }]);
  });

  test("an invited member may own a conversation before the first sign-in", async () => {
    const { token, conversationId, invited } = served.seeded;
    const client = served.clientOf(token);
    await client.succeed("actions.execute", { body: assign(conversationId, invited) });
    expect((await contextOf(client, conversationId)).conversation.owner_id).toBe(invited);
  });

  test("an idempotency key replays a reply, which is sent once, and is refused for another", async () => {
    const { client, data } = await served.organization();
    const request = { body: { ...reply(data.conversation_id), idempotency_key: "reply-1" } };
    const answers = [await client.call("actions.execute", request), await client.call("actions.execute", request)];
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(answers[1]?.headers.get("idempotent-replayed")).toBe("true");
    const { recent_messages } = await contextOf(client, data.conversation_id);
    expect(recent_messages.filter(({ direction }) => direction === "outbound")).toHaveLength(1);
    const other = { body: { ...reply(data.conversation_id, "At ten."), idempotency_key: "reply-1" } };
    expect(await client.call("actions.execute", other)).toMatchObject({
      status: 422,
      error: { code: "idempotency_key_reused" },
    });
  });

  test.for([
    ["no action", (id: string) => ({ conversation_id: id })],
    ["both forms at once", (id: string) => ({ ...reply(id), ...sendMessage(id) })],
    ["an unknown action", (id: string) => ({ ...reply(id), action_type: "shout" })],
    ["an empty text", (id: string) => reply(id, "")],
    ["4097 characters", (id: string) => reply(id, "a".repeat(4097))],
    ["an id that is none", () => reply("conversation")],
    ["an owner that is no id", (id: string) => ({ ...assign(id), payload: { owner_id: "Ada" } })],
  ] as const)("422 validation_failed for %s", async ([, made]) => {
    const { client, data } = await served.organization();
    const answer = await client.call("actions.execute", { body: made(data.conversation_id) });
    expect(answer).toMatchObject({ status: 422, error: { code: "validation_failed", retryable: false } });
  });
});
