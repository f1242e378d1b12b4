import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { customerRow } from "../../test-support/rows.ts";
import { update as updateOf } from "../core/changes.ts";
import type { CustomerRow } from "../rows/customers.ts";
import { updateCustomer, updateCustomerInConsole } from "./decide.ts";

const known = customerRow({ labels: ["old", "vip"], attributes: { city: "Bonn", visits: 1 } });
const factsWith = (customer: CustomerRow | null = known) => ({ ...facts(), customer });

type Body = Parameters<typeof updateCustomer>[1]["body"];

const change = (body: Body, customer: CustomerRow | null = known) =>
  updateCustomer(factsWith(customer), { params: { id: known.id }, query: {}, body });

describe("an update of a customer", () => {
  test("changes only what is given, with run, audit entry and event", () => {
    const { body, changes } = accepted(
      change({ labels: ["vip", "new", "new"], attributes: { city: null, visits: 2 } }),
    );
    expect(validateResponse("customers.update", 200, body)).toMatchObject({ ok: true });
    expect(body.data.customer).toMatchObject({ labels: ["new", "vip"], attributes: { visits: 2 }, name: null });
    const { organization_id, id, labels, attributes } = known;
    expect(changes[0]).toEqual(
      updateOf(
        "customers",
        { organization_id, id, erased_at: null, merged_into: null, labels, attributes },
        { labels: ["new", "vip"], attributes: { visits: 2 }, updated_at: now },
      ),
    );
    expect(outline(changes).slice(1, 3)).toEqual(["remove customer_labels", "insert many customer_labels"]);
    expect(changes[1]).toMatchObject({ where: { organization_id, label: "old", customer_id: id } });
    expect(inserted(changes, "customer_labels")).toEqual([{ organization_id, label: "new", customer_id: id }]);
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "update_customer" }]);
    expect(deliveredNames(changes)).toEqual(["customer.updated", "atlas.run.updated"]);
    expect(inserted(changes, "events")[0]?.payload).toMatchObject({ changed: ["labels", "attributes"] });
    expect(inserted(changes, "audit_events")).toMatchObject([{ after: { changed: ["labels", "attributes"] } }]);
  });

  test("that changes nothing writes only the run", () => {
    const { changes } = accepted(change({ labels: ["vip", "old"], attributes: { city: "Bonn", street: null } }));
    expect(inserted(changes, "runs")).toHaveLength(1);
    expect(outline(changes)).not.toContain("update customers");
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated"]);
  });

  test("that takes a label away inserts none", () => {
    const { changes } = accepted(change({ labels: ["vip"] }));
    expect(outline(changes).filter((each) => each.includes("customer_labels"))).toEqual(["remove customer_labels"]);
    expect(inserted(changes, "audit_events")).toMatchObject([{ event_type: "atlas_api.customer.update" }]);
  });

  test("sets name and time zone alone, and shows attributes in order of their names", () => {
    const { body, changes } = accepted(change({ name: "Ada", time_zone: "Europe/Berlin", attributes: { age: 7 } }));
    expect(body.data.customer).toMatchObject({ name: "Ada", time_zone: "Europe/Berlin", updated_at: now });
    expect(Object.keys(body.data.customer.attributes)).toEqual(["age", "city", "visits"]);
    expect(changes[0]).toMatchObject({ set: { name: "Ada", time_zone: "Europe/Berlin" } });
  });

  test("of an erased customer finds nobody", () => {
    const message = `Your organization has no customer ${known.id}.`;
    expect(change({ name: "Ada" }, customerRow({ erased_at: now }))).toMatchObject({ code: "not_found", message });
  });

  test("leaves no value in audit entry and event, since both outlive the customer's data", () => {
    const { changes } = accepted(change({ name: "Ada Lovelace", attributes: { secret: "tulips" } }));
    const kept = [...inserted(changes, "audit_events"), ...inserted(changes, "events")];
    expect(JSON.stringify(kept)).not.toMatch(/Ada|tulips/);
  });

  test.for([
    ["a time zone that is none", { time_zone: "Europe/Atlantis" }, "time_zone"],
    ["an offset for a time zone", { time_zone: "+01:00" }, "time_zone"],
    ["an attribute's name that begins with a digit", { attributes: { "1st": true } }, "attributes.1st"],
    ["an attribute's name that is too long", { attributes: { ["a".repeat(65)]: 1 } }, `attributes.${"a".repeat(65)}`],
  ] as const)("with %s is refused by the member", ([, body, path]) => {
    expect(change(body)).toMatchObject({
      kind: "refused",
      code: "validation_failed",
      details: [{ path }],
      changes: [],
    });
  });

  test("to more than 50 attributes is a conflict", () => {
    const attributes = Object.fromEntries(Array.from({ length: 49 }, (_, index) => [`a${index}`, index]));
    expect(change({ attributes })).toMatchObject({ kind: "refused", code: "conflict", changes: [] });
  });

  test("may make room for a 50th attribute by removing another", () => {
    const full = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`a${index}`, index]));
    const { body } = accepted(change({ attributes: { a0: null, last: true } }, customerRow({ attributes: full })));
    expect(Object.keys(body.data.customer.attributes)).toHaveLength(50);
  });

  test("of nobody is not found", () => {
    expect(change({ name: "Ada" }, null)).toMatchObject({ code: "not_found" });
  });

  test("by a person names the person, and records no run", () => {
    const actor = { kind: "operator", id: known.id, name: "ada@shop.example" } as const;
    const params = { customer_id: known.id };
    const outcome = updateCustomerInConsole({ ...factsWith(), actor }, { params, query: {}, body: { language: "de" } });
    const { body, changes } = accepted(outcome);
    expect(validateResponse("console.customers.update", 200, body)).toMatchObject({ ok: true });
    expect(inserted(changes, "events")[0]?.payload).toMatchObject({
      changed_by: { type: "operator", name: actor.name },
    });
    expect(inserted(changes, "runs")).toEqual([]);
  });
});
