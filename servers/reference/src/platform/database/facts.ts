/** Facts are read in one statement: each a sub-select, all of them together one JSON object. */
import { type Id, type Rows, type TableName } from "@atlas-messaging/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { decodeRow } from "./decode.ts";
import { choicesOf, formOf, refuseForeign } from "./own.ts";
import { type Args, prepare, tenantArg } from "./prepare.ts";
import { placeOf } from "./seal-secrets.ts";

/** One fact: the query that reads it, and how its JSON becomes what the decision knows. */
export interface Fact<Known> {
  readonly query: SQL;
  readonly decode: (json: unknown, database: Database) => Known;
  /** The argument without which it is not asked for: where that is null, `decode` is given undefined. */
  readonly onlyWith?: string;
  /** In place of `decode`, where it takes more than one query to know it; for `factLoader` only. */
  readonly staged?: Staged<Known>;
}

/** A fact whose query depends on what this process knows already, and which takes further reads. */
export interface Staged<Known> {
  /** The queries that it is read by; each form is compiled when it is first needed. */
  readonly forms: { readonly [form: string]: StagedForm };
  /** Called before the statement is sent: by which form, the arguments that it takes besides those given, and what comes after. */
  readonly begin: (place: Place, args: Args) => Begun<Known>;
}

export interface StagedForm {
  readonly query: SQL;
  /** Bytes that the statement brings beside the JSON of all facts. */
  readonly bytes?: SQL;
}

export interface Begun<Known> {
  readonly form: string;
  readonly args: Args;
  readonly complete: (json: unknown, bytes: Uint8Array) => Promise<Known>;
}

/** Where a fact is read. */
export interface Place {
  readonly database: Database;
  readonly organizationId: Id;
}

export interface FactQueries {
  readonly [name: string]: Fact<unknown>;
}

export type Loaded<Queries extends FactQueries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends Fact<infer Known> ? Known : never;
};

/** A placeholder in a query. */
export const arg = (name: string) => sql.placeholder(name);

/** The row that the query finds, or null. */
export const row = <Table extends TableName>(table: Table, query: SQL): Fact<Rows[Table] | null> => ({
  query: sql`(select row_to_json(found) from (${query}) found)`,
  decode: (json) => (json === null ? null : decodeRow(table, json)),
});

/** A row with what it has sealed in the clear: for a decision that stores it again, elsewhere. */
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
      return typeof sealed === "string" ? [[column, database.vault.open(sealed, placeOf(table, column, found))]] : [];
    });
    return { ...found, ...Object.fromEntries(clear) };
  },
});

/** All rows that the query finds, in its order. */
export const rows = <Table extends TableName>(table: Table, query: SQL): Fact<readonly Rows[Table][]> => ({
  query: sql`(select coalesce(json_agg(row_to_json(found)), '[]'::json) from (${query}) found)`,
  decode: (json) => (Array.isArray(json) ? json.map((found) => decodeRow(table, found)) : []),
});

/** Some columns of a table's row, for what a long list shows; `of` is the row's alias in the query. */
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

/** The parts as one select list, each a row under the name of its member. */
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

/** The rows of several tables that belong together, by the aliases that the query selects; null when it finds none. */
export const joined = <const Named extends Tables>(named: Named, query: SQL): Fact<Joined<Named> | null> => {
  const decode = joinedDecoder(named);
  return {
    query: sql`(select row_to_json(found) from (${query}) found)`,
    decode: (json) => (json === null ? null : decode(json)),
  };
};

/** Like `joined`, for all that the query finds, in its order. */
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
    // Each alias is a key of Named, and its row has been decoded, in place, by its own table.
    return found as Joined<Named>;
  };
};

/** The column `value` of all rows that the query finds, as text. */
export const texts = (query: SQL): Fact<readonly string[]> => ({
  query: sql`(select coalesce(json_agg(found.value::text), '[]'::json) from (${query}) found)`,
  decode: (json) => (Array.isArray(json) ? json.map(String) : []),
});

/** How many rows the query finds, up to `most`: nobody waits for the counting of a table that grows without end. */
export const count = (query: SQL, most: number): Fact<number> => ({
  query: sql`(select count(*) from (${query} limit ${sql.raw(String(most))}) found)`,
  decode: Number,
});

/** Whether the query finds anything. */
export const exists = (query: SQL): Fact<boolean> => ({
  query: sql`(exists (${query}))`,
  decode: (json) => json === true,
});

/** A fact that is read in stages. */
export const inStages = <Known>(staged: Staged<Known>): Fact<Known> => ({
  query: sql`null`,
  decode: () => {
    throw new Error("what is read in stages is completed, not decoded");
  },
  staged,
});

/** Every loader of facts of an organization that has been made, for the tests that hold all of them to what they read. */
export const factLoaders: FactQueries[] = [];

