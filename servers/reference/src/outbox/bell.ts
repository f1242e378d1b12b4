/** Something to wait for, for a time at most; a ring before the wait is not lost. */
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

  /** Whether it has rung since. */
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
