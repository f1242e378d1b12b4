import type { SQL } from "drizzle-orm";
import { Param, Placeholder } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { once } from "../once.ts";
import type { Statement, Value } from "./database.ts";
import { learning, namesHorizon } from "./positions.ts";

/** Placeholder of the query's organization. */
export const tenantArg = "tenant";

/** Values for the placeholders of a query, by name. */
export interface Args {
  readonly [name: string]: Value;
}

/** Makes a query's statement for given arguments. The query is compiled once, at its first use. */
export const prepare = (query: SQL): ((args: Args) => Statement) => {
  const compiled = once(() => compile(query));
  return (args) => {
    const { text, names, learns } = compiled();
    const statement = { text, values: names.map((name) => valueOf(args, name)) };
    return learns ? { ...statement, first: learning(organizationsOf(names, args)) } : statement;
  };
};

/** The organization of a tenant's query, or those that a system's query asks for. */
const organizationsOf = (names: readonly string[], args: Args): Value =>
  names.includes(tenantArg) ? [String(valueOf(args, tenantArg))] : valueOf(args, "organizations");

const compile = (query: SQL) => {
  const { sql: compiled, params } = new PgDialect().sqlToQuery(query);
  return withOneTenant(compiled, params.map(nameOf));
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
    learns: namesHorizon(text),
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
