/** Cache of the latest `max` results; the oldest is dropped first. */
export class Recent<Found> {
  readonly #max: number;
  readonly #found = new Map<string, Found>();

  constructor(max: number) {
    this.#max = max;
  }

  get(key: string): Found | undefined {
    return this.#found.get(key);
  }

  note(key: string, found: Found): Found {
    if (this.#found.get(key) === found) return found;
    this.#found.delete(key);
    this.#found.set(key, found);
    const [first] = this.#found.keys();
    if (this.#found.size > this.#max && first !== undefined) this.#found.delete(first);
    return found;
  }

  forget(key: string): void {
    this.#found.delete(key);
  }
}
