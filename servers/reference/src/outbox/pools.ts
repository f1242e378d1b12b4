/** The places of one worker: those for receivers that answer soon, and those for all others. */
import type { Id } from "@atlas-messaging/domain";
import type { Places, Receiver } from "./claim-deliveries.ts";
import { queues } from "./queues.ts";
import { Tally } from "./tally.ts";

/** Requests of one worker that wait for their answers at most: the quick ones as many as keep it busy; the slow ones cost little. */
const most: Places = { quick: 64, slow: 768 };
/** What else a worker asks of others, each with a request of its own at most. */
const otherRequests = queues.prompt.places + queues.ingest.places;
/**
 * Quick ones that have been sent and are not acknowledged at most, the answered ones with those under way: these come
 * twice after a crash. More than there are places, so that the worker goes on sending while it acknowledges.
 */
const mostUnacknowledged = 80;
/**
 * So many quick ones more are held while they wait for a place: claims are few and large then, and nobody waits for one.
 * They have not been sent, so a crash makes none of them come twice.
 */
const ahead = 512;

/** A receiver that was quick and has not answered for so long is counted among the slow ones until it does, in milliseconds. */
const patience = 250;
/** A timer that is so late tells of a busy process, and not of a receiver. */
const lateness = 50;

/** The place of a delivery. */
interface Place {
  /** The receiver has answered, or will not: another may be sent. */
  readonly answered: () => void;
  /** It is acknowledged, and will not come again. */
  readonly leave: () => void;
}

/** Whose row is gone: it is not asked. */
const nobody: Receiver = {
  organization_id: "",
  id: "",
  host: "",
  url: "",
  status: "deleted",
  secret: "",
  previous_secret: null,
  previous_secret_until: null,
  failing_since: null,
  pace: "unknown",
};

const lineOf = ({ host, organization_id }: Receiver): string => `${organization_id} ${host}`;

/** Requests that one host, and one organization, may have under way here. */
export interface Shares {
  readonly perHost: number;
  readonly perOrganization: number;
}

/** A delivery that waits for its place. */
interface Lined {
  readonly endpoint: Receiver;
  readonly pool: keyof Places;
  readonly resolve: (place: Place | null) => void;
}

export class Pools {
  readonly #underWay = { quick: 0, slow: 0 };
  /** Quick ones that have been answered, and wait to be acknowledged. */
  #answered = 0;
  /** Of endpoints, hosts and organizations that keep a worker waiting: how many of their deliveries do. */
  readonly #waiting = new Tally();
  /** Of hosts and organizations: how many requests are under way. */
  readonly #asked = new Tally();
  /** Those that are held, by host and organization, in the order they came in: each takes its place. */
  readonly #lines = new Map<string, Lined[]>();
  readonly #lined = { quick: 0, slow: 0 };
  readonly #freed: () => void;
  readonly #places: Places;
  readonly #shares: Shares;

  /**
   * @param freed is called when a place has become free although nothing has ended
   * @param requestsAtOnce that the process can have under way: one that waits for its turn would use up its own time
   */
  constructor(freed: () => void, requestsAtOnce: number, shares: Shares) {
    this.#freed = freed;
    this.#places = { ...most, slow: Math.min(most.slow, requestsAtOnce - most.quick - otherRequests) };
    this.#shares = shares;
  }

  get free(): Places {
    const { quick, slow } = this.#underWay;
    return {
      quick: Math.max(0, this.#places.quick + ahead - quick - this.#lined.quick),
      slow: Math.max(0, this.#places.slow - slow - this.#lined.slow),
    };
  }

  /** Whether so much is free that a claim is worth what it costs. */
  get worthClaiming(): boolean {
    return this.free.quick >= (this.#places.quick + ahead) / 2;
  }

  /** Endpoints that are said to be quick and are not at this moment. */
  get waitedFor(): readonly Id[] {
    return this.#waiting.keys("endpoint");
  }

  /** Hosts and organizations half of whose requests keep the worker waiting: nothing more is held for them. */
  get stuck(): readonly string[] {
    const { perHost, perOrganization } = this.#shares;
    return [
      ...this.#waiting.keys("host").filter((host) => this.#waiting.of("host", host) >= perHost / 2),
      ...this.#waiting.keys("organization").filter((id) => this.#waiting.of("organization", id) >= perOrganization / 2),
    ];
  }

  /** Takes a place for a delivery, as soon as there is one; null for one that is to be given back instead. */
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
    return quick >= this.#places.quick || quick + this.#answered >= mostUnacknowledged;
  }

  #hasPlace(pool: keyof Places, { host, organization_id: id }: Receiver): boolean {
    if (pool === "quick" && this.#isFull) return false;
    const { perHost, perOrganization } = this.#shares;
    return this.#asked.of("host", host) < perHost && this.#asked.of("organization", id) < perOrganization;
  }

  /** Lets in who stands in line, one line after the other, as long as there is a place. */
  #admit(): void {
    if (this.#lined.slow === 0 && this.#isFull) return;
    // A line that has let one in goes to the end, and is met again here.
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

  /** What stands in line for a receiver that turns out not to answer, or for a host that is stuck, would wait for long. */
  #giveBack({ id, host, organization_id: organization }: Receiver): void {
    const isStuck = this.#isStuck({ host, organization_id: organization });
    for (const [key, line] of this.#lines) {
      const first = line[0]?.endpoint;
      if (first?.host !== host && first?.organization_id !== organization) continue;
      const [left, back] = [[] as Lined[], [] as Lined[]];
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

  #poolOf({ id, pace, failing_since }: Receiver): keyof Places {
    const isQuick = pace === "quick" && failing_since === null && this.#waiting.of("endpoint", id) === 0;
    return isQuick ? "quick" : "slow";
  }
}
