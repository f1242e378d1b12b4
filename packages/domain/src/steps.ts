/**
 * Long work in steps, so that whoever does it may do something else in between. Each tells how much has been done since the
 * one before, in code units of text; none is longer than a few thousand of them.
 */
export type Steps<Result> = Generator<number, Result, void>;

/** Takes all steps at once. */
export const withoutPause = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};
