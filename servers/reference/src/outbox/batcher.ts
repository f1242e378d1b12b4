/** Batches calls: while one batch runs, new items gather for the next. */
const maxAtOnce = 500;

interface Waiting<Item> {
  readonly item: Item;
  readonly done: () => void;
  readonly failed: (reason: unknown) => void;
}

export class Batcher<Item> {
  readonly #act: (batch: readonly Item[]) => Promise<readonly PromiseSettledResult<void>[] | void>;
  #waiting: Waiting<Item>[] = [];
  #busy = false;

  /** `act` may return a result per item; without one, all succeeded. */
  constructor(act: (batch: readonly Item[]) => Promise<readonly PromiseSettledResult<void>[] | void>) {
    this.#act = act;
  }

  /** Adds an item; settles with its result. */
  add(item: Item): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push({ item, done: resolve, failed: reject });
    if (!this.#busy) void this.#work();
    return promise;
  }

  async #work(): Promise<void> {
    this.#busy = true;
    // Includes items of the same turn.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, maxAtOnce);
      try {
        const results = await this.#act(batch.map(({ item }) => item));
        batch.forEach(({ done, failed }, index) => {
          const result = results?.[index];
          if (result?.status === "rejected") failed(result.reason);
          else done();
        });
      } catch (reason) {
        for (const { failed } of batch) failed(reason);
      }
    }
    this.#busy = false;
  }
}
