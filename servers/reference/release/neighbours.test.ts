/**
 * Checks that every query reads about a page, beside a huge organization or in it, whatever the statistics and filters.
 */
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { maxCounted } from "@atlas-messaging/service/organizations/overview";
import type { Database } from "@atlas-messaging/postgres/database";
import { claim, nextDueAt } from "../src/outbox/claim.ts";
import { keepHouseOnce } from "../src/housekeeping/index.ts";
import { nextDeliveryAt } from "../src/deliveries/claim.ts";
import { queues } from "../src/outbox/queues.ts";
import { loadQueueState } from "../src/outbox/queue-state.ts";
import { testServices } from "../test-support/services.ts";
import { planSettings } from "@atlas-messaging/postgres/session";
import { fill } from "../test-support/crowd.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { type Asked, factsAsked, page, sentBy, systemFactsAsked } from "../test-support/facts-asked.ts";
import { readBy, readsBy } from "../test-support/plans.ts";
import { connectAsOwner } from "../test-support/postgres.ts";

const many = 12_000;
const few = 30;
const crowded = "0199f0a0-0000-7000-9000-00000000000a";
const neighbour = "0199f0a0-0000-7000-9000-00000000000b";

/** Maximum rows read for an answer: a page, and what each row refers to. */
const maxRows = 10 * page;
/** Maximum pages of tables and indexes read per row. */
const maxPages = 8;

/** Queries that read more than a page by nature, and how much. */
const larger: { readonly [name: string]: number } = {
  apps: maxCounted,
  service_accounts: maxCounted,
  webhooks: maxCounted,
  audit_events: maxCounted,
  resting: many,
  // At most 32 MiB of callbacks wait for their number.
  held: many,
  // Usage of an organization, of all its keys and sessions, is asked for by who runs the deployment.
  messages_last_day: many,
  events_last_day: many,
  stored_bytes: many,
  last_seen_at: 2 * many,
  // An app's access ends seldom, and is looked for among all of the organization.
  otherAccess: many + 5 * maxRows,
  // Counts of conversations by view.
  waiting: maxCounted,
  mine: maxCounted,
  with_agent: maxCounted,
  handed_off: maxCounted,
  closed: maxCounted,
  all: maxCounted,
  // A search for text reads the newest 2,000 messages and customers, and the conversations that match.
  searched: 4 * 2_000 + maxRows,
  reached: 2 * 2_000 + maxRows,
  // Without pgvector a search compares 5,000 vectors, each with its document, past those of a former model that are left.
  vectors: many + 2 * 5_001,
  // A job goes once through all documents of an organization, and asks of each for its last vector.
  documents: 3 * many,
  // A narrowed search looks up the passages of each document that is for others.
  "search (whole)": 2 * many + maxRows,
};

/** The same across organizations. */
const largerAcross: { readonly [name: string]: number } = {
  // The directory looks at so many agents, each with its organization.
  page: 2 * 10_000,
  total: 2 * 10_000,
  // The oldest jobs of a kind, of which those are looked up that are in line.
  claim: 2 * 512,
  // Counts up to 100,000 of each kind.
  metrics: 100_000,
};

type Mode = Parameters<typeof readBy>[2];

describe("beside an organization with very many rows of everything", () => {
  let owner: postgres.Sql;
  let asked: readonly Asked[];

  const exceeding = async (mode: Mode) => {
    const found: unknown[] = [];
    for (const [text, each] of Map.groupBy(asked, ({ statement }) => statement.text)) {
      const bound = each.map(({ organizationId, statement }) => ({ ...statement, organizationId }));
      const reads = await readsBy(owner, text, bound, mode);
      for (const [index, { name, organizationId, statement }] of each.entries()) {
        const read = reads[index];
        const max = larger[name] ?? maxRows;
        if (read && read.rows <= max && read.pages <= maxPages * max) continue;
        const of = organizationId === crowded ? "the crowd" : "the neighbour";
        found.push({ name, of, ...read, values: statement.values });
      }
    }
    return found;
  };

  beforeAll(async () => {
    owner = connectAsOwner(await freshDatabase());
    await owner.unsafe("set session_replication_role = replica");
    await fill(owner, neighbour, few);
    await owner.unsafe("analyze");
    await fill(owner, crowded, many);
    await owner.unsafe("set session_replication_role = origin; set role atlas_app");
    for (const [name, value] of Object.entries(planSettings)) await owner.unsafe(`set ${name} = ${value}`);
    asked = await factsAsked([crowded, neighbour]);
  });
  afterAll(() => owner.end());

  // The first is how a plan goes wrong: made while there were few rows, and kept.
  test.for<readonly [what: string, gather: string]>([
    ["that were gathered when there were few rows", "select"],
    ["that are fresh", "reset role; analyze; set role atlas_app"],
    [
      "that there are none of",
      "reset role; delete from pg_statistic; update pg_class set reltuples = -1, relpages = 0; set role atlas_app",
    ],
  ])("nothing reads more than its page by statistics %s", async ([, gather]) => {
    await owner.unsafe(gather);
    for (const mode of ["force_generic_plan", "force_custom_plan"] as const) expect(await exceeding(mode)).toEqual([]);
  });

  // As `atlas_system` asks; its settings are those of `wire.ts`.
  test("nothing across organizations reads more than it is limited to", async () => {
    const now = "2026-06-01T00:00:00Z";
    const others: { readonly [name: string]: (database: Database) => Promise<unknown> } = {
      claim: (database) => claim(testServices(database), queues.prompt, 50),
      next: (database) => nextDueAt(testServices(database), queues.prompt, now),
      metrics: (database) => loadQueueState(testServices(database)),
      "next delivery": (database) => nextDeliveryAt(testServices(database)),
      // Nothing is old yet, as in most minutes.
      housekeeping: (database) =>
        keepHouseOnce({ ...testServices(database), clock: { now: () => Date.parse("2025-12-31T00:00:00Z") } }),
    };
    const across = [...(await systemFactsAsked())];
    for (const [name, ask] of Object.entries(others)) {
      for (const statement of await sentBy(ask)) across.push({ name, statement });
    }
    // It has the ids of the other's, and a link is looked up by its id alone.
    await owner.unsafe(`reset role; delete from channel_links where organization_id = '${neighbour}'`);
    // As it comes to be by itself, in a while.
    await owner.unsafe(
      "select brin_summarize_new_values(indexrelid) from pg_index join pg_class on oid = indexrelid where relname in ('events_age_idx', 'webhook_deliveries_age_idx')",
    );
    await owner.unsafe("analyze; set role atlas_system; set enable_seqscan = off; reset enable_bitmapscan");
    const found: unknown[] = [];
    for (const { name, statement } of across) {
      const read = await readBy(owner, statement, "force_generic_plan");
      if (read.rows > (largerAcross[name] ?? maxRows)) found.push({ name, ...read, values: statement.values });
    }
    expect(found).toEqual([]);
  });
});
