import type { RetentionKind } from "@atlas-messaging/service/rows/organizations";
import type { Rows } from "@atlas-messaging/service/rows/rows";
import { day, hour, later, minute } from "@atlas-messaging/service/core/time";
import { firstIdAt } from "@atlas-messaging/service/core/ids";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, test } from "vitest";
import { describeOnBoth } from "../../../test-support/databases.ts";
import { deliveryRow, endpointRow, eventRow, organizationRow, requestRow, runRow } from "../../../test-support/rows.ts";
import { testServices } from "../../../test-support/services.ts";
import { EarlierKnowledge } from "../earlier-knowledge.ts";
import { keepHouseOnce } from "../index.ts";
import { Horizons } from "../retention.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../../platform/database/commit.ts";

const now = "2026-03-01T12:00:00.000Z";
const ago = (days: number): string => later(now, -days * day);

/** An id of a time: rows are found by it. */
const idAt = (time: string): string => firstIdAt(time).slice(0, 13) + uuidv7().slice(13);

describeOnBoth("the retention that an organization chooses", (openDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });
  const warnings: string[] = [];
  const services = (at = now) => {
    const made = testServices(database, { ATLAS_RETENTION_DAYS: "30", ATLAS_MAX_RETENTION_DAYS: "100" });
    const warn = (about: object) => void warnings.push(JSON.stringify(about, Object.getOwnPropertyNames(about)));
    return {
      ...made,
      clock: { now: () => Date.parse(at) },
      logger: Object.assign(Object.create(made.logger), { warn }),
    };
  };
  const keepHouse = async (at?: string, horizons?: Horizons) => {
    await keepHouseOnce(services(at), new EarlierKnowledge(), horizons);
    expect(warnings).toEqual([]);
  };
  const kept = async (id: string, table: string, column = "created_at") => {
    const text = `select (date '2026-03-01' - ${column}::date)::int as age from ${table} order by 1`;
    return (await database.asTenant<{ age: number }>(id, { text, values: [] })).map(({ age }) => age);
  };
  const choose = (organization_id: string, days: { readonly [Kind in RetentionKind]?: number }) =>
    Object.entries(days).map(([kind, chosen]) => ({
      kind: "insert" as const,
      table: "retentions" as const,
      // The names of the object are kinds.
      row: { organization_id, kind: kind as RetentionKind, days: chosen, updated_at: now },
    }));

  /** An organization with one row of each kind and age. */
  const withRows = async (days: { readonly [Kind in RetentionKind]?: number }) => {
    const organization = organizationRow();
    const { id } = organization;
    const ages = [1, 5, 20, 40, 90, 200];
    const endpoint = endpointRow(id);
    const aged = <Table extends "events" | "webhook_deliveries">(
      make: (change: { id: string; created_at: string; updated_at: string }) => Rows[Table],
    ) => ages.map((age) => make({ id: idAt(ago(age)), created_at: ago(age), updated_at: ago(age) }));
    const loose = aged<"events">(({ id: own, created_at }) => eventRow(id, { id: own, created_at }));
    const delivered = ages.map((age) => eventRow(id, { id: idAt(ago(age)), created_at: ago(age) }));
    const deliveries = delivered.map(({ id: event_row_id, created_at }) =>
      deliveryRow(id, {
        id: idAt(created_at),
        endpoint_id: endpoint.id,
        event_row_id,
        status: "delivered",
        created_at,
        updated_at: created_at,
      }),
    );
    await commit(database, id, [
      { kind: "insert", table: "organizations", row: organization },
      { kind: "insert", table: "webhook_endpoints", row: endpoint },
      { kind: "insertMany", table: "events", rows: [...loose, ...delivered] },
      { kind: "insertMany", table: "webhook_deliveries", rows: deliveries },
      {
        kind: "insertMany",
        table: "stored_requests",
        rows: ages.map((age) => requestRow(id, { id: idAt(ago(age)), created_at: ago(age) })),
      },
      {
        kind: "insertMany",
        table: "runs",
        rows: ages.map((age) => runRow(id, { run_id: idAt(ago(age)), created_at: ago(age) })),
      },
      ...choose(id, days),
    ]);
    return id;
  };

  test("is shorter or longer than the deployment's, never above its bound, and is nobody else's", async () => {
    const [plain, short, long] = [
      await withRows({}),
      await withRows({ events: 4, deliveries: 4, requests: 2, runs: 10 }),
      // 300 was allowed once, and the deployment has lowered its bound since.
      await withRows({ events: 300, deliveries: 50, requests: 60 }),
    ];
    await keepHouse();
    const all = (id: string) =>
      Promise.all(["events", "webhook_deliveries", "stored_requests", "runs"].map((table) => kept(id, table)));
    expect(await all(plain)).toEqual([
      [1, 1, 5, 5, 20, 20],
      [1, 5, 20],
      [1, 5],
      [1, 5, 20, 40, 90, 200],
    ]);
    expect(await all(short)).toEqual([[1, 1], [1], [1], [1, 5]]);
    expect(await all(long)).toEqual([
      [1, 1, 5, 5, 20, 20, 40, 40, 90, 90],
      [1, 5, 20, 40],
      [1, 5, 20, 40],
      [1, 5, 20, 40, 90, 200],
    ]);
  });

  test("leaves an event as long as a delivery of it, and what is still to be delivered or decided", async () => {
    const id = await withRows({ events: 2, deliveries: 100, runs: 8 });
    const pending = { approval_required: true, approval_state: "pending", status: "pending_approval" } as const;
    const [waits, decided, lately] = [idAt(ago(50)), idAt(ago(50)), idAt(ago(50))];
    const records = [
      runRow(id, { run_id: waits, created_at: ago(50), ...pending }),
      runRow(id, { run_id: decided, created_at: ago(50), ...pending }),
      runRow(id, { run_id: decided, iteration: 2, created_at: ago(49), ...pending, approval_state: "approved" }),
      runRow(id, { run_id: lately, created_at: ago(50), ...pending }),
      runRow(id, { run_id: lately, iteration: 2, created_at: ago(1), ...pending, approval_state: "rejected" }),
    ];
    await commit(database, id, [{ kind: "insertMany", table: "runs", rows: records }]);
    await keepHouse();
    expect(await kept(id, "events")).toEqual([1, 1, 5, 20, 40, 90]);
    const text = "select run_id::text as run, iteration from runs where created_at < '2026-02-20' order by 1, 2";
    const left = await database.asTenant<{ run: string; iteration: number }>(id, { text, values: [] });
    expect(left.map(({ run }) => run).toSorted()).toEqual([waits, lately].toSorted());
  });

  test("that goes back to the deployment's is followed within the hour, by a process that looked past it", async () => {
    const id = await withRows({ events: 100, deliveries: 2 });
    const horizons = new Horizons();
    await keepHouse(now, horizons);
    await commit(database, id, [{ kind: "removeMany", table: "retentions", where: { organization_id: id } }]);
    await keepHouse(later(now, minute), horizons);
    const before = await kept(id, "events");
    await keepHouse(later(now, hour), horizons);
    expect([before.at(-1), (await kept(id, "events")).at(-1)]).toEqual([90, 20]);
  });
});

describe("a horizon", () => {
  test("moves with the time for an hour, then begins anew", () => {
    const horizons = new Horizons();
    const first = horizons.fromOf("events", now);
    horizons.reach("events", ago(30), now);
    const [half, end] = [later(now, 30 * minute), later(now, hour)];
    expect([horizons.fromOf("events", half), horizons.fromOf("runs", half)]).toEqual([ago(30), first]);
    horizons.reach("events", ago(29), half);
    expect([horizons.fromOf("events", half), horizons.fromOf("events", end)]).toEqual([ago(29), first]);
  });
});
