/** Reads facts in one statement: each is a sub-select, all together one JSON object. */
import { randomBytes } from "node:crypto";
import { type Id, type Rows, type TableName } from "@atlas-messaging/domain";
import type { SealedPlace } from "@atlas-messaging/pipeline";
import { type SQL, sql } from "drizzle-orm";
import { once } from "../once.ts";
import { VaultError } from "../vault.ts";
import type { Database, Statement } from "./database.ts";
import { decodeRow } from "./decode.ts";
import { choicesOf, formOf, refuseForeign } from "./own.ts";
import { type Args, prepare, tenantArg } from "./prepare.ts";
import { placeOf } from "./seal-secrets.ts";

/** A fact: its query, and the decoder of its JSON. */
export interface Fact<Known> {
  readonly query: SQL;
  readonly decode: (json: unknown, database: Database) => Known;
  /** Skips the query where this argument is null; `decode` then gets undefined. */
  readonly onlyWith?: string;
  /** Gives the query a column of its own; `decode` gets its text. */
  readonly inColumn?: true;
}

export interface FactQueries {
  readonly [name: string]: Fact<unknown>;
}

export type Loaded<Queries extends FactQueries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends Fact<infer Known> ? Known : never;
};

/** Makes a placeholder. */
export const arg = (name: string) => sql.placeholder(name);

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

/** Reads the column `value` of all rows as text. */
export const texts = (query: SQL): Fact<readonly string[]> => ({
  query: sql`(select coalesce(json_agg(found.value::text), '[]'::json) from (${query}) found)`,
  decode: (json) => (Array.isArray(json) ? json.map(String) : []),
});

/** Counts rows up to `max`, as tables may grow without end. */
export const count = (query: SQL, max: number): Fact<number> => ({
  query: sql`(select count(*) from (${query} limit ${sql.raw(String(max))}) found)`,
  decode: Number,
});

/** Tells if the query finds a row. */
export const exists = (query: SQL): Fact<boolean> => ({
  query: sql`(exists (${query}))`,
  decode: (json) => json === true,
});

/** Reads bytes. They have a column of their own, as JSON would be searched for escapes. */
export const bytes = <Known>(query: SQL, read: (bytes: Uint8Array) => Known): Fact<Known> => ({
  query,
  decode: (text) => read(bytesOf(text)),
  inColumn: true,
});

/** Decodes bytea text: `\x` and hexadecimal digits. */
const bytesOf = (text: unknown): Uint8Array => Buffer.from(typeof text === "string" ? text.slice(2) : "", "hex");

/** All tenants' loaders, for tests that check what each reads. */
export const factLoaders: FactQueries[] = [];

/** Makes a loader of facts; compiles each statement once. Sends no query that does not name its organization. */
export const factLoader = <Queries extends FactQueries>(queries: Queries) => {
  factLoaders.push(queries);
  const statement = openedStatementsOf(queries);
  const decode = factsDecoder(queries);
  return async (database: Database, organizationId: Id, args: Args): Promise<Loaded<Queries>> => {
    const all = { ...args, [tenantArg]: organizationId };
    const [found] = await database.read<Read>(organizationId, statement(all));
    return decode(found, database);
  };
};

/** All loaders across organizations, for tests. */
export const systemFactLoaders: FactQueries[] = [];

/** Makes a loader across organizations, for tables that the system may read. */
export const systemFactLoader = <Queries extends FactQueries>(queries: Queries) => {
  systemFactLoaders.push(queries);
  const statement = once(() => statementsOf(queries, sql``));
  const decode = factsDecoder(queries);
  return async (database: Database, args: Args): Promise<Loaded<Queries>> => {
    const [found] = await database.asSystem<Read>(statement()(args));
    return decode(found, database);
  };
};

/**
 * Opens the organization inside a statement, which spares a statement before it. PostgreSQL reads this one row first, and
 * evaluates the facts, which are sub-selects, for it. Facts read before it would find nothing.
 */
const openedTenant = sql` from (select set_config('app.organization_id', ${arg(tenantArg)}::uuid::text, true)) opened`;

const openedStatementsOf = (queries: FactQueries) => {
  const statement = once(() => {
    Object.values(queries).forEach(({ query }) => refuseForeign(query));
    return statementsOf(queries, openedTenant);
  });
  return (args: Args): Statement => ({ ...statement()(args), opens: true });
};

/** Compiles and caches a statement per choice of conditional facts and of argument forms. */
const statementsOf = (queries: FactQueries, from: SQL) => {
  const compiled = new Map<string, ReturnType<typeof prepare>>();
  const conditions = Object.values(queries).flatMap(({ onlyWith }) => onlyWith ?? []);
  const unconditional = Object.fromEntries(
    Object.entries(queries).filter(([, { onlyWith }]) => onlyWith === undefined),
  );
  const choices = Object.values(queries).flatMap(({ query }) => choicesOf(query));
  return (args: Args): Statement => {
    const withConditions = conditions.length === 0 || conditions.some((name) => args[name] !== null);
    const key = [withConditions, ...choices.map(({ pick }) => pick(args))].join(" ");
    const statement =
      compiled.get(key) ?? prepare(formOf(selectOf(withConditions ? queries : unconditional, from), args));
    compiled.set(key, statement);
    return statement(args);
  };
};

const selectOf = (queries: FactQueries, from: SQL): SQL => {
  const facts = Object.entries(queries);
  const members = facts.flatMap(([name, { query, inColumn }]) =>
    inColumn ? [] : sql`${sql.raw(`'${name}'`)}, ${query}`,
  );
  const columns = facts.flatMap(([name, { query, inColumn }]) =>
    inColumn ? sql`, ${query} as ${sql.identifier(name)}` : [],
  );
  return sql`select json_build_object(${sql.join(members, sql`, `)})::text as facts${sql.join(columns)}${from}`;
};

/** Facts as JSON, and columns by the names of their facts. */
interface Read {
  readonly facts: string;
  readonly [column: string]: string | null;
}

const factsDecoder = <Queries extends FactQueries>(queries: Queries) => {
  const facts = Object.entries(queries);
  return (found: Read | undefined, database: Database): Loaded<Queries> => {
    const known: { [name: string]: unknown } = JSON.parse(found?.facts ?? "{}");
    for (const [name, { decode, inColumn }] of facts) {
      known[name] = decode(inColumn ? found?.[name] : known[name], database);
    }
    // Each name is a key of Queries, and that key's decoder has decoded the value in place.
    return known as Loaded<Queries>;
  };
};
