/** What is promised, kept through faults: each case prints what was lost, what came twice, and how long it took. */
import { fileURLToPath } from "node:url";
import { startRestartablePostgres } from "../test-support/restartable-postgres.ts";
import { createDatabase, startPostgres } from "../test-support/postgres.ts";
import { writeBacklog } from "../test-support/backlog.ts";
import { openBench } from "./bench-database.ts";
import { type Arrival, type BenchReceiver, startReceiver } from "./bench-receiver.ts";
import type { Result } from "./result.ts";
import { startMeasuredWorker } from "./server.ts";
import { benchServerFaults } from "./server-faults.ts";

const events = 40_000;
const endpoints = 100;
const leaseSeconds = 30;

export const benchFaults = async (): Promise<void> => {
  process.stdout.write(`${head}\n`);
  const receiver = await startReceiver();
  try {
    record(await killedWorkers(receiver));
    await receiver.forget();
    record(await restartedDatabase(receiver));
    await receiver.forget();
    record(await drainedWorker(receiver));
    await receiver.forget();
    record(await wrongClock(receiver));
    await receiver.forget();
    record(await deadEndpoint(receiver));
    await receiver.forget();
    for (const result of await benchServerFaults()) record(result);
  } finally {
    await receiver.stop();
  }
};

const record = (result: Result): void => void process.stdout.write(`${line(result)}\n`);

const head = `${"fault".padEnd(58)}${"of".padStart(8)}${"lost".padStart(7)}${"twice".padStart(8)}   note`;
const line = ({ name, lost, twice, of, note }: Result): string =>
  `${name.padEnd(58)}${String(of).padStart(8)}${String(lost).padStart(7)}${`${((100 * twice) / of).toFixed(2)} %`.padStart(8)}   ${note}`;

/** What arrived, against what was promised: the deliveries' event ids are the receiver's `webhook-id`. */
const outcomeOf = (arrivals: readonly Arrival[], promised: number) => {
  const distinct = new Set(arrivals.map(({ event_id }) => event_id)).size;
  return { lost: promised - distinct, twice: arrivals.length - distinct, of: promised };
};

const urlsOf = (receiver: BenchReceiver, count = endpoints): string[] =>
  Array.from({ length: count }, (_, index) => `${receiver.url}/${index}`);

const distinctCount = async (receiver: BenchReceiver): Promise<number> =>
  new Set((await receiver.arrivals()).map(({ event_id }) => event_id)).size;

/** Waits until everything has arrived, or nothing more does for longer than a lease. */
const settled = async (receiver: BenchReceiver, promised: number): Promise<void> => {
  let [seen, since] = [-1, performance.now()];
  for (;;) {
    const now = await distinctCount(receiver);
    if (now >= promised) return;
    if (now !== seen) [seen, since] = [now, performance.now()];
    if (performance.now() - since > (leaseSeconds + 15) * 1_000) return;
    await Bun.sleep(200);
  }
};

const largestGap = (arrivals: readonly Arrival[]): number => {
  const times = arrivals.map(({ at }) => at).toSorted((a, b) => a - b);
  return times.reduce((most, at, index) => Math.max(most, at - (times[index - 1] ?? at)), 0) / 1_000;
};

/** The longest time between the first and the second arrival of what arrived twice. */
const takeover = (arrivals: readonly Arrival[]): number => {
  const firsts = new Map<string, number>();
  let longest = 0;
  for (const { event_id, at } of arrivals) {
    const first = firsts.get(event_id);
    if (first === undefined) firsts.set(event_id, at);
    else longest = Math.max(longest, at - first);
  }
  return longest / 1_000;
};

/** Twenty workers in turn, each killed 400 ms after it has begun to deliver; the last one ends the work. */
const killedWorkers = async (receiver: BenchReceiver): Promise<Result> => {
  const postgres = await startPostgres({ durable: true });
  try {
    const url = await createDatabase(postgres.url);
    const database = await openBench(url);
    await writeBacklog(database, { urls: urlsOf(receiver), each: events / endpoints });
    for (let kill = 0; kill < 20; kill++) {
      const before = await receiver.count();
      const worker = await startMeasuredWorker(url);
      while ((await receiver.count()) === before) await Bun.sleep(5);
      await Bun.sleep(400);
      await worker.stop("SIGKILL");
    }
    const worker = await startMeasuredWorker(url);
    await settled(receiver, events);
    const arrivals = await receiver.arrivals();
    await worker.stop();
    await database.close();
    const note = `what was held came again after ${takeover(arrivals).toFixed(1)} s at most (lease ${leaseSeconds} s)`;
    return { name: "worker killed (-9) 20 times, after 400 ms each", ...outcomeOf(arrivals, events), note };
  } finally {
    await postgres.stop();
  }
};

