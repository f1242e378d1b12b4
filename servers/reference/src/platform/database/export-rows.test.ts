import { beforeAll, expect, test } from "vitest";
import { describeOnBoth } from "../../../test-support/databases.ts";
import { auditEventRow } from "../../../test-support/rows.ts";
import { seedOrganization } from "../../../test-support/seed.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { type ExportedRow, exportRows, exportedTables } from "./export-rows.ts";
import { commit } from "./commit.ts";

const all = async (rows: AsyncGenerator<ExportedRow>): Promise<readonly ExportedRow[]> => {
  const found: ExportedRow[] = [];
  for await (const row of rows) found.push(row);
  return found;
};

describeOnBoth("the export of an organization", (open) => {
  let database: Database;
  let ours: string;
  let theirs: string;
  beforeAll(async () => {
    database = await open();
    ours = (await seedOrganization(database)).organizationId;
    theirs = (await seedOrganization(database)).organizationId;
    const rows = Array.from({ length: 1_200 }, () => auditEventRow(ours));
    await commit(database, ours, [{ kind: "insertMany", table: "audit_events", rows }]);
  });

  test("has its rows of all pages, each once, and none of another", async () => {
    const found = await all(exportRows(database, ours, exportedTables));
    const audited = found.filter(({ table }) => table === "audit_events").map(({ row }) => Reflect.get(row, "id"));
    expect(audited.length).toBeGreaterThanOrEqual(1_200);
    expect(new Set(audited).size).toBe(audited.length);
    expect(new Set(found.map(({ table }) => table)).size).toBeGreaterThan(5);
    expect(found.some(({ row }) => JSON.stringify(row).includes(theirs))).toBe(false);
    const organizations = found.flatMap(({ table, row }) =>
      table === "organizations" ? [Reflect.get(row, "id")] : [],
    );
    expect(organizations).toEqual([ours]);
  });

  test("has the tables that are asked for alone", async () => {
    const found = await all(exportRows(database, ours, ["audit_events"]));
    expect(new Set(found.map(({ table }) => table))).toEqual(new Set(["audit_events"]));
  });

  test("has no secret: no sealed value, and no digest of a token", async () => {
    const found = await all(exportRows(database, ours, exportedTables));
    const text = JSON.stringify(found);
    const secrets = await database.asTenant<{ token_hash: string }>(ours, {
      text: "select token_hash from credentials",
      values: [],
    });
    expect(secrets.length).toBeGreaterThan(0);
    for (const { token_hash } of secrets) expect(text).not.toContain(token_hash);
    expect(text).not.toContain("sealed:");
    const columns = new Set(found.flatMap(({ row }) => Object.keys(row)));
    expect(columns.size).toBeGreaterThan(50);
    expect([...columns].filter((name) => /secret|hash|password|salt|webhook_url/.test(name))).toEqual([]);
  });
});
