/** Whoever waits for work looks for it this often without being told, in milliseconds. */
export const pollEvery = 1_000;
/** A claim costs the database the same for one job as for many: so long is waited after one, for others to come in. */
export const gatherFor = 4;
/** What is due in a moment is not looked for at once. */
export const soonest = 5;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
