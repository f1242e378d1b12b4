/** Wakes a waiting loop, or ends its wait after a timeout. A ring before the wait is not lost. */
export class Bell {
  #rang = false;
  #rouse: (() => void) | null = null;

  ring(): void {
    this.#rang = true;
    this.#rouse?.();
  }

  reset(): void {
    this.#rang = false;
  }

  /** Tells if it has rung since the last wait. */
  get hasRung(): boolean {
    return this.#rang;
  }

  async rung(milliseconds: number): Promise<void> {
    if (this.#rang) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#rouse = resolve;
    await promise;
    clearTimeout(timer);
    this.#rouse = null;
  }
}
