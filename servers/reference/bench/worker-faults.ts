/** Faults of workers: killed, told to stop with much in flight, and with clocks that are wrong. */
import { fileURLToPath } from "node:url";
import { writeBacklog } from "../test-support/backlog.ts";
import type { Arrival, BenchReceiver } from "./bench-receiver.ts";
import { leaseSeconds, onDurable, outcomeOf, settled, urlsOf } from "./fault-ground.ts";
import type { Result } from "./result.ts";
import { startMeasuredWorker } from "./server.ts";

const events = 40_000;
const endpoints = 100;
const kills = 20;

/** Twenty workers in turn, each killed 400 ms after it has begun to deliver; the last one ends the work. */
export const killedWorkers = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    await writeBacklog(database, { urls: urlsOf(receiver, endpoints), each: events / endpoints });
    for (let kill = 0; kill < kills; kill++) {
      const before = await receiver.count();
      const worker = await startMeasuredWorker(url);
      while ((await receiver.count()) === before) await Bun.sleep(5);
      await Bun.sleep(400);
      await worker.stop("SIGKILL");
    }
    const worker = await startMeasuredWorker(url);
    const arrivals = await settled(receiver, events);
    await worker.stop();
    const note = `what was held came again after ${takeover(arrivals).toFixed(1)} s at most (lease ${leaseSeconds} s)`;
    return { name: `worker killed (-9) ${kills} times, after 400 ms each`, ...outcomeOf(arrivals, events), note };
  });

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

/** A worker is told to stop while a thousand attempts wait for slow receivers; another goes on. */
export const drainedWorker = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    await writeBacklog(database, { urls: urlsOf(receiver, endpoints, "/slow-2000"), each: 30 });
    const first = await startMeasuredWorker(url);
    while ((await receiver.count()) < 700) await Bun.sleep(20);
    const began = performance.now();
    const code = await first.stop();
    const took = (performance.now() - began) / 1_000;
    const second = await startMeasuredWorker(url);
    const arrivals = await settled(receiver, endpoints * 30);
    await second.stop();
    const note = `exit code ${code} after ${took.toFixed(1)} s; the receivers take 2 s`;
    return { name: "SIGTERM with 700 and more in flight", ...outcomeOf(arrivals, endpoints * 30), note };
  });

/** Two workers; the clock of one is an hour behind, that of the other an hour ahead. */
export const wrongClock = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    await writeBacklog(database, { urls: urlsOf(receiver, endpoints), each: 100 });
    const shift = fileURLToPath(new URL("../test-support/shift-clock.ts", import.meta.url));
    const workers = await Promise.all(
      ["-3600000", "3600000"].map((by) => startMeasuredWorker(url, { SHIFT_CLOCK_BY: by }, [shift])),
    );
    const arrivals = await settled(receiver, endpoints * 100);
    await Promise.all(workers.map((worker) => worker.stop()));
    const [wrong] = await database.asSystem<{ count: number }>({
      text: "select count(*) as count from webhook_attempts where abs(extract(epoch from now() - started_at)) > 600",
      values: [],
    });
    const note = `${wrong?.count} attempts are logged at another time than the database's`;
    return {
      name: "clocks of two workers an hour off, each to its side",
      ...outcomeOf(arrivals, endpoints * 100),
      note,
    };
  });
