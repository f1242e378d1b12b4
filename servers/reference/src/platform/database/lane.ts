import { ownTurn } from "../turns.ts";
import { unitsOf } from "./bind-message.ts";
import { Client, type ConnectionSettings } from "./client.ts";
import type { Statement } from "./database.ts";
import { DatabaseUnavailable, typedFailure } from "./failures.ts";
import type { Session } from "./wire.ts";

/** UTF-16 code units that take a few milliseconds to encode. */
const large = 262_144;

/** A connection that is replaced when it closes. It carries only transactions that set their own role and tenant. */
export class Lane {
  readonly #settings: ConnectionSettings;
  #client: Client | undefined;
  #ended = false;
  /** Calls without an answer yet. */
  pending = 0;

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
  }

  async run<Row>(session: Session, statement: Statement): Promise<Row[]> {
    // A large value took long to make, and its message will, too.
    if (unitsOf(statement.values) > large) await ownTurn();
    const client = this.#connected();
    this.pending += 1;
    try {
      return await client.run<Row>(session, statement);
    } catch (cause) {
      const failure = typedFailure(cause);
      // A connection fails before it reports its end; the next call must not follow this one.
      if (failure instanceof DatabaseUnavailable) {
        if (!failure.connected) client.discard();
        this.#settings.onUnavailable?.();
      }
      throw failure;
    } finally {
      this.pending -= 1;
    }
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#client?.end();
  }

  #connected(): Client {
    if (this.#ended) throw new DatabaseUnavailable("closed");
    if (this.#client === undefined || this.#client.closed) this.#client = new Client(this.#settings);
    return this.#client;
  }
}
