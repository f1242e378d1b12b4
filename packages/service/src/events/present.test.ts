import { expect, test } from "vitest";
import { idOf, now } from "../../test-support/facts.ts";
import { eventRow } from "../../test-support/rows.ts";
import { typesNamed } from "../core/records.ts";
import { presentConversationEvent, presentEvent } from "./expand.ts";

test("an event in a history shows its payload, with the row's own id", () => {
  const row = eventRow({ payload: { id: "other", channel: "chatapp" }, created_at: now });
  expect(presentConversationEvent(row, idOf(2, 3))).toEqual({
    channel: "chatapp",
    id: row.id,
    event_type: "message.delivered",
    conversation_id: idOf(2, 3),
    correlation_id: "request-0001",
    created_at: now,
  });
});

test("an event in the list has its names with their ids, and the body of its own name", () => {
  const names = { "message.delivered": idOf(2, 8), "conversation.message_delivered": idOf(2, 9) };
  const row = eventRow({ event_type: "conversation.message_delivered", names, payload: { channel: "chatapp" } });
  const { id, conversation_id, correlation_id, created_at } = row;
  const event_type = "conversation.message_delivered";
  expect(presentEvent(row)).toEqual({
    id,
    event_type,
    sent_as: [
      { event_type: "message.delivered", event_id: idOf(2, 8) },
      { event_type, event_id: idOf(2, 9) },
    ],
    conversation_id,
    correlation_id,
    created_at,
    payload: { event_id: idOf(2, 9), event_type, timestamp: created_at, channel: "chatapp" },
  });
  expect(presentEvent({ ...row, names: {} })).toMatchObject({ sent_as: [], payload: { event_id: id } });
});

test.for([
  ["message.delivered", ["message.delivered", "conversation.message_delivered"]],
  [
    "agent.message_delivery",
    ["agent.message_delivery", "conversation.message_delivered", "conversation.message_failed"],
  ],
  ["atlas.action.executed", ["atlas.action.executed", "agent.handoff"]],
  ["session.ended", ["session.ended"]],
] as const)("events named %s are of the types %j", ([name, types]) => {
  expect(typesNamed(name)).toEqual(types);
});
