import { is } from "drizzle-orm";
import { type Index, type PgTable, IndexedColumn, PgDialect, getTableConfig } from "drizzle-orm/pg-core";
import { literal } from "../print.ts";

/** Keys of a table. They lack the organization, since each has its own tables in the sandbox. */
interface TableKeys {
  readonly primary: readonly string[];
  readonly unique?: Keys;
  readonly uniqueEverywhere?: Keys;
}

/** Columns by the name of their constraint. */
interface Keys {
  readonly [constraint: string]: readonly string[];
}

/** Emits the keys of every table, which the sandbox holds as the database does. */
export const emitTableKeys = (tables: { readonly [name: string]: PgTable }): string =>
  [
    "// Generated from packages/service/src/rows/tables.ts by `bun run generate`; do not edit.",
    "",
    "/** Keys of every table, under the names of the database, without the organization. */",
    `export const tableKeys = ${literal(mapped(tables, keysOf))} as const;`,
    "",
  ].join("\n");

const owner = "organization_id";

const keysOf = (table: PgTable): TableKeys => {
  const { name, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
  const [primary] = primaryKeys;
  if (!primary) throw new Error(`${name} has no primary key by name`);
  const unique = [
    ...uniqueConstraints.map((each) => [each.getName() ?? "", each.columns.map((column) => column.name)] as const),
    ...indexes.filter((index) => index.config.unique).map(uniqueIndex),
  ];
  return { primary: withoutOwner(primary.columns.map((column) => column.name)), ...scoped(unique) };
};

const uniqueIndex = ({ config: { name = "", columns, where } }: Index): readonly [string, readonly string[]] => {
  const names = columns.map((column) => (is(column, IndexedColumn) ? (column.name ?? "") : ""));
  const condition = where && new PgDialect().sqlToQuery(where).sql;
  // Rows with a null in the key collide nowhere, so the sandbox has that condition anyway.
  const held = condition === undefined || names.some((column) => condition === `${column} is not null`);
  if (!held || names.includes(""))
    throw new Error(`The sandbox cannot hold ${name}: it knows columns that are not null.`);
  return [name, names];
};

/** Constraints of one organization, and those of all: the latter lack the organization's column. */
const scoped = (unique: readonly (readonly [string, readonly string[]])[]): Partial<TableKeys> => {
  const own = unique.filter(([, columns]) => columns.includes(owner));
  const everywhere = unique.filter(([, columns]) => !columns.includes(owner));
  return {
    ...(own.length > 0 && { unique: mapped(Object.fromEntries(own), withoutOwner) }),
    ...(everywhere.length > 0 && { uniqueEverywhere: Object.fromEntries(everywhere) }),
  };
};

/** A table of one row an organization keeps the organization as its key. */
const withoutOwner = (columns: readonly string[]): readonly string[] =>
  columns.length === 1 ? columns : columns.filter((column) => column !== owner);

const mapped = <From, To>(object: { readonly [name: string]: From }, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
