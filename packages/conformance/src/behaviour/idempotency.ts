/** Limits, Idempotency. */
import { type OperationId, entriesOf } from "@atlas-messaging/contract";
import type { Answer } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { type Sandbox, contextOf, freshSandbox, hear, inbound, newNumber, topic } from "./steps.ts";

const section = "Idempotency";
const accepts: Citation = { section, line: "Mutating endpoints accept `idempotency_key` (string)." };
const replays: Citation = {
  section,
  line: "A retry with the same key within 24 hours replays the original response without re-executing.",
};
const scoped: Citation = { section, line: "Keys are scoped per (organization, scope, tool_name, key)." };

const define = topic("idempotency");
const isReplay = ({ headers }: Answer): boolean => headers.get("idempotent-replayed") === "true";

type Body = Readonly<Record<string, unknown>>;

/** Requests that can be repeated any number of times in one organization. */
const bodies: { readonly [Id in OperationId]?: (its: Sandbox) => Body } = {
  "messages.send": ({ sandbox }) => ({ phone_number: sandbox.phone_number, text: "Hello" }),
  "knowledge.create": () => ({ source_type: "text", title: "Lake", text: "Swans sleep on the lake." }),
  "agents.create": () => ({ name: "Concierge" }),
  "sessions.create": () => ({}),
  "events.ingest": ({ sandbox }) => inbound(sandbox.phone_number),
  "actions.execute": ({ sandbox }) => ({
    conversation_id: sandbox.conversation_id,
    action_type: "reply",
    payload: { text: "Hello" },
  }),
  "webhooks.create": () => ({ url: "https://shop.example/hook", events: ["session.ended"] }),
  "agent.sendMessage": ({ sandbox }) => ({ conversation_id: sandbox.conversation_id, text: "Hello" }),
  "agent.sendMessageToPhone": ({ sandbox }) => ({ phone_number: sandbox.phone_number, text: "Hello" }),
};

const replaysOf = (id: OperationId, bodyOf: (its: Sandbox) => Body): Case =>
  define(`replays-${id}`, {
    title: `${id} under a known key answers the stored bytes, says so, and does nothing again`,
    operations: [id, "runs.list"],
    cites: replays,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { check } = context;
      const its = await freshSandbox(context);
      const request = { body: { ...bodyOf(its), idempotency_key: context.unique() } };
      const runs = async () => (await its.client.succeed("runs.list", { query: { limit: 200 } })).data.runs.length;
      const first = await its.client.call(id, request);
      check.equal(first.error, null, first.where);
      const before = await runs();
      const second = await its.client.call(id, request);
      check.equal(second.status, first.status, `the status of the replay, ${second.where}`);
      check.equal(second.text, first.text, `the bytes of the replay, ${second.where}`);
      check.that(!isReplay(first), "no Idempotent-Replayed on the first answer", first.where);
      check.that(isReplay(second), "Idempotent-Replayed: true on the second answer", second.where);
      check.equal(await runs(), before, `how many runs there are after the replay, ${second.where}`);
    },
  });

const text = async (context: Context) => {
  const its = await freshSandbox(context);
  const key = context.unique();
  const send = (change: object = {}, { client } = its) =>
    client.call("messages.send", {
      body: { phone_number: its.sandbox.phone_number, text: "Hello", idempotency_key: key, ...change },
    });
  return { its, key, send };
};

