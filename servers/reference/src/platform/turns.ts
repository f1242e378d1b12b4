/** Turns of the event loop for long work that pauses: one to each who asks, so that no two add up in one of them. */
const waiting: (() => void)[] = [];

/** Resolves in a turn of its own, after those who asked before; whatever else has arrived is served first. */
export const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(giveNext);
  });

const giveNext = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveNext);
};
