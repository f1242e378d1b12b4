import { ownTurn } from "../turns.ts";
import { unitsOf } from "./bind-message.ts";
import { Client, type ConnectionSettings } from "./client.ts";
import type { Statement } from "./database.ts";
import { DatabaseUnavailable, typedFailure } from "./failures.ts";
import { type Session, openSession } from "./wire.ts";

/** In UTF-16 code units: a few milliseconds' worth of encoding. */
const large = 262_144;

/** One connection, replaced when it closes. Nothing is sent on it but transactions that open their role and tenant themselves. */
export class Lane {
  readonly #settings: ConnectionSettings;
  #client: Client | undefined;
  #ended = false;
  /** Calls that have not been answered yet. */
  pending = 0;

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
  }

  async run<Row>(session: Session, statement: Statement): Promise<Row[]> {
    // To make it took long, and so does its message.
    if (unitsOf(statement.values) > large) await ownTurn();
    const client = this.#connected();
    this.pending += 1;
    try {
      return await client.run<Row>(openSession(session), statement);
    } catch (cause) {
      const failure = typedFailure(cause);
      // The failure of a connection is known before its end is: the next call must not be sent after this one.
      if (failure instanceof DatabaseUnavailable) {
        client.discard();
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
