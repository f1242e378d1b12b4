import { slugOf } from "@atlas-messaging/pipeline/documents";

/** Anchors of one page. A repeated heading gets a number, as on GitHub. */
export class Slugs {
  readonly #used = new Set<string>();

  next(heading: string): string {
    const slug = slugOf(heading);
    let free = slug;
    for (let count = 1; this.#used.has(free); count++) free = `${slug}-${count}`;
    this.#used.add(free);
    return free;
  }

  /** Returns the anchor of a name that must keep it, or null if it is taken. */
  claim(name: string): string | null {
    if (this.#used.has(name)) return null;
    this.#used.add(name);
    return name;
  }
}
