/**
 * Deliveries in the order of their conversations, against the same without an order: ten events in each of a thousand
 * conversations, of which one in a hundred fails.
 */
import type { Database } from "@atlas-messaging/postgres/database";
import { createMigrated, startPostgres } from "../test-support/postgres.ts";
import { writeBacklog } from "../test-support/backlog.ts";
import { takeTurns } from "../src/deliveries/turns.ts";
import { cpuOf, cpuOfPostgres } from "./cpu-time.ts";
import { type BenchReceiver, openBench, startMeasuredWorker, startReceiver } from "./server.ts";

type Ordering = "none" | "conversation";

const rounds = 3;
const endpoints = 20;
/** A worker that has just started compiles as it goes: as many are not counted as are. */
const conversations = 2_000;
const events = 10;
const failingIn = 100;

const counted = (conversations * events) / 2;
/** Nine events of a conversation that fails wait behind the first. */
const reachable = conversations * events - (conversations / failingIn) * (events - 1);

export const benchOrder = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true });
  const receiver = await startReceiver();
  try {
    process.stdout.write(
      `order: ${events} events in each of ${conversations} conversations at ${endpoints} endpoints, of which one in ${failingIn} fails; ` +
        `counted after ${counted}, one worker, PostgreSQL\n`,
    );
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const none = await rateOf("none", await createMigrated(postgres.url), receiver);
      const ordered = await rateOf("conversation", await createMigrated(postgres.url), receiver);
      ratios.push(ordered.rate / none.rate);
      process.stdout.write(
        `  round ${round}  without an order ${said(none)}  in order ${said(ordered)}  ratio ${(ordered.rate / none.rate).toFixed(2)}\n`,
      );
    }
    const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
    process.stdout.write(`order: median ratio ${median.toFixed(2)} (aim: at least 0.80)\n`);
  } finally {
    await receiver.stop();
    await postgres.stop();
  }
};

interface Measured {
  readonly rate: number;
  /** Microseconds of CPU for each delivery. */
  readonly worker: number;
  readonly database: number;
}

const said = ({ rate, worker, database }: Measured): string =>
  `${Math.round(rate)}/s (worker ${Math.round(worker)}, PostgreSQL ${Math.round(database)} µs)`;

/** One conversation in a hundred has an id that the receiver refuses. */
const conversationIds = (): readonly string[] =>
  Array.from({ length: conversations / endpoints }, (_, index) => {
    const id = crypto.randomUUID();
    return index % failingIn === 0 ? `${id.slice(0, 23)}-00000000fa11` : id;
  });

const rateOf = async (ordering: Ordering, databaseUrl: string, receiver: BenchReceiver): Promise<Measured> => {
  const database = await openBench(databaseUrl);
  try {
    await receiver.forget();
    await writeAll(database, ordering, receiver.url);
    const worker = await startMeasuredWorker(databaseUrl);
    await arrived(receiver, counted);
    const before = [await cpuOf(worker.pid), await cpuOfPostgres(database)] as const;
    const first = (await receiver.arrivals()).length;
    await arrived(receiver, reachable);
    const after = [await cpuOf(worker.pid), await cpuOfPostgres(database)] as const;
    await worker.stop();
    const times = (await receiver.arrivals()).map(({ at }) => at).toSorted((one, other) => one - other);
    const [from = 0, to = 0] = [times[counted], times[reachable - 1]];
    const each = (place: 0 | 1) => ((after[place] - before[place]) * 1_000) / (reachable - first);
    return { rate: (reachable - 1 - counted) / ((to - from) / 1_000), worker: each(0), database: each(1) };
  } finally {
    await database.close();
  }
};

const writeAll = async (database: Database, ordering: Ordering, url: string): Promise<void> => {
  for (let index = 0; index < endpoints; index++) {
    const ids = conversationIds();
    const urls = [`${url}/${index}`];
    await writeBacklog(database, { urls, each: ids.length * events, endpoint: { ordering }, conversations: ids });
  }
  // As the expansion of their events would have done.
  await takeTurns({ database, clock: { now: () => Date.now() } }, "all");
};

const arrived = async (receiver: BenchReceiver, wanted: number): Promise<void> => {
  while ((await receiver.count()) < wanted) await Bun.sleep(20);
};
