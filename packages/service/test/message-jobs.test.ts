/** The jobs of messages: released, handed over, moved on by the script, answered by an agent or in its place. */
import type { Handover } from "../src/messages/delivery.ts";
import type { KnowledgeHits } from "@atlas-messaging/answers/search/answer";
import type { QuietHoursRow } from "../src/rows/customers.ts";
import { describe, expect, test } from "vitest";
import { deliveredNames, inserted, outline } from "../test-support/changes.ts";
import { facts, idOf, organizationId } from "../test-support/facts.ts";
import {
  agentRow,
  channelRow,
  conversationRow,
  customerRow,
  eventRow,
  hitsOf,
  jobRow,
  messageRow,
  templateRow,
} from "../test-support/rows.ts";
import { advanceMessage, releaseMessage, sendMessage } from "../src/messages/jobs.ts";
import { agentTurn, timeOutAgent } from "../src/turns/jobs.ts";
import { detectIntent } from "../src/inbound/jobs.ts";
import { presentEventMessage, presentEventParts } from "../src/conversations/present.ts";
import { asJson, providerMessageKey } from "../src/rows/primitives.ts";

const parts = (change: Parameters<typeof messageRow>[0] = {}) => ({
  message: messageRow(change),
  conversation: conversationRow(),
  customer: customerRow(),
  channel: channelRow(),
});

/** At noon by UTC. */
const quietHours: QuietHoursRow = {
  organization_id: organizationId,
  starts: "11:00",
  ends: "13:00",
  time_zone: "UTC",
  updated_at: facts().now,
};

