/** Slots of one worker: for fast receivers, and for all others. */
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { Places, Receiver } from "./claim.ts";
import { queues } from "../outbox/queues.ts";

/** Maximum concurrent requests. Fast slots keep the worker busy; slow ones cost little. */
const max: Places = { quick: 64, slow: 768 };

/** Requests of the worker's other jobs, at most one each. */
const otherRequests = queues.prompt.places + queues.ingest.places;

/**
 * Maximum fast deliveries sent but not acknowledged; after a crash, these repeat. It exceeds the slots, so that sending
 * continues during acknowledgement.
 */
const maxUnacknowledged = 80;

/** Claims up to 512 fast deliveries ahead, so claims stay few. None has been sent, so none repeats after a crash. */
const ahead = 512;

/** Milliseconds without a response before a fast receiver counts as slow. */
const patience = 250;

/** A timer this late means a busy process, not a slow receiver. */
const lateness = 50;

/** A delivery's slot. */
interface Place {
  /** Call once the receiver has answered or failed; frees the slot. */
  readonly answered: () => void;
  /** Call once the delivery is acknowledged. */
  readonly leave: () => void;
}

/** Stands in for a deleted endpoint; it is never called. */
const nobody: Receiver = {
  organization_id: "",
  id: "",
  host: "",
  url: "",
  status: "deleted",
  payload: "full",
  headers: null,
  signing_key: null,
  previous_signing_key: null,
  secret: "",
  previous_secret: null,
  previous_secret_until: null,
  failing_since: null,
  speed: "unknown",
  throttled_until: null,
};

const lineOf = ({ host, organization_id }: Receiver): string => `${organization_id} ${host}`;

/** Maximum concurrent requests of one host and of one organization in this worker. */
export interface Shares {
  readonly perHost: number;
  readonly perOrganization: number;
}

/** A delivery waiting for a slot. */
interface Lined {
  readonly endpoint: Receiver;
  readonly pool: keyof Places;
  readonly resolve: (place: Place | null) => void;
}

export class Pools {
  readonly #underWay = { quick: 0, slow: 0 };
  /** Fast deliveries that are answered but not acknowledged. */
  #answered = 0;
  /** Slow deliveries to fast receivers, by endpoint, host and organization. */
  readonly #waiting = new Tally();
  /** Concurrent requests, by host and organization. */
  readonly #asked = new Tally();
  /** Waiting deliveries by host and organization, in order of arrival. */
  readonly #lines = new Map<string, Lined[]>();
  readonly #lined = { quick: 0, slow: 0 };
  readonly #freed: () => void;
  readonly #places: Places;
  readonly #shares: Shares;

  /**
   * @param freed called when a slot becomes free before a delivery ends
   * @param requestsAtOnce maximum concurrent requests of the process; a queued one would use up its own deadline
   */
  constructor(freed: () => void, requestsAtOnce: number, shares: Shares) {
    this.#freed = freed;
    this.#places = { ...max, slow: Math.min(max.slow, requestsAtOnce - max.quick - otherRequests) };
    this.#shares = shares;
  }

