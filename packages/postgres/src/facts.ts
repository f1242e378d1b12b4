/** Reads facts in one statement: each is a sub-select, all together one JSON object. */
import { type SQL, sql } from "drizzle-orm";
import { type Args, choicesOf, formOf, once, prepare, refuseForeign, tenantArg } from "./queries.ts";
import type { Database, Statement } from "./database.ts";

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
  return async (database: Database, organizationId: string, args: Args): Promise<Loaded<Queries>> => {
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
