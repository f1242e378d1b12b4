/** Work that waits only for promises. The same code serves rows in a database and rows in memory. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Continues with a value, at once unless it is a promise. Use `perform` for long work. */
export const andThen = <Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> => (value instanceof Promise ? value.then(next) : next(value));

/** Work that yields each promise it waits for. */
export type Work<Result> = Generator<Promise<unknown>, Result, unknown>;

/** Waits for a value if it is a promise: `const row = yield* settled(load())`. */
export const settled = function* <Value>(value: MaybePromise<Value>): Work<Value> {
  // `perform` resumes with the value of the promise that was yielded.
  return value instanceof Promise ? ((yield value) as Value) : value;
};

/** Runs the work, at once if it never waits, else as a promise. */
export const perform = <Result>(work: Work<Result>): MaybePromise<Result> => {
  const first = work.next();
  return first.done === true ? first.value : proceed(work, first.value);
};

const proceed = async <Result>(work: Work<Result>, first: Promise<unknown>): Promise<Result> => {
  let waiting = first;
  for (;;) {
    const step = await waiting.then(
      (value) => work.next(value),
      (error: unknown) => work.throw(error),
    );
    if (step.done === true) return step.value;
    waiting = step.value;
  }
};
