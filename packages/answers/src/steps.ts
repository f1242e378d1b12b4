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

/** Runs all steps, with pauses if given. Short work has none. Long work lets its garbage be collected on the way. */
export const withPauses = async <Result>(
  steps: Steps<Result>,
  pause: (() => Promise<void>) | undefined,
  collect?: () => void,
): Promise<Result> => {
  let [units, uncollected] = [0, 0];
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
    collect?.();
  }
};
