import type { Rows, TableName } from "@atlas-messaging/service/rows/rows";
import { tableKeys } from "../generated/table-keys.ts";

/** Keys of a table. They lack the organization, since each has its own tables. */
interface TableKeys<Row> {
  readonly primary: readonly (keyof Row & string)[];
  /** Unique constraints by name. Rows with a null in the key do not collide. */
  readonly unique?: { readonly [constraint: string]: readonly (keyof Row & string)[] };
  /** Constraints that are unique across all organizations. */
  readonly uniqueEverywhere?: { readonly [constraint: string]: readonly (keyof Row & string)[] };
}

const keysOfTables: { readonly [Table in TableName]: TableKeys<Rows[Table]> } = tableKeys;

/** Organization and key of the row that holds a unique value. */
export interface Holder {
  readonly organizationId: string;
  readonly key: string;
}

export type UniqueIndex = Map<string, Holder>;

interface Unique {
  readonly columns: readonly string[];
  readonly index: UniqueIndex;
}

/** Conflict with another row; `constraint` names it. */
export class Collision extends Error {
  readonly constraint: string;

  constructor(constraint: string) {
    super(`refused by ${constraint}`);
    this.constraint = constraint;
  }
}

const separator = "\n";

/** Rows of one table of one organization. A row is replaced, never changed. */
export class Table<Name extends TableName> {
  readonly name: Name;
  readonly #organizationId: string;
  readonly #keys: TableKeys<Rows[Name]>;
  readonly #rows = new Map<string, Rows[Name]>();
  readonly #uniques = new Map<string, Unique>();
  /** Keys of rows by the value of a column. A column is indexed from the first look-up by it. */
  readonly #indexes = new Map<string, Map<unknown, Set<string>>>();
  /** Sorted keys, cached from the first use until a row is added or removed out of order. */
  #ordered: string[] | null = null;

  constructor(name: Name, organizationId: string, everywhere: (constraint: string) => UniqueIndex) {
    this.name = name;
    this.#organizationId = organizationId;
    this.#keys = keysOfTables[name];
    const { unique, uniqueEverywhere } = this.#keys;
    for (const constraint in unique) {
      this.#uniques.set(constraint, { columns: unique[constraint] ?? [], index: new Map() });
    }
    for (const constraint in uniqueEverywhere) {
      this.#uniques.set(constraint, { columns: uniqueEverywhere[constraint] ?? [], index: everywhere(constraint) });
    }
  }

