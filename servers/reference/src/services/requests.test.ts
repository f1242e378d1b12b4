import type { StoredRequestRow } from "@atlas-messaging/service/rows/requests";
import { day, later } from "@atlas-messaging/service/core/time";
import { beforeAll, describe, expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import { organizationRow, requestRow } from "../../test-support/rows.ts";
import { testServices } from "../../test-support/services.ts";
import { keepHouseOnce } from "../housekeeping/index.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import { addRequests, cellsOf } from "@atlas-messaging/service/organizations/requests.sql";

const now = "2026-03-01T12:00:00.000Z";

describeOnBoth("stored requests", (openDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });

  const organization = async (change: Parameters<typeof organizationRow>[0] = {}) => {
    const row = organizationRow(change);
    await commit(database, row.id, [{ kind: "insert", table: "organizations", row }]);
    return row.id;
  };
  const add = (rows: readonly StoredRequestRow[]) => database.asSystem(addRequests(rows.map(cellsOf)));
  const idsOf = async (organizationId: string): Promise<readonly string[]> => {
    const text = "select id::text from stored_requests order by id";
    const found = await database.asTenant<{ id: string }>(organizationId, { text, values: [] });
    return found.map(({ id }) => id);
  };

  test("of many organizations are added at once, each to its own, and once", async () => {
    const [ours, theirs] = [await organization(), await organization()];
    const rows = [requestRow(ours), requestRow(theirs), requestRow(ours)];
    await add(rows);
    await add(rows);
    expect(await idsOf(ours)).toEqual([rows[0]?.id, rows[2]?.id]);
    expect(await idsOf(theirs)).toEqual([rows[1]?.id]);
  });

  test.for([
    ["quotes and escapes", '{"text":"a \\"b\\" \\\\ c"}'],
    ["signs of lists", '{NULL},"",\\{}'],
    ["the text of nothing", "NULL"],
    ["lines and signs that none sees", "a\n\tb\r\u0001\u007f\u2028"],
    ["other planes", "👍 日本 ü"],
    ["nothing", null],
  ] as const)("keep %s as they are", async ([, body]) => {
    const ours = await organization();
    const query = { "a,b": '{"x"}', text: "NULL" };
    const row = requestRow(ours, { request_body: body, response_body: body, query, principal_name: body });
    await add([row, requestRow(ours)]);
    const text = "select request_body, response_body, query, principal_name from stored_requests where id = $1::uuid";
    const found = await database.asTenant(ours, { text, values: [row.id] });
    expect(found).toEqual([{ request_body: body, response_body: body, query, principal_name: body }]);
  });

  test("of an organization that is deleted or unknown are left out", async () => {
    const deleted = await organization({ deleted_at: now });
    const unknown = organizationRow().id;
    await add([requestRow(deleted), requestRow(unknown)]);
    expect(await idsOf(deleted)).toEqual([]);
    expect(await idsOf(unknown)).toEqual([]);
  });

  describe("that are old", () => {
    test.for([
      [{}, 7],
      [{ ATLAS_REQUEST_RETENTION_DAYS: "2" }, 2],
    ] as const)("are removed as the setting says (%o)", async ([variables, days]) => {
      const ours = await organization();
      const old = requestRow(ours, { created_at: later(now, -days * day - 1_000) });
      const kept = requestRow(ours, { created_at: later(now, -days * day + 1_000) });
      await add([old, kept]);
      await keepHouseOnce({ ...testServices(database, variables), clock: { now: () => Date.parse(now) } });
      expect(await idsOf(ours)).toEqual([kept.id]);
    });
  });

  test.for([
    [{ ATLAS_ENVIRONMENT: "production" }, ["GET 404", "POST 200"]],
    [{ ATLAS_ENVIRONMENT: "production", ATLAS_STORED_READS: "all" }, ["GET 200", "GET 404", "POST 200"]],
    [{ ATLAS_STORED_READS: "off" }, ["POST 200"]],
    [{}, ["GET 200", "GET 404", "POST 200"]],
  ] as const)("hold reads as the settings say (%o)", async ([variables, kept]) => {
    const ours = await organization();
    const { keepRequest, requests } = testServices(database, variables);
    for (const [method, status] of [
      ["GET", 200],
      ["GET", 404],
      ["POST", 200],
    ] as const) {
      const { request_body: _, response_body: __, ...row } = requestRow(ours, { method, status });
      keepRequest?.({ ...row, operation: "agents.list", query: [], body: null, isValid: true, answer: null });
    }
    await requests.write();
    const text = "select method || ' ' || status as made from stored_requests order by 1";
    expect(await database.asTenant(ours, { text, values: [] })).toEqual(kept.map((made) => ({ made })));
  });

  test("are none where the setting says so", () => {
    expect(testServices(database, { ATLAS_REQUEST_RETENTION_DAYS: "0" }).keepRequest).toBeNull();
    expect(testServices(database).keepRequest).not.toBeNull();
  });
});
