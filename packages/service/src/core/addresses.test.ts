import { describe, expect, test } from "vitest";
import { inserted, outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { channelRow, customerRow } from "../../test-support/rows.ts";
import type { CustomerRow } from "../rows/customers.ts";
import { type Told, learn, numberOf, presentAddresses, presentNames, userIdOf } from "./addresses.ts";

const hidden = "+999123456789012";
const how = { channelId: null, at: now, isCanonical: true, isTaken: false };
const learned = (known: CustomerRow, told: Told, change: Partial<typeof how> | { channelId: string } = {}) => {
  const { set, changes } = learn(facts(), known, told, { ...how, ...change });
  return { customer: { ...known, ...set }, changes };
};

describe("a customer", () => {
  test("whose number nobody knows has none, and is named by the id", () => {
    const known = customerRow({ phone_number: hidden, user_id: "US.1" });
    expect(presentNames(known)).toEqual({ phone_number: undefined, user_id: "US.1" });
    expect(presentAddresses(known)).toEqual([{ type: "user_id", value: "US.1", since: known.created_at }]);
  });

  test("who shows the number has it from then on", () => {
    const { customer, changes } = learned(customerRow({ phone_number: hidden, user_id: "US.1" }), {
      phone_number: "+15550100001",
      user_id: "US.1",
    });
    expect(numberOf(customer)).toBe("+15550100001");
    expect(presentAddresses(customer)).toContainEqual({ type: "phone_number", value: "+15550100001", since: now });
    expect(changes).toEqual([]);
  });

  test("keeps the form of a number that the messaging app writes, and no other", () => {
    const known = customerRow({ phone_number: "+5541977770000" });
    const other = { phone_number: "+554177770000" };
    expect(learned(known, other).customer.phone_number).toBe("+554177770000");
    expect(learned(known, other, { isCanonical: false }).customer).toEqual(known);
  });

  test.for([hidden, "+15550100001"])(
    "with %s who writes by the other form of a merged number learns none",
    (phone_number) => {
      const brought = {
        type: "phone_number",
        value: "+554177770000",
        since: now,
        merged_from: facts().organizationId,
      } as const;
      const known = customerRow({ phone_number, addresses: [brought] });
      const told = { phone_number: "+5541977770000" };
      for (const isCanonical of [true, false])
        expect(learned(known, told, { isCanonical })).toEqual({ customer: known, changes: [] });
    },
  );

  test("who changes number and id is found by what was before until then", () => {
    const known = customerRow({ phone_number: "+15550100001", user_id: "US.1" });
    const { customer, changes } = learned(known, { phone_number: "+15550100002", user_id: "US.2" });
    expect(presentNames(customer)).toEqual({ phone_number: "+15550100002", user_id: "US.2" });
    expect(presentAddresses(customer).filter(({ until }) => until === now)).toMatchObject([
      { type: "phone_number", value: "+15550100001" },
      { type: "user_id", value: "US.1" },
    ]);
    expect(inserted(changes, "customer_addresses")).toMatchObject([
      { type: "phone_number", value: "+15550100001", until: now },
      { type: "user_id", value: "US.1", until: now },
    ]);
  });

  test("has one username at a time", () => {
    const first = learned(customerRow(), { username: "ada" }).customer;
    const { customer, changes } = learned(first, { username: "ada.l" });
    expect(presentAddresses(customer).map(({ value, until }) => [value, until])).toContainEqual(["ada", now]);
    expect(outline(changes)).toEqual(["update all customer_addresses", "insert customer_addresses"]);
    expect(learned(customer, { username: "ada.l" }).changes).toEqual([]);
  });

  test("is called by an adapter's id on its channel alone", () => {
    const { id: channelId } = channelRow();
    const { customer, changes } = learned(customerRow({ phone_number: hidden }), { user_id: "4711" }, { channelId });
    expect([userIdOf(customer, channelId), userIdOf(customer), customer.user_id]).toEqual(["4711", undefined, null]);
    expect(inserted(changes, "customer_addresses")).toMatchObject([{ value: "4711", channel_id: channelId }]);
    expect(presentNames(customer).user_id).toBe("4711");
  });

  test("takes up no address of another customer", () => {
    expect(learned(customerRow(), { user_id: "US.9" }, { isTaken: true }).customer).toEqual(customerRow());
  });
});
