import type { Writable } from "node:stream";
import { type Connection, Client as Driver, type Submittable } from "pg";
import { DatabaseError } from "pg-protocol";
import type { Statement } from "./database.ts";
import { DatabaseUnavailable } from "./failures.ts";
import { type Column, PreparedStatements, type Transaction } from "./transaction.ts";

export interface ConnectionSettings {
  readonly url: string;
  readonly connectMilliseconds: number;
  /** Keeps statements prepared on the connection; some poolers do not support it. */
  readonly prepares: boolean;
  /** Checks a new connection before use; its error goes to the connection's callers. */
  readonly prove: (client: Client) => Promise<void>;
  /** Called for each statement that fails because the server cannot be reached. */
  readonly onUnavailable?: () => void;
}

/** Lets the transactions of one turn of the event loop share a system call. */
const holdForTurn = (stream: Writable): void => {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
};

/** Adapts one transaction to the driver's queue. */
class Exchange<Row> implements Submittable {
  readonly #transaction: Transaction<Row>;
  readonly #ended: (failure: Error | null) => void;

  constructor(transaction: Transaction<Row>, ended: (failure: Error | null) => void) {
    this.#transaction = transaction;
    this.#ended = ended;
  }

  readonly submit = ({ stream }: Connection): void => {
    const { messages } = this.#transaction;
    // Written together, so no other transaction comes between.
    if (messages.length === 1) holdForTurn(stream);
    for (const message of messages) stream.write(message);
  };

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.#transaction.describe(fields);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.#transaction.row(fields);
  }

  handleCommandComplete(): void {
    this.#transaction.complete();
  }

  handleEmptyQuery(): void {
    this.#transaction.complete();
  }

  /** Reports the commit. */
  handleReadyForQuery(): void {
    this.#ended(null);
  }

  handleError(failure: Error): void {
    this.#ended(failure);
  }
}

/** A connection of the driver, used until it closes. Transactions are answered in the order sent. */
export class Client {
  readonly #driver: Driver;
  readonly #statements: PreparedStatements;
  readonly #ready: Promise<unknown>;
  /** Set once the server has answered and `prove` has passed. */
  #proven = false;
  closed = false;

  constructor({ url, connectMilliseconds, prepares, prove }: ConnectionSettings) {
    this.#statements = new PreparedStatements(prepares);
    this.#driver = new Driver({
      connectionString: url,
      connectionTimeoutMillis: connectMilliseconds,
      application_name: "atlas",
      keepAlive: true,
      pipeline: true,
    });
    const close = () => void (this.closed = true);
    this.#driver.on("error", close).on("end", close);
    this.#ready = this.#driver.connect().then(
      async () => {
        await prove(this);
        this.#proven = true;
      },
      (failure: unknown) => {
        this.closed = true;
        throw typed(failure);
      },
    );
    this.#ready.catch(() => this.discard());
  }

  /** Resolves when the connection is usable; rejects with the obstacle. */
  get ready(): Promise<unknown> {
    return this.#ready;
  }

  /** Runs one statement as a transaction, after the one that opens it. */
  async run<Row>(opening: Statement, statement: Statement): Promise<Row[]> {
    if (!this.#proven) await this.#ready;
    return this.#statements.sent<Row>(opening, statement, (transaction) => this.#send(transaction));
  }

  /** Runs a statement as the login itself, to inspect the login only. */
  ask<Row>(statement: Statement): Promise<Row[]> {
    return this.#statements.sent<Row>(null, statement, (transaction) => this.#send(transaction));
  }

  #send<Row>(transaction: Transaction<Row>): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const ended = (failure: Error | null) => (failure ? reject(typed(failure)) : resolve(transaction.rows));
      this.#driver.query(new Exchange(transaction, ended));
    });
  }

  /** Closes at once; requests under way fail. */
  discard(): void {
    this.closed = true;
    this.#driver.connection.stream.destroy();
  }

  /** Closes after requests under way are answered, in 5 seconds at most. */
  async end(): Promise<void> {
    const deadline = setTimeout(() => this.discard(), 5_000);
    await this.#ready.catch(() => undefined);
    if (!this.closed) await this.#driver.end();
    clearTimeout(deadline);
  }
}

/** All errors but the server's own concern the connection. */
const typed = (failure: unknown): unknown =>
  failure instanceof DatabaseError ? failure : new DatabaseUnavailable(failure);
