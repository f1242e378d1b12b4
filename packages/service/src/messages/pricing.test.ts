import { describe, expect, test } from "vitest";
import { facts } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, messageRow } from "../../test-support/rows.ts";
import type { Change } from "../core/changes.ts";
import type { Rows } from "../rows/rows.ts";
import { type ProviderReport, applyReport } from "./delivery.ts";
import { presentPricing } from "../costs/pricing.ts";

const regular = { type: "regular", category: "marketing", model: "PMP", billable: true };
const free = { type: "free_customer_service", category: "service", model: "PMP", billable: false };

/** A message and its charge, as reports change them. */
const told = (reports: readonly ProviderReport[], change: Partial<Rows["customers"]> = {}) => {
  let message = messageRow({ delivery_state: "sent", template_id: messageRow().id });
  const charges: Rows["message_charges"][] = [];
  const parts = { conversation: conversationRow(), customer: customerRow(change), channel: channelRow() };
  const counts = reports.map((report) => {
    const changes: readonly Change[] = applyReport({ ...facts(), ...parts, message }, report);
    for (const each of changes) {
      if (each.kind === "update" && each.table === "messages")
        message = { ...message, ...(each.set as typeof message) };
      if (each.kind === "tally" && each.table === "message_charges") charges.push(each.row as Rows["message_charges"]);
    }
    return changes.length;
  });
  return { message, charge: charges.at(-1), counts };
};

describe("a price", () => {
  const pairs = [
    ["delivered after sent", [{ status: "sent", pricing: regular }, { status: "delivered" }]],
    ["sent after delivered", [{ status: "delivered" }, { status: "sent", pricing: regular }]],
    [
      "with both",
      [
        { status: "sent", pricing: regular },
        { status: "delivered", pricing: regular },
      ],
    ],
    [
      "with a correction",
      [
        { status: "sent", pricing: free },
        { status: "delivered", pricing: regular },
      ],
    ],
    [
      "with a correction that came first",
      [
        { status: "delivered", pricing: regular },
        { status: "sent", pricing: free },
      ],
    ],
    ["read at once", [{ status: "read", pricing: regular }]],
  ] as const;
  test.for(pairs)("of a message %s is kept once", ([, reports]) => {
    const { message, charge } = told(reports, { phone_number: "+5541977770000" });
    expect(presentPricing(message.pricing)).toEqual({ ...regular, country: "BR" });
    expect(charge).toMatchObject({ state: "delivered", billable: true, category: "marketing", country: "BR" });
  });

  test("that is told again changes nothing", () => {
    const report = { status: "delivered", pricing: regular } as const;
    expect(told([report, report, { status: "sent", pricing: regular }]).counts.slice(1)).toEqual([0, 0]);
  });

  test("is not charged of a message that failed", () => {
    expect(told([{ status: "failed", error_code: "x", pricing: regular }]).charge?.state).toBe("failed");
    expect(told([{ status: "sent", pricing: regular }]).charge?.state).toBe("sent");
  });

  test("has the country of a hidden number from the user's id", () => {
    const { message } = told([{ status: "sent", pricing: free }], { phone_number: "+0000", user_id: "IN.123" });
    expect(message.pricing?.country).toBe("IN");
  });
});
