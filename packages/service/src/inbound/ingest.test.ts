import type { ValidBodyOf } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { World, accepted, deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { agentRow, channelRow, conversationRow, customerRow, messageRow } from "../../test-support/rows.ts";
import { insert, update, updateAll } from "../core/changes.ts";
import { day, hour, later, minute, second } from "../core/time.ts";
import { type IngestEventFacts, ingestEvent, writeAsCustomer } from "./ingest.ts";

type Body = ValidBodyOf<"events.ingest">;

const customer = { phone_number: customerRow().phone_number };
const written: Body = {
  channel: "chatapp",
  customer,
  event_type: "message.received",
  message: { text: "Is it raining?" },
};
const happened: Body = { channel: "chatapp", customer, event_type: "order.abandoned" };
const known = { channel: channelRow(), customer: customerRow(), conversation: conversationRow(), agent: null };
const unknown = { ...known, customer: null, conversation: null };

const ingest = (body: Body, change: Partial<IngestEventFacts> = {}) =>
  ingestEvent({ ...facts(), ...known, ...change }, { params: {}, query: {}, body });

const asked = (text: string): Body => ({ ...written, message: { text } });

describe("a message of a known customer", () => {
  const { body, changes } = accepted(ingest(written));

  test("is answered by contract, with the ids of its rows", () => {
    expect(validateResponse("events.ingest", 200, body)).toMatchObject({ ok: true });
    expect(body.data).toMatchObject({
      conversation_id: known.conversation.id,
      customer_id: known.customer.id,
      message_id: inserted(changes, "messages")[0]?.id,
      event_id: inserted(changes, "events")[0]?.id,
      window_open: true,
    });
  });

  test("changes the conversation, its message, one event and its jobs, the run with its event, and the audit log", () => {
    expect(outline(changes)).toEqual([
      "update conversations",
      "insert messages",
      "insert events",
      "insert outbox",
      "insert outbox",
      "insert runs",
      "insert events",
      "insert outbox",
      "insert audit_events",
    ]);
  });

  test("is one event under both names of the contract", () => {
    expect(deliveredNames(changes).toSorted()).toEqual([
      "atlas.event.received",
      "atlas.run.updated",
      "conversation.message_received",
    ]);
    expect(inserted(changes, "events")[0]).toMatchObject({
      event_type: "conversation.message_received",
      payload: {
        channel: "chatapp",
        customer,
        message: { text: "Is it raining?" },
        inbound: { event_type: "message.received", timestamp: now },
      },
    });
  });

  test("is stored as inbound, with nothing to deliver", () => {
    expect(inserted(changes, "messages")).toMatchObject([
      { organization_id: organizationId, direction: "inbound", type: "text", delivery_state: null, created_at: now },
    ]);
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "ingest_event", status: "completed" }]);
    expect(inserted(changes, "audit_events")).toMatchObject([
      { event_type: "atlas_api.event.ingest", subject_id: body.data.event_id },
    ]);
  });
});

describe("a new customer", () => {
  const { body, changes } = accepted(ingest({ ...written, customer: { ...customer, name: "Ada" } }, unknown));

  test("comes with a conversation whose window is open", () => {
    expect(inserted(changes, "customers")).toMatchObject([{ id: body.data.customer_id, ...customer, name: "Ada" }]);
    expect(inserted(changes, "conversations")).toMatchObject([
      { id: body.data.conversation_id, channel_id: channelRow().id, status: "open", last_inbound_at: now },
    ]);
    expect(body.data.window_open).toBe(true);
  });

  test("emits conversation.created before the message", () => {
    expect(inserted(changes, "events").map(({ event_type }) => event_type)).toEqual([
      "conversation.created",
      "conversation.message_received",
      "atlas.run.updated",
    ]);
    expect(deliveredNames(changes)).toContain("conversation.created");
  });

  test("who was only written to so far emits conversation.created with the first answer", () => {
    const conversation = conversationRow({ last_inbound_at: null });
    expect(deliveredNames(accepted(ingest(written, { conversation })).changes)).toContain("conversation.created");
  });
});

