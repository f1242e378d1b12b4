/** A connection by PostgreSQL's protocol: socket, TLS and sign-in, then transactions, answered in the order sent. */
import { once } from "node:events";
import { Socket, isIP } from "node:net";
import { Readable } from "node:stream";
import { type ConnectionOptions, connect as connectTls } from "node:tls";
import { Client as Driver } from "pg";
import { DatabaseError, parse, serialize } from "pg-protocol";
import { type Question, answerer } from "./sign-in.ts";
import type { Column, Transaction } from "./transaction.ts";

interface Target {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string | undefined;
  /** False for none. */
  readonly tls: ConnectionOptions | false;
  /** Begins with TLS, without asking for it. */
  readonly direct: boolean;
  /** Parameters of the startup message. */
  readonly startup: Record<string, string>;
}

/** Parameters of the startup message that an address may set, as in `pg`. */
const parameters = [
  "application_name",
  "options",
  "statement_timeout",
  "lock_timeout",
  "idle_in_transaction_session_timeout",
] as const;

/** Reads an address as `pg` does for our other connections, with its environment variables and files of certificates. */
const targetOf = (url: string): Target => {
  const { host, port, user = "", password, database, ssl } = new Driver({ connectionString: url });
  const asked = new URLSearchParams(url.includes("?") ? url.slice(url.indexOf("?")) : "");
  const chosen = parameters.flatMap((name) => (asked.has(name) ? [[name, asked.get(name) ?? ""]] : []));
  return {
    host,
    port,
    user,
    password: password ?? undefined,
    tls: tlsOf(ssl),
    direct: asked.get("sslnegotiation") === "direct",
    startup: { user, database: database ?? user, application_name: "atlas", ...Object.fromEntries(chosen) },
  };
};

/** The driver declares a boolean, and hides the key from those who list its members. */
const tlsOf = (ssl: unknown): ConnectionOptions | false => {
  if (typeof ssl !== "object" || ssl === null) return ssl ? {} : false;
  return { ...ssl, ...("key" in ssl && { key: String(ssl.key) }) };
};

/** A message from the server before it serves, as far as we read it. */
type Greeting = Question | { readonly name: "backendKeyData"; readonly processID: number };

/** A message from the server that serves, as far as we read it. */
type Answer =
  | { readonly name: "rowDescription"; readonly fields: readonly Column[] }
  | { readonly name: "dataRow"; readonly fields: readonly (string | null)[] }
  | { readonly name: "commandComplete" | "emptyQuery" | "readyForQuery" | "copyInResponse" | "copyOutResponse" };

type Message = Greeting | Answer;

const isQuestion = (message: Message): message is Question => message.name.startsWith("authentication");
const isGreeting = (message: Message): message is Greeting => isQuestion(message) || message.name === "backendKeyData";

interface Exchange {
  readonly transaction: Transaction<unknown>;
  readonly ended: (failure: Error | null) => void;
  /** Its end is reported at its first failure, before the server is through with it. */
  failed: boolean;
}

/** Reports its end, unless it failed before. */
const finish = (exchange: Exchange, failure: Error | null): void => {
  if (exchange.failed) return;
  exchange.failed = failure !== null;
  exchange.ended(failure);
};

/** Answers that belong to a transaction. */
const ofTransactions: ReadonlySet<string> = new Set(["rowDescription", "dataRow", "commandComplete", "readyForQuery"]);

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Lets the transactions of one turn of the event loop share a system call. */
const holdForTurn = (socket: Socket): void => {
  if (socket.writableCorked > 0) return;
  socket.cork();
  setImmediate(() => socket.uncork());
};

/** Bytes from which a message is freed once it is sent: it becomes garbage faster than that is collected. */
const large = 65_536;

/** Frees memory that a message has for itself. Node.js 20 cannot. */
const free = ({ buffer, length }: Buffer): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer?.(0);
};

export class Connection {
  readonly #target: Target;
  readonly #closed: (failure: Error) => void;
  readonly #answer: ReturnType<typeof answerer>;
  /** Rejects with what ends the connection while it signs in. */
  readonly #signedIn = Promise.withResolvers<number | null>();
  #socket: Socket;
  #processId: number | null = null;
  #signingIn = true;
  readonly #waiting: Exchange[] = [];
  /** Sent and not answered. */
  readonly #sent: Exchange[] = [];
  #answered = Promise.withResolvers<void>();
  readonly #gone = Promise.withResolvers<void>();
  #pipelines = false;
  closed = false;

  /** @param closed called once with the reason, before its transactions fail with it */
  constructor(url: string, connectMilliseconds: number, closed: (failure: Error) => void) {
    this.#target = targetOf(url);
    this.#closed = closed;
    this.#answer = answerer(this.#target);
    this.#socket = new Socket();
    const patience = setTimeout(() => this.destroy(new Error("the server does not answer")), connectMilliseconds);
    this.#signedIn.promise.catch(() => {}).finally(() => clearTimeout(patience));
    this.#connect().catch((failure: unknown) => this.destroy(asError(failure)));
  }

  /** Resolves after sign-in with the number of the server's process, if it told one. */
  get signedIn(): Promise<number | null> {
    return this.#signedIn.promise;
  }

  /** From now on sends transactions before earlier ones are answered. */
  startPipelining(): void {
    this.#pipelines = true;
  }