  get free(): Places {
    const { quick, slow } = this.#underWay;
    return {
      quick: Math.max(0, this.#places.quick + ahead - quick - this.#lined.quick),
      slow: Math.max(0, this.#places.slow - slow - this.#lined.slow),
    };
  }

  /** Tells if enough is free to be worth a claim. */
  get worthClaiming(): boolean {
    return this.free.quick >= (this.#places.quick + ahead) / 2;
  }

  /** Endpoints marked fast that are slow at the moment. */
  get waitedFor(): readonly Id[] {
    return this.#waiting.keys("endpoint");
  }

  /** Hosts and organizations with half of their requests slow; we claim no more for them. */
  get stuck(): readonly string[] {
    const { perHost, perOrganization } = this.#shares;
    return [
      ...this.#waiting.keys("host").filter((host) => this.#waiting.of("host", host) >= perHost / 2),
      ...this.#waiting.keys("organization").filter((id) => this.#waiting.of("organization", id) >= perOrganization / 2),
    ];
  }

  /** Waits for a slot; null if the delivery should be returned instead. */
  enter(endpoint: Receiver | null): Promise<Place | null> {
    const { promise, resolve } = Promise.withResolvers<Place | null>();
    const receiver = endpoint ?? nobody;
    const pool = this.#poolOf(receiver);
    if (pool === "quick" && this.#isStuck(receiver)) resolve(null);
    else if (this.#hasPlace(pool, receiver)) resolve(this.#take(receiver, pool));
    else {
      const line = this.#lines.get(lineOf(receiver)) ?? [];
      line.push({ endpoint: receiver, pool, resolve });
      this.#lines.set(lineOf(receiver), line);
      this.#lined[pool] += 1;
    }
    return promise;
  }

  #take(receiver: Receiver, first: keyof Places): Place {
    let pool = first;
    this.#underWay[pool] += 1;
    this.#asked.add(receiver, 1);
    let waits = false;
    let isAnswered = false;
    let due = performance.now() + patience;
    const impatient = (): void => {
      if (performance.now() - due > lateness) {
        due = performance.now() + patience;
        timer = setTimeout(impatient, patience);
        return;
      }
      waits = true;
      this.#waiting.add(receiver, 1);
      this.#giveBack(receiver);
      if (pool === "slow" || this.#underWay.slow >= this.#places.slow) return;
      this.#underWay.slow += 1;
      pool = "slow";
      this.#leave("quick");
      this.#freed();
    };
    let timer = setTimeout(impatient, patience);
    const answered = (): void => {
      if (isAnswered) return;
      isAnswered = true;
      clearTimeout(timer);
      this.#asked.add(receiver, -1);
      if (waits) this.#waiting.add(receiver, -1);
      if (pool === "slow") return this.#admit();
      this.#answered += 1;
      this.#leave(pool);
    };
    const leave = (): void => {
      answered();
      if (pool === "slow") return this.#leave(pool);
      this.#answered -= 1;
      this.#admit();
    };
    return { answered, leave };
  }

  #leave(pool: keyof Places): void {
    this.#underWay[pool] -= 1;
    this.#admit();
  }

  get #isFull(): boolean {
    const { quick } = this.#underWay;
    return quick >= this.#places.quick || quick + this.#answered >= maxUnacknowledged;
  }

  #hasPlace(pool: keyof Places, { host, organization_id: id }: Receiver): boolean {
    if (pool === "quick" && this.#isFull) return false;
    const { perHost, perOrganization } = this.#shares;
    return this.#asked.of("host", host) < perHost && this.#asked.of("organization", id) < perOrganization;
  }

  /** Admits waiting deliveries, line by line, while slots are free. */
  #admit(): void {
    if (this.#lined.slow === 0 && this.#isFull) return;
    // A served line moves to the end of the map and is met again in this loop.
    for (const [key, line] of this.#lines) {
      const [next] = line;
      if (next === undefined || !this.#hasPlace(next.pool, next.endpoint)) continue;
      line.shift();
      this.#lines.delete(key);
      if (line.length > 0) this.#lines.set(key, line);
      this.#lined[next.pool] -= 1;
      next.resolve(this.#take(next.endpoint, next.pool));
    }
  }

  /** Returns deliveries that wait for a slow receiver or a stuck host. */
  #giveBack({ id, host, organization_id: organization }: Receiver): void {
    const isStuck = this.#isStuck({ host, organization_id: organization });
    for (const [key, line] of this.#lines) {
      const first = line[0]?.endpoint;
      if (first?.host !== host && first?.organization_id !== organization) continue;
      const left: Lined[] = [];
      const back: Lined[] = [];
      for (const each of line) {
        const waits = each.endpoint.id === id || (isStuck && this.#isStuck(each.endpoint));
        (waits && each.pool === "quick" ? back : left).push(each);
      }
      if (left.length > 0) this.#lines.set(key, left);
      else this.#lines.delete(key);
      this.#lined.quick -= back.length;
      for (const each of back) each.resolve(null);
    }
  }

  #isStuck({ host, organization_id: id }: Pick<Receiver, "host" | "organization_id">): boolean {
    const { perHost, perOrganization } = this.#shares;
    if (this.#waiting.of("host", host) >= perHost / 2) return true;
    return this.#waiting.of("organization", id) >= perOrganization / 2;
  }

  #poolOf({ id, speed, failing_since }: Receiver): keyof Places {
    const isQuick = speed === "quick" && failing_since === null && this.#waiting.of("endpoint", id) === 0;
    return isQuick ? "quick" : "slow";
  }
}

interface Counted {
  readonly id: Id;
  readonly host: string;
  readonly organization_id: Id;
}

type By = "endpoint" | "host" | "organization";

/** Counts deliveries by endpoint, host and organization. */
class Tally {
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
