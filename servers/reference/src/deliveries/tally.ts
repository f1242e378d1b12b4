import type { Id } from "@atlas-messaging/domain";

interface Counted {
  readonly id: Id;
  readonly host: string;
  readonly organization_id: Id;
}

type By = "endpoint" | "host" | "organization";

/** Counts deliveries by endpoint, host and organization. */
export class Tally {
  readonly #counts: { readonly [Key in By]: Map<string, number> } = {
    endpoint: new Map(),
    host: new Map(),
    organization: new Map(),
  };

  add({ id, host, organization_id }: Counted, change: number): void {
    count(this.#counts.endpoint, id, change);
    count(this.#counts.host, host, change);
    count(this.#counts.organization, organization_id, change);
  }

  of(by: By, key: string): number {
    return this.#counts[by].get(key) ?? 0;
  }

  /** Keys with a count above zero. */
  keys(by: By): string[] {
    return [...this.#counts[by].keys()];
  }
}

const count = (counts: Map<string, number>, key: string, change: number): void => {
  const left = (counts.get(key) ?? 0) + change;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
};
