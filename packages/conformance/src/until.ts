/** Waits for what a target does later, however slow the target or this machine is. */
import { setTimeout as sleep } from "node:timers/promises";
import { Skipped, Stopped, Violation } from "./check.ts";

/** Milliseconds in which nothing may move before a wait ends, unless a session is opened with a `patience` of its own. */
export const defaultPatience = 10_000;

const pauseMilliseconds = 100;
/** Attempts without a change that a wait needs to end, since time also passes while this process has no CPU. */
const fewestAttempts = 20;
/** Waits are this many times as long as a recent answer took: jobs of a busy target are late, too. */
const answersPerWait = 30;
/** A slow answer counts less with each that follows. */
const fading = 0.98;
const longAnswer = 1_000;

/** Patience of a session with its target. */
export class Patience {
  readonly #least: number;
  #slowest = 0;
  #unanswered = 0;

  constructor(least = defaultPatience) {
    this.#least = least;
  }

  /**
   * Longest time for one request, for one wait in which something moves, and for refusals in succession by a limit: last
   * resorts. Where requests stay
   * without an answer, each next one gets half the time, since a target that never answers may have hundreds of them.
   */
  get limits(): { readonly request: number; readonly wait: number; readonly refusals: number } {
    const request = Math.max(3, 30 / 2 ** this.#unanswered) * this.#least;
    return { request, wait: 60 * this.#least, refusals: 120 * this.#least };
  }

  /** True if an answer took long lately. */
  get isSlow(): boolean {
    return this.#slowest > longAnswer;
  }

  /** Records how long an answer took. Returns how long a recent one took at most. */
  answered(milliseconds: number): number {
    this.#slowest = Math.max(milliseconds, this.#slowest * fading);
    return this.#slowest;
  }

  /** Records that an answer did not come. */
  unanswered(): void {
    this.#unanswered += 1;
  }

  /** Returns how long nothing may move. `least` replaces the usual minimum. */
  stillness(least = this.#least): number {
    return Math.max(least, this.#slowest * answersPerWait);
  }
}

/** Clock of a target that the suite moves. */
export interface MovableClock {
  readonly advance: (duration: string) => Promise<void>;
}

interface Time {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

const wall: Time = { now: () => performance.now(), sleep };

/** Means of waiting. */
export interface Waiting {
  /** Clock of the target. If there is one, it alone ends a wait. */
  readonly clock?: MovableClock | undefined;
  readonly patience?: Patience;
  /** Returns what the target did since the last call: answers, webhooks. */
  readonly seen?: () => string;
  /** Time of this machine. */
  readonly time?: Time;
}

/** Repeats an attempt until it does not throw. Its last error says how long was waited. */
export type Until = <Value>(attempt: () => Promise<Value> | Value, milliseconds?: number) => Promise<Value>;

/** One wait. */
interface Wait {
  readonly pause: () => Promise<unknown>;
  /** Returns why the wait ends after a failed attempt, or null if it goes on. */
  readonly ended: (failure: string) => string | null;
}

export const untilOn =
  ({ clock, ...waiting }: Waiting = {}): Until =>
  async (attempt, milliseconds) => {
    const wait = clock ? onClock(clock, milliseconds) : onMotion(waiting, milliseconds);
    for (;;) {
      try {
        return await attempt();
      } catch (failure) {
        if (failure instanceof Skipped || failure instanceof Stopped) throw failure;
        const ended = wait.ended(String(failure));
        if (ended !== null)
          throw failure instanceof Violation ? new Violation(`${failure.message}\n${ended}`, failure.breach) : failure;
      }
      await wait.pause();
    }
  };

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

/** Ends after a time of the target's clock, however long that takes. */
const onClock = (clock: MovableClock, milliseconds = defaultPatience): Wait => {
  let moved = 0;
  return {
    pause: async () => {
      await clock.advance(`${pauseMilliseconds}ms`);
      moved += pauseMilliseconds;
    },
    ended: () => (moved > milliseconds ? `Waited ${seconds(moved)} of the target's clock.` : null),
  };
};

/** Ends when nothing has moved for long enough, or after the last resort. */
const onMotion = (
  { patience = new Patience(), seen = () => "", time = wall }: Omit<Waiting, "clock">,
  least?: number,
): Wait => {
  const begun = time.now();
  let [last, attempts, movedAt, attemptsSince] = ["", 0, begun, 0];
  return {
    pause: () => time.sleep(pauseMilliseconds),
    ended: (failure) => {
      const now = time.now();
      const state = withoutIds(`${failure}\n${seen()}`);
      attempts += 1;
      attemptsSince += 1;
      if (state !== last) [last, movedAt, attemptsSince] = [state, now, 0];
      const still = now - movedAt;
      const isStill = still > patience.stillness(least) && attemptsSince >= fewestAttempts;
      if (!isStill && now - begun < patience.limits.wait) return null;
      return `Waited ${seconds(now - begun)} in ${attempts} attempts; nothing moved in the last ${seconds(still)}.`;
    },
  };
};

/** Leaves out what differs in each answer: ids and times. */
const withoutIds = (text: string): string =>
  text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, "").replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
