import { type Connection, Client as Driver, type Submittable } from "pg";
import { DatabaseError } from "pg-protocol";
import type { Statement } from "./database.ts";
import { DatabaseUnavailable } from "./failures.ts";
import { type Column, PreparedStatements, type Transaction } from "./transaction.ts";

export interface ConnectionSettings {
  readonly url: string;
  readonly connectMilliseconds: number;
  /** Whether statements stay prepared on the connection; a pooler may not follow them. */
  readonly prepares: boolean;
  /** Looks at a connection before it is used; what it throws, the connection's callers get. */
  readonly prove: (client: Client) => Promise<void>;
  /** Called for each statement that fails because the server cannot be reached. */
  readonly onUnavailable?: () => void;
}

/** The driver's calls for one transaction, which it hands to whoever is next in line. */
class Exchange<Row> implements Submittable {
  readonly #transaction: Transaction<Row>;
  readonly #ended: (failure: Error | null) => void;

  constructor(transaction: Transaction<Row>, ended: (failure: Error | null) => void) {
    this.#transaction = transaction;
    this.#ended = ended;
  }

  readonly submit = ({ stream }: Connection): void => {
    // All at once: nothing of another transaction can come between.
    for (const message of this.#transaction.messages) stream.write(message);
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

  /** It has been committed. */
  handleReadyForQuery(): void {
    this.#ended(null);
  }

  handleError(failure: Error): void {
    this.#ended(failure);
  }
}

/** One connection of the driver, used until it closes. Transactions are answered in the order in which they are sent. */
export class Client {
  readonly #driver: Driver;
  readonly #statements: PreparedStatements;
  readonly #ready: Promise<unknown>;
  /** Whether the server has answered, and the connection is proven to be what it must be. */
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

  /** Resolves when it can be used; rejects with what stands in the way. */
  get ready(): Promise<unknown> {
    return this.#ready;
  }

  /** One statement as a transaction, behind the one that opens it. */
  async run<Row>(opening: Statement, statement: Statement): Promise<Row[]> {
    if (!this.#proven) await this.#ready;
    return this.#statements.sent<Row>(opening, statement, (transaction) => this.#send(transaction));
  }

  /** A statement as the login itself, of no organization: for looking at the login alone. */
  ask<Row>(statement: Statement): Promise<Row[]> {
    return this.#statements.sent<Row>(null, statement, (transaction) => this.#send(transaction));
  }

  #send<Row>(transaction: Transaction<Row>): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const ended = (failure: Error | null) => (failure ? reject(typed(failure)) : resolve(transaction.rows));
      this.#driver.query(new Exchange(transaction, ended));
    });
  }

  /** Ends it at once: whatever is under way on it fails. */
  discard(): void {
    this.closed = true;
    this.#driver.connection.stream.destroy();
  }

  /** Ends it when what is under way has been answered, in 5 seconds at most. */
  async end(): Promise<void> {
    const deadline = setTimeout(() => this.discard(), 5_000);
    await this.#ready.catch(() => undefined);
    if (!this.closed) await this.#driver.end();
    clearTimeout(deadline);
  }
}

/** What is not the server's own word is about the connection. */
const typed = (failure: unknown): unknown =>
  failure instanceof DatabaseError ? failure : new DatabaseUnavailable(failure);
