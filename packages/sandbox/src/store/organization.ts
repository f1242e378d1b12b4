import { keysOf } from "@atlas-messaging/contract";
import type { Change, Merging, Within } from "@atlas-messaging/service/core/changes";
import type { Id, Instant, QuotaName } from "@atlas-messaging/service/rows/primitives";
import { countedRows } from "@atlas-messaging/service/core/quotas";
import type { Rows, TableName } from "@atlas-messaging/service/rows/rows";
import { tableKeys } from "../generated/table-keys.ts";
import { Collision, Table, type UniqueIndex } from "./table.ts";
import { type AnsweredRequest, storedRequest } from "@atlas-messaging/service/pipeline/stored-request";

const tableNames = keysOf(tableKeys); // The table of keys has exactly its own keys.

export type Tables = { readonly [Name in TableName]: Table<Name> };

type KnowledgeTable = "knowledge_documents" | "knowledge_passages" | "knowledge_postings";

/** Length of an instant up to its minutes. */
const minuteLength = "2026-01-01T09:00".length;

/** Tables that are created at first use, since most organizations use few of them. */
class LateTables {
  readonly #id: Id;
  readonly #everywhere: (constraint: string) => UniqueIndex;

  constructor(id: Id, everywhere: (constraint: string) => UniqueIndex) {
    this.#id = id;
    this.#everywhere = everywhere;
  }

  static {
    for (const name of tableNames) {
      const get = function (this: LateTables): object {
        const value = new Table(name, this.#id, this.#everywhere);
        Object.defineProperty(this, name, { value, enumerable: true, configurable: true });
        return value;
      };
      Object.defineProperty(this.prototype, name, { get });
    }
  }
}

/** Previous row, for undoing a change; undefined if there was none. */
type Before = { readonly table: TableName; readonly key: string; readonly row: Rows[TableName] | undefined };

/** Makes the tables. The prototype of `LateTables` has a getter for each name of `Tables`. */
const lateTables = (id: Id, everywhere: (constraint: string) => UniqueIndex): Tables =>
  new LateTables(id, everywhere) as unknown as Tables;

/** All rows of one organization. Nothing here can reach another's. */
export class Organization {
  readonly id: Id;
  /** All tables except those of knowledge, which `withKnowledge` returns. */
  readonly tables: Omit<Tables, KnowledgeTable>;
  readonly requests: RecentRequests;
  readonly #tables: Tables;
  /** The same tables. A change matches its table and rows; the type is erased here. */
  readonly #anyTables: { readonly [Name in TableName]: Table<TableName> };
  /** Time of the postponed corpus; null if there is none or it has been read. */
  #corpusFrom: Instant | null = null;

