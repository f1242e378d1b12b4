/** Work that waits until the answer has been sent. */
export interface WorkAfter {
  /** Puts it off; once the answer has been sent it begins at once. */
  add(work: () => unknown): void;
  readonly isEmpty: boolean;
  /** The answer has been sent: begins what was put off, and resolves when all of it has ended. */
  begin(): Promise<void>;
}

export const workAfter = (onError: (error: unknown) => void): WorkAfter => {
  const waiting: (() => unknown)[] = [];
  const running: Promise<void>[] = [];
  let begun = false;
  const start = (work: () => unknown): void => {
    running.push(
      Promise.resolve()
        .then(work)
        .then(() => {}, onError),
    );
  };
  return {
    add: (work) => void (begun ? start(work) : waiting.push(work)),
    get isEmpty() {
      return waiting.length === 0;
    },
    async begin() {
      begun = true;
      for (const work of waiting.splice(0)) start(work);
      // Work may have put off more work meanwhile.
      for (const each of running) await each;
    },
  };
};
