/** The authentication library over our own database: each call is one statement of the system's. */
import { type CleanedWhere, type CustomAdapter, createAdapterFactory } from "better-auth/adapters";
import type { Database, Statement } from "../database/index.ts";

/** Column names are the library's field names in snake case. */
const columnOf = (field: string): string => quoted(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** Names come from the library's schema, never from a request. */
const quoted = (name: string): string => {
  if (!/^[a-z_]+$/.test(name)) throw new Error(`${name} is no name of a table or column`);
  return `"${name}"`;
};

const fieldOf = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

type Row = { [column: string]: unknown };

const rowOf = (fields: object): Row =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [columnOf(field).slice(1, -1), value]));

/** The library asks for rows by their type: it is the one that its schema gives the model. */
const fieldsOf = <Fields>(text: string): Fields =>
  Object.fromEntries(
    Object.entries(JSON.parse(text) as Row).map(([column, value]) => [fieldOf(column), value]),
  ) as Fields;

const comparisons: { readonly [operator: string]: string } = {
  eq: "=",
  ne: "<>",
  lt: "<",
  lte: "<=",
  gt: ">",
  gte: ">=",
};

/** The text of a statement and its values, as it is put together. */
class Query {
  readonly values: Statement["values"][number][] = [];

  parameter(value: unknown): string {
    this.values.push(typeof value === "string" ? value : JSON.stringify(value));
    return `$${this.values.length}::text`;
  }

  /** A value in the type of its column. */
  typed(table: string, field: string, value: unknown): string {
    const column = columnOf(field);
    return `(json_populate_record(null::${table}, ${this.parameter({ [column.slice(1, -1)]: value })}::json)).${column}`;
  }

  where(table: string, conditions: readonly CleanedWhere[] = []): string {
    return conditions.reduce(
      (before, each, index) =>
        index === 0 ? this.#condition(table, each) : `${before} ${each.connector} ${this.#condition(table, each)}`,
      "true",
    );
  }

  #condition(table: string, { field, operator, value }: CleanedWhere): string {
    const column = columnOf(field);
    if (value === null) return `${column} is ${operator === "ne" ? "not " : ""}null`;
    if (operator === "in" || operator === "not_in") {
      const list = `select json_array_elements_text(${this.parameter([value].flat())}::json)`;
      return `${column}::text ${operator === "in" ? "in" : "not in"} (${list})`;
    }
    const comparison = comparisons[operator ?? "eq"];
    if (comparison === undefined) throw new Error(`the identity tables are not searched by ${operator}`);
    return `${column} ${comparison} ${this.typed(table, field, value)}`;
  }
}

const shown = (table: string) => `row_to_json(${table})::text as row`;

const adapterOn = (database: Database): CustomAdapter => {
  const run = async <Fields>(query: Query, text: string): Promise<Fields[]> => {
    const found = await database.asSystem<{ row: string }>({ text, values: query.values });
    return found.map(({ row }) => fieldsOf<Fields>(row));
  };
  const changed = async (query: Query, text: string): Promise<number> => (await run(query, text)).length;
  return {
    create: async ({ model, data }) => {
      const table = quoted(model);
      const query = new Query();
      const record = `json_populate_record(null::${table}, ${query.parameter(rowOf(data))}::json)`;
      const [made] = await run<typeof data>(
        query,
        `insert into ${table} select * from ${record} returning ${shown(table)}`,
      );
      return made ?? data;
    },
    update: async <Fields>({ model, where, update }: Parameters<CustomAdapter["update"]>[0] & { update: Fields }) => {
      const { query, text } = updating(model, where, Object(update));
      const [row] = await run<Fields>(query, text);
      return row ?? null;
    },
    updateMany: async ({ model, where, update }) => {
      const { query, text } = updating(model, where, update);
      return changed(query, text);
    },
    findOne: async <Fields>({ model, where }: Parameters<CustomAdapter["findOne"]>[0]) => {
      const table = quoted(model);
      const query = new Query();
      const text = `select ${shown(table)} from ${table} where ${query.where(table, where)} limit 1`;
      const [row] = await run<Fields>(query, text);
      return row ?? null;
    },
    findMany: async <Fields>({ model, where, limit, sortBy, offset = 0 }: Parameters<CustomAdapter["findMany"]>[0]) => {
      const table = quoted(model);
      const query = new Query();
      const order = sortBy ? `order by ${columnOf(sortBy.field)} ${sortBy.direction === "desc" ? "desc" : "asc"}` : "";
      const range = `limit ${limit} offset ${offset}`;
      return run<Fields>(
        query,
        `select ${shown(table)} from ${table} where ${query.where(table, where)} ${order} ${range}`,
      );
    },
    delete: async ({ model, where }) => {
      const query = new Query();
      await changed(
        query,
        `delete from ${quoted(model)} where ${query.where(quoted(model), where)} returning '{}' as row`,
      );
    },
    deleteMany: async ({ model, where }) => {
      const query = new Query();
      return changed(
        query,
        `delete from ${quoted(model)} where ${query.where(quoted(model), where)} returning '{}' as row`,
      );
    },
    consumeOne: async <Fields>({ model, where }: { readonly model: string; readonly where: CleanedWhere[] }) => {
      const table = quoted(model);
      const query = new Query();
      const one = `select id from ${table} where ${query.where(table, where)} limit 1 for update skip locked`;
      const [row] = await run<Fields>(query, `delete from ${table} where id in (${one}) returning ${shown(table)}`);
      return row ?? null;
    },
    count: async ({ model, where }) => {
      const query = new Query();
      return changed(query, `select '{}' as row from ${quoted(model)} where ${query.where(quoted(model), where)}`);
    },
  };
};

const updating = (model: string, where: readonly CleanedWhere[], update: object) => {
  const table = quoted(model);
  const query = new Query();
  const set = Object.entries(update)
    .map(([field, value]) => `${columnOf(field)} = ${query.typed(table, field, value)}`)
    .join(", ");
  const condition = query.where(table, where);
  return { query, text: `update ${table} set ${set} where ${condition} returning ${shown(table)}` };
};

/** The tables are named by the options of the library; see `tables.ts`. */
export const identityAdapter = (database: Database) =>
  createAdapterFactory({
    config: {
      adapterId: "atlas",
      supportsDates: false,
      supportsBooleans: true,
      supportsJSON: false,
      supportsNumericIds: false,
      transaction: false,
    },
    adapter: () => adapterOn(database),
  });
