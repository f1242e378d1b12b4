/**
 * A transaction as the protocol's messages: what opens it, its one statement, and a single Sync. PostgreSQL makes one
 * transaction of all that stands before a Sync, so role and tenant can never be parted from the statement they are for.
 */
import { serialize } from "pg-protocol";
import { bindMessage } from "./bind-message.ts";
import type { Statement } from "./database.ts";
import { PARSERS, encodeValues } from "./wire.ts";

export interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** A statement as one connection knows it; its columns come with its first answer. */
interface Known {
  readonly name: string;
  columns: readonly Column[] | null;
}

/** The statements that one connection has prepared, by their text. */
export class PreparedStatements {
  readonly #known = new Map<string, Known>();
  readonly #kept: boolean;
  #count = 0;

  /** Not `kept`, each is sent and planned anew: some poolers hand a connection on without what it has prepared. */
  constructor(kept: boolean) {
    this.#kept = kept;
  }

  /** The statement to send, and whether it has to be parsed first. */
  take(text: string): { readonly known: Known; readonly fresh: boolean } {
    const known = this.#known.get(text);
    if (known) return { known, fresh: false };
    // A name is never used twice: whether one was prepared is not known when its transaction failed.
    const made: Known = { name: this.#kept ? `atlas_${++this.#count}` : "", columns: null };
    if (this.#kept) this.#known.set(text, made);
    return { known: made, fresh: true };
  }

  /** Sends a transaction, and once more when the server turns out not to know its statements as they are. */
  async sent<Row>(opening: Statement, statement: Statement, send: Send<Row>): Promise<Row[]> {
    try {
      return await send(new Transaction(this, opening, statement));
    } catch (failure) {
      if (!isOutdated(failure)) throw failure;
      for (const { text } of [opening, statement]) this.#known.delete(text);
      return send(new Transaction(this, opening, statement));
    }
  }
}

type Send<Row> = (transaction: Transaction<Row>) => Promise<Row[]>;

/** The plan no longer fits the tables, or the name is unknown or taken: the server has done nothing. */
const outdated: ReadonlySet<unknown> = new Set(["0A000", "26000", "42P05"]);

const isOutdated = (failure: unknown): boolean =>
  failure instanceof Error && "code" in failure && outdated.has(failure.code);

/** The messages of one transaction, and the reader of their answer. */
export class Transaction<Row> {
  /** To be written one behind the other: to join them, a large one would be copied. */
  readonly messages: readonly Buffer[];
  readonly rows: Row[] = [];
  readonly #known: Known;
  /** Statements that are still to be answered; only the last one's rows are wanted. */
  #unanswered: number;

  constructor(statements: PreparedStatements, opening: Statement | null, statement: Statement) {
    const { known, fresh } = statements.take(statement.text);
    this.#known = known;
    this.#unanswered = opening ? 2 : 1;
    this.messages = joined([
      ...(opening ? messagesOf(opening, statements.take(opening.text), false) : []),
      ...messagesOf(statement, { known, fresh }, known.columns === null),
      serialize.sync(),
    ]);
  }

  describe(columns: readonly Column[]): void {
    this.#known.columns = columns;
  }

  row(fields: readonly (string | null)[]): void {
    if (this.#unanswered === 1) this.rows.push(rowOf<Row>(this.#known.columns ?? [], fields));
  }

  complete(): void {
    this.#unanswered -= 1;
  }
}

const mostJoined = 65_536;

/** The same in one piece, where none of it is large. */
const joined = (messages: readonly Buffer[]): readonly Buffer[] =>
  messages.some(({ length }) => length > mostJoined) ? messages : [Buffer.concat(messages)];

const messagesOf = (
  { text, values }: Statement,
  { known, fresh }: ReturnType<PreparedStatements["take"]>,
  described: boolean,
): Buffer[] => [
  ...(fresh ? [serialize.parse({ name: known.name, text })] : []),
  bindMessage(known.name, encodeValues({ text, values })),
  ...(described ? [serialize.describe({ type: "P" })] : []),
  serialize.execute(),
];

const rowOf = <Row>(columns: readonly Column[], fields: readonly (string | null)[]): Row => {
  const row: { [name: string]: unknown } = {};
  columns.forEach(({ name, dataTypeID }, index) => {
    const text = fields[index] ?? null;
    row[name] = text === null ? null : (PARSERS[dataTypeID]?.(text) ?? text);
  });
  return row as Row; // What a statement returns is known to who wrote it, and to nobody else.
};
