/** Counts what went through, and keeps each cause once with an example. Its size has a bound, however long it runs. */
import type { Checked } from "../report/grades.ts";

/** One exchange for people: secrets are left out, and long bodies are cut. */
export interface Example {
  readonly at: string;
  readonly request: string;
  readonly request_body: string | null;
  /** Missing if there was no answer. */
  readonly status: number | null;
  readonly answer_body: string | null;
  readonly request_id: string | null;
}

/** One way in which something is wrong, with its first example. */
export interface Cause {
  /** Operation, or name of an event. Null for a path that the contract does not have. */
  readonly id: string | null;
  /** `request`: a wrong request was accepted. */
  readonly about: "request" | "answer" | "stream" | "webhook";
  readonly problem: string;
  readonly count: number;
  readonly example: Example;
}

/** A wrong request that the deployment refused, as the contract says: no breach. */
export interface Refused {
  readonly id: string | null;
  readonly problem: string;
  readonly count: number;
}

/** A request to a path or method that the contract does not have. It is passed on, and not checked. */
export interface Foreign {
  readonly request: string;
  readonly count: number;
}

/** Causes, refusals and foreign paths that are kept of each kind. More are counted only. */
const maxKept = 1_000;

interface Entry {
  passed: number;
  failed: number;
  skipped: number;
  succeeded: boolean;
}

/** Leaves out ids, places in a list, and values of headers, so that one cause is one line. */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/gi, "ID")
    .replaceAll(text.startsWith("header:") ? /\d+/g : /\d{4,}|(?<=[.[])\d+\b/g, "N");

/** Counts by key, with the first of each. */
class Tally<Value> {
  readonly #entries = new Map<string, { count: number; readonly first: Value }>();
  /** Occurrences of more than `maxKept` keys. */
  beyond = 0;

  /** Returns true if it is the first of its key. */
  add(key: string, make: () => Value): boolean {
    const entry = this.#entries.get(key);
    if (entry) entry.count += 1;
    else if (this.#entries.size < maxKept) this.#entries.set(key, { count: 1, first: make() });
    else this.beyond += 1;
    return !entry;
  }

  map<Other>(to: (first: Value, count: number) => Other): readonly Other[] {
    return [...this.#entries.values()]
      .toSorted((one, other) => other.count - one.count)
      .map(({ first, count }) => to(first, count));
  }
}

export class Ledger {
  requests = 0;
  deliveries = 0;
  breaches = 0;
  unanswered = 0;
  readonly #entries = new Map<string, Entry>();
  readonly #causes = new Tally<Omit<Cause, "count">>();
  readonly #refused = new Tally<Omit<Refused, "count">>();
  readonly #foreign = new Tally<Omit<Foreign, "count">>();
  readonly #onBreach: (cause: Omit<Cause, "count">) => void;

  /** @param onBreach called with the first breach of each cause */
  constructor(onBreach: (cause: Omit<Cause, "count">) => void) {
    this.#onBreach = onBreach;
  }

  /** Counts an exchange or a delivery. `succeeded` says that it was a success that could be checked. */
  count(id: string, outcome: "passed" | "failed" | "skipped", succeeded: boolean): void {
    const entry = this.#entries.get(id) ?? { passed: 0, failed: 0, skipped: 0, succeeded: false };
    entry[outcome] += 1;
    entry.succeeded ||= succeeded && outcome === "passed";
    this.#entries.set(id, entry);
  }

  breach(cause: Omit<Cause, "count" | "example">, example: () => Example): void {
    this.breaches += 1;
    const problem = withoutValues(cause.problem);
    let kept: Omit<Cause, "count"> | undefined;
    this.#causes.add(`${cause.id} ${cause.about} ${problem}`, () => (kept = { ...cause, example: example() }));
    if (kept) this.#onBreach(kept);
  }

  refused(id: string | null, problem: string): void {
    this.#refused.add(`${id} ${withoutValues(problem)}`, () => ({ id, problem }));
  }

  foreign(method: string, pathname: string): void {
    const request = `${method} ${pathname}`;
    this.#foreign.add(withoutValues(request), () => ({ request }));
  }

  /** Returns the checks of an operation or event. */
  checked(id: string): Checked {
    return this.#entries.get(id) ?? { passed: 0, failed: 0, skipped: 0, succeeded: false };
  }

  get causes(): readonly Cause[] {
    return this.#causes.map((first, count) => ({ ...first, count }));
  }

  get refusals(): readonly Refused[] {
    return this.#refused.map((first, count) => ({ ...first, count }));
  }

  get others(): readonly Foreign[] {
    return this.#foreign.map((first, count) => ({ ...first, count }));
  }

  /** Occurrences that are counted and not listed. */
  get unlisted(): number {
    return this.#causes.beyond + this.#refused.beyond + this.#foreign.beyond;
  }
}
