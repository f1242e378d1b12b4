/** Facts that are rows of the service's tables, decoded to its types. */
import { randomBytes } from "node:crypto";
import type { Rows, TableName } from "../rows/rows.ts";
import { type Database, type SealedPlace, VaultError } from "@atlas-messaging/postgres/database";
import { type SQL, getTableColumns, sql } from "drizzle-orm";
import { placeOf } from "./sealed-columns.ts";
import { type Fact, arg } from "@atlas-messaging/postgres/facts";
import type { Instant, QuotaName } from "../rows/primitives.ts";
import { organizations } from "../rows/organizations.ts";
import { tables } from "../rows/tables.ts";
import { own } from "@atlas-messaging/postgres/queries";
import type { Quota } from "./quotas.ts";

/** Reads one row, or null. */
export const row = <Table extends TableName>(table: Table, query: SQL): Fact<Rows[Table] | null> => ({
  query: sql`(select row_to_json(found) from (${query}) found)`,
  decode: (json) => (json === null ? null : decodeRow(table, json)),
});

/**
 * Reads a row with its sealed columns opened, for a decision that stores or replaces them. A secret whose key is lost is
 * a random one, which nobody knows, so that it can be renewed.
 */
export const opened = <Table extends TableName>(
  table: Table,
  columns: readonly (keyof Rows[Table] & string)[],
  { query, decode }: Fact<Rows[Table] | null>,
): Fact<Rows[Table] | null> => ({
  query,
  decode: (json, database) => {
    const found = decode(json, database);
    if (found === null) return null;
    const clear = columns.flatMap((column) => {
      const sealed: unknown = found[column];
      return typeof sealed === "string"
        ? [[column, openedOrLost(database, sealed, placeOf(table, column, found))]]
        : [];
    });
    return { ...found, ...Object.fromEntries(clear) };
  },
});

const openedOrLost = ({ vault }: Database, sealed: string, place: SealedPlace): string => {
  try {
    return vault.open(sealed, place);
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    return JSON.stringify({ lost: randomBytes(24).toString("base64url") });
  }
};

/** Reads all rows, in order. */
export const rows = <Table extends TableName>(table: Table, query: SQL): Fact<readonly Rows[Table][]> => ({
  query: sql`(select coalesce(json_agg(row_to_json(found)), '[]'::json) from (${query}) found)`,
  decode: (json) => (Array.isArray(json) ? json.map((found) => decodeRow(table, found)) : []),
});

/** Some columns of a row, for long lists; `of` is the row's alias in the query. */
export interface Part<Table extends TableName, Column extends string> {
  readonly table: Table;
  readonly of: string;
  readonly columns: readonly Column[];
}

export const part = <Table extends TableName, const Column extends keyof Rows[Table] & string>(
  table: Table,
  of: string,
  columns: readonly Column[],
): Part<Table, Column> => ({ table, of, columns });

/** Builds a select list with one row per part, under its name. */
export const selected = (parts: { readonly [alias: string]: Part<TableName, string> }): SQL => {
  const list = Object.entries(parts).map(([alias, { of, columns }]) => {
    const members = columns.map((column) => `${of}.${column}`).join(", ");
    return sql.raw(`(select shown from (select ${members}) shown) as ${alias}`);
  });
  return sql.join(list, sql`, `);
};

type Shown = TableName | Part<TableName, string>;

type Tables = { readonly [alias: string]: Shown };

type RowOf<Of extends Shown> = Of extends TableName
  ? Rows[Of]
  : Of extends Part<infer Table, infer Column>
    ? Pick<Rows[Table], Column & keyof Rows[Table]>
    : never;

type Joined<Named extends Tables> = { readonly [Alias in keyof Named]: RowOf<Named[Alias]> };

