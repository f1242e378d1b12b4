import { describe, expect, test } from "vitest";
import { World, audited, deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { agentRow, channelRow, conversationRow, customerRow, jobRow, messageRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import { day, later, minute } from "../core/time.ts";
import { agentOfTurn, enqueueAnnouncement, enqueueMissedTurn, enqueueTurn } from "./enqueue.ts";
import { type TimeOutFacts, timeOutAgent } from "./time-out.ts";

const agent = agentRow({ kind: "external", channels: ["chatapp"], reply_within_seconds: 60 });
const fallback = agentRow({ id: idOf(2, 91), name: "Stand-in" });
const message = messageRow({ direction: "inbound", delivery_state: null, created_at: later(now, -minute) });
const conversation = conversationRow({ waiting_since: message.created_at });
const job = jobRow({ kind: "time_out_agent" });

const timeOut = (change: Partial<TimeOutFacts> = {}) =>
  timeOutAgent({
    ...facts(),
    job,
    message,
    conversation,
    customer: customerRow(),
    channel: channelRow(),
    agent,
    fallback: null,
    lastInbound: message,
    ...change,
  });

describe("an external agent's time to act", () => {
  test("begins with the message, and again when the conversation is handed back", () => {
    const expected = [{ kind: "time_out_agent", subject_id: message.id, due_at: later(now, minute) }];
    expect(inserted(enqueueTurn(facts(), agent, conversation, message), "outbox")).toMatchObject(expected);
    expect(inserted(enqueueMissedTurn(facts(), { agent, message }), "outbox")).toMatchObject(expected);
    const unlimited = { ...agent, reply_within_seconds: null };
    expect(enqueueTurn(facts(), unlimited, conversation, message)).toEqual([]);
    expect(enqueueTurn(facts(), agent, conversationRow({ status: "handed_off" }), message)).toEqual([]);
  });

  test("ends with a handoff to people", () => {
    const changes = timeOut();
    const world = new World([insert("conversations", conversation), insert("outbox", job)]);
    world.commit(changes);
    expect(world.only("conversations")).toMatchObject({ status: "handed_off", waiting_since: message.created_at });
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated", "agent.handoff", "conversation.updated"]);
    expect(inserted(changes, "runs")).toMatchObject([
      { intent: "agent_timeout", conversation_id: conversation.id, agent_id: agent.id },
    ]);
    expect(audited(changes)).toMatchObject([{ event_type: "atlas_api.agent.time_out", subject_id: agent.id }]);
  });

  test("tells in runs, events and the audit log what has happened", () => {
    const changes = timeOut();
    expect(inserted(changes, "events")).toContainEqual(
      expect.objectContaining({
        event_type: "agent.handoff",
        payload: expect.objectContaining({ conversation_id: conversation.id }),
      }),
    );
    expect(JSON.stringify(inserted(changes, "events"))).toContain(`${agent.name} did not answer in time.`);
    expect(audited(changes)).toEqual([
      {
        event_type: "atlas_api.agent.time_out",
        subject_id: agent.id,
        before: { status: "open" },
        after: { status: "handed_off", conversation_id: conversation.id },
      },
    ]);
    const stoodIn = timeOut({ fallback });
    expect(inserted(stoodIn, "runs")).toMatchObject([{ intent: "agent_timeout", agent_id: agent.id }]);
    expect(audited(stoodIn)).toMatchObject([
      {
        event_type: "atlas_api.agent.time_out",
        after: { conversation_id: conversation.id, fallback_agent_id: fallback.id },
      },
    ]);
  });

  test("ends with the turn of its fallback, for the customer's last message", () => {
    const last = messageRow({ id: idOf(2, 77), direction: "inbound" });
    const changes = timeOut({ fallback, lastInbound: last });
    expect(outline(changes)[0]).toBe("remove outbox");
    expect(inserted(changes, "outbox")[0]).toMatchObject({
      kind: "agent_turn",
      subject_id: last.id,
      detail: { agent_id: fallback.id, unless_answered: true },
    });
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated"]);
  });

  test("ends with the announcement of people, if the service makes it", () => {
    const announcing = { ...agent, announces_people: true };
    const last = messageRow({ id: idOf(2, 77), direction: "inbound" });
    const announced = inserted(timeOut({ agent: announcing, lastInbound: last }), "outbox");
    expect(announced).toContainEqual(
      expect.objectContaining({ kind: "agent_turn", subject_id: last.id, detail: null }),
    );
    expect(inserted(timeOut({ lastInbound: last }), "outbox").map(({ kind }) => kind)).not.toContain("agent_turn");
  });

  test.for([
    ["is archived", { fallback: { ...fallback, status: "archived" } }],
    ["may not write any more", { fallback, conversation: { ...conversation, last_inbound_at: later(now, -day) } }],
  ] as const)("goes to people if the fallback %s", ([, change]) => {
    expect(deliveredNames(timeOut(change))).toContain("agent.handoff");
  });

  test.for([
    ["the message is answered", { conversation: { ...conversation, waiting_since: null } }],
    ["only a later one is not", { conversation: { ...conversation, waiting_since: now } }],
    ["people have the conversation", { conversation: { ...conversation, status: "handed_off" } }],
    ["no agent serves the channel", { agent: null }],
    ["the agent has no limit any more", { agent: { ...agent, reply_within_seconds: null } }],
  ] as const)("changes nothing if %s", ([, change]) => {
    expect(outline(timeOut(change))).toEqual(["remove outbox"]);
  });
});

test.for([
  [{ agent_id: idOf(2, 91) }, idOf(2, 91)],
  [{ agent_id: 7 }, null],
  [{ unless_answered: true }, null],
  [null, null],
] as const)("a turn with %o is that of %s", ([detail, id]) => {
  expect(agentOfTurn({ detail })).toBe(id);
});

test("nothing follows a message without an agent, and no announcement is made against an agent's wish", () => {
  expect(enqueueTurn(facts(), null, conversation, message)).toEqual([]);
  expect(enqueueAnnouncement(facts(), { ...agent, announces_people: false }, message)).toEqual([]);
});
