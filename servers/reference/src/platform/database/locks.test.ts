/** A lock that somebody holds delays those who need it, for a while, and nobody else. */
import { uuidv7 } from "uuidv7";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withDeadline } from "@atlas-messaging/postgres/deadline";
import type { Database, Statement } from "@atlas-messaging/postgres/database";
import { customerRow } from "../../../test-support/rows.ts";
import { freshDatabase } from "../../../test-support/databases.ts";
import { connectAsOwner } from "../../../test-support/postgres.ts";
import { commit } from "./commit.ts";
import { openDatabase } from "./open.ts";
import { whole } from "../../../test-support/whole.ts";

const organization = uuidv7();
const [locked, free] = [customerRow(organization), customerRow(organization, { phone_number: "+15550100002" })];
const connections = 2;

const rename = (database: Database, { id }: { readonly id: string }) =>
  commit(database, organization, [
    { kind: "update", table: "customers", where: { organization_id: organization, id }, set: { name: "Renamed" } },
  ]);

interface Found {
  readonly found: number | string;
}

/** Reads a table, and waits for its lock as long as that. */
const reading = (milliseconds: number): Statement => ({
  first: { text: "select set_config('lock_timeout', $1::text, true)", values: [String(milliseconds)] },
  text: "select name from customers",
  values: [],
});
const patiently = reading(3_600_000);
const briefly = reading(1);

describe.for(whole ? (["off", "unprepared"] as const) : (["unprepared"] as const))(
  "with a lock held elsewhere (pooled: %s)",
  (pooled) => {
    let owner: ReturnType<typeof connectAsOwner>;
    let database: Database;
    let url: string;

    beforeAll(async () => {
      url = await freshDatabase();
      owner = connectAsOwner(url);
      database = await openDatabase({ url, dataDir: "", connections, access: { pooled } });
      for (const row of [locked, free])
        await commit(database, organization, [{ kind: "insert", table: "customers", row }]);
    });
    afterAll(async () => {
      await database.close();
      await owner.end();
    });

    test("writes of its row are refused, and another's is answered before them", async () => {
      await owner.begin(async (holder) => {
        await holder`select from customers where id = ${locked.id} for update`;
        const ended: string[] = [];
        const refused = Array.from({ length: 4 }, () =>
          rename(database, locked).catch((error: unknown) => ended.push(String(error))),
        );
        await eventually(() => expect(database.pools?.().writers.blocked).toBe(connections));
        expect(await rename(database, free)).toBe("committed");
        expect(ended).toEqual([]);
        await Promise.all(refused);
        expect(ended).toEqual(Array.from({ length: 4 }, () => "DatabaseUnavailable: the database cannot do it now"));
      });
      await eventually(() => expect(database.pools?.().writers).toMatchObject({ pending: 0, blocked: 0 }));
      expect(await rename(database, locked)).toBe("committed");
    });

    test("no statement stands behind one that waits for a lock", async () => {
      const ended: unknown[] = [];
      const wait = () =>
        void database.read(organization, patiently).then(
          () => ended.push(null),
          (error: unknown) => ended.push(error),
        );
      const monitor = connectAsOwner(url);
      await owner.begin(async (holder) => {
        await holder`lock table customers`;
        wait();
        await eventually(() => expect(database.pools?.().readers.blocked).toBe(1));
        // The other connection, and as many again that are opened meanwhile.
        for (let more = 1; more < 2 * connections; more += 1) {
          wait();
          await eventually(() => expect(database.pools?.().readers.blocked).toBe(1 + more));
        }
        const other = database.read<Found>(organization, {
          text: "select count(*)::int as found from apps",
          values: [],
        });
        await monitor`select pg_cancel_backend(pid) from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database() order by backend_start desc limit 1`;
        expect(await other).toEqual([{ found: 0 }]);
        expect(ended).toHaveLength(1);
      });
      await monitor.end();
      await eventually(() => expect(ended).toHaveLength(2 * connections));
    });

    test("the more wait in vain, the shorter the next wait, until none does", async () => {
      const usual = [{ found: "2s" }];
      const timeout = () =>
        database.read<Found>(organization, { text: "select current_setting('lock_timeout') as found", values: [] });
      expect(await timeout()).toEqual(usual);
      await owner.begin(async (holder) => {
        await holder`lock table customers`;
        for (let vain = 0; vain < 4; vain += 1)
          await expect(database.read(organization, briefly)).rejects.toMatchObject({ connected: true });
        expect(await timeout()).not.toEqual(usual);
      });
      await eventually(async () => expect(await timeout()).toEqual(usual));
    });

    test("a request ends at its deadline, whatever it waits for", async () => {
      await owner.begin(async (holder) => {
        await holder`lock table customers`;
        const reads = Array.from({ length: 12 }, () =>
          withDeadline(300, () => database.read(organization, { text: "select name from customers", values: [] })),
        );
        for (const { status, ...end } of await Promise.allSettled(reads)) {
          expect([status, end]).toMatchObject(["rejected", { reason: { reason: "the time of the request is over" } }]);
        }
        // Those that waited for a connection have left the line.
        expect(database.pools?.().readers.pending).toBeLessThanOrEqual(12);
      });
    });
  },
);
