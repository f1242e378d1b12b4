import type postgres from "postgres";
import { openClient } from "./client.ts";
import type { Client, ConnectionSettings } from "./client.ts";
import type { Statement } from "./database.ts";
import { DatabaseUnavailable, typedFailure } from "./failures.ts";
import { encodeValues, openSession } from "./wire.ts";
import type { Session } from "./wire.ts";

const PREPARED = { prepare: true, simple: false } as const;

/** The driver's mark on a statement that it has sent a second time, behind others, because its plan was outdated. */
const wasSentAgain = (query: object): boolean => "retried" in query && query.retried !== undefined;

/** What a statement returns is known to who wrote it, and to nobody else. */
const asRows = <Row>(rows: readonly postgres.Row[]): Row[] => [...rows] as Row[];

const unavailable = (cause: unknown): never => {
  throw new DatabaseUnavailable(cause);
};

/**
 * One connection. Nothing is ever sent on it but pairs (or, on the lanes of reads, statements that need none). Both are queued in the same tick, the
 * driver sends in the order of queueing, and the server answers in the order of sending; so the setting, though it
 * lasts for the session, holds for exactly the statement behind it. A new session has no tenant, and shows nothing.
 */
export class Lane {
  readonly #settings: ConnectionSettings;
  #client: Client | undefined;
  #ended = false;
  /** Calls that have not been answered yet. */
  pending = 0;

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
  }

  /** A pair: for whom, and what. */
  async run<Row>(session: Session, statement: Statement): Promise<Row[]> {
    const values = encodeValues(statement);
    return this.#counted<Row>((client) => this.#pair(client, openSession(session), statement.text, values));
  }

  /** A statement alone, on a lane that has no pairs and so never is of any organization. */
  async runAlone<Row>(statement: Statement): Promise<Row[]> {
    const values = encodeValues(statement);
    return this.#counted<Row>(async (client) => {
      const rows = await client.sql.unsafe(statement.text, values, PREPARED);
      client.answered();
      return rows;
    });
  }

  async #counted<Row>(call: (client: Client) => Promise<postgres.Row[]>): Promise<Row[]> {
    const client = this.#connected();
    this.pending += 1;
    try {
      return asRows<Row>(await call(client));
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

  async #pair(client: Client, setting: Statement, text: string, values: (string | null)[]): Promise<postgres.Row[]> {
    // `execute` queues at once; `await` or `Promise.all` would queue a tick later, behind another pair's setting.
    const opening = client.sql.unsafe(setting.text, encodeValues(setting), PREPARED).execute();
    const answer = client.sql.unsafe(text, values, PREPARED).execute();
    const [, rows] = await Promise.all([opening.then(client.answered, unavailable), answer]);
    if (client.closed || wasSentAgain(opening) || wasSentAgain(answer)) {
      throw new DatabaseUnavailable("a setting and its statement may have been separated");
    }
    return rows;
  }

  #connected(): Client {
    if (this.#ended) throw new DatabaseUnavailable("closed");
    if (this.#client === undefined || this.#client.closed) this.#client = openClient(this.#settings);
    return this.#client;
  }
}
