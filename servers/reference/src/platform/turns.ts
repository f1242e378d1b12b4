/** Shares out turns of the event loop: one per waiting caller, so that no two pieces of long work share a turn. */
const waiting: (() => void)[] = [];

/** Resolves in its own turn, after earlier callers; other events are served first. */
export const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(giveNext);
  });

const giveNext = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveNext);
};
