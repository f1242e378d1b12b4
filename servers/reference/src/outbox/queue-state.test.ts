import { beforeEach, expect, test } from "vitest";
import { writeBacklog } from "../../test-support/backlog.ts";
import { freshDatabase } from "../../test-support/databases.ts";
import { connectAsOwner } from "../../test-support/postgres.ts";
import { testServices } from "../../test-support/services.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import { openDatabase } from "../platform/database/open.ts";
import { jobFindings } from "../doctor/jobs.ts";
import { firstClaim, takeDeliveries } from "../deliveries/claim.ts";
import { loadFailingReceivers, loadQueueState, loadReceivers } from "./queue-state.ts";
import type { Rows } from "@atlas-messaging/service/rows/rows";

let url: string;
let database: Database;
beforeEach(async () => {
  url = await freshDatabase();
  database = await openDatabase({ url, dataDir: "" });
  return () => database.close();
});

const hour = 3_600_000;

/** Services an hour from now, for which all that waits is an hour late. */
const anHourLater = () => ({ ...testServices(database), clock: { now: () => Date.now() + hour } });

const deliveries = async () => {
  const found = await loadQueueState(anHourLater());
  const of = (state: string) => found.find((each) => each.kind === "deliver_webhook" && each.state === state);
  return { due: of("due"), failing: of("failing"), busy: of("busy") };
};

const fails = ({ organization_id, id }: Rows["webhook_endpoints"]) =>
  commit(database, organization_id, [
    {
      kind: "update",
      table: "webhook_endpoints",
      where: { organization_id, id },
      set: { failing_since: "2026-01-01T00:00:00.000Z" },
    },
  ]);

test("deliveries to a receiver that fails are counted beside those that wait for a worker, and make none late", async () => {
  const [dead] = await writeBacklog(database, { urls: ["http://gone.example/"], each: 20 });
  if (!dead) throw new Error("no endpoint was written");
  expect((await deliveries()).due?.oldest).toBeGreaterThan(hour / 1_000 - 60);
  await fails(dead);
  expect(await deliveries()).toMatchObject({ due: { jobs: 0, oldest: null }, failing: { jobs: 20 } });
  expect(await loadReceivers({ database })).toEqual({ failing: 1, active: 0 });

  await writeBacklog(database, { urls: ["http://well.example/"], each: 3 });
  expect((await deliveries()).due).toMatchObject({ jobs: 3 });
  expect((await deliveries()).due?.oldest).toBeGreaterThan(hour / 1_000 - 60);
  expect(await loadReceivers({ database })).toEqual({ failing: 1, active: 1 });
});

test("a receiver with all its places taken is behind by itself, and more workers would not help", async () => {
  const [slow] = await writeBacklog(database, { urls: ["http://slow.example/"], each: 40, speed: "slow" });
  const services = testServices(database, { ATLAS_DELIVERIES_PER_ENDPOINT: "8" });
  const state = async () =>
    (await loadQueueState(services)).filter(({ kind, jobs }) => kind === "deliver_webhook" && jobs > 0);
  expect(await state()).toMatchObject([{ state: "due", jobs: 40 }]);
  const { claimed } = await takeDeliveries(services, { quick: 100, slow: 100 }, firstClaim);
  expect(claimed.map(({ job }) => job.endpoint_id)).toEqual(Array.from({ length: 8 }, () => slow?.id));
  expect(await state()).toMatchObject([{ state: "busy", jobs: 40 }]);
});

test("a receiver that asked for rest makes nothing late until it is over", async () => {
  const [limited] = await writeBacklog(database, { urls: ["http://limited.example/"], each: 5 });
  if (!limited) throw new Error("no endpoint was written");
  const rests = (milliseconds: number) =>
    commit(database, limited.organization_id, [
      {
        kind: "update",
        table: "webhook_endpoints",
        where: { organization_id: limited.organization_id, id: limited.id },
        set: { throttled_until: new Date(Date.now() + milliseconds).toISOString() },
      },
    ]);
  await rests(2 * hour);
  expect(await deliveries()).toMatchObject({ due: { jobs: 0 }, busy: { jobs: 5 } });
  await rests(-hour);
  expect(await deliveries()).toMatchObject({ due: { jobs: 5 }, busy: { jobs: 0 } });
});

test("the doctor names a receiver that fails, and finds no fault with the workers", async () => {
  const [dead] = await writeBacklog(database, { urls: ["https://user@Gone.example:8443/secret"], each: 2 });
  if (!dead) throw new Error("no endpoint was written");
  const owner = connectAsOwner(url);
  await owner`update outbox set due_at = due_at - interval '1 hour'`;
  await owner.end();
  const settings = testServices(database).settings;
  expect(await jobFindings(database, settings)).toMatchObject([{ state: "problem" }, { state: "ok" }]);
  await fails(dead);
  expect(await jobFindings(database, settings)).toMatchObject([
    { subject: "jobs", state: "ok" },
    {
      subject: "receivers",
      state: "warning",
      text: `gone.example (${dead.id}) of Café Atlas fails since 2026-01-01T00:00:00.000Z; 2 deliveries wait for it.`,
    },
  ]);
  expect(await loadFailingReceivers({ database }, 1)).toHaveLength(1);
  // A receiver that refuses at once leaves none due: all wait for their retries.
  const again = connectAsOwner(url);
  await again`update outbox set ripe = false, due_at = now() + interval '1 hour'`;
  await again.end();
  expect(await loadFailingReceivers({ database }, 1)).toMatchObject([{ id: dead.id, waiting: 2 }]);
});