  /** Sends a transaction; `ended` is called once, with the failure if there was one. */
  send(transaction: Transaction<unknown>, ended: (failure: Error | null) => void): void {
    if (this.closed) return ended(new Error("the connection is closed"));
    this.#waiting.push({ transaction, ended, failed: false });
    this.#next();
  }

  /** Closes at once; transactions under way fail. */
  destroy(failure: Error): void {
    this.#socket.destroy();
    this.#close(failure);
  }

  /** Closes after all transactions are answered. */
  async end(): Promise<void> {
    if (this.closed) return;
    this.#answered = Promise.withResolvers();
    this.#next();
    await this.#answered.promise;
    if (this.closed) return;
    this.#socket.end(serialize.end());
    await this.#gone.promise;
  }

  async #connect(): Promise<void> {
    const { host, port, startup } = this.#target;
    this.#watch();
    this.#socket.setNoDelay(true).setKeepAlive(true);
    if (host.startsWith("/")) this.#socket.connect(`${host}/.s.PGSQL.${port}`);
    else this.#socket.connect(port, host);
    await this.#event("connect");
    await this.#secure();
    // The parser reads what we hand it: an error of its own then ends the connection and not the process.
    const source = new Readable({ read: () => {} });
    void parse(source, (message) => this.#hear(message));
    this.#socket.on("data", (chunk) => {
      try {
        source.emit("data", chunk);
      } catch (failure) {
        this.destroy(asError(failure));
      }
    });
    this.#socket.write(serialize.startup(startup));
  }

  async #secure(): Promise<void> {
    const { tls, host, direct } = this.#target;
    if (tls === false) return;
    if (!direct) {
      this.#socket.write(serialize.requestSsl());
      const [answer] = await this.#event("data");
      // Bytes behind the answer would come from whoever stands between.
      if (String(answer) !== "S") throw new Error("the server does not support SSL connections");
    }
    const name = isIP(host) === 0 ? { servername: host } : {};
    const protocols = direct ? { ALPNProtocols: ["postgresql"] } : {};
    this.#socket = connectTls({ socket: this.#socket, host, ...tls, ...name, ...protocols });
    this.#watch();
    await this.#event("secureConnect");
  }

  #watch(): void {
    this.#socket
      .on("error", (failure) => this.#close(failure))
      .on("close", () => this.#close(new Error("the server closed the connection")));
  }

  /** Waits for an event of the socket, or the end of the connection. */
  async #event(name: string): Promise<readonly unknown[]> {
    const event = once(this.#socket, name);
    return Promise.race([event, this.#signedIn.promise.then(() => [])]);
  }

  #next(): void {
    while (this.#pipelines || this.#sent.length === 0) {
      const next = this.#waiting.shift();
      if (next === undefined) break;
      this.#sent.push(next);
      const { messages } = next.transaction;
      // Written together, so no other transaction comes between.
      if (messages.length === 1) holdForTurn(this.#socket);
      for (const message of messages)
        if (message.length < large) this.#socket.write(message);
        else this.#socket.write(message, () => free(message));
    }
    if (this.#sent.length === 0) this.#answered.resolve();
  }

  #hear(heard: { readonly name: string }): void {
    if (this.closed) return;
    const [exchange] = this.#sent;
    if (heard instanceof DatabaseError) return this.#refused(heard, exchange);
    const message = heard as Message; // The parser does not declare what a message of each name holds.
    if (this.#signingIn) this.#greet(message);
    else if (exchange && !isGreeting(message)) this.#take(message, exchange);
    else if (ofTransactions.has(message.name)) throw new Error("the server answers what was not asked");
  }

  #greet(message: Message): void {
    if (isQuestion(message)) {
      const answer = this.#answer(message);
      if (answer instanceof Promise) answer.then(this.#write, (failure: unknown) => this.destroy(asError(failure)));
      else if (answer) this.#write(answer);
    } else if (message.name === "backendKeyData") this.#processId = message.processID;
    else if (message.name === "readyForQuery") {
      this.#signingIn = false;
      this.#signedIn.resolve(this.#processId);
    }
  }

  readonly #write = (message: Buffer): void => void this.#socket.write(message);

  #take(message: Answer, exchange: Exchange): void {
    const { transaction } = exchange;
    switch (message.name) {
      case "rowDescription":
        return transaction.describe(message.fields);
      case "dataRow":
        return transaction.row(message.fields);
      case "commandComplete":
      case "emptyQuery":
        return transaction.complete();
      case "readyForQuery":
        this.#sent.shift();
        // Else answers to somebody else's statements were among those to ours.
        finish(exchange, transaction.isAnswered ? null : new Error("the answers do not fit the statements"));
        return this.#next();
      case "copyInResponse":
      case "copyOutResponse":
        throw new Error("COPY needs a connection of its own");
    }
  }

  /** The server closes the connection after errors that concern it. */
  #refused(failure: DatabaseError, exchange: Exchange | undefined): void {
    // The parser's own, for a message that it does not know.
    if (failure.code === undefined) throw new Error(failure.message);
    if (this.#signingIn || exchange === undefined) this.destroy(failure);
    else finish(exchange, failure);
  }

  #close(failure: Error): void {
    if (this.closed) return;
    this.closed = true;
    this.#signedIn.reject(failure);
    this.#closed(failure);
    for (const exchange of [...this.#sent.splice(0), ...this.#waiting.splice(0)]) finish(exchange, failure);
    this.#answered.resolve();
    this.#gone.resolve();
  }
}
