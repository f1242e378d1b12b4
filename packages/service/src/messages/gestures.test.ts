/** Reactions of the business, and the sign that it writes. */
import { describe, expect, test } from "vitest";
import { accepted, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, jobRow, linkRow, messageRow } from "../../test-support/rows.ts";
import { day, hour, later, second } from "../core/time.ts";
import type { MessageRow } from "../rows/messages.ts";
import { reactToMessage, showTyping } from "./gestures.ts";
import { reportRead, sendReaction } from "./jobs.ts";

const heard = messageRow({
  direction: "inbound",
  author: null,
  delivery_state: null,
  provider_message_id: "wamid.1",
  created_at: now,
  updated_at: now,
});
const parts = (message: MessageRow = heard) => ({
  message,
  conversation: conversationRow({ last_inbound_at: now }),
  customer: customerRow(),
  channel: channelRow({ provider: "cloud_api" }),
});
const asked = (emoji: string | null) => ({ params: { id: heard.id }, query: {}, body: { emoji } });
const react = (emoji: string | null, found = parts()) => reactToMessage({ ...facts(), found }, asked(emoji));
const jobs = (changes: Parameters<typeof outline>[0]) =>
  inserted(changes, "outbox").filter(({ kind }) => kind !== "expand_event");
const standing = [{ from: "business", emoji: "👍", at: now } as const];

describe("a reaction", () => {
  test.for(["👍", "👍🏽", "❤️", "❤", "👨‍👩‍👧", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣"])(
    "of %s stands on the message, and goes to the app",
    (emoji) => {
      const { body, changes } = accepted(react(emoji));
      expect(body.data.message.reactions).toEqual([{ from: "business", emoji, at: now }]);
      expect(jobs(changes)).toMatchObject([{ kind: "send_reaction" }]);
    },
  );

  test.for(["", "ok", "👍👍", "1"])("of %j is refused", (emoji) => {
    expect(refused(react(emoji))).toMatchObject({ details: [{ path: "emoji" }] });
  });

  test("is taken away, and a second time does nothing", () => {
    const { body } = accepted(react(null, parts({ ...heard, reactions: standing })));
    expect(body.data.message.reactions).toBeUndefined();
    expect(outline(accepted(react(null)).changes)).not.toContain("update messages");
  });

  test("leaves the customer's alone", () => {
    const theirs = { from: "customer", emoji: "🙏", at: now } as const;
    const { body } = accepted(react("👍", parts({ ...heard, reactions: [theirs] })));
    expect(body.data.message.reactions).toMatchObject([theirs, { from: "business" }]);
  });

  test("stays here on a scripted channel", () => {
    const found = { ...parts({ ...heard, provider_message_id: null }), channel: channelRow() };
    expect(jobs(accepted(react("👍", found)).changes)).toEqual([]);
  });

  test.for<readonly [string, Partial<MessageRow>]>([
    ["deleted", { deleted_at: now }],
    ["queued", { direction: "outbound", delivery_state: "queued" }],
    ["came by the API", { provider_message_id: null }],
    ["older than 30 days", { created_at: later(now, -30 * day) }],
  ])("is refused of a message that is or has %s", ([words, change]) => {
    const { code, message } = refused(react("👍", parts({ ...heard, ...change })));
    expect([code, message]).toEqual(["conflict", expect.stringContaining(words)]);
  });

  test("needs an open window, and a message", () => {
    const closed = { ...parts(), conversation: conversationRow({ last_inbound_at: later(now, -day) }) };
    expect(refused(react("👍", closed)).code).toBe("window_closed");
    expect(refused(reactToMessage({ ...facts(), found: null }, asked("👍"))).code).toBe("not_found");
  });
});

describe("the job of a reaction", () => {
  const job = jobRow({ kind: "send_reaction", detail: { at: now }, created_at: now });
  const known = (message: MessageRow = { ...heard, reactions: standing }) => ({
    ...facts(),
    job,
    random: 0,
    message: parts(message),
    link: linkRow(),
  });

  test("asks the app with the emoji, or with none", () => {
    expect(sendReaction.ask(known())).toMatchObject({ emoji: "👍", providerMessageId: "wamid.1" });
    const taken = [{ from: "business", emoji: null, at: now } as const];
    expect(sendReaction.ask(known({ ...heard, reactions: taken }))).toMatchObject({ emoji: null });
  });

  test("asks nobody where a later one stands", () => {
    const next = [{ from: "business", emoji: "🙏", at: later(now, 1) } as const];
    expect(sendReaction.ask(known({ ...heard, reactions: next }))).toBeNull();
  });

  test("takes the emoji off the message if the app refuses it", () => {
    const changes = sendReaction.decide(known(), { kind: "refused", failure: "message_invalid" }, null);
    expect(outline(changes)).toEqual(["remove outbox", "update messages", "insert events", "insert outbox"]);
    expect(changes[1]).toMatchObject({ set: { reactions: [{ from: "business", emoji: null }] } });
  });

  test("tries again for an hour", () => {
    const putOff = { kind: "put_off", failure: "provider_unavailable", rest: 2_000 } as const;
    expect(outline(sendReaction.decide(known(), putOff, null))).toEqual(["update outbox"]);
    const late = { ...known(), now: later(now, hour) };
    expect(outline(sendReaction.decide(late, putOff, null))).toContain("update messages");
    expect(outline(sendReaction.decide(known(), { kind: "told" }, null))).toEqual(["remove outbox"]);
  });
});

describe("the sign of typing", () => {
  const show = (message = heard) =>
    showTyping({ ...facts(), found: parts(message) }, { params: { id: heard.id }, query: {}, body: {} });

  test("marks the message as read once, and is shown each time", () => {
    const { body, changes } = accepted(show());
    expect(body.data.message.read_at).toBe(now);
    expect(jobs(changes)).toMatchObject([{ kind: "report_read", detail: { typing: true } }]);
    const again = accepted(show({ ...heard, read_at: now })).changes;
    expect(outline(again)).not.toContain("update messages");
    expect(jobs(again)).toHaveLength(1);
  });

  test("is refused to an agent where people have the conversation", () => {
    const actor = {
      kind: "key",
      id: idOf(3, 1),
      name: "Bot server",
      agent: { id: idOf(3, 2), name: "Own bot" },
    } as const;
    const found = { ...parts(), conversation: conversationRow({ status: "handed_off" }) };
    const asking = { params: { id: heard.id }, query: {}, body: {} };
    expect(refused(showTyping({ ...facts(), actor, found }, asking))).toMatchObject({
      code: "handed_off",
      changes: [],
    });
  });

  test("is not for our own messages", () => {
    expect(refused(show(messageRow())).code).toBe("conflict");
  });

  test("is left out of a receipt that comes late", () => {
    const job = jobRow({ kind: "report_read", detail: { typing: true }, created_at: now });
    const known = { ...facts(), job, random: 0, message: parts(), link: linkRow() };
    expect(reportRead.ask(known)).toMatchObject({ showsTyping: true });
    expect(reportRead.ask({ ...known, now: later(now, 25 * second) })).toMatchObject({ showsTyping: false });
  });
});