test("a new name is stored; a known or missing one changes nothing", () => {
  const named = { customer: customerRow({ name: "Ada" }) };
  const changesFor = (name: string | undefined) =>
    outline(
      accepted(ingest({ ...written, customer: name === undefined ? customer : { ...customer, name } }, named)).changes,
    );
  expect(changesFor("Ada Lovelace")).toContain("update customers");
  expect(changesFor("Ada")).not.toContain("update customers");
  expect(changesFor(undefined)).not.toContain("update customers");
});

describe("the window", () => {
  const after = (timestamp: string | undefined, last_inbound_at: string | null, body: Body = written) => {
    const conversation = conversationRow({ last_inbound_at });
    const world = new World([insert("conversations", conversation)]);
    const outcome = accepted(ingest(timestamp === undefined ? body : { ...body, timestamp }, { conversation }));
    world.commit(outcome.changes);
    return { last: world.only("conversations").last_inbound_at, open: outcome.body.data.window_open };
  };

  test.for([
    ["a message without a time, from now", undefined, null, now, true],
    ["a message of an hour ago, from then", later(now, -hour), later(now, -3 * day), later(now, -hour), true],
    ["a time of another zone", "2026-01-02T14:00:00.5+03:00", null, "2026-01-02T11:00:00.500Z", true],
    ["a future time, from now", later(now, hour), later(now, -minute), now, true],
    ["a message of two days ago opens nothing", later(now, -2 * day), null, later(now, -2 * day), false],
    ["a message of exactly 24 hours ago opens nothing", later(now, -day), null, later(now, -day), false],
    ["a late message never moves it back", later(now, -2 * day), later(now, -minute), later(now, -minute), true],
    [
      "a late message does not open a closed one",
      later(now, -4 * day),
      later(now, -3 * day),
      later(now, -3 * day),
      false,
    ],
  ] as const)("%s", ([, timestamp, before, last, open]) => {
    expect(after(timestamp, before)).toEqual({ last, open });
  });

  test.for([
    [null, null, false],
    [later(now, -3 * day), later(now, -3 * day), false],
    [later(now, -second), later(now, -second), true],
  ] as const)("stays with an event that has no message: %s", ([before, last, open]) => {
    expect(after(undefined, before, happened)).toEqual({ last, open });
  });

  test("a late message is stored with its own time", () => {
    const timestamp = later(now, -3 * day);
    const { changes } = accepted(ingest({ ...written, timestamp }));
    expect(inserted(changes, "messages")).toMatchObject([{ created_at: timestamp, updated_at: now }]);
  });

  test("requires the conversation's last message, status and labels as read", () => {
    const { organization_id, id, status, last_inbound_at, last_inbound_id, waiting_since, labels } = known.conversation;
    const { changes, body } = accepted(ingest(written));
    const set = { last_inbound_at: now, last_inbound_id: body.data.message_id, waiting_since, updated_at: now };
    const sent = { organization_id, id, status, last_inbound_at, waiting_since, labels, last_inbound_id };
    const read = { ...sent, merged_into: null };
    expect(changes).toContainEqual(update("conversations", read, set));
  });
});

test.for([
  ["open", "open", "open"],
  ["closed", "open", "closed"],
  ["handed_off", "handed_off", "handed_off"],
] as const)(
  "a conversation that is %s is %s after a message, and %s after another event",
  ([status, afterMessage, afterEvent]) => {
    const conversation = conversationRow({ status });
    for (const [body, expected] of [
      [written, afterMessage],
      [happened, afterEvent],
    ] as const) {
      const world = new World([insert("conversations", conversation)]);
      world.commit(accepted(ingest(body, { conversation })).changes);
      expect(world.only("conversations").status).toBe(expected);
    }
  },
);