export const idempotency: readonly Case[] = [
  ...entriesOf(bodies).map(([id, bodyOf]) => replaysOf(id, bodyOf)),
  define("other-body", {
    title: "a key with another body is refused, and keeps its answer",
    operations: ["messages.send"],
    cites: replays,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { send } = await text(context);
      const first = await send();
      for (const change of [{ text: "Goodbye" }, { category: "utility" }, { phone_number: newNumber() }]) {
        const refused = await send(change);
        context.check.equal(refused.error?.code, "idempotency_key_reused", `the code of ${refused.where}`);
      }
      context.check.equal((await send()).text, first.text, "the answer that the key keeps");
    },
  }),
  define("other-within", {
    title: "a body that differs in a member of a member, or in a list, is another one",
    operations: ["actions.execute", "webhooks.create"],
    cites: replays,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const reply = { conversation_id: sandbox.conversation_id, action_type: "reply" };
      const hook = { url: "https://shop.example/hook" };
      const pairs = [
        ["actions.execute", { ...reply, payload: { text: "Hello" } }, { ...reply, payload: { text: "Goodbye" } }],
        ["webhooks.create", { ...hook, events: ["session.ended"] }, { ...hook, events: ["message.delivered"] }],
      ] as const;
      for (const [id, one, other] of pairs) {
        const idempotency_key = context.unique();
        await client.succeed(id, { body: { ...one, idempotency_key } });
        await client.refuse(id, "idempotency_key_reused", { body: { ...other, idempotency_key } });
      }
    },
  }),
  define("other-path", {
    title: "a key with the same body for another resource replays nothing of the first",
    operations: ["sessions.create", "sessions.sendMessage"],
    cites: replays,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const body = { query: "When are you open?", idempotency_key: context.unique() };
      const sessionId = async () => (await client.succeed("sessions.create")).data.session.id;
      await client.succeed("sessions.sendMessage", { params: { session_id: await sessionId() }, body });
      const asked = { params: { session_id: await sessionId() }, body };
      await client.refuse("sessions.sendMessage", "idempotency_key_reused", asked);
    },
  }),
  define("order-of-members", {
    title: "the order of members and white space make no other body",
    operations: ["messages.send"],
    cites: replays,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { its, key, send } = await text(context);
      const first = await send();
      const raw = `{ "text":"Hello",\n "idempotency_key": "${key}", "phone_number": "${its.sandbox.phone_number}" }`;
      const headers = { "content-type": "application/json" };
      const again = await its.client.call("messages.send", { raw, headers });
      context.check.equal(again.text, first.text, again.where);
    },
  }),
  define("at-once", {
    title: "of several requests at once with one key one is executed",
    operations: ["messages.send", "conversations.context"],
    cites: replays,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { its, send } = await text(context);
      const answers = await Promise.all(Array.from({ length: 5 }, () => send()));
      const done = answers.filter(({ error }) => error === null);
      context.check.equal(new Set(done.map(({ text: each }) => each)).size, 1, "different answers to one key");
      context.check.equal(done.filter((each) => !isReplay(each)).length, 1, "answers that are no replays");
      for (const { error, where } of answers)
        if (error) context.check.equal(error.code, "idempotency_in_progress", where);
      const { recent_messages } = await contextOf(its.client, its.sandbox.conversation_id);
      const sent = recent_messages.filter(({ direction }) => direction === "outbound");
      context.check.equal(sent.length, 1, "messages in the conversation");
    },
  }),
  define("refusal", {
    title: "the refusal of an executed request is replayed as well",
    operations: ["messages.send"],
    cites: replays,
    needs: ["organization"],
    run: async (context) => {
      const { its, send } = await text(context);
      const closed = { phone_number: its.sandbox.phone_numbers.window_closed };
      const [first, second] = [await send(closed), await send(closed)];
      context.check.equal(first.error?.code, "window_closed", first.where);
      context.check.equal(second.text, first.text, second.where);
      context.check.that(isReplay(second), "Idempotent-Replayed: true", second.where);
      const executed = first.headers.get("x-request-id");
      context.check.equal(second.error?.request_id, executed, `the request that was executed, in ${second.where}`);
      context.check.differ(second.headers.get("x-request-id"), executed, `X-Request-Id of ${second.where}`);
    },
  }),
  define("free-after-what-was-not-executed", {
    title: "a request that was not executed leaves its key free",
    operations: ["messages.send"],
    cites: accepts,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { its, key, send } = await text(context);
      const body = { phone_number: its.sandbox.phone_number, text: "Hello", idempotency_key: key };
      await context.anonymous.refuse("messages.send", "unauthenticated", { body });
      await its.client.refuse("messages.send", "validation_failed", { body: { ...body, text: "" } });
      await its.client.refuse("messages.send", "organization_id_not_allowed", {
        body: { ...body, organization_id: "x" },
      });
      const executed = await send();
      context.check.equal(executed.error, null, executed.where);
      context.check.that(!isReplay(executed), "an answer that is no replay", executed.where);
    },
  }),
  define("per-operation", {
    title: "a key of one operation is free in another",
    operations: ["messages.send", "events.ingest"],
    cites: scoped,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { its, key, send } = await text(context);
      await send();
      const body = { ...inbound(its.sandbox.phone_number), idempotency_key: key };
      const other = await its.client.call("events.ingest", { body });
      context.check.equal(other.error, null, other.where);
      context.check.that(!isReplay(other), "an answer that is no replay", other.where);
    },
  }),
  define("per-organization", {
    title: "a key of one organization is free in another",
    operations: ["messages.send"],
    cites: scoped,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { send } = await text(context);
      const first = await send();
      const other = await send({ text: "Other" }, await freshSandbox(context));
      context.check.equal(other.error, null, other.where);
      context.check.that(!isReplay(other), "an answer that is no replay", other.where);
      context.check.differ(other.body?.data.message_id, first.body?.data.message_id, `message_id of ${other.where}`);
    },
  }),
  define("without-a-key", {
    title: "without a key each request is executed",
    operations: ["events.ingest", "conversations.context"],
    cites: accepts,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const number = newNumber();
      const [one, two] = [await hear(client, number), await hear(client, number)];
      context.check.differ(two.message_id, one.message_id, "message_id of the second event");
      const { recent_messages } = await contextOf(client, one.conversation_id);
      context.check.equal(recent_messages.length, 2, "messages in the conversation");
    },
  }),
  define("for-24-hours", {
    title: "a key is known until its 24 hours are over",
    operations: ["events.ingest", "conversations.context"],
    cites: replays,
    needs: ["organization", "clock"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const body = { ...inbound(newNumber()), idempotency_key: context.unique() };
      const first = await client.call("events.ingest", { body });
      await context.clock.advance("1438m");
      const again = await client.call("events.ingest", { body });
      context.check.equal(again.text, first.text, `two minutes before the 24 hours are over, ${again.where}`);
      const { recent_messages } = await contextOf(client, first.body?.data.conversation_id ?? "");
      context.check.equal(recent_messages.length, 1, "messages in the conversation");
    },
  }),
];