describe("sending a message", () => {
  const detail = { template_params: { name: "Ada" } };
  const known = (change: Parameters<typeof messageRow>[0] = {}) => ({
    ...facts(),
    job: jobRow({ detail }),
    random: 0,
    message: parts(change),
    link: null,
    template: templateRow(),
    media: null,
    quoted: messageRow({ provider_message_id: "provider-0" }),
    suspended: false,
    spending: { uses: [], rates: [], serviceMessages: 0 },
    before: null,
    behind: [],
  });
  const sent: Handover = { kind: "sent", provider_message_id: "provider-1" };
  const idAfter = (handover: Handover, conflict: string | null) =>
    sendMessage
      .decide(known(), handover, conflict)
      .flatMap((change) => (change.kind === "update" && change.table === "messages" ? [change.set] : []));

  test("asks the provider with all that it needs", () => {
    expect(sendMessage.ask(known())).toEqual({
      ...parts(),
      link: null,
      template: templateRow(),
      media: null,
      quotedId: "provider-0",
      templateParams: { name: "Ada" },
      linkPreview: false,
    });
  });

  test("asks nobody for a message that has moved on, and ends", () => {
    const moved = known({ delivery_state: "delivered" });
    expect(sendMessage.ask(moved)).toBeNull();
    expect(outline(sendMessage.decide(moved, null, null))).toEqual(["remove outbox"]);
  });

  test("waits while an operator has disconnected the channel, and fails after a day", () => {
    const { now } = facts();
    const message = { ...parts(), channel: channelRow({ status: "disconnected", disconnected_at: now }) };
    const held = { ...known(), message };
    expect(sendMessage.ask(held)).toBeNull();
    expect(sendMessage.decide(held, null, null)).toMatchObject([
      { table: "outbox", set: { last_error: "channel_disconnected", leased_until: null } },
    ]);
    const nextDay = new Date(Date.parse(message.message.created_at) + 86_400_000).toISOString();
    const late = sendMessage.decide({ ...held, now: nextDay }, null, null);
    expect(late).toContainEqual(
      expect.objectContaining({
        set: expect.objectContaining({ delivery_state: "failed", error_code: "channel_disconnected" }),
      }),
    );
  });

  test("holds marketing back in quiet hours, and fails it for a customer who ended it meanwhile", () => {
    // The provider has moved the template since: its category counts.
    const quiet = { ...known(), template: templateRow({ category: "marketing" }), quietHours };
    expect(sendMessage.ask(quiet)).toBeNull();
    expect(sendMessage.decide(quiet, null, null)).toMatchObject([{ set: { last_error: "quiet_hours" } }]);
    const optedOut = { ...quiet, message: { ...quiet.message, customer: customerRow({ marketing: "opted_out" }) } };
    expect(sendMessage.ask(optedOut)).toBeNull();
    expect(sendMessage.decide(optedOut, null, null)).toContainEqual(
      expect.objectContaining({ set: expect.objectContaining({ error_code: "recipient_opted_out" }) }),
    );
  });

  test("fails for a suspended organization, and asks nobody", () => {
    const suspended = { ...known(), suspended: true };
    expect(sendMessage.ask(suspended)).toBeNull();
    expect(sendMessage.decide(suspended, null, null)).toContainEqual(
      expect.objectContaining({
        set: expect.objectContaining({ delivery_state: "failed", error_code: "organization_suspended" }),
      }),
    );
    expect(sendMessage.decide(suspended, sent, null)).toContainEqual(
      expect.objectContaining({ set: expect.objectContaining({ delivery_state: "sent" }) }),
    );
  });

  test("fails at once what waits for a channel that was removed", () => {
    const gone = channelRow({ status: "disconnected", disconnected_at: facts().now, removed_at: facts().now });
    const waiting = { ...known(), message: { ...parts(), channel: gone } };
    expect(sendMessage.ask(waiting)).toBeNull();
    const failed = { delivery_state: "failed", error_code: "channel_disconnected" };
    expect(sendMessage.decide(waiting, null, null)).toContainEqual(
      expect.objectContaining({ set: expect.objectContaining(failed) }),
    );
  });

  test("concludes a message that has left, whatever holds it now", () => {
    const late = { ...known({ category: "marketing" }), quietHours };
    const disconnected = channelRow({ disconnected_at: facts().now });
    for (const left of [late, { ...known(), message: { ...parts(), channel: disconnected } }]) {
      expect(sendMessage.decide(left, sent, null)).toContainEqual(
        expect.objectContaining({ set: expect.objectContaining({ delivery_state: "sent" }) }),
      );
    }
  });

  test("quotes nothing where no message is quoted", () => {
    expect(sendMessage.ask({ ...known(), quoted: null })).toMatchObject({ quotedId: null });
  });

  test("asks once", () => {
    expect([sendMessage.asksOnce, sendMessage.maxDecisions]).toEqual([true, 64]);
  });

  test.for([
    ["keeps the provider's id", null, "provider-1"],
    ["keeps it after any other conflict", "precondition", "provider-1"],
    ["leaves out an id that another message has", providerMessageKey, null],
  ] as const)("%s", ([, conflict, id]) => {
    expect(idAfter(sent, conflict)).toEqual([
      expect.objectContaining({ provider_message_id: id, delivery_state: "sent" }),
    ]);
  });

  test("lets the script go on after a refused id that was none", () => {
    expect(outline(sendMessage.decide(known(), { kind: "scripted" }, providerMessageKey))).toEqual([
      "remove outbox",
      "insert outbox",
    ]);
  });

  test("fails a message whose job is set aside", () => {
    expect(sendMessage.setAside(known())[0]).toMatchObject({
      table: "messages",
      set: { delivery_state: "failed", error_code: "set_aside" },
    });
    expect(sendMessage.setAside({ ...known(), message: null })).toEqual([]);
  });

  test("fails for a message that is not there", () => {
    expect(() => sendMessage.ask({ ...known(), message: null })).toThrow("which is not there");
  });
});

describe("the script of the sandbox channel", () => {
  const job = jobRow({ kind: "advance_message", detail: { step: 0 } });
  const step = { ...facts(), job, message: parts(), behind: [] };

  test("plays the step that is due, and enqueues the next", () => {
    const changes = advanceMessage.decide(step, null, null);
    expect(outline(changes).slice(0, 2)).toEqual(["remove outbox", "update messages"]);
    expect(changes.at(-1)).toMatchObject({ table: "outbox", row: { kind: "advance_message", detail: { step: 1 } } });
  });

  test("asks nobody", () => {
    expect(advanceMessage.ask(step)).toBeNull();
  });
});

describe("a scheduled message", () => {
  const due = { ...facts(), job: jobRow({ kind: "release_message" }), message: parts({ delivery_state: "scheduled" }) };

  test("is queued, and its job becomes the handover", () => {
    expect(outline(releaseMessage.decide(due, null, null))).toEqual([
      "update conversations",
      "update messages",
      "update outbox",
    ]);
    expect(releaseMessage.maxDecisions).toBe(4);
  });

  test("fails the job if it is not there", () => {
    expect(() => releaseMessage.decide({ ...due, message: null }, null, null)).toThrow("which is not there");
  });
});

