/** Progress of a run: a line that changes on a terminal, else a line every ten seconds. */
import type { Case } from "./case.ts";
import type { Result } from "./runner.ts";

const everyMilliseconds = 10_000;
/** On a terminal. */
const oftenMilliseconds = 250;

/** A place that progress is written to, and the wait that it names. */
export interface Reported {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  /** Returns the longest wait of the moment. */
  readonly waitsFor: () => string | null;
  /** Time between two lines. */
  readonly every?: number;
}

export class Progress {
  readonly #to: Reported;
  readonly #timer: NodeJS.Timeout;
  readonly #running = new Set<Case>();
  #done = 0;
  #all: number | null = null;
  #failed = 0;
  #requests = 0;

  constructor(to: Reported) {
    this.#to = to;
    const every = to.every ?? (to.isTerminal ? oftenMilliseconds : everyMilliseconds);
    this.#timer = setInterval(() => this.#show(), every).unref();
  }

  begun(each: Case): void {
    this.#running.add(each);
  }

  ended({ case: each, outcome }: Result, done: number, all: number): void {
    this.#running.delete(each);
    [this.#done, this.#all] = [done, all];
    if (outcome === "failed") this.#failed += 1;
  }

  /** Counts a random request. */
  requested(): void {
    this.#requests += 1;
  }

  /** Clears the line of a terminal, for other output. */
  clear(): void {
    if (this.#to.isTerminal) this.#to.write("\r\u001B[2K");
  }

  close(): void {
    clearInterval(this.#timer);
    this.clear();
  }

  #show(): void {
    const wait = this.#to.waitsFor();
    const [oldest] = this.#running;
    const parts = [
      this.#all === null ? `${this.#done} cases` : `${this.#done} of ${this.#all} cases`,
      ...(this.#requests > 0 ? [`${this.#requests} requests`] : []),
      `${this.#failed} failed`,
      ...(oldest ? [oldest.id] : []),
      ...(wait === null ? [] : [`waits ${wait}`]),
    ];
    const line = parts.join(", ");
    this.#to.write(this.#to.isTerminal ? `\r\u001B[2K${line}` : `${line}\n`);
  }
}