/** Makes the loader of a set of facts; each statement is compiled once. Refuses a query that does not name its organization. */
export const factLoader = <Queries extends FactQueries>(queries: Queries) => {
  sqlOf(queries).forEach(refuseForeign);
  factLoaders.push(queries);
  const stages = Object.entries(queries).flatMap(([name, { staged }]) => (staged ? { name, ...staged } : []));
  const conditions = Object.values(queries).flatMap(({ onlyWith }) => onlyWith ?? []);
  const statements = statementsOf(queries);
  const decode = factsDecoder(queries);
  return async (database: Database, organizationId: Id, args: Args): Promise<Loaded<Queries>> => {
    const begun = stages.map(({ name, begin, forms }) => {
      const stage = begin({ database, organizationId }, args);
      return { name, ...stage, asked: forms[stage.form] };
    });
    const all = Object.assign({ [tenantArg]: organizationId }, args, ...begun.map((stage) => stage.args));
    const whole = conditions.length === 0 || conditions.some((name) => args[name] !== null);
    const statement = statements(whole, begun, all);
    const [found] = await database.read<Read>(organizationId, statement(all));
    const known = decode(found?.facts ?? "{}", database);
    for (const { name, complete } of begun) {
      Reflect.set(known, name, await complete(Reflect.get(known, name), bytesOf(found?.[name])));
    }
    return known;
  };
};

interface AskedForm {
  readonly name: string;
  readonly form: string;
  readonly asked: StagedForm | undefined;
}

const sqlOf = (queries: FactQueries): readonly SQL[] =>
  Object.values(queries).flatMap(({ query, staged }) => [
    query,
    ...Object.values(staged?.forms ?? {}).flatMap((form) => (form.bytes ? [form.query, form.bytes] : [form.query])),
  ]);

/**
 * The statement of some facts, with their conditional ones or without, by the forms of those that are read in stages and
 * by what the arguments choose.
 */
const statementsOf = (queries: FactQueries) => {
  const compiled = new Map<string, ReturnType<typeof prepare>>();
  const choices = sqlOf(queries).flatMap(choicesOf);
  const compile = (whole: boolean, forms: readonly AskedForm[], args: Args) => {
    const staged = Object.fromEntries(forms.flatMap(({ name, asked }) => (asked ? [[name, asked]] : [])));
    const bytes = forms.flatMap(({ name, asked }) =>
      asked?.bytes ? sql`, ${asked.bytes} as ${sql.identifier(name)}` : [],
    );
    const asked = { ...(whole ? queries : withoutConditions(queries)), ...staged };
    return prepare(formOf(sql`${selectOf(asked)}${sql.join(bytes)}`, args));
  };
  return (whole: boolean, forms: readonly AskedForm[], args: Args) => {
    const key = [whole, ...forms.map(({ form }) => form), ...choices.map(({ pick }) => pick(args))].join(" ");
    const statement = compiled.get(key) ?? compile(whole, forms, args);
    compiled.set(key, statement);
    return statement;
  };
};

const withoutConditions = (queries: FactQueries): FactQueries =>
  Object.fromEntries(Object.entries(queries).filter(([, { onlyWith }]) => onlyWith === undefined));

/** The facts as JSON, and under the name of each staged one its bytes. */
interface Read {
  readonly facts: string;
  readonly [name: string]: string | null;
}

/** Bytes as the database writes them: `\x`, and hexadecimal digits. */
const bytesOf = (text: string | null | undefined): Uint8Array => Buffer.from(text?.slice(2) ?? "", "hex");

/** Every loader of facts across organizations that has been made. */
export const systemFactLoaders: FactQueries[] = [];

/** The same across organizations, for the few tables that the system may read. */
export const systemFactLoader = <Queries extends FactQueries>(queries: Queries) => {
  systemFactLoaders.push(queries);
  const choices = sqlOf(queries).flatMap(choicesOf);
  const compiled = new Map<string, ReturnType<typeof prepare>>();
  const decode = factsDecoder(queries);
  return async (database: Database, args: Args): Promise<Loaded<Queries>> => {
    const key = choices.map(({ pick }) => pick(args)).join(" ");
    const statement = compiled.get(key) ?? prepare(formOf(selectOf(queries), args));
    compiled.set(key, statement);
    const [found] = await database.asSystem<{ facts: string }>(statement(args));
    return decode(found?.facts ?? "{}", database);
  };
};

const selectOf = (queries: { readonly [name: string]: Pick<Fact<unknown>, "query"> }): SQL => {
  const members = Object.entries(queries).map(([name, { query }]) => sql`${sql.raw(`'${name}'`)}, ${query}`);
  return sql`select json_build_object(${sql.join(members, sql`, `)})::text as facts`;
};

const factsDecoder = <Queries extends FactQueries>(queries: Queries) => {
  const facts = Object.entries(queries);
  return (text: string, database: Database): Loaded<Queries> => {
    const known: { [name: string]: unknown } = JSON.parse(text);
    for (const [name, { decode, staged }] of facts) if (!staged) known[name] = decode(known[name], database);
    // Each name is a key of Queries, and its value has been decoded, in place, by that key's own decoder.
    return known as Loaded<Queries>;
  };
};
