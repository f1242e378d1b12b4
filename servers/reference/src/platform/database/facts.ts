/** Reads facts in one statement: each is a sub-select, all together one JSON object. */
import { type Id, type Rows, type TableName } from "@atlas-messaging/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
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
  /** Replaces `decode` for a fact that takes several queries; for `factLoader` only. */
  readonly staged?: Staged<Known>;
}

/** A fact whose query depends on this process's cache, and which may take further reads. */
export interface Staged<Known> {
  /** Possible queries; each is compiled when first needed. */
  readonly forms: { readonly [form: string]: StagedForm };
  /** Chooses the form before the statement is sent, adds arguments, and returns the next step. */
  readonly begin: (place: Place, args: Args) => Begun<Known>;
}

export interface StagedForm {
  readonly query: SQL;
  /** Bytes that the statement returns besides the JSON of all facts. */
  readonly bytes?: SQL;
}

export interface Begun<Known> {
  readonly form: string;
  readonly args: Args;
  readonly complete: (json: unknown, bytes: Uint8Array) => Promise<Known>;
}

/** Database and organization of a read. */
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

/** Makes a placeholder. */
export const arg = (name: string) => sql.placeholder(name);

/** Reads one row, or null. */
export const row = <Table extends TableName>(table: Table, query: SQL): Fact<Rows[Table] | null> => ({
  query: sql`(select row_to_json(found) from (${query}) found)`,
  decode: (json) => (json === null ? null : decodeRow(table, json)),
});

/** Reads a row with its sealed columns opened, for a decision that stores them elsewhere. */
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

/** Makes a fact that is read in stages. */
export const inStages = <Known>(staged: Staged<Known>): Fact<Known> => ({
  query: sql`null`,
  decode: () => {
    throw new Error("what is read in stages is completed, not decoded");
  },
  staged,
});

/** All tenants' loaders, for tests that check what each reads. */
export const factLoaders: FactQueries[] = [];

/** Makes a loader of facts; compiles each statement once. Throws if a query does not name its organization. */
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
    const withConditions = conditions.length === 0 || conditions.some((name) => args[name] !== null);
    const statement = statements(withConditions, begun, all);
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

/** Compiles and caches a statement per choice of conditional facts, staged forms and argument forms. */
const statementsOf = (queries: FactQueries) => {
  const compiled = new Map<string, ReturnType<typeof prepare>>();
  const choices = sqlOf(queries).flatMap(choicesOf);
  const compile = (withConditions: boolean, forms: readonly AskedForm[], args: Args) => {
    const staged = Object.fromEntries(forms.flatMap(({ name, asked }) => (asked ? [[name, asked]] : [])));
    const bytes = forms.flatMap(({ name, asked }) =>
      asked?.bytes ? sql`, ${asked.bytes} as ${sql.identifier(name)}` : [],
    );
    const asked = { ...(withConditions ? queries : withoutConditions(queries)), ...staged };
    return prepare(formOf(sql`${selectOf(asked)}${sql.join(bytes)}`, args));
  };
  return (withConditions: boolean, forms: readonly AskedForm[], args: Args) => {
    const key = [withConditions, ...forms.map(({ form }) => form), ...choices.map(({ pick }) => pick(args))].join(" ");
    const statement = compiled.get(key) ?? compile(withConditions, forms, args);
    compiled.set(key, statement);
    return statement;
  };
};

const withoutConditions = (queries: FactQueries): FactQueries =>
  Object.fromEntries(Object.entries(queries).filter(([, { onlyWith }]) => onlyWith === undefined));

/** Facts as JSON, and the bytes of each staged fact under its name. */
interface Read {
  readonly facts: string;
  readonly [name: string]: string | null;
}

/** Decodes bytea text: `\x` and hexadecimal digits. */
const bytesOf = (text: string | null | undefined): Uint8Array => Buffer.from(text?.slice(2) ?? "", "hex");

/** All loaders across organizations, for tests. */
export const systemFactLoaders: FactQueries[] = [];

/** Makes a loader across organizations, for tables that the system may read. */
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
    // Each name is a key of Queries, and that key's decoder has decoded the value in place.
    return known as Loaded<Queries>;
  };
};
