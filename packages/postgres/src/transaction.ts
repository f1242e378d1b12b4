/**
 * A transaction as protocol messages: statements that open it, one statement, and a single Sync. PostgreSQL runs all
 * messages before a Sync as one transaction, so a statement cannot lose its role and tenant.
 */
import { createHash } from "node:crypto";
import { serialize } from "pg-protocol";
import { parsers, bindMessage, encodeValues } from "./wire.ts";
import type { Statement } from "./database.ts";

export interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** A statement as one connection knows it; its columns arrive with the first response. */
interface Known {
  readonly name: string;
  columns: readonly Column[] | null;
}

/** Statements prepared on one connection, by text. */
export class PreparedStatements {
  readonly #known = new Map<string, Known>();
  readonly #kept: boolean;

  /** If not `kept`, statements are parsed each time: some poolers pass on a connection without them. */
  constructor(kept: boolean) {
    this.#kept = kept;
  }

  /** Returns the statement to send; `fresh` if it must be parsed first. */
  take(text: string): { readonly known: Known; readonly fresh: boolean } {
    const known = this.#known.get(text);
    if (known) return { known, fresh: false };
    const made: Known = { name: this.#kept ? nameOf(text) : "", columns: null };
    if (this.#kept) this.#known.set(text, made);
    return { known: made, fresh: true };
  }

  /** Sends a transaction; retries once if the server no longer knows its statements. */
  async sent<Row>(opening: Statement | null, statement: Statement, send: Send<Row>): Promise<Row[]> {
    const before = [opening, statement.first].filter((each) => each !== null && each !== undefined);
    try {
      return await send(new Transaction(this, before, statement));
    } catch (failure) {
      if (!isOutdated(failure)) throw failure;
      for (const { text } of [...before, statement]) this.#known.delete(text);
      return send(new Transaction(this, before, statement, "replacing"));
    }
  }
}

/**
 * Derives a statement's name from its text: behind a pooler, others' prepared statements of that name are the same
 * statement.
 */
const nameOf = (text: string): string => `atlas_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;

type Send<Row> = (transaction: Transaction<Row>) => Promise<Row[]>;

/** SQLSTATEs for a stale plan or a name unknown or taken; the server has done nothing. */
const outdated: ReadonlySet<unknown> = new Set(["0A000", "26000", "42P05"]);

const isOutdated = (failure: unknown): boolean =>
  failure instanceof Error && "code" in failure && outdated.has(failure.code);

/** Messages of one transaction, and the reader of their response. */
export class Transaction<Row> {
  /** Written one by one: joining would copy a large one. */
  readonly messages: readonly Buffer[];
  readonly rows: Row[] = [];
  readonly #known: Known;
  /** Statements without an answer yet; only the last one's rows count. */
  #unanswered: number;

  constructor(
    statements: PreparedStatements,
    before: readonly Statement[],
    statement: Statement,
    replacing?: "replacing",
  ) {
    const { known, fresh } = statements.take(statement.text);
    this.#known = known;
    this.#unanswered = before.length + 1;
    this.messages = joined([
      ...before.flatMap((each) => messagesOf(each, statements.take(each.text), replacing, false)),
      ...messagesOf(statement, { known, fresh }, replacing, known.columns === null),
      serialize.sync(),
    ]);
  }

  /** True after one answer to each statement. */
  get isAnswered(): boolean {
    return this.#unanswered === 0;
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

const maxJoined = 65_536;

/** Joins small messages into one. */
const joined = (messages: readonly Buffer[]): readonly Buffer[] =>
  messages.some(({ length }) => length > maxJoined) ? messages : [Buffer.concat(messages)];

const messagesOf = (
  { text, values }: Statement,
  { known, fresh }: ReturnType<PreparedStatements["take"]>,
  replacing: "replacing" | undefined,
  described: boolean,
): Buffer[] => [
  // Closing an unknown statement is no error.
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
    row[name] = text === null ? null : (parsers[dataTypeID]?.(text) ?? text);
  });
  return row as Row; // Only the statement's author knows its row type.
};
