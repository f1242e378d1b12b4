/** Connections of one kind. A call takes the least busy one that works, and none that is blocked. */
import { Client, type ConnectionSettings } from "./client.ts";
import { DatabaseUnavailable, type PoolState, type Statement, typedFailure } from "./database.ts";
import { untilDeadline } from "./deadline.ts";
import type { Session } from "./session.ts";
import { unitsOf } from "./wire.ts";

export class Pool {
  readonly #settings: ConnectionSettings;
  readonly #length: number;
  /** As many as wanted, and up to twice as many while some are blocked. */
  #clients: readonly ReconnectingClient[];
  /** Statements that a connection may have under way. */
  readonly #depth: number;
  readonly #waiting: ((client: ReconnectingClient) => void)[] = [];

  constructor(length: number, settings: ConnectionSettings) {
    this.#settings = settings;
    this.#length = length;
    this.#clients = Array.from({ length }, () => new ReconnectingClient(settings));
    this.#depth = settings.pipelines ? Infinity : 1;
  }

  get state(): PoolState {
    const clients = this.#clients;
    return {
      connections: clients.length,
      down: clients.filter(({ state }) => state === "down").length,
      blocked: clients.filter(({ state }) => state === "blocked").length,
      pending: clients.reduce((sum, { pending }) => sum + pending, this.#waiting.length),
    };
  }

  /** True if no connection works. */
  get isDown(): boolean {
    return this.#clients.every(({ down }) => down);
  }

  run<Row>(session: Session, statement: Statement): Promise<Row[]> {
    const spare = this.#connectSpare();
    if (spare) return this.#runOn<Row>(spare, session, statement);
    const client = this.#best;
    const isFree = this.#waiting.length === 0 && client.pending < this.#depth;
    return isFree ? this.#runOn<Row>(client, session, statement) : this.#wait(session, statement);
  }

  async end(): Promise<void> {
    await Promise.all(this.#clients.map((each) => each.end()));
  }

  get #best(): ReconnectingClient {
    return this.#clients.reduce((best, each) => (isBetter(each, best) ? each : best));
  }

  /** Connects once more where all are blocked: those who wait for a lock must not hold up who comes after them. */
  #connectSpare(): ReconnectingClient | null {
    if (this.#best.state !== "blocked" || this.#clients.length >= 2 * this.#length) return null;
    const client = new ReconnectingClient(this.#settings);
    this.#clients = [...this.#clients, client];
    return client;
  }

  #runOn<Row>(client: ReconnectingClient, session: Session, statement: Statement): Promise<Row[]> {
    let begun = false;
    const run = () => {
      begun = true;
      return client.run<Row>(session, statement).finally(() => this.#release(client));
    };
    return untilDeadline(run, () => begun || this.#release(client));
  }

  /** Gives the next in line a connection that is free, and closes one that is not needed any more. */
  #release(client: ReconnectingClient): void {
    const next = this.#waiting.shift();
    if (next) {
      // Held for it: whoever asks in between would take its turn, again and again.
      client.pending += 1;
      next(client);
    } else if (this.#clients.length > this.#length) this.#shrink();
  }

  #shrink(): void {
    const spare = this.#clients.find(({ pending }) => pending === 0);
    if (spare === undefined || this.#clients.some(({ state }) => state !== "up")) return;
    this.#clients = this.#clients.filter((each) => each !== spare);
    void spare.end();
  }

  /** All wait in one line: behind a pooler, a connection that is blocked would hold up those in a line of its own. */
  async #wait<Row>(session: Session, statement: Statement): Promise<Row[]> {
    const { promise: turn, resolve } = Promise.withResolvers<ReconnectingClient>();
    this.#waiting.push(resolve);
    const leave = () => {
      const place = this.#waiting.indexOf(resolve);
      if (place >= 0) this.#waiting.splice(place, 1);
    };
    const client = await untilDeadline(() => turn, leave);
    client.pending -= 1;
    return this.#runOn<Row>(client, session, statement);
  }
}

/** States of a connection, the best first: it serves, waits for an answer too long, or does not connect. */
const preference = ["up", "blocked", "down"] as const;

const isBetter = (one: ReconnectingClient, other: ReconnectingClient): boolean => {
  const [rank, least] = [preference.indexOf(one.state), preference.indexOf(other.state)];
  return rank === least ? one.pending < other.pending : rank < least;
};

/** UTF-16 code units that take a few milliseconds to encode. */
const large = 262_144;

/** Milliseconds without an answer after which a connection gets no more statements while another has none. */
const blockedAfter = 250;

const retryEvery = 1_000;

/** A connection that is replaced when it closes. It carries only transactions that set their own role and tenant. */
export class ReconnectingClient {
  readonly #settings: ConnectionSettings;
  #client: Client | undefined;
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** True from a failure of the connection until a new one is ready. */
  down = false;
  /** Calls without an answer yet. */
  pending = 0;

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
  }

  get state(): (typeof preference)[number] {
    if (this.down) return "down";
    return this.#client !== undefined && this.#client.silentFor > blockedAfter ? "blocked" : "up";
  }

  async run<Row>(session: Session, statement: Statement): Promise<Row[]> {
    this.pending += 1;
    try {
      // A large value took long to make, and its message will, too.
      if (unitsOf(statement.values) > large) await this.#settings.beforeLarge?.();
      return await this.#connected().run<Row>(session, statement);
    } catch (cause) {
      throw this.#failed(typedFailure(cause));
    } finally {
      this.pending -= 1;
    }
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  /** A connection fails before it reports its end; the next call must not follow this one. */
  #failed(failure: unknown): unknown {
    if (!(failure instanceof DatabaseUnavailable)) return failure;
    if (!failure.connected) {
      this.#client?.discard();
      this.#tryLater();
    }
    this.#settings.onUnavailable?.(failure);
    return failure;
  }

  /** Meanwhile others serve, and no request has to find out. */
  #tryLater(): void {
    this.down = true;
    if (this.#ended || this.#retry !== undefined) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      if (!this.#ended) this.#connected().ready.catch(() => this.#tryLater());
    }, retryEvery).unref();
  }

  #connected(): Client {
    if (this.#ended) throw new DatabaseUnavailable("closed");
    if (this.#client !== undefined && !this.#client.closed) return this.#client;
    const client = new Client(this.#settings);
    this.#client = client;
    client.ready.then(
      () => (this.down = false),
      () => {},
    );
    return client;
  }
}