/** PostgreSQL stops at once, three times, and starts again; nothing else is restarted. */
const restartedDatabase = async (receiver: BenchReceiver): Promise<Result> => {
  const postgres = await startRestartablePostgres();
  try {
    const database = await openBench(postgres.url);
    await writeBacklog(database, { urls: urlsOf(receiver), each: events / endpoints });
    const worker = await startMeasuredWorker(postgres.url);
    for (let stop = 1; stop <= 3; stop++) {
      while ((await receiver.count()) < (stop * events) / 5) await Bun.sleep(20);
      await postgres.stopImmediately();
      await Bun.sleep(500);
      await postgres.start();
    }
    await settled(receiver, events);
    const arrivals = await receiver.arrivals();
    await worker.stop();
    await database.close();
    const note = `longest silence ${largestGap(arrivals).toFixed(1)} s; no process restarted`;
    return { name: "PostgreSQL stopped at once 3 times under load", ...outcomeOf(arrivals, events), note };
  } finally {
    await postgres.remove();
  }
};

/** A worker is told to stop while a thousand attempts wait for slow receivers; another goes on. */
const drainedWorker = async (receiver: BenchReceiver): Promise<Result> => {
  const postgres = await startPostgres({ durable: true });
  try {
    const url = await createDatabase(postgres.url);
    const database = await openBench(url);
    const urls = Array.from({ length: endpoints }, (_, index) => `${receiver.url}/slow-2000/${index}`);
    await writeBacklog(database, { urls, each: 30 });
    const first = await startMeasuredWorker(url);
    while ((await receiver.count()) < 700) await Bun.sleep(20);
    const began = performance.now();
    const code = await first.stop();
    const took = (performance.now() - began) / 1_000;
    const second = await startMeasuredWorker(url);
    await settled(receiver, endpoints * 30);
    const arrivals = await receiver.arrivals();
    await second.stop();
    await database.close();
    const note = `exit code ${code} after ${took.toFixed(1)} s; the receivers take 2 s`;
    return { name: "SIGTERM with 700 and more in flight", ...outcomeOf(arrivals, endpoints * 30), note };
  } finally {
    await postgres.stop();
  }
};

/** Two workers; the clock of one is an hour behind, that of the other an hour ahead. */
const wrongClock = async (receiver: BenchReceiver): Promise<Result> => {
  const postgres = await startPostgres({ durable: true });
  try {
    const url = await createDatabase(postgres.url);
    const database = await openBench(url);
    await writeBacklog(database, { urls: urlsOf(receiver), each: 100 });
    const shift = fileURLToPath(new URL("../test-support/shift-clock.ts", import.meta.url));
    const workers = await Promise.all(
      ["-3600000", "3600000"].map((by) => startMeasuredWorker(url, { SHIFT_CLOCK_BY: by }, [shift])),
    );
    await settled(receiver, endpoints * 100);
    const arrivals = await receiver.arrivals();
    await Promise.all(workers.map((worker) => worker.stop()));
    const [wrong] = await database.asSystem<{ count: number }>({
      text: "select count(*) as count from webhook_attempts where abs(extract(epoch from now() - started_at)) > 600",
      values: [],
    });
    await database.close();
    const note = `${wrong?.count} attempts are logged at another time than the database's`;
    return {
      name: "clocks of two workers an hour off, each to its side",
      ...outcomeOf(arrivals, endpoints * 100),
      note,
    };
  } finally {
    await postgres.stop();
  }
};

/** One endpoint of a hundred never answers; ten more, of as many organizations, neither. */
const deadEndpoint = async (receiver: BenchReceiver): Promise<Result> => {
  const postgres = await startPostgres({ durable: true });
  try {
    const url = await createDatabase(postgres.url);
    const database = await openBench(url);
    const hanging = Array.from({ length: 110 }, (_, index) => `${receiver.url}/hang/${index}`);
    await writeBacklog(database, { urls: hanging, each: 100 });
    const worker = await startMeasuredWorker(url);
    await Bun.sleep(7_000);
    const waits: number[] = [];
    const promised = 2_000;
    const began = performance.timeOrigin + performance.now();
    await writeBacklog(database, { urls: urlsOf(receiver, 99), each: Math.ceil(promised / 99) });
    const all = 99 * Math.ceil(promised / 99);
    const quick = async () => (await receiver.arrivals()).filter(({ path }) => !path.startsWith("/hang"));
    for (const until = performance.now() + 60_000; (await quick()).length < all && performance.now() < until;)
      await Bun.sleep(100);
    const arrived = await quick();
    for (const { at } of arrived) waits.push(at - began);
    waits.sort((a, b) => a - b);
    const held = await database.asSystem<{ most: number }>({
      text: "select count(*) as most from outbox where leased_until > now() and lane is not null group by lane order by 1 desc limit 1",
      values: [],
    });
    await worker.stop("SIGKILL");
    await database.close();
    const p95 = waits[Math.floor(0.95 * (waits.length - 1))] ?? Number.NaN;
    const note = `99 others: p95 ${Math.round(p95)} ms from the first write on; a failing one holds ${held[0]?.most ?? 0} place`;
    return { name: "110 endpoints that hang, beside 99 that answer", ...outcomeOf(arrived, all), note };
  } finally {
    await postgres.stop();
  }
};
