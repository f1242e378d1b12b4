/** The contract's suite with the tokens of a production deployment: it leaves alone what customers and the public see. */
import { Session, runCases } from "@atlas-messaging/conformance";
import type { TableName } from "@atlas-messaging/service/rows/rows";
import { expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { freely } from "../test-support/conformance-suite.ts";
import { seedOrganization } from "../test-support/seed.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { settings } from "../test-support/whole-contract.ts";

const production = { ...settings, ATLAS_ENVIRONMENT: "production", ATLAS_ENABLE_PREVIEW: "true" };

const shops = async (database: Database) => [
  await seedOrganization(database, "production"),
  await seedOrganization(database, "production"),
];

describeServedOnPostgres("the conformance suite in production", { seed: shops, settings: production }, (served) => {
  test("passes, and without --allow-sends nobody gets to see anything", async () => {
    const [home, other] = served.seeded;
    const session = await Session.open({
      baseUrl: served.server.url,
      token: home?.token,
      otherToken: other?.token,
      operatorToken: home?.data.operator_token,
    });
    const results = await runCases(session, freely);
    await session.close();
    const failed = results.filter(({ outcome }) => outcome === "failed");
    expect(failed.map(({ case: { id }, reason, curl }) => ({ id, reason, curl }))).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === "passed").length).toBeGreaterThan(300);
    expect(results.filter(({ reason }) => reason?.includes("--allow-sends")).length).toBeGreaterThan(50);
    const database = await served.stopAndOpen();
    const count = async (table: TableName, condition: string): Promise<number> => {
      const text = `select id from ${table} where ${condition}`;
      const found = await Promise.all(
        served.seeded.map(({ organizationId }) =>
          database.asTenant<{ id: string }>(organizationId, { text, values: [] }),
        ),
      );
      return found.flat().length;
    };
    expect(await count("messages", "direction = 'outbound'")).toBe(0);
    expect(await count("agents", "is_listed")).toBe(0);
  });
});
