/** Forbidden targets, and jobs that always fail. */
import { insertMany } from "@atlas-messaging/service/core/changes";
import { maxFailures } from "@atlas-messaging/service/core/jobs";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import { writeBacklog } from "../test-support/backlog.ts";
import { invalidTargets, loopbackTargets, specialTargets } from "../test-support/forbidden-targets.ts";
import { jobRow } from "../test-support/rows.ts";
import { type BenchReceiver, startMeasured, startMeasuredWorker } from "./server.ts";
import { type Result, now, onDurable, outcomeOf, settled, urlsOf } from "./fault-setup.ts";
import { accessTo } from "./server-faults.ts";

const endpoints = 10;
const perEndpoint = 1_000;
const poisonEach = 10;

/** Jobs about deliveries that are not there, the first in line of each endpoint, that fail for the last time. */
export const poisonedQueue = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    const written = await writeBacklog(database, { urls: urlsOf(receiver, endpoints), each: perEndpoint });
    for (const { organization_id, id: endpoint_id } of written) {
      const poison = () => jobRow(organization_id, { kind: "deliver_webhook", endpoint_id, attempts: maxFailures - 1 });
      const rows = Array.from({ length: poisonEach }, poison);
      await commit(database, organization_id, [insertMany("outbox", rows)]);
    }
    const began = performance.now();
    const worker = await startMeasuredWorker(url);
    const arrivals = await settled(receiver, endpoints * perEndpoint);
    const took = (performance.now() - began) / 1_000;
    const [aside] = await database.asSystem<{ count: number }>({
      text: "select count(*) as count from outbox where dead_at is not null",
      values: [],
    });
    await worker.stop();
    const all = endpoints * poisonEach;
    const note = `${aside?.count} of ${all} poison rows are set aside; the others arrived within ${took.toFixed(1)} s`;
    return { name: "poison rows first in line", ...outcomeOf(arrivals, endpoints * perEndpoint), note };
  });

/** Each spelling is handed in, and then written past that check, so that a worker comes to connect to it. */
export const forbiddenTargets = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    const { port } = new URL(receiver.url);
    const open = loopbackTargets.map((target) => (/:\d+$/.test(target) ? target : `${target}:${port}`));
    const urls = [...open, ...specialTargets, ...invalidTargets];
    const server = await startMeasured(url);
    const access = await accessTo(server);
    const statuses = await Promise.all(
      urls.map(async (target) => {
        const answer = await fetch(`http://127.0.0.1:${server.port}/v1/atlas/webhooks`, {
          method: "POST",
          headers: { authorization: `Bearer ${access.token}`, "content-type": "application/json" },
          body: JSON.stringify({ url: target, events: ["message.delivered"] }),
        });
        return answer.status;
      }),
    );
    await server.stop();
    await writeBacklog(database, { urls, each: 1 });
    const worker = await startMeasuredWorker(url, { ATLAS_ALLOW_LOOPBACK_TARGETS: "off" });
    const failures = await firstAttempts(database, urls.length);
    await worker.stop();
    const reached = await receiver.count();
    const refused = statuses.filter((status) => status === 422).length;
    const kinds = [...Map.groupBy(failures, (error) => error)].map(([error, same]) => `${same.length} ${error}`);
    const note = `${refused} are refused when they are handed in; at connection ${kinds.join(", ")}; ${reached} reached the receiver`;
    return {
      name: "forbidden targets, however spelled",
      lost: urls.length - failures.length,
      twice: reached,
      of: urls.length,
      note,
    };
  });

/** Waits for `count` deliveries and returns the errors of their first attempts. */
const firstAttempts = async (database: Database, count: number): Promise<readonly string[]> => {
  const read = () =>
    database.asSystem<{ error: string | null }>({
      text: "select error from webhook_attempts where attempt = 1",
      values: [],
    });
  let found = await read();
  for (const until = now() + 30_000; found.length < count && now() < until; found = await read()) await Bun.sleep(100);
  return found.map(({ error }) => error ?? "answered");
};
