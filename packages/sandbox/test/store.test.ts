import { type Change, insert, remove, removeMany, update, updateAll } from "@atlas-messaging/service/core/changes";
import { answeredRequest } from "@atlas-messaging/service/test-support/console-rows";
import { customerRow } from "@atlas-messaging/service/test-support/rows";
import { describe, expect, test } from "vitest";
import { World } from "../src/store/world.ts";

const at = "2026-01-01T09:00:00.000Z";
const [ours, theirs] = ["019b78c9-0a80-7000-8000-000000000001", "019b78c9-0a80-7000-8000-000000000002"] as const;
const idOf = (number: number): string => `019b78c9-0a80-7000-9000-${String(number).padStart(12, "0")}`;
const customer = (number: number, phone_number: string, organization_id: string = ours) =>
  customerRow({ organization_id, id: idOf(number), phone_number, created_at: at });
const worldWith = (...changes: readonly Change[]): World => {
  const world = new World();
  expect(world.organization(ours).commit(changes)).toBeNull();
  return world;
};
const phonesIn = (world: World): string[] =>
  Array.from(world.organization(ours).tables.customers.all(), ({ phone_number }) => phone_number);

describe("a commit", () => {
  test("takes effect as a whole, or leaves no trace", () => {
    const world = worldWith(insert("customers", customer(1, "+11")), insert("customers", customer(2, "+22")));
    const changes = [
      insert("customers", customer(3, "+33")),
      update("customers", { organization_id: ours, id: idOf(1) }, { phone_number: "+44" }),
      remove("customers", { organization_id: ours, id: idOf(2) }),
      insert("customers", customer(4, "+44")),
    ];
    expect(world.organization(ours).commit(changes)).toBe("customers_phone_number_key");
    expect(phonesIn(world)).toEqual(["+11", "+22"]);
    const { customers } = world.organization(ours).tables;
    expect(customers.byUnique("customers_phone_number_key", "+22")?.id).toBe(idOf(2));
    expect(customers.byUnique("customers_phone_number_key", "+44")).toBeNull();
    expect(world.organization(ours).commit(changes.slice(0, 3))).toBeNull();
    expect(customers.byUnique("customers_phone_number_key", "+44")?.id).toBe(idOf(1));
  });

  test("leaves a row that it changes at its place among the rows of one value", () => {
    const uri = (number: number, redirect_uri: string) =>
      ({ organization_id: ours, id: idOf(number), app_id: idOf(9), redirect_uri, created_at: at }) as const;
    const world = worldWith(
      insert("app_redirect_uris", uri(1, "https://one.example")),
      insert("app_redirect_uris", uri(2, "https://two.example")),
      update("app_redirect_uris", { organization_id: ours, id: idOf(1) }, { redirect_uri: "https://three.example" }),
    );
    const { app_redirect_uris } = world.organization(ours).tables;
    expect(app_redirect_uris.where("app_id", idOf(9)).map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
    const found = (address: string) => app_redirect_uris.byUnique("app_redirect_uris_uri_key", idOf(9), address);
    expect([found("https://one.example"), found("https://three.example")?.id]).toEqual([null, idOf(1)]);
  });

  test("keeps rows findable by a column from the first look-up on", () => {
    const world = worldWith(insert("customers", customer(1, "+11")), insert("customers", customer(2, "+22")));
    const { customers } = world.organization(ours).tables;
    const named = (name: string | null) => customers.where("name", name).map(({ phone_number }) => phone_number);
    const before = named(null);
    const changes = [
      update("customers", { organization_id: ours, id: idOf(1) }, { name: "Ada" }),
      remove("customers", { organization_id: ours, id: idOf(2) }),
      insert("customers", customer(3, "+33")),
    ];
    expect(world.organization(ours).commit(changes)).toBeNull();
    expect([before, named(null), named("Ada"), named("Eve")]).toEqual([["+11", "+22"], ["+33"], ["+11"], []]);
  });

  test("is refused when a fact that was read has changed, or a row is there or not there", () => {
    const world = worldWith(insert("customers", customer(1, "+11")));
    const where = { organization_id: ours, id: idOf(1), name: "Ada" };
    expect(world.organization(ours).commit([update("customers", where, { name: "Eve" })])).toBe("precondition");
    expect(world.organization(ours).commit([remove("customers", { organization_id: ours, id: idOf(9) })])).toBe(
      "precondition",
    );
    expect(world.organization(ours).commit([insert("customers", customer(1, "+55"))])).toBe("customers_pkey");
  });

  test("writes no row of another organization", () => {
    const world = worldWith(insert("customers", customer(1, "+11")));
    expect(() => world.organization(ours).commit([insert("customers", customer(2, "+22", theirs))])).toThrow(
      "another organization",
    );
    expect(world.organization(theirs).commit([insert("customers", customer(1, "+11", theirs))])).toBeNull();
    expect(phonesIn(world)).toEqual(["+11"]);
  });

  test("changes all that match, or leaves no trace", () => {
    const world = worldWith(insert("customers", customer(1, "+11")), insert("customers", customer(2, "+22")));
    const rename = updateAll("customers", { organization_id: ours, name: null }, { name: "Ada" });
    expect(world.organization(ours).commit([rename, insert("customers", customer(1, "+11"))])).toBe("customers_pkey");
    const names = () => Array.from(world.organization(ours).tables.customers.all(), ({ name }) => name);
    expect(names()).toEqual([null, null]);
    expect(
      world
        .organization(ours)
        .commit([rename, updateAll("customers", { organization_id: ours, name: null }, { name: "Eve" })]),
    ).toBeNull();
    expect(names()).toEqual(["Ada", "Ada"]);
  });

  test("removes all that match", () => {
    const world = worldWith(insert("customers", customer(1, "+11")), insert("customers", customer(2, "+22")));
    expect(
      world.organization(ours).commit([removeMany("customers", { organization_id: ours, name: null })]),
    ).toBeNull();
    expect(phonesIn(world)).toEqual([]);
  });
});

test("the last 200 requests are kept, whether somebody looks at them in between or not", () => {
  const { requests, tables } = new World().organization(ours);
  const add = (from: number, to: number): void => {
    for (let number = from; number <= to; number++)
      requests.add(answeredRequest({ id: idOf(number), duration_ms: number }));
  };
  const numbers = (): number[] => Array.from(tables.stored_requests.all(), ({ duration_ms }) => duration_ms);
  add(1, 150);
  expect(numbers()).toHaveLength(150);
  add(151, 700);
  expect(numbers()).toEqual(Array.from({ length: 200 }, (_, index) => index + 501));
  requests.add(answeredRequest({ id: idOf(701), body: '{"password":"secret"}' }));
  expect(tables.stored_requests.byId(idOf(701))).toMatchObject({ request_body: '{"password":"[redacted]"}' });
  requests.add(answeredRequest({ id: idOf(702), body: "x".repeat(100_000) }));
  expect(tables.stored_requests.byId(idOf(702))).toMatchObject({ request_is_cut: true });
  expect(tables.stored_requests.size).toBe(200);
});