  constructor(id: Id, everywhere: (constraint: string) => UniqueIndex) {
    this.id = id;
    this.#tables = lateTables(id, everywhere);
    this.requests = new RecentRequests(() => new Table("stored_requests", id, everywhere));
    Object.defineProperty(this.#tables, "stored_requests", { get: () => this.requests.table });
    this.#anyTables = this.#tables as unknown as { readonly [Name in TableName]: Table<TableName> };
    this.tables = this.#tables;
  }

  /** Tells if a credential or console session is not revoked. */
  lives(id: Id): boolean {
    return (this.tables.credentials.byId(id) ?? this.tables.operator_sessions.byId(id))?.revoked_at === null;
  }

  /** Records the use of a credential or console session, at most once a minute. */
  noteUse(id: Id, now: Instant): void {
    const { credentials, operator_sessions } = this.tables;
    const credential = credentials.byId(id);
    const session = credential ? null : operator_sessions.byId(id);
    const last = credential?.last_used_at ?? session?.last_seen_at;
    if (last?.slice(0, minuteLength) === now.slice(0, minuteLength)) return;
    if (credential) credentials.replace(id, { ...credential, last_used_at: now });
    if (session) operator_sessions.replace(id, { ...session, last_seen_at: now });
  }

  get corpusFrom(): Instant | null {
    return this.#corpusFrom;
  }

  /** Returns the tables that have rows. */
  filledTables(): Table<TableName>[] {
    return tableNames.map((name) => this.#anyTables[name]).filter(({ size }) => size > 0);
  }

  /** Postpones the corpus until its first read; its rows will have this time. */
  postponeCorpus(now: Instant): void {
    this.#corpusFrom = now;
  }

  /** Returns all tables. `seed` makes the postponed rows. */
  withKnowledge(seed: (since: Instant) => readonly Change[]): Tables {
    const since = this.#corpusFrom;
    if (since === null) return this.#tables;
    this.#corpusFrom = null;
    const conflict = this.commit(seed(since));
    if (conflict !== null) throw new Error(`rows that were postponed met ${conflict}`);
    return this.#tables;
  }

  /** Counts the rows for a quota, and stops at `max`. */
  held(name: QuotaName, max: number): number {
    return held(this.#tables, name, max);
  }

  /** Commits all changes or none; returns the conflicting constraint, or null. */
  commit(changes: readonly Change[]): string | null {
    const before: Before[] = [];
    try {
      // Quotas are checked before the rows that they limit.
      for (const change of changes) if (change.kind === "within") this.#requireRoom(change);
      for (const change of changes) this.#apply(change, before);
      return null;
    } catch (failure) {
      for (const each of before.toReversed()) this.#undo(each);
      if (failure instanceof Collision) return failure.constraint;
      throw failure;
    }
  }

  #requireRoom({ quota, max }: Within): void {
    if (this.held(quota, max) >= max) throw new Collision("precondition");
  }

  #apply(change: Change, before: Before[]): void {
    switch (change.kind) {
      case "insert":
        return this.#insert(change.table, change.row, before);
      case "insertMany":
        return change.rows.forEach((row) => this.#insert(change.table, row, before));
      case "update":
        return this.#update(change.table, change.where, change.set, before);
      case "updateMany":
        // Every table that changes several rows has the id as its key.
        return change.ids.forEach((id) => this.#update(change.table, { ...change.where, id }, change.set, before));
      case "updateAll":
        return this.#each(change.table, change.where, before, (table, key, row) =>
          table.replace(key, changed(row, change.set)),
        );
      case "remove": {
        const found = this.#matching(change.table, change.where);
        before.push(found);
        return this.#anyTables[change.table].remove(found.key);
      }
      case "removeMany":
        return this.#each(change.table, change.where, before, (table, key) => table.remove(key));
      case "tally":
        return this.#tally(change.table, change, before);
      case "within":
        return undefined;
    }
  }

  #tally(name: TableName, { row, key, merging }: AnyTally, before: Before[]): void {
    const table = this.#anyTables[name];
    const wanted = Object.fromEntries(key.map((column) => [column, Reflect.get(row, column)]));
    const known = [...table.all()].find((found) => matches(found, wanted));
    if (!known) return this.#insert(name, row, before);
    before.push({ table: name, key: table.keyOf(known), row: known });
    table.replace(table.keyOf(known), changed(known, mergedWith(known, row, merging)));
  }

  #update(name: TableName, where: Partial<Rows[TableName]>, set: object, before: Before[]): void {
    const found = this.#matching(name, where);
    before.push(found);
    this.#anyTables[name].replace(found.key, changed(found.row, set));
  }

  /** Applies an action to all matching rows. */
  #each(
    name: TableName,
    where: object,
    before: Before[],
    act: (table: Table<TableName>, key: string, row: Rows[TableName]) => void,
  ): void {
    const table = this.#anyTables[name];
    for (const row of [...table.all()].filter((found) => matches(found, where))) {
      const key = table.keyOf(row);
      before.push({ table: name, key, row });
      act(table, key, row);
    }
  }

