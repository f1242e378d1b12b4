import { describe, expect, test } from "vitest";
import { now } from "../../test-support/facts.ts";
import { channelRow, customerRow, messageRow } from "../../test-support/rows.ts";
import type { MessagePricing } from "../rows/messages.ts";
import { type ReportedPricing, chargeOf, customerCountry, pricingAfter } from "./pricing.ts";

const utility: ReportedPricing = { type: "regular", category: "utility", model: "PMP", billable: true };
const marketing: ReportedPricing = { ...utility, category: "marketing" };
const customer = customerRow({ phone_number: "+491701234567" });
const later = "2030-01-01T00:00:00.000Z";

const told = (
  known: MessagePricing | null,
  status: "sent" | "delivered" | "read",
  reported?: ReportedPricing,
  at = now,
) => pricingAfter({ message: messageRow({ pricing: known }), customer, now: at }, status, reported);

describe("the price of a message", () => {
  const sent = told(null, "sent", utility);

  test("is what the network told, with the time when it was first known", () => {
    expect(sent).toEqual({ ...utility, country: "DE", told_by: "sent", at: now });
    expect(told(sent, "delivered")).toBe(sent);
  });

  test("is corrected by a later status, in whichever order they come, and keeps its month", () => {
    const read = told(sent, "read", marketing, later);
    expect(read).toMatchObject({ category: "marketing", told_by: "read", at: now });
    expect(told(read, "delivered", utility, later)).toBe(read);
    expect(told(told(null, "read", marketing), "sent", utility)).toMatchObject({ category: "marketing" });
  });

  test("stays as it is when a status comes again, or tells the same", () => {
    expect(told(sent, "sent", utility, later)).toBe(sent);
    expect(told(sent, "read", utility, later)).toBe(sent);
  });

  test.for([
    ["sent", "sent"],
    ["delivered", "delivered"],
    ["read", "delivered"],
    ["failed", "failed"],
    ["canceled", "failed"],
  ] as const)("of one that is %s is kept as %s", ([status, state]) => {
    const charged = { message: messageRow(), channel: channelRow() };
    expect(chargeOf(charged, sent, status)).toMatchObject([{ kind: "tally", row: { state, billable: true, at: now } }]);
    expect(chargeOf(charged, null, status)).toEqual([]);
  });
});

test("a customer's country is that of the number, else of the id", () => {
  expect(customerCountry(customerRow({ phone_number: "+999123456789012", user_id: "BR.1" }))).toBe("BR");
  expect(customerCountry(customerRow({ phone_number: "+999123456789012", user_id: "4711" }))).toBeNull();
});
