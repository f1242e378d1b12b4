/** Inserts the rows of one organization that comes from another deployment. */
import type { Database, Statement } from "@atlas-messaging/postgres/database";
import { type Id, sealedPrefix } from "@atlas-messaging/service/rows/primitives";
import { getTableColumns } from "drizzle-orm";
import { type PgTable, getTableConfig } from "drizzle-orm/pg-core";
import { exportable } from "./export-rows.ts";

/** Columns that this database gives: the order of events is its own, and nobody here holds a job. */
const ownColumns: { readonly [table: string]: readonly string[] } = {
  events: ["position"],
  outbox: ["leased_until"],
  organizations: ["first_sign_up"],
};

const statementOf = (table: PgTable): string => {
  const { name, primaryKeys, columns: all } = getTableConfig(table);
  const own = ownColumns[name] ?? [];
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !own.includes(column.name));
  const single = all.filter(({ primary }) => primary);
  const key = (primaryKeys[0]?.columns ?? single).map((column) => `"${column.name}"`);
  const given = columns.map(
    ([member, column]) => `"${member}" ${typeOf(column) === "bytea" ? "text" : typeOf(column)}`,
  );
  const values = columns.map(([member, column]) => valueOf(member, column));
  return `with added as (
      insert into "${name}" (${columns.map(([, column]) => `"${column.name}"`).join(", ")})
      select ${values.join(", ")} from json_to_recordset($1::json) as given(${given.join(", ")})
      on conflict (${key.join(", ")}) do nothing returning 1
    ) select count(*)::int as added from added`;
};

interface Column {
  readonly name: string;
  readonly notNull: boolean;
  getSQLType(): string;
}

/** Type of a column in a list of columns, which names no collation. */
const typeOf = (column: Column): string => column.getSQLType().replace(/ collate .*$/, "");

/** Bytes came as base64. A JSON null is a value, and none for SQL. */
const valueOf = (member: string, column: Column): string => {
  const type = typeOf(column);
  if (type === "bytea") return `decode("${member}", 'base64')`;
  return column.notNull && /^jsonb?$/.test(type) ? `coalesce("${member}", 'null'::${type})` : `"${member}"`;
};

/** Inserts rows of one table, and returns how many were not there yet: an import that broke off is run again. */
export const importRows = async (
  database: Database,
  organizationId: Id,
  table: string,
  rows: readonly object[],
): Promise<number> => {
  const known = exportable[table];
  if (!known) throw new Error(`the file has rows of ${table}, and there is no such table`);
  const statement: Statement = { text: statementOf(known), values: [JSON.stringify(rows)] };
  const [done] = await database.asTenant<{ added: number }>(organizationId, statement);
  return done?.added ?? 0;
};

const sealedBy = new RegExp(`"${sealedPrefix}2:([0-9a-f]+):`, "g");

/** Returns the fingerprints of the keys that sealed a secret of the line and are not known here. */
export const missingKeys = (line: string, known: readonly string[]): readonly string[] =>
  Array.from(line.matchAll(sealedBy), ([, key = ""]) => key).filter((key) => !known.includes(key));
