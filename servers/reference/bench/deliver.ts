/**
 * Signed deliveries with their log, against bare POSTs of the same bodies to the same receiver; and how long an accepted
 * event takes to its receiver, at 200 a second.
 */
import { createMigrated, startPostgres } from "../test-support/postgres.ts";
import { writeBacklog } from "../test-support/backlog.ts";
import {
  type BenchReceiver,
  type MeasuredServer,
  openBench,
  startMeasured,
  startMeasuredWorker,
  startReceiver,
} from "./server.ts";
import { cpuOf, cpuOfMachine, cpuOfPostgres, percentOfMachine } from "./cpu-time.ts";

const deliveries = 40_000;
/** A worker that has just started compiles as it goes: the first of them are not counted. */
const warmUp = 10_000;
const endpoints = 50;
const rounds = 3;
const floorConnections = 64;
const perSecond = 200;
const seconds = 15;
/** Processes that have just started compile and prepare as they go: what they do in these seconds is not counted. */
const warmUpSeconds = 3;
/** Events of one customer wait for each other, as they go into one conversation. */
const customers = 100;

export const benchDeliver = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true });
  const receiver = await startReceiver();
  try {
    process.stdout.write(
      `deliver: ${deliveries} deliveries a round, counted after ${warmUp}, to ${endpoints} endpoints, one worker, PostgreSQL\n`,
    );
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const bare = await bareRate(receiver);
      await receiver.forget();
      const signed = await signedRate(await createMigrated(postgres.url), receiver);
      await receiver.forget();
      ratios.push(signed.rate / bare.rate);
      process.stdout.write(
        `  round ${round}  bare ${Math.round(bare.rate)}/s (${costsOf(bare.cpu)})  ` +
          `signed ${Math.round(signed.rate)}/s (${costsOf(signed.cpu)}; others took ${signed.others} % of the machine)  ratio ${(signed.rate / bare.rate).toFixed(2)}\n`,
      );
    }
    const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
    process.stdout.write(`deliver: median ratio ${median.toFixed(2)} (aim: 5,000 signed deliveries/s)\n`);
    await benchLatency(await createMigrated(postgres.url), receiver);
  } finally {
    await receiver.stop();
    await postgres.stop();
  }
};

/** Microseconds of CPU for each delivery, by process; on two cores both together have two million in a second. */
type Costs = { readonly [process: string]: number };

const costsOf = (cpu: Costs): string =>
  Object.entries(cpu)
    .map(([name, cost]) => `${name} ${Math.round(cost)}`)
    .join(", ") + " µs";

const costsBetween = (before: Costs, after: Costs, count: number): Costs =>
  Object.fromEntries(
    Object.entries(after).map(([name, used]) => [name, ((used - (before[name] ?? 0)) * 1_000) / count]),
  );

interface Measured {
  readonly rate: number;
  readonly cpu: Costs;
}

interface MeasuredBesideOthers extends Measured {
  /** Hundredths of all cores that went to processes that are no part of the measurement. */
  readonly others: number;
}

/** The floor: the same number of bodies of the same size, with nothing to sign, to log or to remember. */
const bareRate = async ({ url, pid }: BenchReceiver): Promise<Measured> => {
  const used = async (): Promise<Costs> => ({ client: await cpuOf(process.pid), receiver: await cpuOf(pid) });
  const before = await used();
  const body = JSON.stringify({ event_id: crypto.randomUUID(), text: "a".repeat(480) });
  let sent = 0;
  const started = performance.now();
  const drive = async () => {
    while (sent++ < deliveries) {
      const answer = await fetch(`${url}/bare`, { method: "POST", body });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: floorConnections }, drive));
  const rate = deliveries / ((performance.now() - started) / 1_000);
  return { rate, cpu: costsBetween(before, await used(), deliveries) };
};

