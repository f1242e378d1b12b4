/** Whoever waits for work looks for it this often without being told, in milliseconds. */
export const pollEvery = 1_000;
/** A claim costs the database nearly the same for one job as for many: so long is waited after one, for others to come in. */
const gatherFor = 4;
/** What is due in a moment is not looked for at once. */
export const soonest = 5;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Keeps claims apart: by as long as the last one took, so that a database under load is asked less. Who was idle goes on at
 * once, and so does who has found plenty: it comes back no sooner than that has been worked off.
 */
export class Pace {
  #began = 0;
  #ended = 0;
  #plenty = false;

  async claim<Found>(look: () => Promise<Found>, isPlenty: (found: Found) => boolean = () => false): Promise<Found> {
    const apart = this.#plenty ? 0 : Math.max(gatherFor, this.#ended - this.#began);
    const rest = apart - (performance.now() - this.#ended);
    if (rest > 0) await pause(rest);
    this.#began = performance.now();
    const found = await look();
    this.#ended = performance.now();
    this.#plenty = isPlenty(found);
    return found;
  }
}
