/** Builds tenants' queries, own rows only and in the form that the arguments need, and prepares them. */
import {
  Param,
  Placeholder,
  SQL,
  type SQLChunk,
  StringChunk,
  getTableColumns,
  getTableName,
  is,
  sql,
} from "drizzle-orm";
import { PgDialect, PgTable } from "drizzle-orm/pg-core";
import type { Statement } from "./database.ts";
import type { Value } from "./wire.ts";

/** Placeholder of the query's organization. */
export const tenantArg = "tenant";

/** Values for the placeholders of a query, by name. */
export interface Args {
  readonly [name: string]: Value;
}

type Preceding = (organizations: Value) => Statement;

const preceding = new WeakMap<SQL, Preceding>();

/** Marks a part of queries: `first` runs before a statement that has it, in the same transaction. */
export const after = (first: Preceding, part: SQL): SQL => {
  preceding.set(part, first);
  return part;
};

/** Makes a query's statement for given arguments. The query is compiled once, at its first use. */
export const prepare = (query: SQL): ((args: Args) => Statement) => {
  const compiled = once(() => compile(query));
  return (args) => {
    const { text, names, first } = compiled();
    const statement = { text, values: names.map((name) => valueOf(args, name)) };
    return first ? { ...statement, first: first(organizationsOf(names, args)) } : statement;
  };
};

/** The organization of a tenant's query, or those that a system's query asks for. */
const organizationsOf = (names: readonly string[], args: Args): Value =>
  names.includes(tenantArg) ? [String(valueOf(args, tenantArg))] : valueOf(args, "organizations");

const compile = (query: SQL) => {
  const { sql: compiled, params } = new PgDialect().sqlToQuery(query);
  return { ...withOneTenant(compiled, params.map(nameOf)), first: precedingIn(query) };
};

const precedingIn = (chunk: SQLChunk | Choice): Preceding | undefined => {
  const marked = is(chunk, SQL) ? preceding.get(chunk) : undefined;
  if (marked) return marked;
  for (const inner of innerOf(chunk)) {
    const found = precedingIn(inner);
    if (found) return found;
  }
  return undefined;
};

/** Sends the organization once, though a query names it for each table. */
const withOneTenant = (text: string, all: readonly string[]) => {
  const names: string[] = [];
  const places = all.map((name) => {
    const known = name === tenantArg ? names.indexOf(name) : -1;
    return known < 0 ? names.push(name) : known + 1;
  });
  return {
    names,
    text: text.replace(/\$(\d+)/g, (_, place: string) => `$${places[Number(place) - 1]}`),
  };
};

const nameOf = (param: unknown): string => {
  const placeholder = param instanceof Param ? param.value : param;
  if (placeholder instanceof Placeholder && typeof placeholder.name === "string") return placeholder.name;
  throw new TypeError("a prepared query takes its values by placeholders only");
};

const valueOf = (args: Args, name: string): Value => {
  const value = args[name];
  if (value === undefined) throw new TypeError(`the query lacks its argument ${name}`);
  return value;
};

/** Makes a value at its first use, and keeps it. A process starts sooner without what it may never use. */
export const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const owned = new WeakSet<SQL>();

// A sub-select keeps the planner from planning per organization.
const tenant = sql`(select ${sql.placeholder(tenantArg)}::uuid)`;

/**
 * Selects this organization's rows of a table, under an alias or the table's name. `condition` may use columns that
 * only the database knows; `kept` selects them as well.
 */
export const own = (
  table: PgTable,
  alias = getTableName(table),
  condition = sql`true`,
  kept: readonly string[] = [],
): SQL => {
  const columns = getTableColumns(table);
  const key = "organization_id" in columns ? "organization_id" : "id";
  const names = sql.raw(
    [...Object.values(columns).map(({ name }) => name), ...kept].map((name) => `"${name}"`).join(", "),
  );
  const query = sql`(select ${names} from ${table} where ${sql.identifier(key)} = ${tenant} and ${condition}) ${sql.identifier(alias)}`;
  owned.add(query);
  return query;
};

/** Looks up by key the row that an earlier row refers to, whatever the planner's statistics. */
export const one = (table: PgTable, alias: string, key: SQL): SQL =>
  sql`lateral (select * from ${own(table)} where ${key} limit 1) ${sql.identifier(alias)}`;

/**
 * A part of a query with several forms. A condition disabled by its argument (`$1 is null or …`) would hide the index
 * from the planner.
 */
export class Choice {
  readonly pick: (args: Args) => string;
  readonly forms: { readonly [form: string]: SQL };

  constructor(pick: (args: Args) => string, forms: { readonly [form: string]: SQL }) {
    this.pick = pick;
    this.forms = forms;
  }
}

/** Picks a form by whether an argument is given. */
export const whether = (name: string, isGiven: SQL, isNot: SQL): Choice =>
  new Choice((args) => (args[name] === null ? "none" : "given"), { given: isGiven, none: isNot });

/** Applies a condition only where its argument is given. */
export const given = (name: string, condition: SQL): Choice => whether(name, condition, sql`true`);

/** Picks a form by whether an argument has this value. */
export const either = (name: string, value: string, whenEqual: SQL, otherwise: SQL): Choice =>
  new Choice((args) => (args[name] === value ? "equal" : "other"), { equal: whenEqual, other: otherwise });

/** Picks the form that an argument names. */
export const formBy = (name: string, forms: { readonly [form: string]: SQL }): SQL =>
  sql`${new Choice((args) => String(args[name]), forms)}`;

const innerOf = (chunk: SQLChunk | Choice): readonly (SQLChunk | Choice)[] => {
  if (chunk instanceof Choice) return Object.values(chunk.forms);
  if (is(chunk, SQL)) return chunk.queryChunks;
  return Array.isArray(chunk) ? chunk : [];
};

/** Lists all choices of a query, in order. */
export const choicesOf = (chunk: SQLChunk | Choice): readonly Choice[] => [
  ...(chunk instanceof Choice ? [chunk] : []),
  ...innerOf(chunk).flatMap(choicesOf),
];

/** Resolves a query's choices by the arguments. */
export const formOf = (query: SQL, args: Args): SQL => {
  const chosen = (chunk: SQLChunk | Choice): SQLChunk => {
    if (chunk instanceof Choice) return formOf(chunk.forms[chunk.pick(args)] ?? sql``, args);
    return is(chunk, SQL) && !preceding.has(chunk) ? formOf(chunk, args) : chunk;
  };
  return new SQL(query.queryChunks.map(chosen));
};

/**
 * Matches `from` or `join` and a bare name. `distinct from` is a comparison, and a name with parentheses is a function.
 */
const namesTable = /(?<!\bdistinct\s+)\b(?:from|join)\s+(?!lateral\b)"?[a-z_]+\b"?(?!\s*\()/i;

/** Throws if a tenant's query names a table without `own`. */
export const refuseForeign = (query: SQLChunk | Choice): void => {
  if (is(query, SQL) && owned.has(query)) return;
  if (is(query, PgTable)) throw new TypeError(`a query of an organization takes own(${getTableName(query)})`);
  if (is(query, StringChunk)) {
    const named = namesTable.exec(query.value.join(""));
    if (named) throw new TypeError(`a query of an organization takes its tables by own(), not "${named[0]}"`);
  }
  innerOf(query).forEach(refuseForeign);
};
