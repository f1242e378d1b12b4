/** PostgreSQL stops at once and starts again, while deliveries are made and requests are answered. */
import { writeBacklog } from "../test-support/backlog.ts";
import { type RestartablePostgres, startRestartablePostgres } from "../test-support/restartable-postgres.ts";
import { type Arrival, type BenchReceiver, openBench, startMeasured, startMeasuredWorker } from "./server.ts";
import { type Result, outcomeOf, settled, urlsOf } from "./fault-setup.ts";
import { accessTo, send } from "./server-faults.ts";

const events = 40_000;
const endpoints = 100;
const stops = 3;
const clients = 20;
const downFor = 1_500;

/** Stopped three times; nothing else is restarted. */
export const restartedDatabase = async (receiver: BenchReceiver): Promise<Result> => {
  const postgres = await startRestartablePostgres();
  try {
    const database = await openBench(postgres.url);
    await writeBacklog(database, { urls: urlsOf(receiver, endpoints), each: events / endpoints });
    const worker = await startMeasuredWorker(postgres.url);
    for (let stop = 1; stop <= stops; stop++) {
      while ((await receiver.count()) < (stop * events) / 5) await Bun.sleep(20);
      await postgres.stopImmediately();
      await Bun.sleep(500);
      await postgres.start();
    }
    const arrivals = await settled(receiver, events);
    await worker.stop();
    await database.close();
    const note = `longest silence ${largestGap(arrivals).toFixed(1)} s; no process restarted`;
    return { name: `PostgreSQL stopped at once ${stops} times under load`, ...outcomeOf(arrivals, events), note };
  } finally {
    await postgres.remove();
  }
};

const largestGap = (arrivals: readonly Arrival[]): number => {
  const times = arrivals.map(({ at }) => at).toSorted((a, b) => a - b);
  return times.reduce((most, at, index) => Math.max(most, at - (times[index - 1] ?? at)), 0) / 1_000;
};

interface Asked {
  readonly key: string;
  readonly took: number;
  /** The id of the message, the error's code, or what else came. */
  readonly outcome: { readonly message: string } | { readonly refused: string };
}

/** Requests while it is down are refused at once, as retryable; what was refused is then sent again under the same key. */
export const refusedRequests = async (): Promise<Result> => {
  const postgres = await startRestartablePostgres();
  try {
    const server = await startMeasured(postgres.url);
    const access = await accessTo(server);
    const ask = async (key: string): Promise<Asked> => {
      const began = performance.now();
      const answer = await send(server, access, key, key);
      const body = (await answer.json()) as { data?: { message_id: string }; error?: { code: string } };
      const took = performance.now() - began;
      if (body.data) return { key, took, outcome: { message: body.data.message_id } };
      return { key, took, outcome: { refused: `${answer.status} ${body.error?.code ?? "without an envelope"}` } };
    };
    const asked = await askDuring(() => stopping(postgres), ask);
    const refused = asked.filter(({ outcome }) => "refused" in outcome);
    const messages = new Set(asked.flatMap(({ outcome }) => ("message" in outcome ? [outcome.message] : [])));
    for (const { key } of refused) {
      const { outcome } = await ask(key);
      if ("message" in outcome) messages.add(outcome.message);
    }
    await server.stop();
    const kinds = Object.entries(
      Object.groupBy(refused, ({ outcome }) => ("refused" in outcome ? outcome.refused : "")),
    ).map(([kind, of]) => `${of?.length} × ${kind}`);
    const longest = Math.max(...asked.map(({ took }) => took));
    const note = `meanwhile ${kinds.join(", ")}; the longest answer took ${(longest / 1_000).toFixed(1)} s`;
    return { name: "requests while it is stopped, then again", of: asked.length, ...lostOf(asked, messages), note };
  } finally {
    await postgres.remove();
  }
};

const lostOf = (asked: readonly Asked[], messages: ReadonlySet<string>) => ({
  lost: Math.max(0, asked.length - messages.size),
  twice: Math.max(0, messages.size - asked.length),
});

const stopping = async (postgres: RestartablePostgres): Promise<void> => {
  for (let stop = 0; stop < stops; stop++) {
    await Bun.sleep(1_500);
    await postgres.stopImmediately();
    await Bun.sleep(downFor);
    await postgres.start();
  }
  await Bun.sleep(1_500);
};

/** Some clients ask one thing after the other for as long as something goes on. */
const askDuring = async (act: () => Promise<void>, ask: (key: string) => Promise<Asked>): Promise<Asked[]> => {
  const asked: Asked[] = [];
  let acting = true;
  const client = async (name: number): Promise<void> => {
    for (let turn = 0; acting; turn++) {
      asked.push(await ask(`${name}-${turn}`));
      await Bun.sleep(20);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, name) => client(name)));
  await act();
  acting = false;
  await all;
  return asked;
};
