import type postgres from "postgres";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "../test-support/databases.ts";
import { connectAsOwner } from "../test-support/postgres.ts";
import { eventRow, organizationRow } from "../test-support/rows.ts";
import { type Database, commit, openDatabase } from "../src/platform/database/index.ts";
import { factLoader } from "../src/platform/database/facts.ts";
import { KEEP_POSITIONS } from "../src/platform/database/positions.ts";
import { eventPageFacts } from "../src/sections/events/index.ts";

const filters = { named: null, of_conversation: null, of_customer: null, of_number: null, of_request: null };
const start = {
  after: null,
  after_down: "ffffffff-ffff-ffff-ffff-ffffffffffff",
  after_up: "00000000-0000-0000-0000-000000000000",
  page_size: 50,
};
const all = { ...filters, ...start, types: null, since: null, until: null };
const loads = { oldest: factLoader(eventPageFacts("oldest")), newest: factLoader(eventPageFacts("newest")) };

const named = (id: string) => eventRow(id, { names: { "conversation.created": crypto.randomUUID() } });

describe("the list of events", () => {
  let database: Database;
  let writers: readonly [postgres.Sql, postgres.Sql];
  beforeAll(async () => {
    const url = await freshDatabase();
    database = await openDatabase({ url, dataDir: "" });
    writers = [connectAsOwner(url), connectAsOwner(url)];
  });
  afterAll(async () => {
    await Promise.all(writers.map((each) => each.end()));
    await database.close();
  });

  const insertSlowly = (writer: postgres.Sql, { organization_id, id, created_at }: ReturnType<typeof eventRow>) =>
    writer`insert into events (organization_id, id, event_type, names, correlation_id, payload, created_at)
           values (${organization_id}, ${id}, 'conversation.created', '{"conversation.created": ""}', 'slow', '{}', ${created_at})`;
  const idsIn = async (order: "oldest" | "newest", organizationId: string, after: string | null = null) => {
    const from = after === null ? {} : { after, after_up: after, after_down: after };
    return (await loads[order](database, organizationId, { ...all, ...from })).rows.map(({ id }) => id);
  };

  /** Waits for the list, since transactions of other tests hold it up. */
  const listed = (organizationId: string, rows: readonly { readonly id: string }[], after: string | null = null) =>
    eventually(async () => expect(await idsIn("oldest", organizationId, after)).toEqual(rows.map(({ id }) => id)));

  test("never goes past an event that is committed late", async () => {
    const { id } = organizationRow();
    const [slow] = writers;
    const [before, late, quick, next] = [named(id), named(id), named(id), named(id)];
    await commit(database, id, [{ kind: "insert", table: "events", row: before }]);
    await slow`begin`;
    await insertSlowly(slow, late);
    await commit(database, id, [{ kind: "insert", table: "events", row: quick }]);
    await listed(id, [before]);
    expect(await idsIn("newest", id)).toEqual([quick.id, before.id]);
    await slow`commit`;
    await commit(database, id, [{ kind: "insert", table: "events", row: next }]);
    await listed(id, [late, quick, next], before.id);
  });

  test("keeps its order when a dump is restored into a cluster that has fewer transactions", async () => {
    const { id, ...organization } = organizationRow();
    const rows = [named(id), named(id)];
    await commit(database, id, [
      { kind: "insert", table: "organizations", row: { id, ...organization } },
      { kind: "insertMany", table: "events", rows },
    ]);
    const [owner] = writers;
    await owner`update events set "position" = '4000000000' where organization_id = ${id}`;
    expect(await idsIn("oldest", id)).toEqual([]);
    await owner.unsafe(KEEP_POSITIONS);
    const next = named(id);
    await commit(database, id, [{ kind: "insert", table: "events", row: next }]);
    await listed(id, [...rows, next]);
  });
});
