/** The deletion of an organization reaches every table, those of tomorrow too: each has rows here by itself. */
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../src/platform/database/open.ts";
import { keepHouseOnce } from "../src/housekeeping/index.ts";
import { fill, tablesOf } from "../test-support/crowd.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { connectAsOwner } from "../test-support/postgres.ts";
import { testServices } from "../test-support/services.ts";

const deleted = "0199f0a0-0000-7000-9000-00000000000c";
const expired = "0199f0a0-0000-7000-9000-00000000000d";
const kept = "0199f0a0-0000-7000-9000-00000000000e";
const rows = 3;

describe("an organization that is deleted", () => {
  let url: string;
  let owner: postgres.Sql;
  let names: readonly string[];
  beforeAll(async () => {
    url = await freshDatabase();
    owner = connectAsOwner(url);
    names = await tablesOf(owner);
    await owner.unsafe("set session_replication_role = replica");
    for (const id of [deleted, expired, kept]) await fill(owner, id, rows);
    await owner.unsafe("set session_replication_role = origin");
    await owner`update organizations set expires_at = '2026-01-01', deleted_at = '2026-01-01' where id = ${deleted}`;
    await owner`update organizations set expires_at = '2026-01-01' where id = ${expired}`;
    // Rows of the crowd are older than anything is kept, and their media was never committed.
    await owner`delete from media_chunks`;
  });
  afterAll(() => owner.end());

  const held = async (id: string): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const name of names) {
      const [{ count } = { count: 0 }] = await owner.unsafe<{ count: number }[]>(
        `select count(*)::int as count from "${name}" where organization_id = '${id}'`,
      );
      if (count > 0) found.push(name);
    }
    return found;
  };

  test("leaves no row in any table but its audit log, and takes none of another's", async () => {
    const before = await held(kept);
    expect(await held(deleted)).toEqual(before);
    expect(before).toHaveLength(names.length - 1);
    for (const table of ["retentions", "organization_exports", "export_pieces", "alerts", "stored_requests"]) {
      expect(before).toContain(table);
    }
    const database = await openDatabase({ url, dataDir: "" });
    const services = { ...testServices(database), clock: { now: () => Date.parse("2026-01-01T02:00:00Z") } };
    for (let round = 0; round < 6; round++) await keepHouseOnce(services);
    await database.close();
    expect(await held(deleted)).toEqual(["audit_events"]);
    expect(await held(expired)).toEqual([]);
    expect(await held(kept)).toEqual(before);
    const left = await owner<{ id: string }[]>`select id::text from organizations order by id`;
    expect(left.map(({ id }) => id)).toEqual([deleted, kept]);
  });
});
