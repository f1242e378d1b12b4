/** Connections of one kind. A call takes the least busy one that works, and none that is blocked if another is not. */
import { Client, type ConnectionSettings } from "./client.ts";
import { DatabaseUnavailable, type PoolState, type Statement, typedFailure } from "./database.ts";
import { untilDeadline } from "./deadline.ts";
import { VainWaits } from "./locks.ts";
import type { Session } from "./session.ts";
import { unitsOf } from "./wire.ts";

export class Pool {
  readonly #settings: ConnectionSettings;
  readonly #length: number;
  /** As many as wanted, and up to twice as many while locks block half of them. */
  #clients: readonly ReconnectingClient[];
  /** Statements that a connection may have under way. */
  readonly #depth: number;
  readonly #waiting: ((client: ReconnectingClient) => void)[] = [];
  readonly #vainWaits = new VainWaits();

  constructor(length: number, settings: ConnectionSettings) {
    this.#settings = settings;
    this.#length = length;
    this.#clients = Array.from({ length }, () => new ReconnectingClient(settings));
    this.#depth = settings.pipelines ? Infinity : 1;
  }

  get state(): PoolState {
    const clients = this.#clients;
    const now = performance.now();
    return {
      connections: clients.length,
      down: clients.filter((each) => each.stateAt(now) === states.down).length,
      blocked: clients.filter((each) => each.stateAt(now) === states.blocked).length,
      pending: clients.reduce((sum, { pending }) => sum + pending, this.#waiting.length),
    };
  }

  /** True if no connection works. */
  get isDown(): boolean {
    return this.#clients.every(({ down }) => down);
  }

  run<Row>(session: Session, statement: Statement): Promise<Row[]> {
    const client = (this.#waiting.length === 0 ? this.#choose() : null) ?? this.#connectSpare();
    return client ? this.#runOn<Row>(client, session, statement) : this.#wait(session, statement);
  }

  async end(): Promise<void> {
    await Promise.all(this.#clients.map((each) => each.end()));
  }

  /**
   * Returns the best connection, or null if the next in line must wait. While locks block many, a connection has one
   * statement under way, so that none stands behind one that waits for a lock.
   */
  #choose(): ReconnectingClient | null {
    const now = performance.now();
    let [best, state, blocked] = [this.#clients[0], states.down as number, 0];
    for (const each of this.#clients) {
      const own = each.stateAt(now);
      if (own === states.blocked) blocked += 1;
      if (!best || own < state || (own === state && each.pending < best.pending)) [best, state] = [each, own];
    }
    return best && best.pending < (this.#isCrowded(blocked) ? 1 : this.#depth) ? best : null;
  }

  #isCrowded(blocked: number): boolean {
    return 2 * blocked >= this.#length || this.#vainWaits.patience !== null;
  }

  /** Connects once more for a newcomer: those in line may all wait for the same lock. */
  #connectSpare(): ReconnectingClient | null {
    if (this.#clients.length >= 2 * this.#length || !this.#isCrowded(this.state.blocked)) return null;
    const client = new ReconnectingClient(this.#settings);
    this.#clients = [...this.#clients, client];
    return client;
  }

  #runOn<Row>(client: ReconnectingClient, session: Session, statement: Statement): Promise<Row[]> {
    let begun = false;
    const run = async () => {
      begun = true;
      const { lockMilliseconds = this.#vainWaits.patience } = statement;
      const opened = lockMilliseconds === null ? session : { ...session, lockMilliseconds };
      try {
        return await client.run<Row>(opened, statement);
      } catch (failure) {
        // One that comes again with more patience does not show that others wait in vain.
        if (statement.lockMilliseconds === undefined) this.#vainWaits.note(failure);
        throw failure;
      } finally {
        this.#release();
      }
    };
    return untilDeadline(run, () => begun || this.#release());
  }

  /** Gives those in line the connections that are free, and closes one that is not needed any more. */
  #release(): void {
    while (this.#waiting.length > 0) {
      const client = this.#choose();
      if (client === null) return;
      // Held for it: whoever asks in between would take its turn, again and again.
      client.pending += 1;
      this.#waiting.shift()?.(client);
    }
    if (this.#clients.length > this.#length) this.#shrink();
  }

  #shrink(): void {
    const now = performance.now();
    const spare = this.#clients.find(({ pending }) => pending === 0);
    if (spare === undefined || this.#vainWaits.patience !== null) return;
    if (this.#clients.some((each) => each.stateAt(now) >= states.blocked)) return;
    this.#clients = this.#clients.filter((each) => each !== spare);
    void spare.end();
  }

  /** All wait in one line: a connection that is blocked would hold up those in a line of its own. */
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

/** States of a connection, the best first: it serves, is late with an answer, waits for it too long, or does not connect. */
const states = { up: 0, late: 1, blocked: 2, down: 3 } as const;

/** UTF-16 code units that take a few milliseconds to encode. */
const large = 262_144;

/** Milliseconds without an answer after which others come first. Most statements take less than one. */
const lateAfter = 20;

/** Milliseconds without an answer after which a connection counts as blocked. */
const blockedAfter = 100;

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

  stateAt(now: number): number {
    if (this.down) return states.down;
    const silent = this.#client?.silentFor(now) ?? 0;
    if (silent <= lateAfter) return states.up;
    return silent > blockedAfter ? states.blocked : states.late;
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