test("a message that reopens a conversation takes its owner away, and tells so", () => {
  const conversation = conversationRow({ status: "closed", owner_id: idOf(9, 1), waiting_since: null });
  const { changes, body } = accepted(ingest(written, { conversation }));
  const world = new World([insert("conversations", conversation)]);
  world.commit(changes);
  expect(world.only("conversations")).toMatchObject({
    status: "open",
    owner_id: null,
    waiting_since: now,
    last_inbound_id: body.data.message_id,
  });
  const [updated] = inserted(changes, "events").filter(({ event_type }) => event_type === "conversation.updated");
  expect(updated?.payload).toMatchObject({
    conversation: { status: "open", owner_id: null, waiting_since: now },
    previous: { status: "closed", owner_id: conversation.owner_id },
    changed_by: null,
  });
});

describe("where a hosted agent serves the channel", () => {
  const turnsOf = (body: Body, change: Partial<IngestEventFacts> = {}) => {
    const { changes } = accepted(ingest(body, { agent: agentRow(), ...change }));
    const [message] = inserted(changes, "messages");
    const turns = inserted(changes, "outbox").filter(({ kind }) => kind === "agent_turn");
    expect(turns.map(({ subject_id }) => subject_id)).toEqual(turns.map(() => message?.id));
    return turns.length;
  };

  const silent = agentRow({ kind: "external" });
  const withPeople = { status: "handed_off", person_announced: true } as const;

  test.for([
    ["a message", 1, {}],
    ["a stranger's message", 1, { customer: null, conversation: null }],
    ["a message that opens the conversation again", 1, { conversation: conversationRow({ status: "closed" }) }],
    ["a message to people who were not announced", 1, { conversation: conversationRow({ status: "handed_off" }) }],
    ["a message to people who were", 1, { conversation: conversationRow(withPeople) }],
    [
      "a message to people whom the agent leaves alone",
      0,
      { conversation: conversationRow(withPeople), agent: silent },
    ],
    ["a message that has an owner", 1, { conversation: conversationRow({ owner_id: "operator-1" }) }],
    ["a message where none serves", 0, { agent: null }],
  ] as const)("%s enqueues %i turns", ([, turns, change]) => {
    expect(turnsOf(written, change)).toBe(turns);
  });

  test("a message that the service does not understand enqueues none", () => {
    const content = { type: "unsupported", provider_type: "poll" } as const;
    const poll = { ...written, message: { content } };
    expect(turnsOf(poll)).toBe(0);
    const { changes } = accepted(ingest(poll));
    expect(inserted(changes, "messages")).toMatchObject([{ type: "unsupported", text: "[poll]", content }]);
  });

  test("an event without a message enqueues none", () => {
    expect(turnsOf(happened)).toBe(0);
  });
});

describe("an event without a message", () => {
  test("is recorded under its one name, with its own type", () => {
    const { body, changes } = accepted(ingest(happened));
    expect(body.data.message_id).toBeNull();
    expect(inserted(changes, "messages")).toEqual([]);
    expect(deliveredNames(changes)).toEqual(["atlas.event.received", "atlas.run.updated"]);
    expect(inserted(changes, "events")[0]?.payload).toMatchObject({ inbound: { event_type: "order.abandoned" } });
  });

  test("of an unknown customer begins a conversation without a message", () => {
    const { changes } = accepted(ingest(happened, unknown));
    expect(inserted(changes, "conversations")).toMatchObject([{ last_inbound_at: null }]);
    expect(deliveredNames(changes)).toEqual(["atlas.event.received", "atlas.run.updated"]);
  });
});

test.for<readonly [string, Body, number]>([
  ["a message", asked("When are you open?"), 1],
  ["a word of consent", asked("STOP"), 1],
  ["a place", { ...written, message: { content: { type: "location", latitude: 1, longitude: 2 } } }, 0],
  ["an event without a message", happened, 0],
])("the intent of %s is left to a job, if it has words", ([, body, count]) => {
  const { changes, body: answer } = accepted(ingest(body));
  const jobs = inserted(changes, "outbox").filter(({ kind }) => kind === "detect_intent");
  expect(jobs.map(({ subject_id, due_at }) => [subject_id, due_at])).toEqual(
    Array.from({ length: count }, () => [answer.data.event_id, now]),
  );
  expect(deliveredNames(changes)).not.toContain("agent.intent_detected");
});

