/** Pages through the rows of organizations, a few pages a round, and rests once all of an organization were looked at. */
import { type Instant, hour, later, second } from "@atlas-messaging/domain";

/** Place of a pass through the rows of one organization. */
interface Pass {
  /** Id to go on after; null begins. */
  readonly after: string | null;
  readonly lookedAt: Instant;
  /** Time of the next pass; null while this one goes on. */
  readonly restsUntil: Instant | null;
}

const beginning: Pass = { after: null, lookedAt: "1970-01-01T00:00:00.000Z", restsUntil: null };

/** Maximum pages with rows in a round, so that a backlog does not keep the database busy. */
const maxPages = 20;
/** Maximum looks that find nothing. */
const maxLooks = 500;

/** A page that was looked at. */
export interface Look {
  /** Id to go on after; null at the end. */
  readonly last: string | null;
  /** Rows of the page. */
  readonly read: number;
  /** True if it could not be looked at yet. */
  readonly waits?: boolean;
}

/** Passes of a process by key. A key has the days in it, so a new choice begins at once. */
export class Rounds {
  #passes = new Map<string, Pass>();

  /**
   * Looks at pages in turn, those first that have waited longest. Keys that are no longer named are forgotten, once what
   * they began has rested.
   */
  async go<Item extends { readonly key: string }>(
    items: readonly Item[],
    now: Instant,
    look: (item: Item, after: string | null) => Promise<Look>,
  ): Promise<void> {
    this.#passes = new Map([...this.#passes].filter(([, { lookedAt }]) => later(lookedAt, 2 * hour) > now));
    let [pages, looks] = [0, 0];
    for (;;) {
      const due = items.filter(({ key }) => this.#isDue(key, now)).toSorted((one, other) => this.#compare(one, other));
      if (due.length === 0) return;
      for (const item of due) {
        if (pages >= maxPages || looks >= maxLooks) return;
        const { after } = this.#of(item.key);
        const { last, read, waits = false } = await look(item, after);
        const end = last === null ? later(now, hour) : null;
        this.#passes.set(item.key, { after: last, lookedAt: now, restsUntil: waits ? later(now, 30 * second) : end });
        if (read > 0) pages += 1;
        else looks += 1;
      }
    }
  }

  #of(key: string): Pass {
    return this.#passes.get(key) ?? beginning;
  }

  #isDue(key: string, now: Instant): boolean {
    const { restsUntil } = this.#of(key);
    return restsUntil === null || restsUntil <= now;
  }

  #compare(one: { readonly key: string }, other: { readonly key: string }): number {
    return Date.parse(this.#of(one.key).lookedAt) - Date.parse(this.#of(other.key).lookedAt);
  }
}
