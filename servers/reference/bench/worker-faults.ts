/** Faults of workers: killed, told to stop with much in flight, and with clocks that are wrong. */
import { fileURLToPath } from "node:url";
import type { Database } from "@atlas-messaging/postgres/database";
import { writeBacklog } from "../test-support/backlog.ts";
import { type BenchReceiver, startMeasuredWorker } from "./server.ts";
import { type Result, emptied, leaseSeconds, now, onDurable, outcomeOf, settled, urlsOf } from "./fault-setup.ts";
import { quantile } from "./measures.ts";

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
    const died = now();
    const held = new Set(await heldIn(database));
    const worker = await startMeasuredWorker(url);
    await settled(receiver, events);
    // Deliveries that arrived unacknowledged repeat after their lease and count, too.
    await emptied(database);
    const arrivals = await receiver.arrivals();
    await worker.stop();
    // Deliveries not acknowledged in time are retried by schedule, which is not measured here.
    const retried = new Set(await failedIn(database));
    const again = arrivals.flatMap(({ event_id, at }) =>
      held.has(event_id) && !retried.has(event_id) && at > died ? [at - died] : [],
    );
    const note =
      `the ${held.size} that were held when the last one died came within ` +
      `${(quantile(again, 1) / 1_000).toFixed(1)} s (lease ${leaseSeconds} s); ${retried.size} retried by the schedule`;
    return { name: `worker killed (-9) ${kills} times, after 400 ms each`, ...outcomeOf(arrivals, events), note };
  });

/** The event ids of deliveries that a worker holds, or has held when it died. */
const heldIn = async (database: Database): Promise<string[]> => {
  const found = await database.asSystem<{ event_id: string }>({
    text: `select event_id::text from outbox job join webhook_deliveries delivery on delivery.id = job.subject_id
           where job.leased_until > now()`,
    values: [],
  });
  return found.map(({ event_id }) => event_id);
};

/** The event ids of deliveries that an attempt has failed of. */
const failedIn = async (database: Database): Promise<string[]> => {
  const found = await database.asSystem<{ event_id: string }>({
    text: `select distinct event_id::text from webhook_attempts attempt
           join webhook_deliveries delivery on delivery.id = attempt.delivery_id
           where attempt.error is not null or attempt.response_status >= 300`,
    values: [],
  });
  return found.map(({ event_id }) => event_id);
};

/** A worker is told to stop while it holds a thousand deliveries, most of them with slow receivers; another goes on. */
export const drainedWorker = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    await writeBacklog(database, { urls: urlsOf(receiver, endpoints, "/slow-2000"), each: 30 });
    const first = await startMeasuredWorker(url);
    let held = 0;
    let sent = 0;
    for (const until = now() + 60_000; (held < 1_000 || sent < 700) && now() < until;) {
      await Bun.sleep(20);
      held = (await heldIn(database)).length;
      sent = await receiver.count();
    }
    const began = performance.now();
    const code = await first.stop();
    const took = (performance.now() - began) / 1_000;
    const second = await startMeasuredWorker(url);
    const arrivals = await settled(receiver, endpoints * 30);
    await second.stop();
    const note = `${held} held, ${sent} of them sent; exit code ${code} after ${took.toFixed(1)} s; the receivers take 2 s`;
    return { name: "SIGTERM with 1,000 in flight", ...outcomeOf(arrivals, endpoints * 30), note };
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

/** A worker that is stopped for longer than its lease, as in a suspended machine, while another goes on. */
export const stoppedWorker = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    await writeBacklog(database, { urls: urlsOf(receiver, 64, "/slow-1000"), each: 16 });
    const first = await startMeasuredWorker(url);
    while ((await receiver.count()) === 0) await Bun.sleep(20);
    process.kill(first.pid, "SIGSTOP");
    const held = (await heldIn(database)).length;
    const underWay = await receiver.count();
    const second = await startMeasuredWorker(url);
    await Bun.sleep((leaseSeconds + 2) * 1_000);
    process.kill(first.pid, "SIGCONT");
    const arrivals = await settled(receiver, 64 * 16);
    await Promise.all([first.stop(), second.stop()]);
    const note = `${held} held when it stopped, ${underWay} of them with their receivers, which come twice`;
    return {
      name: `worker stopped for ${leaseSeconds + 2} s, longer than its lease`,
      ...outcomeOf(arrivals, 64 * 16),
      note,
    };
  });
