/**
 * `bench memory`: the most memory that one request, and forty at once, take of the serving process above idle, for each
 * operation and surface. Linux keeps the peak of a process. A process that keeps much of an earlier request is replaced.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createMigrated, startPostgres } from "../test-support/postgres.ts";
import { documents, ingest } from "./block-jobs.ts";
import { type ProbedServer } from "./server.ts";
import {
  type Setup,
  callerOf,
  fillLists,
  fillsLists,
  createSetup,
  isAsked,
  seeded,
  send,
  startOn,
  tokenOf,
} from "./worst-setup.ts";
import { longestFiles, openCarrier } from "./network-files.ts";
import { files } from "./worst-files.ts";
import type { Surface } from "./worst-surfaces.ts";
import type { WorstRequest } from "./worst-requests.ts";

const mebibyte = 1_048_576;
const crowd = 40;
/** Bounds in MiB above idle, and of a reader's whole process. */
const bounds = { one: 64, crowd: 256, reader: 512 };
/** MiB that a process may keep of earlier requests. */
const maxKept = 16;
/** Bodies from here on are sent by a crowd, too, whatever one of them takes. */
const largeBody = mebibyte;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Peak {
  readonly name: string;
  readonly title: string;
  readonly statuses: string;
  readonly peak: number;
  /** Longest wait of `/health/live` meanwhile, and longest time that the event loop was held, in ms. */
  readonly wait: number;
  readonly held: number;
}

interface Options {
  /** Parts of the names to measure; none for all. */
  readonly only: readonly string[];
  /** Shows each request, not only the worst of a name. */
  readonly all: boolean;
}

export const benchMemory = async (given: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: given.filter((each) => each !== "--"),
    options: { only: { type: "string", multiple: true, default: [] }, all: { type: "boolean", default: false } },
  });
  const postgres = await startPostgres({ durable: true });
  try {
    await measureAll(await createMigrated(postgres.url), values);
  } finally {
    await postgres.stop();
  }
};

const measureAll = async (url: string, options: Options): Promise<void> => {
  const setup = await createSetup(url);
  const bench = new Bench(url, setup, options);
  try {
    await bench.settle();
    for (const surface of files) if (isAsked(options.only, surface.name)) await bench.measure(surface);
    for (const surface of setup.surfaces(options.only)) await bench.measure(surface);
  } finally {
    await bench.stop();
  }
  const carried = await measureCarried(url, options.only);
  const readers = await measureReaders(url, options.only);
  report("one request", bench.one, bounds.one);
  report(`${crowd} at once`, bench.many, bounds.crowd);
  report(`files by jobs, one and ${carriedAtOnce} at once`, carried, bounds.crowd);
  report("a reader of documents", readers, bounds.reader);
};

const statusOf = (pid: number): string => readFileSync(`/proc/${pid}/status`, "utf8");

const inStatus = (pid: number, name: "VmRSS" | "VmHWM"): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(statusOf(pid))?.[1] ?? 0) / 1_024;

/** Lets the peak of a process begin anew. */
const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, "5");

class Bench {
  readonly one: Peak[] = [];
  readonly many: Peak[] = [];
  readonly #url: string;
  readonly #all: boolean;
  #setup: Setup;
  #idle = 0;

  constructor(url: string, setup: Setup, { all }: Options) {
    this.#url = url;
    this.#setup = setup;
    this.#all = all;
  }

  /** Takes what the process has after its first requests for idle. The first page loads all pages, which stay. */
  async settle(): Promise<void> {
    const { server } = this.#setup;
    await (await fetch(`${server.url}/docs`)).text();
    for (let at = 0; at < crowd; at++) await (await fetch(`${server.url}/health`)).text();
    this.#idle = await collected(server);
  }

  stop(): Promise<void> {
    return this.#setup.server.stop();
  }

