import { expect, test } from "vitest";
import { deliveredNames, outline } from "../../test-support/changes.ts";
import { facts, idOf } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, jobRow } from "../../test-support/rows.ts";
import { unassignConversations, unassignedAtOnce } from "./jobs.ts";

const leaver = idOf(3, 1);
const job = jobRow({ kind: "unassign_conversations", subject_id: leaver });
const ownedBy = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    conversation: conversationRow({ id: idOf(4, index + 1), owner_id: leaver, status: "handed_off" }),
    customer: customerRow(),
    channel: channelRow(),
  }));
const decide = (count: number) => unassignConversations.decide({ ...facts(), job, owned: ownedBy(count) }, null, null);

test("the conversations of a member who left have no owner, which an event and the audit log tell", () => {
  const changes = decide(2);
  expect(deliveredNames(changes)).toEqual(["conversation.updated", "conversation.updated"]);
  const unassigned = ["update conversations", "insert events", "insert outbox", "insert audit_events"];
  expect(outline(changes)).toEqual([...unassigned, ...unassigned, "remove outbox"]);
});

test("many are unassigned a part at a time", () => {
  expect(decide(unassignedAtOnce).at(-1)).toMatchObject({ kind: "update", table: "outbox" });
  expect(decide(0)).toEqual([expect.objectContaining({ kind: "remove", table: "outbox" })]);
});
