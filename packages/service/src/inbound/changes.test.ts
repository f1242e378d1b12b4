import type { ValidBodyOf } from "@atlas-messaging/contract";
import { validateEvent } from "@atlas-messaging/validators/events";
import { expect, test } from "vitest";
import { accepted, inserted } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, messageRow } from "../../test-support/rows.ts";
import { later, second } from "../core/time.ts";
import type { MessageRow } from "../rows/messages.ts";
import { ingestEvent } from "./ingest.ts";

type Change = Extract<ValidBodyOf<"events.ingest">, { readonly change: unknown }>["change"];

const known = { channel: channelRow(), customer: customerRow(), conversation: conversationRow(), agent: null };
const written = messageRow({ direction: "inbound", text: "Is six fine?" });
const message_id = written.id;

const changing = (quoted: MessageRow | null, change: Change, timestamp = now, by: "customer" | "phone" = "customer") =>
  ingestEvent(
    { ...facts(), ...known, quoted },
    {
      params: {},
      query: {},
      body: {
        channel: known.channel.channel,
        customer: { phone_number: known.customer.phone_number },
        event_type: "message.changed",
        change,
        by,
        timestamp,
      },
    },
  );

const after = (quoted: MessageRow, change: Change, ...rest: [string?, ("customer" | "phone")?]): MessageRow => {
  const { changes } = accepted(changing(quoted, change, ...rest));
  const set = changes.flatMap((each) => (each.kind === "update" && each.table === "messages" ? [each.set] : []));
  return { ...quoted, ...set[0] };
};

const reaction = (emoji?: string): Change => ({
  kind: "reaction",
  message_id,
  ...(emoji === undefined ? {} : { emoji }),
});
const edit = (text: string): Change => ({ kind: "edit", message_id, text });
const deletion: Change = { kind: "deletion", message_id };

test("a reaction stands on the message, gives way to the next, and goes when it is taken back", () => {
  const thumb = after(written, reaction("👍"));
  expect(thumb.reactions).toEqual([{ from: "customer", emoji: "👍", at: now }]);
  const heart = after(thumb, reaction("❤️"), later(now, second));
  expect(heart.reactions).toMatchObject([{ emoji: "❤️" }]);
  expect(after(heart, reaction("👍")).reactions).toEqual(heart.reactions);
  expect(after(heart, reaction(), later(now, 2 * second)).reactions).toMatchObject([{ emoji: null }]);
  const { changes } = accepted(changing(written, reaction("👍")));
  const [event] = inserted(changes, "events");
  const names = { event_id: idOf(1, 1), event_type: "conversation.message_changed", timestamp: now };
  expect(validateEvent({ ...Object(event?.payload), ...names })).toMatchObject({ ok: true });
  expect(event?.payload).toMatchObject({ change: "reaction", message: { reactions: [{ emoji: "👍" }] } });
});

test("the order in which reactions come decides nothing", () => {
  const acts = [
    [reaction("👍"), now],
    [reaction("❤️"), later(now, second)],
    [reaction(), later(now, 2 * second)],
    [reaction("👍"), later(now, 3 * second)],
  ] as const;
  const ended = (order: readonly number[]) =>
    order.reduce((message, place) => {
      const [change, at] = acts[place] ?? acts[0];
      return after(message, change, at);
    }, written).reactions;
  expect(ended([0, 1, 2, 3])).toEqual([{ from: "customer", emoji: "👍", at: later(now, 3 * second) }]);
  for (const order of [
    [3, 2, 1, 0],
    [0, 3, 3, 1, 2],
  ])
    expect(ended(order)).toEqual(ended([0, 1, 2, 3]));
  // Taken back before it came.
  expect(ended([2, 1, 0])).toMatchObject([{ emoji: null }]);
  expect(accepted(changing(after(written, reaction("👍")), reaction("👍"))).changes).toEqual([]);
});

test("an edit changes the text and keeps the one before; the same again does nothing", () => {
  const edited = after(written, edit("Is seven fine?"));
  const edits = [{ text: "Is six fine?", until: now }];
  expect(edited).toMatchObject({ text: "Is seven fine?", edited_at: now, edits });
  expect(accepted(changing(edited, edit("Is seven fine?"))).changes).toEqual([]);
  const picture = messageRow({ direction: "inbound", type: "image", content: { type: "image", caption: "This?" } });
  expect(after(picture, edit("That?"))).toMatchObject({ text: "That?", content: { caption: "That?" } });
});

test("an edit that comes late stands among the earlier texts, in any order, and once", () => {
  const [first, next, third] = ["Is five fine?", "Is seven fine?", "Is eight fine?"].map(edit);
  if (!first || !next || !third) throw new Error("three edits");
  const acts = [
    [first, later(now, -3 * second)],
    [next, later(now, -2 * second)],
    [third, later(now, -second)],
    [deletion, now],
  ] as const;
  const ended = (order: readonly number[]) =>
    order.reduce((message, place) => {
      const [change, at] = acts[place] ?? acts[0];
      return after(message, change, at);
    }, written);
  const inOrder = ended([0, 1, 2, 3]);
  expect(inOrder.edits.map(({ text }) => text)).toEqual([
    "Is six fine?",
    "Is five fine?",
    "Is seven fine?",
    "Is eight fine?",
  ]);
  for (const order of [
    [3, 2, 1, 0],
    [2, 0, 3, 1, 0],
    [1, 3, 3, 0, 2, 1],
  ])
    expect({ ...ended(order), updated_at: null }).toEqual({ ...inOrder, updated_at: null });
});

test("the phone of the business changes messages of the business alone", () => {
  const ours = messageRow({ direction: "outbound", text: "Until six." });
  expect(after(ours, edit("Until seven."), now, "phone")).toMatchObject({ text: "Until seven.", edited_at: now });
  expect(changing(written, deletion, now, "phone")).toMatchObject({ kind: "refused" });
  const seen = after(after(written, reaction("👍")), reaction("🫡"), now, "phone");
  expect(seen.reactions).toMatchObject([{ from: "customer" }, { from: "business", emoji: "🫡" }]);
});

test("a deletion leaves a mark, and is the last change", () => {
  const deleted = after(written, deletion);
  expect(deleted).toMatchObject({
    text: "[deleted]",
    content: null,
    deleted_at: now,
    edits: [{ text: "Is six fine?" }],
  });
  expect(accepted(changing(deleted, edit("Is five fine?"))).changes).toEqual([]);
  expect(accepted(changing(deleted, deletion)).changes).toEqual([]);
});

test.for([
  ["a message that is not there", null, deletion],
  ["a message of another conversation", messageRow({ conversation_id: idOf(9, 9) }), reaction("👍")],
  ["an edit of ours", messageRow({ direction: "outbound" }), edit("Ours")],
] as const)("refuses %s", ([, quoted, change]) => {
  expect(changing(quoted, change)).toMatchObject({ kind: "refused", details: [{ path: "change.message_id" }] });
});
