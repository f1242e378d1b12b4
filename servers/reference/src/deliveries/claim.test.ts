import { insert } from "@atlas-messaging/service/core/changes";
import { uuidv7 } from "uuidv7";
import { eventually } from "@atlas-messaging/test-wait";
import { beforeEach, expect, test } from "vitest";
import { writeBacklog } from "../../test-support/backlog.ts";
import { freshDatabase } from "../../test-support/databases.ts";
import { connectAsOwner } from "../../test-support/postgres.ts";
import { jobRow } from "../../test-support/rows.ts";
import { testServices } from "../../test-support/services.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import { openDatabase } from "../platform/database/open.ts";
import { claim } from "../outbox/claim.ts";
import { firstClaim, takeDeliveries } from "./claim.ts";
import { queues } from "../outbox/queues.ts";

const plenty = { quick: 1_000, slow: 1_000 };

let url: string;
let database: Database;
beforeEach(async () => {
  url = await freshDatabase();
  database = await openDatabase({ url, dataDir: "" });
  return () => database.close();
});

const backlog = (each: number) => writeBacklog(database, { urls: ["http://127.0.0.1:9/"], each });

const claimsThatWait = async (): Promise<number> => {
  const [found] = await database.asSystem<{ count: number }>({
    text: `select count(*) as count from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`,
    values: [],
  });
  return found?.count ?? 0;
};

test("a claim that waited for another sees what was enqueued meanwhile, with its rows", async () => {
  const services = testServices(database);
  const owner = connectAsOwner(url);
  try {
    const claiming = await owner.begin(async (other) => {
      await other`select pg_advisory_xact_lock(4100002)`;
      const waiting = takeDeliveries(services, plenty, firstClaim);
      await eventually(async () => expect(await claimsThatWait()).toBe(1));
      await backlog(1);
      return { waiting };
    });
    const { claimed } = await claiming.waiting;
    expect(claimed).toMatchObject([{ delivery: { attempts: 0 }, endpoint: { url: "http://127.0.0.1:9/" }, event: {} }]);
  } finally {
    await owner.end();
  }
});

test("claims pass over what another transaction holds, and do not wait for it", async () => {
  const services = testServices(database);
  await backlog(3);
  const organizationId = uuidv7();
  const jobs = [1, 2, 3].map(() => insert("outbox", jobRow(organizationId)));
  await commit(database, organizationId, jobs);
  const owner = connectAsOwner(url);
  try {
    await owner.begin(async (other) => {
      await other`select from outbox where lane is not null limit 1 for update`;
      await other`select from outbox where lane is null limit 1 for update`;
      const counts: number[] = [];
      const taken = takeDeliveries(services, plenty, firstClaim).then(({ claimed }) => counts.push(claimed.length));
      const others = claim(services, queues.prompt, 10).then((claimed) => counts.push(claimed.length));
      await eventually(() => expect(counts).toEqual([2, 2]));
      await Promise.all([taken, others]);
    });
  } finally {
    await owner.end();
  }
});

test("a claim reads the first jobs of an endpoint, however many wait there", async () => {
  await backlog(2_000);
  const [read] = await database.asSystem<{ claimed: number; rows: number }>({
    text: `with taken as materialized (
             select json_array_length(jobs) as claimed
             from atlas_claim_deliveries(now(), now() + interval '30 s', 4, 1000, 1000, $1::uuid, '{}')
           ) select claimed, pg_stat_get_xact_tuples_fetched('outbox'::regclass) as rows from taken`,
    values: [firstClaim],
  });
  expect(read?.claimed).toBe(4);
  expect(read?.rows).toBeLessThan(100);
});