/** Reads joined rows of several tables by alias; null if none. */
export const joined = <const Named extends Tables>(named: Named, query: SQL): Fact<Joined<Named> | null> => {
  const decode = joinedDecoder(named);
  return {
    query: sql`(select row_to_json(found) from (${query}) found)`,
    decode: (json) => (json === null ? null : decode(json)),
  };
};

/** Reads all joined rows, in order. */
export const joinedRows = <const Named extends Tables>(named: Named, query: SQL): Fact<readonly Joined<Named>[]> => {
  const decode = joinedDecoder(named);
  return {
    query: sql`(select coalesce(json_agg(row_to_json(found)), '[]'::json) from (${query}) found)`,
    decode: (json) => (Array.isArray(json) ? json.map(decode) : []),
  };
};

const joinedDecoder = <Named extends Tables>(named: Named) => {
  const aliases = Object.entries(named).map(([alias, of]) => [alias, typeof of === "string" ? of : of.table] as const);
  return (json: unknown): Joined<Named> => {
    const found: { [alias: string]: unknown } = Object(json);
    for (const [alias, table] of aliases) found[alias] = decodeRow(table, found[alias]);
    // Each alias is a key of Named, and its table's decoder has decoded the row in place.
    return found as Joined<Named>;
  };
};

type Fields = Record<string, unknown>;

const instantsOf = new Map<string, readonly string[]>(
  Object.entries(tables).map(([name, table]) => [
    name,
    Object.entries(getTableColumns(table))
      .filter(([, { columnType }]) => columnType === "PgTimestampString")
      .map(([member]) => member),
  ]),
);

/**
 * Converts PostgreSQL's time to UTC with milliseconds. Sessions are in UTC, so padding the omitted digits suffices;
 * other zones go through `Date`.
 */
export const decodeInstant = (text: string): Instant => {
  if (!text.endsWith("+00:00")) return new Date(text).toISOString();
  const local = text.slice(0, -6);
  return local.length === 19 ? `${local}.000Z` : `${local.padEnd(23, "0")}Z`;
};

/** Members by table whose columns have another name in the database, since a rename would break older processes. */
const storedNames = new Map<string, readonly (readonly [member: string, stored: string])[]>(
  Object.entries(tables).map(([name, table]) => [
    name,
    Object.entries(getTableColumns(table)).flatMap(([member, column]) =>
      member === column.name ? [] : [[member, column.name] as const],
    ),
  ]),
);

/**
 * Decodes a row from `to_json` or `to_jsonb`. Events use `to_json`, which keeps the order of payload members. A type
 * test keeps tables and domain rows equal.
 */
export const decodeRow = <Table extends TableName>(table: Table, json: unknown): Rows[Table] => {
  if (typeof json !== "object" || json === null) throw new TypeError(`not a row of ${table}`);
  // Freshly parsed and ours alone, so it is changed in place.
  const fields: Fields = Object(json);
  for (const [member, stored] of storedNames.get(table) ?? []) {
    if (!(stored in fields)) continue;
    fields[member] = fields[stored];
    delete fields[stored];
  }
  for (const member of instantsOf.get(table) ?? []) {
    const text = fields[member];
    if (typeof text === "string") fields[member] = decodeInstant(text);
  }
  return fields as unknown as Rows[Table];
};

/** Reads the maximum of an organization: its own, else the deployment's, an argument of this name. */
export const maxOf = (name: QuotaName, argument = "max"): SQL =>
  sql`coalesce((select (quotas ->> ${sql.raw(`'${name}'`)})::bigint from ${own(organizations)}), ${arg(argument)}::bigint)`;

/** Counts an organization's rows of a kind, at most up to its maximum. */
export const quotaOf = (name: QuotaName): Fact<Quota> => ({
  query: sql`(select json_build_object('held', atlas_held(${sql.raw(`'${name}'`)}, known.max), 'max', known.max)
    from (select ${maxOf(name)} as max) known)`,
  decode: (json) => {
    const { held, max } = Object(json);
    return { held: Number(held), max: Number(max) };
  },
});