  #insert(name: TableName, row: Rows[TableName], before: Before[]): void {
    const owner = "organization_id" in row ? row.organization_id : row.id;
    if (owner !== this.id) throw new Error(`a row of ${name} belongs to another organization`);
    before.push({ table: name, key: this.#anyTables[name].insert(row), row: undefined });
  }

  /** Returns the row that a change is for, if the facts behind the decision still hold. */
  #matching(table: TableName, where: Partial<Rows[TableName]>): Before & { readonly row: Rows[TableName] } {
    const key = this.#anyTables[table].keyOf(where);
    const row = this.#anyTables[table].get(key);
    if (!row || !matches(row, where)) throw new Collision("precondition");
    return { table, key, row };
  }

  #undo({ table, key, row }: Before): void {
    const rows = this.#anyTables[table];
    if (row === undefined) rows.remove(key);
    else if (rows.get(key)) rows.replace(key, row);
    else rows.insert(row);
  }
}

/** A tally of any table; its columns are those of its row. */
interface AnyTally {
  readonly row: Rows[TableName];
  readonly key: readonly string[];
  readonly merging: { readonly [column: string]: Merging | undefined };
}

const mergedWith = (known: object, given: object, merging: AnyTally["merging"]): object =>
  Object.fromEntries(
    Object.entries(merging).map(([column, how]) => {
      const [old, next]: readonly [unknown, unknown] = [Reflect.get(known, column), Reflect.get(given, column)];
      if (how === "adds") return [column, Number(old) + Number(next)];
      // Numbers and times of one form compare as they are.
      return [column, how === "keeps the greater" && (old as string) > (next as string) ? old : next];
    }),
  );

/** Sets columns of a row. A change names only columns of its own table. */
const changed = <Row extends Rows[TableName]>(row: Row, set: object): Row => ({ ...row, ...set });

/** Tells if a row has these values; lists and objects are compared by content. */
const matches = (row: object, where: object): boolean => {
  for (const column in where) {
    const [value, wanted]: readonly [unknown, unknown] = [Reflect.get(row, column), Reflect.get(where, column)];
    if (value === wanted) continue;
    if (typeof wanted !== "object" || JSON.stringify(value) !== JSON.stringify(wanted)) return false;
  }
  return true;
};

/** Stored requests of a sandbox: enough to look at, few enough to keep in memory. */
const maxRequests = 200;

/** Characters from which a body is cut at once, since its row holds less. */
const longText = 65_536;

/**
 * The last requests of an organization, for the console. Few programs look at them, so their rows are made when the
 * table is read.
 */
export class RecentRequests {
  readonly #make: () => Table<"stored_requests">;
  #table: Table<"stored_requests"> | null = null;
  #waiting: AnsweredRequest[] = [];

  constructor(make: () => Table<"stored_requests">) {
    this.#make = make;
  }

  /** Keeps a request, and forgets the oldest of too many. */
  add(asked: AnsweredRequest): void {
    this.#waiting.push(asked);
    if (this.#waiting.length >= 2 * maxRequests) this.#waiting = this.#waiting.slice(-maxRequests);
    if ((asked.body?.length ?? 0) + (asked.answer?.length ?? 0) > longText) this.#store();
  }

  /** The table with every request that is kept. */
  get table(): Table<"stored_requests"> {
    return this.#store();
  }

  #store(): Table<"stored_requests"> {
    const table = (this.#table ??= this.#make());
    for (const asked of this.#waiting.splice(0)) table.insert(storedRequest(asked));
    for (const { id } of table.all()) {
      if (table.size <= maxRequests) break;
      table.remove(id);
    }
    return table;
  }
}

type CountedTables = { readonly [Name in TableName]: { all(): Iterable<Rows[Name]> } };

const storedBytes = ({ media }: CountedTables): number => {
  let bytes = 0;
  for (const { status, size_bytes } of media.all()) if (status === "stored") bytes += size_bytes ?? 0;
  return bytes;
};

/** Counts the rows or bytes for a quota; rows up to `max`. */
const held = (tables: CountedTables, name: QuotaName, max: number): number => {
  if (name === "stored_bytes") return storedBytes(tables);
  const { table, counts } = countedRows(name);
  let found = 0;
  for (const row of tables[table].all()) {
    if (found >= max) break;
    if (counts(row)) found += 1;
  }
  return found;
};
