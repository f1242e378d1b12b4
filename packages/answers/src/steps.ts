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
