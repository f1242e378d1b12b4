import type { Writable } from "node:stream";
import { Client as Driver, type Connection, type Submittable } from "pg";
import { DatabaseError } from "pg-protocol";
import { DatabaseUnavailable, type Statement } from "./database.ts";
import { type Column, PreparedStatements, type Transaction } from "./transaction.ts";
import { SETTLE, SETTLE_READER, type Session, openSession } from "./session.ts";

export interface ConnectionSettings {
  readonly url: string;
  readonly connectMilliseconds: number;
  /** Maximum silence while an answer is due. A pooler may hold a transaction back longer than any statement may take. */
  readonly answerMilliseconds: number;
  /** Keeps statements prepared on the connection; some poolers do not support it. */
  readonly prepares: boolean;
  /** False behind a pooler: it may hand the connection on while the next transaction is arriving. */
  readonly pipelines: boolean;
  /** Only reads for tenants, and so becomes their role for good. A pooler's connection does not. */
  readonly reads?: boolean;
  /** Checks a new connection before use; its error goes to the connection's callers. */
  readonly prove: (client: Client) => Promise<void>;
  /** Waits for a turn of the event loop before a large message is made. */
  readonly beforeLarge?: () => Promise<void>;
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

  /** Reports the commit, unless answers to somebody else's statements were among those to ours. */
  handleReadyForQuery(): void {
    this.#ended(this.#transaction.isAnswered ? null : new Error("the answers do not fit the statements"));
  }

  handleError(failure: Error): void {
    this.#ended(failure);
  }
}

const BACKEND: Statement = { text: "select pg_backend_pid() as pid", values: [] };

/** The driver reads this before each statement, but declares it as readonly. */
const startPipelining = (driver: Driver): void => void Reflect.set(driver, "pipeline", true);

/** Number of the process that signed the driver in; its types do not declare it. */
const processOf = (driver: Driver): unknown => Reflect.get(driver, "processID");

/** A connection of the driver, used until it closes. Transactions are answered in the order sent. */
export class Client {
  readonly #driver: Driver;
  readonly #statements: PreparedStatements;
  readonly #ready: Promise<unknown>;
  /** Exchanges behind the one under way, on a connection that does not pipeline. */
  readonly #line: (Submittable & { handleError(failure: Error): void })[] = [];
  #busy = false;
  #unanswered = 0;
  #answeredAt = 0;
  readonly #watch: ReturnType<typeof setInterval>;
  #idle = Promise.withResolvers<void>();
  /** Set once the server has answered and `prove` has passed. */
  #proven = false;
  readonly #reads: boolean;
  /** Set on a connection of our own, which keeps its settings. */
  #settled = false;
  closed = false;

  constructor({ url, prepares, pipelines, prove, reads = false, ...patience }: ConnectionSettings) {
    this.#statements = new PreparedStatements(prepares);
    this.#reads = reads;
    this.#driver = new Driver({
      connectionString: url,
      connectionTimeoutMillis: patience.connectMilliseconds,
      application_name: "atlas",
      keepAlive: true,
    });
    this.#driver.on("error", (failure) => this.#close(failure)).on("end", () => this.#close(new Error("ended")));
    // All is answered, errors included.
    this.#driver.on("drain", () => {
      this.#busy = false;
      this.#next();
    });
    this.#watch = this.#watching(patience.answerMilliseconds);
    this.#ready = this.#driver.connect().then(
      async () => {
        await prove(this);
        if (pipelines && (await this.#isDirect())) await this.#settle();
        this.#proven = true;
      },
      (failure: unknown) => {
        throw typed(failure);
      },
    );
    this.#ready.catch(() => this.discard());
  }

  /** Resolves when the connection is usable; rejects with the obstacle. */
  get ready(): Promise<unknown> {
    return this.#ready;
  }

  /** Runs one statement as a transaction, after the one that opens it if the connection and the statement do not. */
  async run<Row>(session: Session, statement: Statement): Promise<Row[]> {
    if (!this.#proven) await this.#ready;
    const opening = this.#openingOf(session, statement);
    return this.#statements.sent<Row>(opening, statement, (transaction) => this.#send(transaction));
  }

  /** Runs a statement as the login itself, to inspect the login only. */
  ask<Row>(statement: Statement): Promise<Row[]> {
    return this.#statements.sent<Row>(null, statement, (transaction) => this.#send(transaction));
  }

  #openingOf(session: Session, { opens }: Statement): Statement | null {
    if (!this.#settled) return openSession(session);
    return this.#reads && opens ? null : openSession(session, "settled");
  }

  /** A pooler signs a client in with a process number of its own. */
  async #isDirect(): Promise<boolean> {
    const [backend] = await this.ask<{ pid: number }>(BACKEND);
    return backend?.pid === processOf(this.#driver);
  }

  async #settle(): Promise<void> {
    await this.ask(this.#reads ? SETTLE_READER : SETTLE);
    this.#settled = true;
    startPipelining(this.#driver);
  }

  #send<Row>(transaction: Transaction<Row>): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (this.#unanswered === 0) this.#answeredAt = performance.now();
      this.#unanswered += 1;
      const ended = (failure: Error | null) => {
        this.#unanswered -= 1;
        this.#answeredAt = performance.now();
        if (failure) reject(typed(failure));
        else resolve(transaction.rows);
      };
      const exchange = new Exchange(transaction, ended);
      // A closed one refuses it.
      if (this.#driver.pipeline || this.closed) this.#driver.query(exchange);
      else {
        this.#line.push(exchange);
        this.#next();
      }
    });
  }

  #next(): void {
    if (this.#busy) return;
    const exchange = this.#line.shift();
    if (exchange === undefined) return this.#idle.resolve();
    this.#busy = true;
    this.#driver.query(exchange);
  }

  #close(failure: Error): void {
    this.closed = true;
    clearInterval(this.#watch);
    for (const exchange of this.#line.splice(0)) exchange.handleError(failure);
    this.#idle.resolve();
  }

  /** Discards the connection after too long a silence. */
  #watching(answerMilliseconds: number): ReturnType<typeof setInterval> {
    const look = () => {
      if (this.#unanswered > 0 && performance.now() - this.#answeredAt > answerMilliseconds) this.discard();
    };
    return setInterval(look, answerMilliseconds / 8).unref();
  }

  /** Resolves when no exchange waits behind another. The driver itself cuts one off that is under way. */
  async #answered(): Promise<void> {
    if (!this.#busy || this.closed) return;
    this.#idle = Promise.withResolvers();
    await this.#idle.promise;
  }

  /** Closes at once; requests under way fail. */
  discard(): void {
    this.#driver.connection.stream.destroy();
    this.#close(new Error("discarded"));
  }

  /** Closes after requests under way are answered, in 5 seconds at most. */
  async end(): Promise<void> {
    const deadline = setTimeout(() => this.discard(), 5_000);
    await this.#ready.catch(() => undefined);
    await this.#answered();
    if (!this.closed) await this.#driver.end();
    clearTimeout(deadline);
  }
}

/** All errors but the server's own concern the connection. */
const typed = (failure: unknown): unknown =>
  failure instanceof DatabaseError ? failure : new DatabaseUnavailable(failure);