  /** Returns the primary key of a row, or of the columns that name one. */
  keyOf(row: Partial<Rows[Name]>): string {
    return keyIn(row, this.#keys.primary) ?? "";
  }

  get(key: string): Rows[Name] | undefined {
    return this.#rows.get(key);
  }

  /** Finds a row by id, in any case; null if there is none. */
  byId(id: string | null): Rows[Name] | null {
    return id === null ? null : (this.#rows.get(id) ?? this.#rows.get(id.toLowerCase()) ?? null);
  }

  /** Finds the row with these values of a unique constraint; null if there is none. */
  byUnique(constraint: string, ...values: readonly string[]): Rows[Name] | null {
    const holder = this.#uniques.get(constraint)?.index.get(values.join(separator));
    return holder?.organizationId === this.#organizationId ? (this.#rows.get(holder.key) ?? null) : null;
  }

  /** Returns rows by a column, in order of arrival. */
  where<Column extends keyof Rows[Name] & string>(column: Column, value: Rows[Name][Column]): Rows[Name][] {
    const keys = (this.#indexes.get(column) ?? this.#index(column)).get(value);
    return keys ? Array.from(keys, (key) => this.#mustGet(key)) : [];
  }

  /** Returns all rows, in order of arrival. */
  all(): IterableIterator<Rows[Name]> {
    return this.#rows.values();
  }

  get size(): number {
    return this.#rows.size;
  }

  /** Returns all keys, sorted. */
  orderedKeys(): readonly string[] {
    this.#ordered ??= [...this.#rows.keys()].toSorted();
    return this.#ordered;
  }

  /** @throws {Collision} if such a row exists; nothing changes then */
  insert(row: Rows[Name]): string {
    const key = this.keyOf(row);
    if (this.#rows.has(key)) throw new Collision(`${this.name}_pkey`);
    this.#refuseTaken(row, key);
    this.#add(key, row);
    return key;
  }

  /** @throws {Collision} if another row holds one of its unique keys; nothing changes then */
  replace(key: string, row: Rows[Name]): void {
    const before = this.#mustGet(key);
    this.#refuseTaken(row, key);
    if (!agree(before, row, this.#keys.primary)) {
      this.remove(key);
      this.#add(this.keyOf(row), row);
      return;
    }
    this.#rows.set(key, row);
    // An entry that stays the same keeps its place: rows are found in the order of their arrival.
    for (const unique of this.#uniques.values()) {
      if (agree(before, row, unique.columns)) continue;
      unique.index.delete(keyIn(before, unique.columns) ?? "");
      this.#hold(unique, key, row);
    }
    for (const [column, index] of this.#indexes) {
      const [old, value] = [Reflect.get(before, column), Reflect.get(row, column)];
      if (old === value) continue;
      removeFrom(index, old, key);
      addTo(index, value, key);
    }
  }

  remove(key: string): void {
    const row = this.#mustGet(key);
    for (const { columns, index } of this.#uniques.values()) index.delete(keyIn(row, columns) ?? "");
    for (const [column, index] of this.#indexes) removeFrom(index, Reflect.get(row, column), key);
    this.#rows.delete(key);
    if (this.#ordered?.at(-1) === key) this.#ordered.pop();
    else this.#ordered = null;
  }

  #index(column: string): Map<unknown, Set<string>> {
    const index = new Map<unknown, Set<string>>();
    for (const [key, row] of this.#rows) addTo(index, Reflect.get(row, column), key);
    this.#indexes.set(column, index);
    return index;
  }

  #mustGet(key: string): Rows[Name] {
    const row = this.#rows.get(key);
    if (!row) throw new Error(`${this.name} has no row ${key}`);
    return row;
  }

  #refuseTaken(row: Rows[Name], key: string): void {
    for (const [constraint, { columns, index }] of this.#uniques) {
      const taken = index.get(keyIn(row, columns) ?? "");
      const own = taken?.key === key && taken.organizationId === this.#organizationId;
      if (taken && !own) throw new Collision(constraint);
    }
  }

  #add(key: string, row: Rows[Name]): void {
    this.#rows.set(key, row);
    for (const unique of this.#uniques.values()) this.#hold(unique, key, row);
    for (const [column, index] of this.#indexes) addTo(index, Reflect.get(row, column), key);
    if (this.#ordered === null) return;
    const last = this.#ordered.at(-1);
    if (last === undefined || last < key) this.#ordered.push(key);
    else this.#ordered = null;
  }

  #hold({ columns, index }: Unique, key: string, row: Rows[Name]): void {
    const unique = keyIn(row, columns);
    if (unique !== null) index.set(unique, { organizationId: this.#organizationId, key });
  }
}

const agree = (one: object, other: object, columns: Iterable<string>): boolean => {
  for (const column of columns) if (Reflect.get(one, column) !== Reflect.get(other, column)) return false;
  return true;
};

/**
 * Joins the values of columns; null if one of them is null, since such rows do not collide. No list is made of them:
 * every look-up by several columns needs such a key.
 */
const keyIn = (row: object, columns: readonly string[]): string | null => {
  let key: string | null = null;
  for (const column of columns) {
    // Keys hold no objects.
    const value: string | number | boolean | null | undefined = Reflect.get(row, column);
    if (value === null || value === undefined) return null;
    key = key === null ? String(value) : `${key}${separator}${value}`;
  }
  return key;
};

const addTo = (index: Map<unknown, Set<string>>, value: unknown, key: string): void => {
  const keys = index.get(value);
  if (keys) keys.add(key);
  else index.set(value, new Set([key]));
};

const removeFrom = (index: Map<unknown, Set<string>>, value: unknown, key: string): void => {
  const keys = index.get(value);
  keys?.delete(key);
  if (keys?.size === 0) index.delete(value);
};
