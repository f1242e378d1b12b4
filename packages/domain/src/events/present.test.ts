import { expect, test } from "vitest";
import { idOf, now } from "../../test-support/facts.ts";
import { eventRow } from "../../test-support/rows.ts";
import { presentConversationEvent } from "./present.ts";

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
