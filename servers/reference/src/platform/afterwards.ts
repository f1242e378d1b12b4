/** Work after answers, one piece after the other. */

interface Warner {
  warn(about: object, message: string): void;
}

/** Pieces that wait at most. Strangers may ask for some. */
const maxWaiting = 1_000;

export interface Afterwards {
  readonly add: (work: () => Promise<void>) => void;
  /** Waits until all has been done. */
  readonly stop: () => Promise<void>;
}

export const workAfterwards = (logger: Warner, max = maxWaiting): Afterwards => {
  let waiting = 0;
  let last = Promise.resolve();
  const run = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      logger.warn({ err: error }, "work after an answer failed");
    }
    waiting -= 1;
  };
  return {
    add: (work) => {
      if (waiting >= max) return logger.warn({ waiting }, "work after an answer is dropped, as too much waits");
      waiting += 1;
      last = last.then(() => run(work));
    },
    stop: () => last,
  };
};
