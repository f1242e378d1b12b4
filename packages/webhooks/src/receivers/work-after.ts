/** The part of a `ServerResponse` that says when the answer has been sent. */
export interface Closing {
  /** True once it has emitted `close`, which comes once. */
  readonly closed?: boolean;
  once(event: "close", listener: () => void): unknown;
}

/** Runs the work once the response is closed, or now if it is: the sender may have gone away before the answer. */
export const onceClosed = (response: Closing, work: () => Promise<void>): Promise<void> =>
  new Promise<void>((resolve) => void (response.closed ? resolve() : response.once("close", resolve))).then(work);

/** Work deferred until the answer has been sent. */
export interface WorkAfter {
  /** Defers the work. After `begin` it starts immediately. */
  add(work: () => unknown): void;
  readonly isEmpty: boolean;
  /** Starts the deferred work once the answer has been sent. Resolves when all of it has ended. */
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
      // Running work may defer more.
      for (const each of running) await each;
    },
  };
};
