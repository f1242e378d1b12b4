import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import { agentRow, organizationRow } from "../test-support/rows.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

const past = new Date(Date.now() - 1_000).toISOString();

/** Agents of two organizations, and of one that has expired. */
const seed = async (database: Database) => {
  const [bistro, bakery] = [organizationRow({ name: "Harbour Bistro" }), organizationRow({ name: "Bakery" })];
  const gone = organizationRow({ name: "Gone", expires_at: past });
  const listed = (organization: { readonly id: string }, name: string, slug: string, change = {}) => ({
    kind: "insert" as const,
    table: "agents" as const,
    row: agentRow(organization.id, { name, is_listed: true, listing_slug: slug, listing_category: "food", ...change }),
  });
  await commit(database, bistro.id, [
    { kind: "insert", table: "organizations", row: bistro },
    listed(bistro, "zander", "z"),
    listed(bistro, "Anna", "anna", { listing_category: "hospitality", description: "d".repeat(2000) }),
    { kind: "insert", table: "agents", row: agentRow(bistro.id, { name: "Withdrawn", listing_slug: "withdrawn" }) },
  ]);
  await commit(database, bakery.id, [
    { kind: "insert", table: "organizations", row: bakery },
    listed(bakery, "Bread", "bread-2", { listing_description: "Sells bread.", channels: ["chatapp"] }),
    listed(bakery, "bread", "bread", { listing_category: null }),
  ]);
  await commit(database, gone.id, [
    { kind: "insert", table: "organizations", row: gone },
    listed(gone, "Gone", "gone"),
  ]);
};

describeServedOnPostgres("the directory", { seed, settings: { ATLAS_LIMIT_PUBLIC: "60" } }, (served) => {
  const page = async (query: { readonly [name: string]: string | number } = {}) =>
    (await served.anonymous.succeed("agents.directory", { query })).data;

  test("shows everyone the published agents of all organizations, by name", async () => {
    const { agents, total_count, next_offset } = await page();
    expect(agents.map(({ name }) => name.toLowerCase())).toEqual(["anna", "bread", "bread", "zander"]);
    expect({ total_count, next_offset }).toEqual({ total_count: 4, next_offset: null });
    expect(agents.find(({ listing_slug }) => listing_slug === "bread-2")).toEqual({
      id: expect.any(String),
      name: "Bread",
      status: "ready",
      channels: ["chatapp"],
      is_listed: true,
      listing_category: "food",
      listing_description: "Sells bread.",
      listing_slug: "bread-2",
      organization_name: "Bakery",
    });
    expect(agents[0]).toMatchObject({ listing_description: "d".repeat(2000), organization_name: "Harbour Bistro" });
  });

  test("pages add up to the whole, and the last says so", async () => {
    const all = (await page()).agents.map(({ id }) => id);
    const [first, second] = [await page({ limit: 3 }), await page({ limit: 3, offset: 3 })];
    expect([first, second].flatMap(({ agents }) => agents.map(({ id }) => id))).toEqual(all);
    expect(first).toMatchObject({ total_count: 4, next_offset: 3 });
    expect(second).toMatchObject({ total_count: 4, next_offset: null });
    expect(await page({ limit: 2, offset: 2 })).toMatchObject({ next_offset: null });
    expect(await page({ offset: 100_000 })).toEqual({ agents: [], total_count: 4, next_offset: null });
  });

  test("selects a category", async () => {
    expect(await page({ category: "food", limit: 1 })).toMatchObject({ agents: [{}], total_count: 2, next_offset: 1 });
    expect(await page({ category: "nothing" })).toEqual({ agents: [], total_count: 0, next_offset: null });
  });

  test.for([
    ["limit", "0"],
    ["limit", "201"],
    ["offset", "-1"],
    ["offset", "100001"],
    ["category", ""],
    ["after_id", "x"],
  ] as const)("refuses %s=%s", async ([name, value]) => {
    const answer = await served.anonymous.call("agents.directory", { query: { [name]: value } });
    expect(answer).toMatchObject({ status: 422, error: { code: "validation_failed", details: [{ path: name }] } });
  });

  test("cares for no credential, not even a wrong one", async () => {
    const headers = { authorization: "Bearer wrong" };
    expect(await served.anonymous.call("agents.directory", { headers })).toMatchObject({ status: 200 });
  });

  test("names what it does not take: organization_id", async () => {
    const answer = await served.anonymous.call("agents.directory", { query: { organization_id: "x" } });
    expect(answer).toMatchObject({ status: 400, error: { code: "organization_id_not_allowed" } });
  });
});

const askedFrom = (forwarded: string) => ({ headers: { "x-forwarded-for": forwarded } });

describeServedOnPostgres(
  "the directory behind a proxy",
  { settings: { ATLAS_LIMIT_PUBLIC: "2", ATLAS_TRUSTED_PROXIES: "127.0.0.0/8,::1" } },
  (served) => {
    test("counts for the client that the proxy names, whatever the client says", async () => {
      const ask = async (forwarded: string) =>
        (await served.anonymous.call("agents.directory", askedFrom(forwarded))).status;
      expect([
        await ask("198.51.100.1"),
        await ask("9.9.9.9, 198.51.100.1"),
        await ask("8.8.8.8,198.51.100.1"),
      ]).toEqual([200, 200, 429]);
      expect([await ask("198.51.100.2"), await ask("2001:db8::1"), await ask("[2001:DB8:0::1]:99")]).toEqual([
        200, 200, 200,
      ]);
      expect(await ask("2001:db8::1")).toBe(429);
    });
  },
);

describeServedOnPostgres("the directory without a proxy", { settings: { ATLAS_LIMIT_PUBLIC: "2" } }, (served) => {
  let statuses: readonly number[];

  beforeAll(async () => {
    const answers = [];
    for (const forwarded of ["198.51.100.1", "198.51.100.2", "198.51.100.3", "garbage"]) {
      answers.push(await served.anonymous.call("agents.directory", askedFrom(forwarded)));
    }
    statuses = answers.map(({ status }) => status);
  });

  describe("ignores the header", () => {
    test("of whoever names other addresses", () => {
      expect(statuses).toEqual([200, 200, 429, 429]);
    });
  });
});