const signedRate = async (databaseUrl: string, receiver: BenchReceiver): Promise<MeasuredBesideOthers> => {
  const database = await openBench(databaseUrl);
  try {
    const urls = Array.from({ length: endpoints }, (_, index) => `${receiver.url}/${index}`);
    await writeBacklog(database, { urls, each: deliveries / endpoints });
    const worker = await startMeasuredWorker(databaseUrl);
    const used = async (): Promise<Costs> => ({
      worker: await cpuOf(worker.pid),
      PostgreSQL: await cpuOfPostgres(database),
      receiver: await cpuOf(receiver.pid),
    });
    const first = await arrived(receiver, warmUp);
    const [before, machine, began] = [await used(), await cpuOfMachine(), performance.now()];
    await arrived(receiver, deliveries);
    const [after, everything, took] = [await used(), await cpuOfMachine(), performance.now() - began];
    const cpu = costsBetween(before, after, deliveries - first);
    const own = Object.keys(after).reduce((sum, name) => sum + (after[name] ?? 0) - (before[name] ?? 0), 0);
    const others = percentOfMachine(everything - machine - own, took);
    await worker.stop();
    const times = (await receiver.arrivals()).map(({ at }) => at).toSorted((one, other) => one - other);
    const [logged] = await database.asSystem<{ count: number }>({
      text: `select count(*) as count from webhook_attempts where response_status = 200`,
      values: [],
    });
    if (logged?.count !== deliveries) throw new Error(`${logged?.count} attempts are logged`);
    const [from = 0, to = 0] = [times[warmUp], times.at(-1)];
    return { rate: (deliveries - warmUp) / ((to - from) / 1_000), cpu, others };
  } finally {
    await database.close();
  }
};

/** Waits until so many have arrived; returns how many had. */
const arrived = async (receiver: BenchReceiver, wanted: number): Promise<number> => {
  for (;;) {
    const count = await receiver.count();
    if (count >= wanted) return count;
    await Bun.sleep(20);
  }
};

/** A server and a worker, each a process of its own, as in service. */
const benchLatency = async (databaseUrl: string, receiver: BenchReceiver): Promise<void> => {
  const server = await startMeasured(databaseUrl, {
    ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
    ATLAS_LIMIT_WRITES: "100000000",
  });
  const worker = await startMeasuredWorker(databaseUrl);
  try {
    const accepted = await sendEvents(server, receiver.url);
    while ((await receiver.count()) < perSecond * (warmUpSeconds + seconds)) await Bun.sleep(100);
    const waits = (await receiver.arrivals())
      .flatMap(({ request_id, at }) => {
        const from = accepted.get(request_id);
        return from === undefined ? [] : [at - from];
      })
      .toSorted((a, b) => a - b);
    const at = (share: number): string => `${Math.round(waits[Math.floor(share * (waits.length - 1))] ?? 0)} ms`;
    process.stdout.write(
      `deliver: accepted event to receiver at ${perSecond}/s: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ` +
        `(${waits.length} events after a warm-up of ${warmUpSeconds} s; aim: p95 at most 50 ms)\n`,
    );
  } finally {
    await worker.stop();
    await server.stop();
  }
};

/** Time of the answer of each event after the warm-up, by its request id. */
const sendEvents = async ({ port }: MeasuredServer, receiverUrl: string): Promise<Map<string, number>> => {
  const base = `http://127.0.0.1:${port}`;
  const credentials = await fetch(`${base}/sandbox/credentials`);
  const { data }: { data: { token: string } } = await credentials.json();
  const headers = { authorization: `Bearer ${data.token}`, "content-type": "application/json" };
  const post = async (path: string, body: object, requestId: string) => {
    const answer = await fetch(`${base}${path}`, {
      method: "POST",
      headers: { ...headers, "x-request-id": requestId },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
  };
  await post("/v1/atlas/webhooks", { url: `${receiverUrl}/latency`, events: ["atlas.event.received"] }, "subscribe");
  const accepted = new Map<string, number>();
  const started = performance.now();
  const sent: Promise<void>[] = [];
  for (let index = 0; index < perSecond * (warmUpSeconds + seconds); index++) {
    const wait = started + (index * 1_000) / perSecond - performance.now();
    if (wait > 1) await Bun.sleep(wait);
    const id = `event-${String(index).padStart(5, "0")}`;
    const body = {
      idempotency_key: id,
      channel: "chatapp",
      customer: { phone_number: `+1555020${String(index % customers).padStart(4, "0")}` },
      event_type: "order.ready",
    };
    sent.push(
      post("/v1/atlas/events", body, id).then(() => {
        if (index >= perSecond * warmUpSeconds) accepted.set(id, performance.timeOrigin + performance.now());
      }),
    );
  }
  await Promise.all(sent);
  return accepted;
};
