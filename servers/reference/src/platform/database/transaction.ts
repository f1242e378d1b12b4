/**
 * A transaction as the protocol's messages: what opens it, its one statement, and a single Sync. PostgreSQL makes one
 * transaction of all that stands before a Sync, so role and tenant can never be parted from the statement they are for.
 */
import { createHash } from "node:crypto";
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

  /** Not `kept`, each is sent and planned anew: some poolers hand a connection on without what it has prepared. */
  constructor(kept: boolean) {
    this.#kept = kept;
  }

  /** The statement to send, and whether it has to be parsed first. */
  take(text: string): { readonly known: Known; readonly fresh: boolean } {
    const known = this.#known.get(text);
    if (known) return { known, fresh: false };
    const made: Known = { name: this.#kept ? nameOf(text) : "", columns: null };
    if (this.#kept) this.#known.set(text, made);
    return { known: made, fresh: true };
  }

  /** Sends a transaction, and once more when the server turns out not to know its statements as they are. */
  async sent<Row>(opening: Statement | null, statement: Statement, send: Send<Row>): Promise<Row[]> {
    try {
      return await send(new Transaction(this, opening, statement));
    } catch (failure) {
      if (!isOutdated(failure)) throw failure;
      this.#known.delete(statement.text);
      if (opening) this.#known.delete(opening.text);
      return send(new Transaction(this, opening, statement, "replacing"));
    }
  }
}

/**
 * A name belongs to one text for good: where a pooler hands a connection on with what others have prepared there, it means
 * the same statement to all, and never another one.
 */
const nameOf = (text: string): string => `atlas_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;

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

  constructor(
    statements: PreparedStatements,
    opening: Statement | null,
    statement: Statement,
    replacing?: "replacing",
  ) {
    const { known, fresh } = statements.take(statement.text);
    this.#known = known;
    this.#unanswered = opening ? 2 : 1;
    this.messages = joined([
      ...(opening ? messagesOf(opening, statements.take(opening.text), replacing, false) : []),
      ...messagesOf(statement, { known, fresh }, replacing, known.columns === null),
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
  replacing: "replacing" | undefined,
  described: boolean,
): Buffer[] => [
  // To close what is not there is no error.
  ...(fresh && replacing && known.name !== "" ? [serialize.close({ type: "S", name: known.name })] : []),
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
