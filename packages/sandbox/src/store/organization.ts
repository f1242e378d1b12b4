import type { Change, Id, Instant, QuotaName, Rows, TableName, Within } from "@atlas-messaging/domain";
import { held } from "./held.ts";
import { tableKeys } from "./keys.ts";
import { Collision, Table, type UniqueIndex } from "./table.ts";

const tableNames = Object.keys(tableKeys) as TableName[]; // The table of keys has exactly its own keys.

export type Tables = { readonly [Name in TableName]: Table<Name> };

type KnowledgeTable = "knowledge_documents" | "knowledge_passages" | "knowledge_postings";

/** As far as a time tells the minute. */
const minuteLength = "2026-01-01T09:00".length;

/** Tables that are made when they are first asked for, as most organizations never have need of most of them. */
class LateTables {
  readonly #make: (name: TableName) => object;

  constructor(id: Id, everywhere: (constraint: string) => UniqueIndex) {
    this.#make = (name) => new Table(name, id, everywhere);
  }

  static {
    for (const name of tableNames) {
      const get = function (this: LateTables): object {
        const value = this.#make(name);
        Object.defineProperty(this, name, { value, enumerable: true, configurable: true });
        return value;
      };
      Object.defineProperty(this.prototype, name, { get });
    }
  }
}

/** A row as it was before; undefined where there was none. */
type Before = { readonly table: TableName; readonly key: string; readonly row: Rows[TableName] | undefined };

/** All rows of one organization. Nothing here can reach those of another. */
export class Organization {
  readonly id: Id;
  /** All tables but those of knowledge, which `known` returns. */
  readonly tables: Omit<Tables, KnowledgeTable>;
  readonly #tables: Tables;
  /** As of when the knowledge is that it has from the start, while nothing has asked for it yet; else null. */
  #knowsSince: Instant | null = null;

  constructor(id: Id, everywhere: (constraint: string) => UniqueIndex) {
    this.id = id;
    // The prototype has a table of its own rows for each name.
    this.#tables = new LateTables(id, everywhere) as unknown as Tables;
    this.tables = this.#tables;
  }

  /** Whether a credential, or a console session, has not been revoked. */
  lives(id: Id): boolean {
    return (this.tables.credentials.byId(id) ?? this.tables.operator_sessions.byId(id))?.revoked_at === null;
  }

  /** Takes note of the use of a credential, once a minute at most. */
  noteUse(id: Id, now: Instant): void {
    const credential = this.tables.credentials.byId(id);
    if (!credential || credential.last_used_at === now) return;
    if (credential.last_used_at?.slice(0, minuteLength) === now.slice(0, minuteLength)) return;
    this.tables.credentials.replace(id, { ...credential, last_used_at: now });
  }

  get knowsSince(): Instant | null {
    return this.#knowsSince;
  }

  /** Returns the tables that have or had rows. */
  filledTables(): Table<TableName>[] {
    return tableNames.map((name) => this.#table(name)).filter(({ size }) => size > 0);
  }

  /** Notes that the organization knows the corpus from a time on; its rows are made when something first asks for them. */
  postpone(now: Instant): void {
    this.#knowsSince = now;
  }

  /** Returns all tables. `seed` makes the rows that were postponed. */
  known(seed: (since: Instant) => readonly Change[]): Tables {
    const since = this.#knowsSince;
    if (since === null) return this.#tables;
    this.#knowsSince = null;
    const conflict = this.commit(seed(since));
    if (conflict !== null) throw new Error(`rows that were postponed met ${conflict}`);
    return this.#tables;
  }

  /** Counts the rows of a kind, no further than to `most`. */
  held(name: QuotaName, most: number): number {
    return held(this.#tables, name, most);
  }

  /** All changes or none: what stood against them, or null. */
  commit(changes: readonly Change[]): string | null {
    const before: Before[] = [];
    try {
      // Ahead of what they make room for.
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
        // The ids are the keys of every table whose rows are changed together.
        return change.ids.forEach((id) => this.#update(change.table, { ...change.where, id }, change.set, before));
      case "updateAll":
        return this.#each(change.table, change.where, before, (table, key, row) =>
          table.replace(key, changed(row, change.set)),
        );
      case "remove": {
        const { key, row } = this.#matching(change.table, change.where);
        before.push({ table: change.table, key, row });
        return this.#table(change.table).remove(key);
      }
      case "removeMany":
        return this.#each(change.table, change.where, before, (table, key) => table.remove(key));
      case "within":
        return undefined;
    }
  }

  #update(name: TableName, where: Partial<Rows[TableName]>, set: object, before: Before[]): void {
    const { key, row } = this.#matching(name, where);
    before.push({ table: name, key, row });
    this.#table(name).replace(key, changed(row, set));
  }

  /** Does the same with all rows that match. */
  #each(
    name: TableName,
    where: object,
    before: Before[],
    act: (table: Table<TableName>, key: string, row: Rows[TableName]) => void,
  ): void {
    const table = this.#table(name);
    for (const row of [...table.all()].filter((found) => matches(found, where))) {
      const key = table.keyOf(row);
      before.push({ table: name, key, row });
      act(table, key, row);
    }
  }

  #insert(name: TableName, row: Rows[TableName], before: Before[]): void {
    const owner = "organization_id" in row ? row.organization_id : row.id;
    if (owner !== this.id) throw new Error(`a row of ${name} belongs to another organization`);
    before.push({ table: name, key: this.#table(name).insert(row), row: undefined });
  }

  /** The one row that a change is about, if the facts that the decision has read still hold. */
  #matching(name: TableName, where: Partial<Rows[TableName]>): { readonly key: string; readonly row: Rows[TableName] } {
    const key = this.#table(name).keyOf(where);
    const row = this.#table(name).get(key);
    if (!row || !matches(row, where)) throw new Collision("precondition");
    return { key, row };
  }

  #undo({ table, key, row }: Before): void {
    const rows = this.#table(table);
    if (row === undefined) rows.remove(key);
    else if (rows.get(key)) rows.replace(key, row);
    else rows.insert(row);
  }

  /** A change names a table and rows of it together; here they are any of them. */
  #table(name: TableName): Table<TableName> {
    return this.#tables[name] as unknown as Table<TableName>;
  }
}

/** A change sets columns of its own table's row. */
const changed = <Row extends Rows[TableName]>(row: Row, set: object): Row => ({ ...row, ...set });

/** Whether a row has these values; lists and objects are compared by what is in them. */
const matches = (row: object, where: object): boolean =>
  Object.keys(where).every((column) => {
    const value: unknown = Reflect.get(row, column);
    const wanted: unknown = Reflect.get(where, column);
    return value === wanted || (typeof wanted === "object" && JSON.stringify(value) === JSON.stringify(wanted));
  });
