/** Data of a caller's own: on messages, and on conversations. */
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, deliveredNames, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, messageRow } from "../../test-support/rows.ts";
import { setConversationMetadata } from "../conversations/update.ts";
import { update } from "../core/changes.ts";
import type { MetadataChanges } from "../core/metadata.ts";
import type { CustomerRow } from "../rows/customers.ts";
import { queueMessage } from "./send.ts";
import { updateMessage } from "./update.ts";

const known = messageRow({ metadata: { order_id: "1042" } });
const conversation = conversationRow({ metadata: { ticket: "77" } });
const partsOf = (customer: CustomerRow = customerRow()) => ({ conversation, customer, channel: channelRow() });
const request = (id: string, metadata: MetadataChanges) => ({ params: { id }, query: {}, body: { metadata } });

describe("an update of a message", () => {
  const change = (metadata: MetadataChanges, customer?: CustomerRow) =>
    updateMessage({ ...facts(), found: { message: known, ...partsOf(customer) } }, request(known.id, metadata));

  test("merges, if the metadata is still as read, with run and audit entry", () => {
    const { body, changes } = accepted(change({ shop: "berlin" }));
    expect(validateResponse("messages.update", 200, body)).toMatchObject({ ok: true });
    expect(body.data.message).toMatchObject({ metadata: { order_id: "1042", shop: "berlin" }, updated_at: now });
    const { organization_id, id, metadata } = known;
    const set = { metadata: { order_id: "1042", shop: "berlin" }, updated_at: now };
    expect(changes[0]).toEqual(update("messages", { organization_id, id, metadata }, set));
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "update_message" }]);
    expect(JSON.stringify(inserted(changes, "audit_events"))).not.toMatch(/1042|berlin/);
  });

  test("that changes nothing writes only the run", () => {
    const { body, changes } = accepted(change({ order_id: "1042", shop: null }));
    expect(body.data.message.metadata).toEqual({ order_id: "1042" });
    expect(outline(changes)).not.toContain("update messages");
  });

  test("finds no message of an erased customer", () => {
    expect(refused(change({ shop: "berlin" }, customerRow({ erased_at: now })))).toMatchObject({ code: "not_found" });
  });
});

describe("an update of a conversation", () => {
  const change = (metadata: MetadataChanges, customer?: CustomerRow) =>
    setConversationMetadata({ ...facts(), parts: partsOf(customer) }, request(conversation.id, metadata));

  test("tells what it was and what it is", () => {
    const { body, changes } = accepted(change({ ticket: null, cart: "7" }));
    expect(validateResponse("conversations.update", 200, body)).toMatchObject({ ok: true });
    expect(body.data.conversation.metadata).toEqual({ cart: "7" });
    expect(deliveredNames(changes)).toEqual(["conversation.updated", "atlas.run.updated"]);
    expect(inserted(changes, "events")[0]?.payload).toMatchObject({
      conversation: { metadata: { cart: "7" } },
      previous: { metadata: { ticket: "77" } },
    });
  });

  test("that changes nothing tells nobody", () => {
    expect(deliveredNames(accepted(change({ ticket: "77" })).changes)).toEqual(["atlas.run.updated"]);
  });

  test("finds no conversation of an erased customer", () => {
    expect(refused(change({ cart: "7" }, customerRow({ erased_at: now })))).toMatchObject({ code: "not_found" });
  });
});

test("a message is queued with its metadata, and without any where none is given", () => {
  const content = { type: "text", text: "At nine.", template_id: null, category: null } as const;
  const queued = queueMessage(facts(), partsOf(), content, { metadata: { order_id: "1042" } });
  expect(queued.message.metadata).toEqual({ order_id: "1042" });
  expect(queueMessage(facts(), partsOf(), content).message.metadata).toBeNull();
});
