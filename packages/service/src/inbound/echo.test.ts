import type { ValidBodyOf } from "@atlas-messaging/contract";
import { validateEvent } from "@atlas-messaging/validators/events";
import { expect, test } from "vitest";
import { accepted, inserted } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, jobRow } from "../../test-support/rows.ts";
import { later, minute, second } from "../core/time.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import { type IngestEventFacts, ingestEvent } from "./ingest.ts";
import { endPhoneHandoff } from "./jobs.ts";

type Echo = Extract<ValidBodyOf<"events.ingest">, { readonly echo: unknown }>["echo"];

const known = { channel: channelRow(), customer: customerRow(), conversation: conversationRow(), agent: null };

const echoing = (change: Partial<IngestEventFacts> = {}, timestamp = now, echo: Echo = { text: "We close at six." }) =>
  accepted(
    ingestEvent(
      { ...facts(), ...known, ...change },
      {
        params: {},
        query: {},
        body: {
          channel: known.channel.channel,
          customer: { phone_number: known.customer.phone_number },
          event_type: "message.echoed",
          echo,
          timestamp,
        },
      },
    ),
  );

const after = (
  conversation: ConversationRow,
  { channel = known.channel, at = now }: { channel?: ChannelRow; at?: string } = {},
): ConversationRow => {
  const { changes } = echoing({ conversation, channel }, at);
  const [set] = changes.flatMap((each) => (each.kind === "update" && each.table === "conversations" ? [each.set] : []));
  return { ...conversation, ...set };
};

const brief = channelRow({ phone_handoff_minutes: 30 });

test("an echo is a message of the phone, hands off without an owner, and answers who waits", () => {
  const { body, changes } = echoing({ providerMessageId: "wamid.1" });
  const [message] = inserted(changes, "messages");
  expect(message).toMatchObject({
    id: body.data.message_id,
    direction: "outbound",
    author: { type: "operator", name: "Phone" },
    delivery_state: "sent",
    provider_message_id: "wamid.1",
    created_at: now,
  });
  expect(after(conversationRow())).toMatchObject({
    status: "handed_off",
    owner_id: null,
    phone_until: null,
    person_announced: true,
    waiting_since: null,
  });
  const events = inserted(changes, "events");
  expect(events.map(({ event_type }) => event_type)).toEqual([
    "agent.message_delivery",
    "atlas.run.updated",
    "agent.handoff",
    "conversation.updated",
  ]);
  const names = { event_id: idOf(1, 1), timestamp: now };
  for (const { event_type, payload } of events)
    expect(validateEvent({ ...Object(payload), ...names, event_type }), event_type).toMatchObject({ ok: true });
  expect(events.at(-1)?.payload).toMatchObject({ changed_by: { type: "operator", name: "Phone" } });
});

test("an echo opens no window, and sends nothing", () => {
  const { body, changes } = echoing({ customer: null, conversation: null });
  expect(body.data.window_open).toBe(false);
  expect(inserted(changes, "conversations")).toMatchObject([{ status: "handed_off", last_inbound_at: null }]);
  const jobs = inserted(changes, "outbox").map(({ kind }) => kind);
  expect(new Set(jobs)).toEqual(new Set(["expand_event"]));
});

test("a late echo answers nothing that the customer wrote after it", () => {
  const [before, since] = [later(now, -minute), later(now, second)];
  const waiting = { waiting_since: before, last_inbound_at: since };
  expect(after(conversationRow(waiting)).waiting_since).toBe(since);
  expect(after(conversationRow({ ...waiting, waiting_since: since })).waiting_since).toBe(since);
});

test("a channel may have its conversations handed off for a time, counted from the last echo", () => {
  const held = after(conversationRow(), { channel: brief });
  expect(held).toMatchObject({ status: "handed_off", phone_until: later(now, 30 * minute) });
  const { changes } = echoing({ channel: brief });
  const jobs = inserted(changes, "outbox");
  expect(jobs.find(({ kind }) => kind === "end_phone_handoff")).toMatchObject({ due_at: held.phone_until });
  expect(after(held, { channel: brief, at: later(now, minute) }).phone_until).toBe(later(now, 31 * minute));
  expect(after(held, { channel: brief, at: later(now, -minute) }).phone_until).toBe(held.phone_until);
  // One that comes when its time is over hands nothing off.
  expect(after(conversationRow(), { channel: brief, at: later(now, -40 * minute) }).status).toBe("open");
  // Nothing ends a handoff that others made.
  expect(after(conversationRow({ status: "handed_off" }), { channel: brief }).phone_until).toBeNull();
});

test("the phone's time ends with a job, unless more is written or somebody moved the conversation", () => {
  const job = jobRow({ kind: "end_phone_handoff", subject_id: known.conversation.id });
  const ending = (change: Partial<ConversationRow>) =>
    endPhoneHandoff.decide(
      {
        ...facts(),
        job,
        parts: { ...known, conversation: conversationRow({ status: "handed_off", ...change }) },
        unanswered: null,
      },
      null,
      null,
    );
  const handedBack = ending({ phone_until: now });
  expect(handedBack).toContainEqual(
    expect.objectContaining({ table: "conversations", set: expect.objectContaining({ status: "open" }) }),
  );
  const until = later(now, minute);
  expect(ending({ phone_until: until })).toMatchObject([{ table: "outbox", set: { due_at: until } }]);
  expect(ending({ phone_until: null })).toMatchObject([{ kind: "remove", table: "outbox" }]);
});
