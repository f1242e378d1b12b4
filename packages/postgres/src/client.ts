import { DatabaseError } from "pg-protocol";
import { Connection } from "./connection.ts";
import { DatabaseUnavailable, type Statement } from "./database.ts";
import { PreparedStatements, type Transaction } from "./transaction.ts";
import { settle, settleReader, type Session, openSession } from "./session.ts";

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
  /** Called for each statement that fails because the server cannot be reached, or cannot do it now. */
  readonly onUnavailable?: (failure: DatabaseUnavailable) => void;
}

const backendQuery: Statement = { text: "select pg_backend_pid() as pid", values: [] };

/** A connection with its checks, used until it closes. Transactions are answered in the order sent. */
export class Client {
  readonly #connection: Connection;
  readonly #statements: PreparedStatements;
  readonly #ready: Promise<unknown>;
  #unanswered = 0;
  #answeredAt = 0;
  readonly #watch: ReturnType<typeof setInterval>;
  /** Set once the server has answered and `prove` has passed. */
  #proven = false;
  readonly #reads: boolean;
  /** Set on a connection of our own, which keeps its settings. */
  #settled = false;

  constructor({ url, prepares, pipelines, prove, reads = false, ...patience }: ConnectionSettings) {
    this.#statements = new PreparedStatements(prepares);
    this.#reads = reads;
    this.#connection = new Connection(url, patience.connectMilliseconds, () => clearInterval(this.#watch));
    this.#watch = this.#watching(patience.answerMilliseconds);
    this.#ready = this.#connection.signedIn.then(
      async (processId) => {
        await prove(this);
        if (pipelines && (await this.#isBackend(processId))) await this.#settle();
        this.#proven = true;
      },
      (failure: unknown) => {
        throw typed(failure);
      },
    );
    this.#ready.catch(() => this.discard());
  }

  get closed(): boolean {
    return this.#connection.closed;
  }

  /** Milliseconds since the last answer, while one is due. */
  silentFor(now: number): number {
    return this.#unanswered === 0 ? 0 : now - this.#answeredAt;
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
    const isOpen = this.#reads && opens && session.lockMilliseconds === undefined;
    return isOpen ? null : openSession(session, "settled");
  }

  /** A pooler signs a client in with a process number of its own. */
  async #isBackend(processId: number | null): Promise<boolean> {
    const [backend] = await this.ask<{ pid: number }>(backendQuery);
    return backend?.pid === processId;
  }

  async #settle(): Promise<void> {
    await this.ask(this.#reads ? settleReader : settle);
    this.#settled = true;
    this.#connection.startPipelining();
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
      this.#connection.send(transaction, ended);
    });
  }

  /** Discards the connection after too long a silence. */
  #watching(answerMilliseconds: number): ReturnType<typeof setInterval> {
    const look = () => {
      if (this.#unanswered > 0 && performance.now() - this.#answeredAt > answerMilliseconds) this.discard();
    };
    return setInterval(look, answerMilliseconds / 8).unref();
  }

  /** Closes at once; requests under way fail. */
  discard(): void {
    this.#connection.destroy(new Error("discarded"));
  }

  /** Closes after requests under way are answered, in 5 seconds at most. */
  async end(): Promise<void> {
    const deadline = setTimeout(() => this.discard(), 5_000);
    await this.#ready.catch(() => undefined);
    await this.#connection.end();
    clearTimeout(deadline);
  }
}

/** All errors but the server's own concern the connection. */
const typed = (failure: unknown): unknown =>
  failure instanceof DatabaseError ? failure : new DatabaseUnavailable(failure);
