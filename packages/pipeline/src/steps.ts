/** Long work with pauses in it, in which others are served. */
import type { Steps } from "@atlas-messaging/domain";

/** Code units of text between two pauses: at the dearest that were tried, ten milliseconds. */
const unitsBetween = 4_000;

/** Takes all steps; without a pause to make, at once. What is short has none. */
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