test.for([
  ["a channel that the organization does not have", written, { channel: null }, "channel"],
  ["a leap second, which no clock here has", { ...written, timestamp: "2016-12-31T23:59:60Z" }, {}, "timestamp"],
  ["the number of an erased customer", written, { customer: customerRow({ erased_at: now }) }, "customer.phone_number"],
  [
    "a quote of another conversation",
    { ...written, message: { text: "Yes", reply_to: idOf(2, 4) } },
    { quoted: messageRow({ conversation_id: idOf(9, 9) }) },
    "message.reply_to",
  ],
  [
    "media that the organization does not have",
    { ...written, message: { content: { type: "image", media_id: idOf(2, 60) } } },
    { media: null },
    "message.content.media_id",
  ],
  ["the year 0", { ...written, timestamp: "0000-06-01T00:00:00Z" }, {}, "timestamp"],
  ["the year 9999", { ...written, timestamp: "9999-01-01T00:00:00Z" }, {}, "timestamp"],
  ["what another zone makes the year 10000", { ...written, timestamp: "9999-12-31T23:59:59-14:00" }, {}, "timestamp"],
] as const)("refuses %s", ([, body, change, path]) => {
  expect(ingest(body, change)).toMatchObject({
    kind: "refused",
    code: "validation_failed",
    changes: [],
    details: [{ path }],
  });
});

test("a message moves the conversation up in the lists of its labels", () => {
  const conversation = conversationRow({ labels: ["vip"] });
  const { changes, body } = accepted(ingest(written, { conversation }));
  const where = { organization_id: organizationId, conversation_id: conversation.id };
  expect(changes).toContainEqual(updateAll("conversation_labels", where, { position: body.data.message_id ?? "" }));
  expect(outline(accepted(ingest(happened, { conversation })).changes)).not.toContain("update all conversation_labels");
});

test("a first conversation of a known customer needs the customer not to be erased or merged meanwhile", () => {
  const { changes } = accepted(ingest(written, { conversation: null }));
  const { id } = known.customer;
  const living = { organization_id: organizationId, id, erased_at: null, merged_into: null };
  expect(changes[0]).toMatchObject({ where: living, set: { last_conversation_id: expect.any(String) } });
  expect(outline(changes)).toContain("insert conversations");
  const renamed = { ...written, customer: { ...customer, name: "Ada" } };
  const updates = accepted(ingest(renamed, { conversation: null })).changes.filter(
    (change) => change.kind === "update" && change.table === "customers",
  );
  expect(updates).toMatchObject([{ where: { erased_at: null }, set: { name: "Ada" } }]);
});

test("the phone beside the inbox writes over a scripted channel alone", () => {
  const body = { phone_number: customer.phone_number, text: "Hello" };
  const outcome = writeAsCustomer({ ...facts(), ...unknown, channel: null }, { params: {}, query: {}, body });
  expect(outcome).toMatchObject({ kind: "refused", details: [{ path: "channel" }] });
});

test("the phone beside the inbox writes as the customer, to the sandbox's channel by default", () => {
  const write = (more: { readonly name?: string }) =>
    accepted(
      writeAsCustomer(
        { ...facts(), ...unknown },
        { params: {}, query: {}, body: { phone_number: customer.phone_number, text: "Hello", ...more } },
      ),
    );
  const { body, changes } = write({ name: "Ada" });
  expect(validateResponse("console.sandbox.writeAsCustomer", 200, body)).toMatchObject({ ok: true });
  expect(inserted(changes, "customers")).toMatchObject([{ phone_number: customer.phone_number, name: "Ada" }]);
  expect(inserted(changes, "messages")).toMatchObject([{ direction: "inbound", text: "Hello" }]);
  expect(inserted(changes, "audit_events")).toMatchObject([{ after: { event_type: "message.received" } }]);
  expect(inserted(write({}).changes, "customers")).toMatchObject([{ name: null }]);
});
