/** Faults of receivers: those that hang, that misbehave in worse ways, and many retries of one moment. */
import { readFile } from "node:fs/promises";
import type { Rows } from "@atlas-messaging/domain";
import type { Database } from "../src/platform/database/index.ts";
import { writeBacklog, writeEvents } from "../test-support/backlog.ts";
import { hostilePaths, startHostile } from "../test-support/hostile.ts";
import type { Arrival, BenchReceiver } from "./bench-receiver.ts";
import { now, onDurable, outcomeOf, settled, urlsOf } from "./fault-ground.ts";
import { quantile } from "./measures.ts";
import type { Result } from "./result.ts";
import { startMeasuredWorker } from "./server.ts";

const burst = { endpoints: 99, each: 21 };

/** One endpoint of a hundred never answers; ten more, of as many organizations, neither. The others get a burst, before and beside them. */
export const deadEndpoint = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    const worker = await startMeasuredWorker(url);
    await sendBurst(database, receiver);
    const alone = await sendBurst(database, receiver);
    await writeBacklog(database, { urls: urlsOf(receiver, 110, "/hang"), each: 100 });
    await Bun.sleep(12_000);
    const beside = await sendBurst(database, receiver);
    const [held] = await database.asSystem<{ most: number }>({
      text: `select count(*) as most from outbox job join webhook_endpoints endpoint on endpoint.id = job.lane
             where leased_until > now() and failing_since is not null group by lane order by 1 desc limit 1`,
      values: [],
    });
    await worker.stop("SIGKILL");
    const note =
      `99 others: p95 ${Math.round(beside.p95)} ms from the first write on, ${Math.round(alone.p95)} ms without them; ` +
      `a failing one holds ${held?.most ?? 0} place`;
    return { name: "110 endpoints that hang, beside 99 that answer", ...beside.outcome, note };
  });

const sendBurst = async (database: Database, receiver: BenchReceiver) => {
  const began = now();
  const all = burst.endpoints * burst.each;
  const path = `/${crypto.randomUUID()}`;
  await writeBacklog(database, { urls: urlsOf(receiver, burst.endpoints, path), each: burst.each });
  await database.asSystem({ text: "select pg_notify('atlas_outbox', '')", values: [] });
  const own = async () => (await receiver.arrivals()).filter((arrival) => arrival.path.startsWith(path));
  for (const until = now() + 60_000; (await own()).length < all && now() < until;) await Bun.sleep(100);
  const arrived = await own();
  const p95 = quantile(
    arrived.map(({ at }) => at - began),
    0.95,
  );
  return { p95, outcome: outcomeOf(arrived, all) };
};

const others = 20;
const beatMilliseconds = 250;
const beats = 40;
const perHostile = 20;

/** Receivers that hang, trickle, pour, bomb and talk garbage, while others get an event each at every beat. */
export const hostileReceivers = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    const hostile = await startHostile();
    try {
      const good = await writeBacklog(database, { urls: urlsOf(receiver, others), each: 5 });
      const worker = await startMeasuredWorker(url);
      await settled(receiver, others * 5);
      await beat(database, good);
      await receiver.forget();
      await beat(database, good);
      const calm = waitsOf(await settled(receiver, others * beats));
      await receiver.forget();
      const before = await memoryOf(worker.pid);
      const bad = await writeBacklog(database, {
        urls: hostilePaths.map((path) => `${hostile.url}${path}`),
        each: perHostile,
      });
      const memory = watchMemory(worker.pid);
      await beat(database, good);
      const arrivals = await settled(receiver, others * beats);
      await Bun.sleep(6_000);
      const grown = (memory.stop() - before) / 1_024;
      const { attempts, longest } = await attemptsAt(database, bad);
      await worker.stop("SIGKILL");
      const p99 = quantile(waitsOf(arrivals), 0.99);
      const note =
        `${attempts} attempts at ${bad.length} of them, the longest ${longest} ms; memory +${Math.round(grown)} MiB; ` +
        `others p99 ${Math.round(p99)} ms, ${Math.round(quantile(calm, 0.99))} ms without them`;
      return {
        name: "receivers that hang, trickle, pour, bomb, babble",
        ...outcomeOf(arrivals, others * beats),
        note,
      };
    } finally {
      await hostile.close();
    }
  });

/** Each endpoint gets one event at every beat, and the workers are told. */
const beat = async (database: Database, endpoints: readonly Rows["webhook_endpoints"][]): Promise<void> => {
  for (let turn = 0; turn < beats; turn++) {
    const next = performance.now() + beatMilliseconds;
    await Promise.all(
      endpoints.map(async (endpoint) => {
        await writeEvents(database, [endpoint], 1);
        await database.asSystem({ text: "select pg_notify('atlas_outbox', '')", values: [] });
      }),
    );
    await Bun.sleep(Math.max(0, next - performance.now()));
  }
};

/** An event id tells in its first 48 bits when it was made, in milliseconds. */
const waitsOf = (arrivals: readonly Arrival[]): number[] =>
  arrivals.map(({ event_id, at }) => at - Number.parseInt(event_id.replaceAll("-", "").slice(0, 12), 16));

/** Resident memory of a process, in KiB. */
const memoryOf = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]);

/** The most memory that a process has, from now until it is asked. */
const watchMemory = (pid: number) => {
  let most = 0;
  const timer = setInterval(() => void memoryOf(pid).then((found) => (most = Math.max(most, found))), 50);
  return {
    stop: (): number => {
      clearInterval(timer);
      return most;
    },
  };
};

const attemptsAt = async (database: Database, endpoints: readonly Rows["webhook_endpoints"][]) => {
  const [found] = await database.asSystem<{ attempts: number; longest: number }>({
    text: `select count(*) as attempts, max(duration_ms) as longest from webhook_attempts attempt
           join webhook_deliveries delivery on delivery.id = attempt.delivery_id where endpoint_id = any ($1::uuid[])`,
    values: [endpoints.map(({ id }) => id)],
  });
  return found ?? { attempts: 0, longest: 0 };
};

const retried = 10_000;
const retriedEndpoints = 10;

/** Ten thousand retries to ten endpoints come due in one moment, for two workers. */
export const retriesAtOnce = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    const urls = urlsOf(receiver, retriedEndpoints, "/slow-20");
    await writeBacklog(database, { urls, each: retried / retriedEndpoints });
    await database.asSystem({
      text: "update outbox set ripe = false, due_at = now() + interval '3 seconds' where lane is not null",
      values: [],
    });
    const workers = await Promise.all([startMeasuredWorker(url), startMeasuredWorker(url)]);
    const arrivals = await settled(receiver, retried);
    await Promise.all(workers.map((worker) => worker.stop()));
    const times = arrivals.map(({ at }) => at);
    const took = (quantile(times, 1) - quantile(times, 0)) / 1_000;
    const note = `at most ${await receiver.most()} at once at an endpoint, by two workers (32 places); done in ${took.toFixed(1)} s`;
    return { name: "10,000 retries to 10 endpoints due at once", ...outcomeOf(arrivals, retried), note };
  });
