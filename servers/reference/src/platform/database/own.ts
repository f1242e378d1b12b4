/** How the queries of an organization name it, and take the shape of what is asked for. */
import { SQL, type SQLChunk, StringChunk, getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { type Args, tenantArg } from "./prepare.ts";

const owned = new WeakSet<SQL>();

// As a sub-select it is no reason for the planner to make a plan for each organization.
const tenant = sql`(select ${sql.placeholder(tenantArg)}::uuid)`;

/**
 * A table as an organization's query names it: its rows of this organization, under an alias or the table's own name.
 * `condition` may name columns that only the database keeps, and `kept` selects them as well.
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

/** The one row of a table that a row before it in the query refers to: looked up by its key, whatever is known of the tables. */
export const one = (table: PgTable, alias: string, key: SQL): SQL =>
  sql`lateral (select * from ${own(table)} where ${key} limit 1) ${sql.identifier(alias)}`;

/** A part of a query that has several forms. A condition that may be left out by its argument hides the index from a plan. */
export class Choice {
  readonly pick: (args: Args) => string;
  readonly forms: { readonly [form: string]: SQL };

  constructor(pick: (args: Args) => string, forms: { readonly [form: string]: SQL }) {
    this.pick = pick;
    this.forms = forms;
  }
}

/** One form where an argument is given, and another where it is not. */
export const whether = (name: string, isGiven: SQL, isNot: SQL): Choice =>
  new Choice((args) => (args[name] === null ? "none" : "given"), { given: isGiven, none: isNot });

/** A condition that is asked for only where its argument is given. */
export const given = (name: string, condition: SQL): Choice => whether(name, condition, sql`true`);

/** One form where an argument has this value, and another where it has not. */
export const either = (name: string, value: string, whenEqual: SQL, otherwise: SQL): Choice =>
  new Choice((args) => (args[name] === value ? "equal" : "other"), { equal: whenEqual, other: otherwise });

const innerOf = (chunk: SQLChunk | Choice): readonly (SQLChunk | Choice)[] => {
  if (chunk instanceof Choice) return Object.values(chunk.forms);
  if (is(chunk, SQL)) return chunk.queryChunks;
  return Array.isArray(chunk) ? chunk : [];
};

/** All choices of a query, in its order. */
export const choicesOf = (chunk: SQLChunk | Choice): readonly Choice[] => [
  ...(chunk instanceof Choice ? [chunk] : []),
  ...innerOf(chunk).flatMap(choicesOf),
];

/** The query in the forms that the arguments pick. */
export const formOf = (query: SQL, args: Args): SQL => {
  const chosen = (chunk: SQLChunk | Choice): SQLChunk => {
    if (chunk instanceof Choice) return formOf(chunk.forms[chunk.pick(args)] ?? sql``, args);
    return is(chunk, SQL) ? formOf(chunk, args) : chunk;
  };
  return new SQL(query.queryChunks.map(chosen));
};

/** `from` or `join` and a bare name; `distinct from` compares, and what has parentheses is a function. */
const namesTable = /(?<!\bdistinct\s+)\b(?:from|join)\s+(?!lateral\b)"?[a-z_]+\b"?(?!\s*\()/i;

/** Refuses a query of an organization that names any table but by `own`. */
export const refuseForeign = (query: SQLChunk | Choice): void => {
  if (is(query, SQL) && owned.has(query)) return;
  if (is(query, PgTable)) throw new TypeError(`a query of an organization takes own(${getTableName(query)})`);
  if (is(query, StringChunk)) {
    const named = namesTable.exec(query.value.join(""));
    if (named) throw new TypeError(`a query of an organization takes its tables by own(), not "${named[0]}"`);
  }
  innerOf(query).forEach(refuseForeign);
};
