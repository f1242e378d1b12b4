/** Builds tenants' queries: own rows only, in the form that the arguments need. */
import { SQL, type SQLChunk, StringChunk, getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { type Args, tenantArg } from "./prepare.ts";

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
    return is(chunk, SQL) ? formOf(chunk, args) : chunk;
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
