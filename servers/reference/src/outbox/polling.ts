/** Whoever waits for work looks for it this often without being told, in milliseconds. */
export const pollEvery = 1_000;
/** What is due in a moment is not looked for at once. */
export const soonest = 5;
