/**
 * The time that a request may wait for the database, over all its statements: in the queue, at work and repeated. Time
 * without a statement does not count, such as that of a body that arrives. It travels with the asynchronous calls.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseUnavailable } from "./database.ts";

const requests = new AsyncLocalStorage<Patience>();

/** Gives an answer so many milliseconds of the database. What goes on after the answer, such as a stream, has no end. */
export const withDeadline = async <Answer>(milliseconds: number, answer: () => Promise<Answer>): Promise<Answer> => {
  const patience = new Patience(milliseconds);
  try {
    return await requests.run(patience, answer);
  } finally {
    patience.left = Infinity;
  }
};

/** Runs what a request's time does not count, such as writing a body as it arrives. */
export const withoutDeadline = <Answer>(run: () => Promise<Answer>): Promise<Answer> => requests.exit(run);

/** Made when it is needed: its trace takes longer than all else here. */
const overdue = () => new DatabaseUnavailable(new Error("the time of the request is over"), true);

/** Waits for a statement, or for its turn, until the request has no time left. `late` is called when it has none left. */
export const untilDeadline = async <Result>(wait: () => Promise<Result>, late = (): void => {}): Promise<Result> => {
  const patience = requests.getStore();
  if (patience === undefined || patience.left === Infinity) return wait();
  if (patience.left <= 0) {
    late();
    throw overdue();
  }
  const left = patience.begin();
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late();
    reject(overdue());
  }, left);
  try {
    return await Promise.race([wait(), over]);
  } finally {
    clearTimeout(timer);
    patience.end();
  }
};

/** Time that a request has left for the database. Statements side by side count once. */
class Patience {
  left: number;
  #waits = 0;
  #since = 0;

  constructor(milliseconds: number) {
    this.left = milliseconds;
  }

  /** Begins a wait, and returns how long it may last. */
  begin(): number {
    if (this.#waits === 0) this.#since = performance.now();
    this.#waits += 1;
    return Math.max(0, this.left - (performance.now() - this.#since));
  }

  end(): void {
    this.#waits -= 1;
    if (this.#waits === 0) this.left -= performance.now() - this.#since;
  }
}