  async measure({ name, as, requests }: Surface): Promise<void> {
    let [worst, alone]: [WorstRequest | null, Peak | null] = [null, null];
    let large: WorstRequest | null = null;
    const crowds = new Set<WorstRequest>();
    for (const request of requests) {
      const peak = await this.#peakOf(name, as, request, 1);
      if (this.#all) say(lineOf(peak));
      if (fillsLists(name, Number(peak.statuses), request)) large = request;
      if ((request.body?.().length ?? 0) > largeBody && requests.length < crowd) crowds.add(request);
      if (!alone || peak.peak > alone.peak) [worst, alone] = [request, peak];
    }
    if (!worst || !alone) return;
    this.one.push(alone);
    const together: Peak[] = [];
    for (const request of crowds.add(worst)) together.push(await this.#peakOf(name, as, request, crowd));
    const [most = alone] = together.toSorted((one, other) => other.peak - one.peak);
    this.many.push(most);
    say(`one ${lineOf(alone)}\n${String(crowd).padStart(3)} ${lineOf(most)}`);
    if (large) await fillLists(this.#setup, as, large);
  }

  async #peakOf(name: string, as: Surface["as"], request: WorstRequest, count: number): Promise<Peak> {
    await this.#rest();
    const { server, tokens } = this.#setup;
    const token = await tokenOf(tokens, as);
    const bodies = made(request, count);
    forgetPeak(server.pid);
    const watch = watchHealth(server);
    await server.longestBlock();
    const statuses = await Promise.all(bodies.map((each) => send(server, token, each).catch(() => 0)));
    const held = await server.longestBlock();
    const wait = await watch.stop();
    const peak = Math.max(0, inStatus(server.pid, "VmHWM") - this.#idle);
    const counts = Map.groupBy(statuses, (status) => status);
    const shown = Array.from(counts, ([status, those]) => (count === 1 ? status : `${those.length} × ${status}`));
    return { name, title: request.title, statuses: shown.join(", "), peak, wait, held };
  }

  /** Waits until the process is as small as when idle; replaces one that is not. */
  async #rest(): Promise<void> {
    const { server } = this.#setup;
    if (inStatus(server.pid, "VmRSS") <= this.#idle + maxKept / 2) return;
    if ((await collected(server)) <= this.#idle + maxKept) return;
    await server.stop();
    this.#setup = { ...this.#setup, server: await startOn(this.#url) };
    await this.settle();
  }
}

/** Bodies are made before they are sent: the measurement itself must not wait for them. */
const made = (request: WorstRequest, count: number): readonly WorstRequest[] => {
  const { body } = request;
  if (!body) return Array.from({ length: count }, () => request);
  let last = body();
  let bytes = bytesOf(last);
  return Array.from({ length: count }, () => {
    const next = body();
    if (next !== last) [last, bytes] = [next, bytesOf(next)];
    const own = bytes;
    return { ...request, body: () => own };
  });
};

const bytesOf = (body: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  typeof body === "string" ? new TextEncoder().encode(body) : body;

/** Frees what the process does not need; returns what is left. The allocator gives pages back a little later. */
const collected = async (server: ProbedServer): Promise<number> => {
  let least = Infinity;
  for (let time = 0; time < 3; time++) {
    await server.collect();
    await Bun.sleep(100);
    least = Math.min(least, inStatus(server.pid, "VmRSS"));
  }
  return least;
};

/** Asks `/health/live` again and again, as a probe of the chart does, from a thread that nothing else holds. */
const watchHealth = ({ url }: ProbedServer) => {
  const worker = new Worker(new URL("health-watch.ts", import.meta.url));
  const { promise, resolve } = Promise.withResolvers<number>();
  worker.addEventListener("message", ({ data }) => resolve(Number(data)));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(`${url}/health/live`);
  return {
    stop: async () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(null);
      const longest = await promise;
      worker.terminate();
      return longest;
    },
  };
};

// Files that jobs carry between the network and the store.

const carriedAtOnce = 8;

const measureCarried = async (url: string, only: readonly string[]): Promise<readonly Peak[]> => {
  if (!isAsked(only, "files by jobs")) return [];
  const carrier = await openCarrier(url);
  const { server } = carrier;
  const peaks: Peak[] = [];
  const measured = async <Result>(name: string, title: string, carry: () => Promise<Result>): Promise<Result> => {
    const idle = await collected(server);
    forgetPeak(server.pid);
    const watch = watchHealth(server);
    await server.longestBlock();
    const result = await carry();
    const held = await server.longestBlock();
    const wait = await watch.stop();
    const peak = { name, title, statuses: "done", peak: inStatus(server.pid, "VmHWM") - idle, wait, held };
    say(lineOf(peaks[peaks.push(peak) - 1] ?? peak));
    return result;
  };
  try {
    for (const file of longestFiles())
      for (const count of [1, carriedAtOnce]) {
        const title = `${count} × ${file.bytes.length} bytes of ${file.mediaType}`;
        const ids = await measured("files by jobs, received", title, () => carrier.receive(file, count));
        await measured("files by jobs, sent", title, () => carrier.send(file.kind, ids));
      }
  } finally {
    await carrier.stop();
  }
  return peaks;
};

// Readers of documents: processes of their own.

const measureReaders = async (url: string, only: readonly string[]): Promise<readonly Peak[]> => {
  const asked = documents.map(({ title }) => `job ingest_knowledge, ${title}`).some((name) => isAsked(only, name));
  if (!asked) return [];
  const { token } = await seeded(url);
  const server = await startOn(url, { worker: true });
  const peaks: Peak[] = [];
  try {
    for (const document of documents) {
      const watch = watchReaders(server.pid);
      const pair = [document, document].map((each) => ingest(callerOf(server, token), each));
      const statuses = (await Promise.all(pair)).join(", ");
      const { peak, most } = watch.stop();
      const name = `job ingest_knowledge, two at once, in ${most} readers`;
      peaks.push({ name, title: document.title, statuses, peak, wait: 0, held: 0 });
    }
  } finally {
    await server.stop();
  }
  return peaks;
};

const readersEvery = 20;

const childrenOf = (pid: number): readonly number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid);

const parentOf = (pid: number): number => {
  try {
    return Number(/PPid:\s+(\d+)/.exec(statusOf(pid))?.[1]);
  } catch {
    return 0; // It has ended.
  }
};

const watchReaders = (pid: number) => {
  let [peak, most] = [0, 0];
  const timer = setInterval(() => {
    const readers = childrenOf(pid);
    most = Math.max(most, readers.length);
    for (const reader of readers) {
      try {
        peak = Math.max(peak, inStatus(reader, "VmHWM"));
      } catch {
        // It has ended.
      }
    }
  }, readersEvery);
  return {
    stop: () => {
      clearInterval(timer);
      return { peak, most };
    },
  };
};

const lineOf = ({ name, title, statuses, peak, wait, held }: Peak): string =>
  `${peak.toFixed(0).padStart(6)} MiB  ${name}: ${title} (${statuses}), /health/live ${wait.toFixed(0)} ms, held ${held.toFixed(0)} ms`;

const shownAtMost = 20;

const report = (title: string, peaks: readonly Peak[], bound: number): void => {
  if (peaks.length === 0) return;
  const sorted = peaks.toSorted((one, other) => other.peak - one.peak);
  say(`\nmemory: ${title}, MiB (aim: at most ${bound})`);
  for (const peak of sorted.slice(0, shownAtMost)) say(lineOf(peak));
  const over = sorted.filter(({ peak }) => peak > bound).length;
  say(over === 0 ? `memory: all ${sorted.length} within the aim` : `memory: ${over} of ${sorted.length} beyond it`);
};
