import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "../../../test-support/databases.ts";
import { customerRow } from "../../../test-support/rows.ts";
import { type WorstPooler, startWorstPooler } from "../../../test-support/worst-pooler.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { type Pooled, openDatabase } from "./open.ts";
import { commit } from "./commit.ts";
import { whole } from "../../../test-support/whole.ts";

const tenants = Array.from({ length: 32 }, () => uuidv7());
const rounds = 12;

interface Seen {
  readonly organization_id: string;
  readonly name: string;
}

/** No query here says whose rows it wants: only the policies stand between the organizations. */
const everything = { text: "select organization_id::text, name from customers", values: [] };
const whoAndWhere = {
  text: `select current_user::text as role, current_setting('search_path') as path, current_setting('TimeZone') as zone,
    current_setting('statement_timeout') as timeout`,
  values: [],
};

interface Way {
  readonly pooled: Pooled;
  readonly follows: boolean;
  readonly tears: boolean;
}

const ways: readonly Way[] = [
  { pooled: "unprepared", follows: false, tears: true },
  { pooled: "prepared", follows: true, tears: true },
  { pooled: "unprepared", follows: false, tears: false },
  { pooled: "prepared", follows: true, tears: false },
  { pooled: "off", follows: false, tears: false },
  { pooled: "off", follows: false, tears: true },
];

describe.for(whole ? ways : ways.slice(0, 2))(
  "behind a pooler that hands each transaction on and resets nothing ($pooled, tears: $tears)",
  ({ pooled, ...how }) => {
    let pooler: WorstPooler;
    let database: Database;

    beforeAll(async () => {
      const url = await freshDatabase();
      pooler = await startWorstPooler(url, how);
      database = await openDatabase({ url: pooler.url, dataDir: "", access: { pooled, directUrl: url } });
    });

    afterAll(async () => {
      await database.close();
      await pooler.close();
    });

    test("32 organizations under load see and change not one foreign row", async () => {
      const calls = Array.from({ length: rounds }, (_, round) =>
        tenants.map(async (tenant) => {
          const row = customerRow(tenant, { name: `${tenant} ${round}`, phone_number: `+1555${round}` });
          expect(await commit(database, tenant, [{ kind: "insert", table: "customers", row }])).toBe("committed");
          const [read, written] = await Promise.all([
            database.read<Seen>(tenant, everything),
            database.asTenant<Seen>(tenant, { text: "update customers set name = name returning *", values: [] }),
            database.asSystem({ text: "select count(*) from organizations", values: [] }),
          ]);
          return [...read, ...written].map(({ organization_id }) => [tenant, organization_id]);
        }),
      );
      const seen = (await Promise.all(calls.flat())).flat();
      expect(seen.length).toBeGreaterThan(tenants.length * rounds);
      expect(seen.filter(([tenant, owner]) => tenant !== owner)).toEqual([]);
      const last = await Promise.all(tenants.map((tenant) => database.read<Seen>(tenant, everything)));
      expect(last.map((rows) => rows.length)).toEqual(tenants.map(() => rounds));
      expect(pooler.handedOver).toBeGreaterThan(100);
    });

    test("each transaction has its role and settings, and none is left behind for who comes next", async () => {
      const settings = { path: "public, pg_temp", zone: "UTC", timeout: "30s" };
      const asked = await Promise.all(
        Array.from({ length: 24 }, (_, index) =>
          index % 2 === 0 ? database.read<object>(uuidv7(), whoAndWhere) : database.asSystem<object>(whoAndWhere),
        ),
      );
      asked.forEach(([row], index) => {
        expect(row).toEqual({ role: index % 2 === 0 ? "atlas_app" : "atlas_system", ...settings });
      });
    });

    test("what fails takes nothing with it", async () => {
      const [one = "", other = ""] = tenants;
      const failing = { text: "select 1 / $1::int as x", values: [0] };
      const answers = await Promise.allSettled([
        database.asTenant(one, failing),
        database.read<Seen>(other, everything),
        database.asTenant(one, { text: "select nonsense from nowhere", values: [] }),
        database.read<Seen>(other, everything),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected", "fulfilled"]);
      expect(answers[1]).toEqual(answers[3]);
    });

    test("hears notifications past it", async () => {
      const heard = Promise.withResolvers<void>();
      const listening = await database.listen("atlas_test", () => heard.resolve());
      await database.asSystem({ text: "select pg_notify('atlas_test', '')", values: [] });
      await expect(heard.promise).resolves.toBeUndefined();
      await listening.close();
    });
  },
);
