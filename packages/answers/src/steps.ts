/**
 * Long work in steps, so the caller may do something else in between. Each step yields the amount of text done since the
 * one before, at most a few thousand code units.
 */
export type Steps<Result> = Generator<number, Result, void>;

/** Runs all steps at once. */
export const withoutPause = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};

/** Code units of text between two pauses: ten milliseconds at the slowest measured. */
const unitsBetween = 4_000;

/** Code units of text between two collections. Words of a text are garbage of several hundred times its length. */
const unitsCollected = 24_000;

/** Share of a process that long work gets beside others'. */
export interface Turns {
  /** Yields to other work. Unset, all is done at once. */
  readonly pause: (() => Promise<void>) | undefined;
  /** Collects garbage. */
  readonly collect?: (() => void) | undefined;
  /** Waits until few do work as long as this. */
  readonly enter?: (() => Promise<void>) | undefined;
}

/** Runs all steps. Short work has no pause. Long work waits for others, and lets its garbage be collected on the way. */
export const withPauses = async <Result>(steps: Steps<Result>, { pause, collect, enter }: Turns): Promise<Result> => {
  let [units, uncollected, isLong] = [0, 0, false];
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    units += step.value;
    if (pause === undefined || units < unitsBetween) continue;
    uncollected += units;
    units = 0;
    await pause();
    if (uncollected < unitsCollected) continue;
    uncollected = 0;
    if (!isLong) await enter?.();
    isLong = true;
    collect?.();
  }
};
