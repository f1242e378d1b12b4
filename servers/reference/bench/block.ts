/**
 * `bench block`: the longest time that one request holds the event loop, for each operation and surface. Sends the most
 * expensive valid and refused requests to its own server on PostgreSQL. A figure is the least of several attempts,
 * beside the cost of an idle `/health` in the same run.
 */
import { parseArgs } from "node:util";
import { createMigrated, startPostgres } from "../test-support/postgres.ts";
import { documents, ingest } from "./block-jobs.ts";
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
import type { Surface } from "./worst-surfaces.ts";
import type { WorstRequest } from "./worst-requests.ts";

const aim = 50;
const controls = 40;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Measured {
  readonly name: string;
  readonly title: string;
  readonly status: number;
  readonly block: number;
}

interface Options {
  /** Parts of the names to measure; none for all. */
  readonly only: readonly string[];
  readonly attempts: number;
  /** Shows each request, not only the worst of a name. */
  readonly all: boolean;
}

export const benchBlock = async (given: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: given.filter((each) => each !== "--"),
    options: {
      only: { type: "string", multiple: true, default: [] },
      attempts: { type: "string", default: "3" },
      all: { type: "boolean", default: false },
    },
  });
  const postgres = await startPostgres({ durable: true });
  try {
    await measureAll(await createMigrated(postgres.url), { ...values, attempts: Number(values.attempts) });
  } finally {
    await postgres.stop();
  }
};

const measureAll = async (url: string, options: Options): Promise<void> => {
  const { only } = options;
  const setup = await createSetup(url);
  try {
    const bench = new Bench(setup, options);
    const control = await bench.control();
    for (const surface of setup.surfaces(only)) await bench.measure(surface);
    await measureJobs(bench, url, only);
    report(bench.worst, control, await bench.control());
  } finally {
    await setup.server.stop();
  }
};

/** Measures jobs on a server with a worker, in an organization without other jobs. */
const measureJobs = async (bench: Bench, url: string, only: readonly string[]): Promise<void> => {
  const { token } = await seeded(url);
  const server = await startOn(url, { worker: true });
  try {
    for (const document of documents) {
      const name = `job ingest_knowledge, ${document.title}`;
      if (!isAsked(only, name)) continue;
      let [title, block] = ["", Infinity];
      for (let attempt = 0; attempt < bench.attempts; attempt++) {
        await server.longestBlock();
        title = await ingest(callerOf(server, token), document);
        block = Math.min(block, await server.longestBlock());
      }
      bench.note({ name, title, status: 200, block });
    }
  } finally {
    await server.stop();
  }
};

class Bench {
  readonly worst: Measured[] = [];
  readonly #setup: Setup;
  readonly attempts: number;
  readonly #all: boolean;

  constructor(setup: Setup, { attempts, all }: Options) {
    this.#setup = setup;
    this.attempts = attempts;
    this.#all = all;
  }

  /** The longest of many idle requests, one by one. */
  async control(): Promise<number> {
    const { server } = this.#setup;
    let longest = 0;
    for (let at = 0; at < controls; at++) {
      await server.longestBlock();
      await (await fetch(`${server.url}/health`)).text();
      longest = Math.max(longest, await server.longestBlock());
    }
    return longest;
  }

  async measure({ name, as, requests }: Surface): Promise<void> {
    let worst: Measured | null = null;
    let large: WorstRequest | null = null;
    for (const request of requests) {
      const measured = await this.#least(name, as, request);
      if (this.#all) say(`    ${measured.block.toFixed(1).padStart(8)}  ${measured.status} ${name}: ${measured.title}`);
      if (fillsLists(name, measured.status, request)) large = request;
      if (!worst || measured.block > worst.block) worst = measured;
    }
    if (large) await fillLists(this.#setup, as, large);
    if (!worst) return;
    this.note(worst);
  }

  note(measured: Measured): void {
    this.worst.push(measured);
    say(`  ${measured.block.toFixed(1).padStart(8)} ms  ${measured.name}: ${measured.title} (${measured.status})`);
  }

  /** Keeps the attempt that held the loop least: noise only adds. */
  async #least(name: string, as: Surface["as"], request: WorstRequest): Promise<Measured> {
    const { server, tokens } = this.#setup;
    let least: Measured | null = null;
    for (let attempt = 0; attempt < this.attempts; attempt++) {
      const token = await tokenOf(tokens, as);
      await server.longestBlock();
      const status = await send(server, token, request);
      await Bun.sleep(3);
      const block = await server.longestBlock();
      if (!least || block < least.block) least = { name, title: request.title, status, block };
      if (block < aim / 5) break;
    }
    return least ?? { name, title: request.title, status: 0, block: 0 };
  }
}

const report = (worst: readonly Measured[], before: number, after: number): void => {
  say(`\nblock: the longest that one request held the event loop, in ms (aim: at most ${aim})`);
  say(`  an idle /health: ${before.toFixed(1)} before, ${after.toFixed(1)} after`);
  for (const { name, title, status, block } of worst.toSorted((one, other) => other.block - one.block)) {
    say(`  ${block.toFixed(1).padStart(8)}  ${name}  ${title} (${status})`);
  }
  const over = worst.filter(({ block }) => block > aim);
  say(
    over.length === 0
      ? `block: all ${worst.length} within the aim`
      : `block: ${over.length} of ${worst.length} beyond it`,
  );
};