describe("the intent of a message", () => {
  const received = (text: string) => {
    const { message, ...known } = parts({ direction: "inbound", text });
    const payload = { ...presentEventParts(known), message: presentEventMessage(message) };
    const inbound = { event_type: "message.received", timestamp: message.created_at };
    return { payload, event: eventRow({ payload: asJson({ ...payload, inbound }) }) };
  };
  const detection = { ...facts(), job: jobRow({ kind: "detect_intent" }) };

  test("is an event of its own, about the message as it was received", () => {
    const { payload, event } = received("When are you open?");
    const changes = detectIntent.decide({ ...detection, event }, null, null);
    expect(outline(changes)).toEqual(["remove outbox", "insert events", "insert outbox"]);
    expect(deliveredNames(changes)).toEqual(["agent.intent_detected"]);
    expect(inserted(changes, "events").map((each) => [each.conversation_id, each.payload])).toEqual([
      [payload.conversation_id, { ...payload, intent: { name: "opening_hours", confidence: 0.8 } }],
    ]);
  });

  test("is none if it is not clear", () => {
    const { event } = received("Is it raining?");
    expect(outline(detectIntent.decide({ ...detection, event }, null, null))).toEqual(["remove outbox"]);
  });

  test("fails the job without the event", () => {
    expect(() => detectIntent.decide({ ...detection, event: null }, null, null)).toThrow("which is not there");
  });
});

describe("an external agent's time to answer", () => {
  const job = jobRow({ kind: "time_out_agent" });
  const known = {
    ...facts(),
    job,
    turn: parts({ direction: "inbound" }),
    agent: null,
    fallback: null,
    lastInbound: null,
  };

  test("ends with its agent", () => {
    expect(outline(timeOutAgent.decide(known, null, null))).toEqual(["remove outbox"]);
    expect(() => timeOutAgent.decide({ ...known, turn: null }, null, null)).toThrow("which is not there");
    expect(timeOutAgent.maxDecisions).toBe(4);
  });
});

describe("the turn of an agent", () => {
  const turn = {
    ...facts(),
    job: jobRow({ kind: "agent_turn" }),
    turn: parts({ direction: "inbound", text: "When are you open?", delivery_state: null }),
    agent: agentRow({ channels: ["chatapp"] }),
    overtaken: false,
    suspended: false,
    lastTurn: null,
    earlier: [],
  };
  const found: readonly KnowledgeHits[] = [hitsOf(0.9)];

  test("is that of the agent that the job names", () => {
    const named = jobRow({ detail: { agent_id: idOf(2, 91) } });
    expect(agentTurn.args(named)).toEqual({ id: named.subject_id, agent_id: idOf(2, 91) });
  });

  test("asks for passages that customers may read", () => {
    expect(agentTurn.ask(turn)).toMatchObject([{ search_query: "When are you open?", search_audience: "customers" }]);
  });

  test("answers from what was found", () => {
    const texts = outline(agentTurn.decide(turn, found, null));
    expect(texts).toContain("insert messages");
    expect(texts).toContain("insert runs");
  });

  test("asks nobody when it is moot, and ends", () => {
    for (const moot of [
      { ...turn, overtaken: true },
      { ...turn, suspended: true },
    ]) {
      expect(agentTurn.ask(moot)).toBeNull();
      expect(outline(agentTurn.decide(moot, null, null))).toEqual(["remove outbox"]);
    }
  });

  test("ends when it has become moot after the search", () => {
    expect(outline(agentTurn.decide({ ...turn, agent: null }, found, null))).toEqual(["remove outbox"]);
  });

  test("does not answer without a search", () => {
    expect(() => agentTurn.decide(turn, null, null)).toThrow("moot before");
  });

  test("asks nothing for a courtesy, and answers it", () => {
    const thanks = { ...turn, turn: parts({ direction: "inbound", text: "thank you!", delivery_state: null }) };
    expect(agentTurn.ask(thanks)).toBeNull();
    expect(outline(agentTurn.decide(thanks, null, null))).toContain("insert messages");
  });

  test("decides again, with a search of its own", () => {
    expect([agentTurn.asksOnce, agentTurn.maxDecisions]).toEqual([false, 4]);
  });
});
