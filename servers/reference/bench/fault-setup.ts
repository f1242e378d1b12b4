/** Helpers of the fault cases: a fresh database, and arrivals compared with enqueued deliveries. */
import type { Database } from "@atlas-messaging/postgres/database";
import { createMigrated, startPostgres } from "../test-support/postgres.ts";
import { type Arrival, type BenchReceiver, openBench } from "./server.ts";

export const leaseSeconds = 30;

interface Setup {
  readonly url: string;
  readonly database: Database;
}

/** Runs a case on its own durable PostgreSQL. */
export const onDurable = async <Found>(run: (setup: Setup) => Promise<Found>): Promise<Found> => {
  const postgres = await startPostgres({ durable: true });
  try {
    const url = await createMigrated(postgres.url);
    const database = await openBench(url);
    try {
      return await run({ url, database });
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
};

/** Compares arrivals with what was enqueued: `webhook-id` is the delivery's event id. */
export const outcomeOf = (arrivals: readonly Arrival[], enqueued: number) => {
  const distinct = new Set(arrivals.map(({ event_id }) => event_id)).size;
  return { lost: enqueued - distinct, twice: arrivals.length - distinct, of: enqueued };
};

export const urlsOf = (receiver: BenchReceiver, count: number, behaviour = ""): string[] =>
  Array.from({ length: count }, (_, index) => `${receiver.url}${behaviour}/${index}`);

const distinctCount = async (receiver: BenchReceiver): Promise<number> =>
  new Set((await receiver.arrivals()).map(({ event_id }) => event_id)).size;

/** Waits until everything has arrived, or nothing more does for longer than a lease. */
export const settled = async (receiver: BenchReceiver, enqueued: number): Promise<readonly Arrival[]> => {
  let [seen, since] = [-1, performance.now()];
  for (;;) {
    const now = await distinctCount(receiver);
    if (now !== seen) [seen, since] = [now, performance.now()];
    const given = performance.now() - since > (leaseSeconds + 15) * 1_000;
    if (now >= enqueued || given) return receiver.arrivals();
    await Bun.sleep(200);
  }
};

/** Waits until no delivery is left to be made, for some leases at most. */
export const emptied = async (database: Database): Promise<void> => {
  const left = { text: "select 1 as one from outbox where lane is not null limit 1", values: [] };
  const until = performance.now() + 3 * leaseSeconds * 1_000;
  while (performance.now() < until && (await database.asSystem(left)).length > 0) await Bun.sleep(100);
};

/** Milliseconds since the epoch, as the receiver tells them. */
export const now = (): number => performance.timeOrigin + performance.now();

/** Cost of a fault. */
export interface Result {
  readonly name: string;
  readonly lost: number;
  readonly twice: number;
  readonly of: number;
  readonly note: string;
}
