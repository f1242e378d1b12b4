/** The places of one worker: those for receivers that answer soon, and those for all others. */
import type { Id } from "@atlas-messaging/domain";
import type { Places, Receiver } from "./claim-deliveries.ts";
import { queues } from "./queues.ts";

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

export class Pools {
  readonly #underWay = { quick: 0, slow: 0 };
  /** Quick ones that have been answered, and wait to be acknowledged. */
  #answered = 0;
  /** Of endpoints that keep a worker waiting: how many of their deliveries do. */
  readonly #waiting = new Map<Id, number>();
  /** Those that are held, in the order they came in: each takes its place. */
  readonly #line: (() => void)[] = [];
  readonly #freed: () => void;
  readonly #places: Places;

  /**
   * @param freed is called when a place has become free although nothing has ended
   * @param requestsAtOnce that the process can have under way: one that waits for its turn would use up its own time
   */
  constructor(freed: () => void, requestsAtOnce: number) {
    this.#freed = freed;
    this.#places = { ...most, slow: Math.min(most.slow, requestsAtOnce - most.quick - otherRequests) };
  }

  get free(): Places {
    const { quick, slow } = this.#underWay;
    return {
      quick: Math.max(0, this.#places.quick + ahead - quick - this.#line.length),
      slow: Math.max(0, this.#places.slow - slow),
    };
  }

  /** Whether so much is free that a claim is worth what it costs. */
  get worthClaiming(): boolean {
    return this.free.quick >= (this.#places.quick + ahead) / 2;
  }

  /** Endpoints that are said to be quick and are not at this moment. */
  get waitedFor(): readonly Id[] {
    return [...this.#waiting.keys()];
  }

  /** Takes a place for a delivery, as soon as there is one. */
  enter(endpoint: Receiver | null): Promise<Place> {
    const { promise, resolve } = Promise.withResolvers<Place>();
    const enter = (): void => {
      const pool = this.#poolOf(endpoint);
      if (pool === "quick" && this.#isFull) this.#line.push(enter);
      else resolve(this.#take(endpoint?.id ?? "", pool));
    };
    enter();
    return promise;
  }

  #take(id: Id, first: keyof Places): Place {
    let pool = first;
    this.#underWay[pool] += 1;
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
      this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + 1);
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
      if (waits) this.#waitNoMore(id);
      if (pool === "slow") return;
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

  /** Lets in who stands in line, as long as there is a place. */
  #admit(): void {
    while (!this.#isFull) {
      const next = this.#line.shift();
      if (!next) return;
      next();
    }
  }

  #poolOf(endpoint: Receiver | null): keyof Places {
    const quick = endpoint?.pace === "quick" && endpoint.failing_since === null && !this.#waiting.has(endpoint.id);
    return quick ? "quick" : "slow";
  }

  #waitNoMore(id: Id): void {
    const left = (this.#waiting.get(id) ?? 1) - 1;
    if (left > 0) this.#waiting.set(id, left);
    else this.#waiting.delete(id);
  }
}
