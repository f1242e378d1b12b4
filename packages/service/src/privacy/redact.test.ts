import { describe, expect, test } from "vitest";
import type { Json } from "../rows/primitives.ts";
import { redact } from "./redactions.ts";

const number = "+4930123456";
const erased = { needles: [number], placeholder: "+999000000000001" };
const id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1";

describe("redaction", () => {
  test.for<[string, Json, Json]>([
    ["words", { text: "Hello" }, { text: "[erased]" }],
    ["words of any member", { nobody_knows: "Hello" }, { nobody_knows: "[erased]" }],
    ["names", { customer: { id, name: "Ada" } }, { customer: { id, name: "[erased]" } }],
    ["the number", { customer: { phone_number: number } }, { customer: { phone_number: erased.placeholder } }],
    ["other numbers", { contacts: [{ phone: "+15550100001" }] }, { contacts: [{ phone: erased.placeholder }] }],
    ["addresses", { url: "https://shop.example/ada.jpg" }, { url: "https://erased.invalid/" }],
    ["places", { latitude: 52.5, longitude: 13.3 }, { latitude: 0, longitude: 0 }],
    ["metadata", { metadata: { order_id: "1042" } }, { metadata: {} }],
    ["labels", { labels: ["vip"], previous: { labels: [] } }, { labels: [], previous: { labels: [] } }],
    [
      "choices",
      { type: "button_reply", id: "19", title: "Seven" },
      { type: "button_reply", id: "[erased]", title: "[erased]" },
    ],
    ["codes with the number", { correlation_id: `order-${number}` }, { correlation_id: "[erased]" }],
  ])("removes %s", ([, value, expected]) => {
    expect(redact(value, erased)).toEqual(expected);
    expect(redact(redact(value, erased), erased)).toEqual(expected);
  });

  test.for<[string, Json]>([
    ["ids", { id, conversation_ids: [id] }],
    ["times", { created_at: "2026-01-01T12:00:00.000Z" }],
    ["codes", { event_type: "conversation.message_received", delivery_state: "sent", error: { code: "conflict" } }],
    ["numbers and truths", { count: 3, ok: true, none: null, empty: "" }],
    ["colleagues", { author: { type: "operator", name: "Ada Moreno" }, changed_by: { type: "api", name: "Orders" } }],
    ["the organization's knowledge", { citations: [{ title: "Terrace", document_id: id }] }],
  ])("keeps %s", ([, value]) => {
    expect(redact(value, erased)).toEqual(value);
  });
});
