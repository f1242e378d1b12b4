/**
 * Waits of tests: for a state that they ask for, or for a promise. A wait ends by the clock only when nothing moves, so
 * that a slow machine fails no test. It then tells what was waited for, the last state, and the logs.
 */
import { inspect } from "node:util";
import { cpuOfWatched, eventsOfWatched, tailsOfWatched } from "./watched.ts";

export { type Watched, cpuFor, watch } from "./watched.ts";

const minute = 60_000;
/** A wait is given up when nothing has moved for so long. */
const patience = 2 * minute;
/** CPU that the watched processes use renews it, until so long after the last other movement. */
const patienceWithCpu = 5 * minute;
/** More than an idle server uses meanwhile, and less than a busy one gets of a crowded machine. */
const busyMilliseconds = 2_000;
/** Ends what moves forever. */
const longest = 15 * minute;

/** Clock of a wait, and what it watches. */
export interface Surroundings {
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
  cpu(): number;
  events(): number;
}

const machine: Surroundings = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  cpu: cpuOfWatched,
  events: eventsOfWatched,
};

/** Asks again and again until the answer no longer throws, and returns it. */
export const eventually = async <Value>(ask: () => Value | Promise<Value>, around = machine): Promise<Value> => {
  const wait = new Wait(sourceOf(ask), around);
  for (let pause = 5; ; pause = Math.min(pause * 1.2, 400)) {
    try {
      return wait.end(await ask());
    } catch (error) {
      if (wait.isOver(stateIn(error))) throw await wait.failure(error);
    }
    await new Promise<void>((resolve) => void around.after(pause, resolve));
  }
};

/** Waits for a promise. When it is given up, `abandon` ends what the promise stands for. */
export const settled = async <Value>(
  what: string,
  promise: Promise<Value>,
  abandon: () => void = () => {},
  around = machine,
): Promise<Value> => {
  const wait = new Wait(what, around);
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const look = (): void => {
    if (!wait.isOver("not yet")) stop = around.after(1_000, look);
    else void wait.failure().then(reject).finally(abandon);
  };
  let stop = around.after(1_000, look);
  return Promise.race([promise, givenUp]).finally(() => {
    stop();
    wait.end();
  });
};

/** Returns what a function does, without what vitest makes of its imports. */
const sourceOf = (ask: () => unknown): string =>
  String(ask).replaceAll(/\(0,\s*__vite_ssr_import_\d+__\.(\w+)\)|__vite_ssr_import_\d+__\./g, "$1");

/** An expectation tells what it was given; its message alone says "2 items" of any two. */
const stateIn = (error: unknown): string => {
  const { message, actual }: { readonly message?: unknown; readonly actual?: unknown } = Object(error);
  const given = actual === undefined ? "" : inspect(actual, { depth: 8, maxArrayLength: 500, maxStringLength: 5_000 });
  return `${String(message ?? error)}\n${given}`.trim();
};

const underWay = new Set<Wait>();

class Wait {
  readonly #what: string;
  readonly #around: Surroundings;
  readonly #begun: number;
  #state = "";
  #events = 0;
  /** CPU used when a quarter of the patience was over; to read it each time costs more than most waits. */
  #cpu: number | null = null;
  /** Time of the last movement, and of the last renewal of patience. */
  #moved: number;
  #renewed: number;

  constructor(what: string, around: Surroundings) {
    this.#what = what;
    this.#around = around;
    this.#begun = around.now();
    [this.#moved, this.#renewed] = [this.#begun, this.#begun];
    underWay.add(this);
  }

  /** Looks at what has moved. */
  isOver(state: string): boolean {
    const [now, events] = [this.#around.now(), this.#around.events()];
    if (state !== this.#state || events !== this.#events) {
      [this.#state, this.#events, this.#moved] = [state, events, now];
      this.#renew(now);
    }
    // A wait of a test that is over goes on for nobody.
    if (now - this.#begun >= longest || !underWay.has(this)) return true;
    const quiet = now - this.#renewed;
    if (quiet >= patience / 4) this.#cpu ??= this.#around.cpu();
    if (quiet < patience) return false;
    const isBusy = this.#around.cpu() - (this.#cpu ?? 0) >= busyMilliseconds;
    if (!isBusy || now - this.#moved >= patienceWithCpu) return true;
    this.#renew(now);
    return false;
  }

  #renew(now: number): void {
    [this.#renewed, this.#cpu] = [now, null];
  }

  end<Value>(value?: Value): Value {
    underWay.delete(this);
    return value as Value; // What was given.
  }

  async failure(cause?: unknown): Promise<Error> {
    this.end();
    const error = new Error(`${this.describe()}\n${await tailsOfWatched()}`, { cause });
    error.name = waitError;
    return error;
  }

  describe(): string {
    const seconds = (since: number) => Math.round((this.#around.now() - since) / 1_000);
    return [
      `Waited for ${seconds(this.#begun)} s, the last ${seconds(this.#moved)} s without a movement, for:`,
      `${this.#what}\nThe last state: ${this.#state || "none"}`,
    ].join("\n");
  }
}

const waitError = "WaitError";

/** Returns what a test waits for that some other limit has ended, with the logs; nothing if the error tells it already. */
export const waitsAfter = async (errors: readonly { readonly name?: string }[]): Promise<string> => {
  if (errors.some(({ name }) => name === waitError)) return "";
  const waits = [...underWay].map((wait) => wait.describe());
  underWay.clear();
  return [...waits, await tailsOfWatched()].join("\n");
};
