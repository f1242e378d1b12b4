/** Long work with pauses that let other requests run. */
import type { Steps } from "@atlas-messaging/domain";

/** Code units of text between two pauses: ten milliseconds at the slowest measured. */
const unitsBetween = 4_000;

/** Runs all steps, with pauses if given. Short work has none. */
export const withPauses = async <Result>(
  steps: Steps<Result>,
  pause: (() => Promise<void>) | undefined,
): Promise<Result> => {
  let units = 0;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    units += step.value;
    if (pause === undefined || units < unitsBetween) continue;
    units = 0;
    await pause();
  }
};
