/** Faults of receivers: those that hang, that misbehave in worse ways, and many retries of one moment. */
import type { Rows } from "@atlas-messaging/service/rows/rows";
import type { Database } from "@atlas-messaging/postgres/database";
import { writeBacklog, writeEvents } from "../test-support/backlog.ts";
import { hostilePaths, startHostile } from "../test-support/hostile.ts";
import { residentMemoryOf } from "../test-support/process-usage.ts";
import { type Arrival, type BenchReceiver, startMeasuredWorker } from "./server.ts";
import { type Result, emptied, now, onDurable, outcomeOf, settled, urlsOf } from "./fault-setup.ts";
import { quantile } from "./measures.ts";

const answering = 99;
const perBurst = 21;
/** Twice a second to each is about the rate at which `bench deliver` measures how long an event takes. */
const steady = { beats: 20, every: 500 };

/** One endpoint of a hundred never answers; ten more, of as many organizations, neither. The others get events steadily and in a burst, before and beside them. */
export const deadEndpoint = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    const worker = await startMeasuredWorker(url);
    await sendBurst(database, receiver);
    const alone = { steadily: await sendSteadily(database, receiver), burst: await sendBurst(database, receiver) };
    await writeBacklog(database, { urls: urlsOf(receiver, 110, "/hang"), each: 100 });
    await Bun.sleep(12_000);
    const beside = { steadily: await sendSteadily(database, receiver), burst: await sendBurst(database, receiver) };
    const [held] = await database.asSystem<{ most: number }>({
      text: `select count(*) as most from outbox job join webhook_endpoints endpoint on endpoint.id = job.lane
             where leased_until > now() and failing_since is not null group by lane order by 1 desc limit 1`,
      values: [],
    });
    await worker.stop("SIGKILL");
    const note =
      `99 others at ${(answering * 1_000) / steady.every}/s: p95 ${beside.steadily.p95} ms, ${alone.steadily.p95} ms without them; ` +
      `a burst of ${beside.burst.all} from its first write on: ${beside.burst.p95} ms and ${alone.burst.p95} ms; ` +
      `a failing one holds ${held?.most ?? 0} place`;
    const all = beside.steadily.all + beside.burst.all;
    const arrived = [...beside.steadily.arrived, ...beside.burst.arrived];
    return { name: "110 endpoints that hang, beside 99 that answer", ...outcomeOf(arrived, all), note };
  });

/** Waits until all of a path's deliveries have arrived, and returns them. */
const arrivedAt = async (receiver: BenchReceiver, path: string, all: number): Promise<readonly Arrival[]> => {
  const own = async () => (await receiver.arrivals()).filter((arrival) => arrival.path.startsWith(path));
  for (const until = now() + 60_000; (await own()).length < all && now() < until;) await Bun.sleep(100);
  return own();
};

const p95 = (waits: readonly number[]): number => Math.round(quantile(waits, 0.95));

const sendBurst = async (database: Database, receiver: BenchReceiver) => {
  const began = now();
  const all = answering * perBurst;
  const path = `/${crypto.randomUUID()}`;
  await writeBacklog(database, { urls: urlsOf(receiver, answering, path), each: perBurst });
  await database.asSystem({ text: "select pg_notify('atlas_outbox', '')", values: [] });
  const arrived = await arrivedAt(receiver, path, all);
  return { arrived, all, p95: p95(arrived.map(({ at }) => at - began)) };
};

const sendSteadily = async (database: Database, receiver: BenchReceiver) => {
  const all = answering * steady.beats;
  const path = `/${crypto.randomUUID()}`;
  const endpoints = await writeBacklog(database, { urls: urlsOf(receiver, answering, path), each: 0 });
  await beat(database, endpoints, steady);
  const arrived = await arrivedAt(receiver, path, all);
  return { arrived, all, p95: p95(waitsOf(arrived)) };
};

const others = 20;
const beats = 40;
const often = { beats, every: 250 };
const perHostile = 20;

/** Receivers that hang, trickle, pour, bomb and talk garbage, while others get an event each at every beat. */
export const hostileReceivers = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    const hostile = await startHostile();
    try {
      const good = await writeBacklog(database, { urls: urlsOf(receiver, others), each: 5 });
      const worker = await startMeasuredWorker(url);
      await settled(receiver, others * 5);
      await beat(database, good, often);
      await receiver.forget();
      const calmMemory = await watchMemory(worker.pid);
      await beat(database, good, often);
      const calm = waitsOf(await settled(receiver, others * beats));
      const grownCalm = calmMemory.stop();
      await receiver.forget();
      const bad = await writeBacklog(database, {
        urls: hostilePaths.map((path) => `${hostile.url}${path}`),
        each: perHostile,
        speed: "unknown",
      });
      const memory = await watchMemory(worker.pid);
      await beat(database, good, often);
      const arrivals = await settled(receiver, others * beats);
      await Bun.sleep(6_000);
      const grown = memory.stop();
      const { attempts, longest } = await attemptsAt(database, bad);
      await worker.stop("SIGKILL");
      const p99 = quantile(waitsOf(arrivals), 0.99);
      const note =
        `${attempts} attempts at ${bad.length} of them, the longest ${longest} ms; memory +${grown} MiB, +${grownCalm} without them; ` +
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

/** Sends each endpoint one event per beat and wakes the workers. */
const beat = async (
  database: Database,
  endpoints: readonly Rows["webhook_endpoints"][],
  { beats: turns, every }: typeof often,
): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) {
    const next = performance.now() + every;
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

/** Returns a function that tells the largest growth of a process's memory, in MiB. */
const watchMemory = async (pid: number) => {
  const before = await residentMemoryOf(pid);
  let most = before;
  const timer = setInterval(() => void residentMemoryOf(pid).then((found) => (most = Math.max(most, found))), 50);
  return {
    stop: (): number => {
      clearInterval(timer);
      return Math.round((most - before) / 1_024);
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

const refusedEvents = 200;
const restSeconds = 5;

/** A receiver answers 429 with `Retry-After` for as long as that says, and gets everything afterwards. */
export const busyReceiver = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    await writeBacklog(database, { urls: urlsOf(receiver, 1, `/busy-${restSeconds}`), each: refusedEvents });
    const worker = await startMeasuredWorker(url);
    await emptied(database);
    await worker.stop();
    const arrivals = await receiver.arrivals();
    const first = Math.min(...arrivals.map(({ at }) => at));
    const refused = arrivals.filter(({ at }) => at - first < restSeconds * 1_000).length;
    const note = `${refused} requests while it refused; the others came when it had rested, with all their attempts`;
    return {
      name: `429 with Retry-After: ${restSeconds}`,
      ...outcomeOf(arrivals.slice(refused), refusedEvents),
      note,
    };
  });
