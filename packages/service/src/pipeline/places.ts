/**
 * Places for large bodies, and for long work on texts: few are in memory at once. Others wait in line, bodies unread;
 * small requests need no place.
 */
import type { Id } from "../rows/primitives.ts";
import { Problem } from "./problem.ts";

export interface PlaceBounds {
  /** Places of the process. */
  readonly all: number;
  /** Places of one organization among these: fewer, so that others find one. */
  readonly each: number;
  /** Milliseconds in line. A server closes a connection that has been still for 30 s. */
  readonly patience: number;
  /** A body that is slower leaves its place to those who wait. */
  readonly pace: Pace;
}

/** Bytes that arrive in so many milliseconds. */
export interface Pace {
  readonly bytes: number;
  readonly milliseconds: number;
}

const defaults: PlaceBounds = {
  all: 3,
  each: 2,
  patience: 25_000,
  pace: { bytes: 100_000, milliseconds: 5_000 },
};

/** Files that are kept as they arrive take little memory, so a phone on a bad line has time for one. */
export const placesOfFiles: Partial<PlaceBounds> = { all: 6, each: 3, pace: { bytes: 20_000, milliseconds: 5_000 } };

interface Waiting {
  readonly organizationId: Id;
  readonly enter: () => void;
}

export class Places {
  readonly #bounds: PlaceBounds;
  readonly #held = new Map<Id, number>();
  readonly #line = new Set<Waiting>();

  constructor(bounds: Partial<PlaceBounds> = {}) {
    this.#bounds = { ...defaults, ...bounds };
  }

  get pace(): Pace {
    return this.#bounds.pace;
  }

  /** Tells if somebody in line would enter where a body of this organization left. */
  isWanted(organizationId: Id): boolean {
    const enters = (waiting: Waiting): boolean =>
      waiting.organizationId === organizationId || this.#heldBy(waiting.organizationId) < this.#bounds.each;
    return [...this.#line].some(enters);
  }

  /** Waits for a place, and returns how to leave it. Refuses who has waited too long. */
  async take(organizationId: Id): Promise<() => void> {
    if (!this.#hasRoom(organizationId)) await this.#turn(organizationId);
    else this.#enter(organizationId);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      this.#leave(organizationId);
    };
  }

  async #turn(organizationId: Id): Promise<void> {
    // Node.js 20 has no `Promise.withResolvers`.
    await new Promise<void>((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { organizationId, enter };
      this.#line.add(waiting);
      const timer = setTimeout(() => {
        this.#line.delete(waiting);
        reject(new Problem("unavailable", "Too many large bodies and texts are being read; try again."));
      }, this.#bounds.patience);
    });
  }

  #hasRoom(organizationId: Id): boolean {
    const all = [...this.#held.values()].reduce((sum, held) => sum + held, 0);
    return all < this.#bounds.all && this.#heldBy(organizationId) < this.#bounds.each;
  }

  #heldBy(organizationId: Id): number {
    return this.#held.get(organizationId) ?? 0;
  }

  #enter(organizationId: Id): void {
    this.#held.set(organizationId, this.#heldBy(organizationId) + 1);
  }

  /** Gives the place to the first in line who may have it. */
  #leave(organizationId: Id): void {
    const held = this.#heldBy(organizationId) - 1;
    if (held > 0) this.#held.set(organizationId, held);
    else this.#held.delete(organizationId);
    for (const waiting of this.#line) {
      if (!this.#hasRoom(waiting.organizationId)) continue;
      this.#line.delete(waiting);
      this.#enter(waiting.organizationId);
      waiting.enter();
      return;
    }
  }
}
