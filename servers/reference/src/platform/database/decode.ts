import type { Instant, Rows, TableName } from "@atlas-messaging/domain";
import { getTableColumns } from "drizzle-orm";
import { tables } from "./schema.ts";

type Fields = Record<string, unknown>;

const instantsOf = new Map<string, readonly string[]>(
  Object.entries(tables).map(([name, table]) => [
    name,
    Object.entries(getTableColumns(table))
      .filter(([, { columnType }]) => columnType === "PgTimestampString")
      .map(([member]) => member),
  ]),
);

/**
 * A time as PostgreSQL writes it, in UTC with milliseconds. Sessions are in UTC, so that filling up the digits that it
 * leaves out is enough; any other zone goes the long way.
 */
export const decodeInstant = (text: string): Instant => {
  if (!text.endsWith("+00:00")) return new Date(text).toISOString();
  const local = text.slice(0, -6);
  return local.length === 19 ? `${local}.000Z` : `${local.padEnd(23, "0")}Z`;
};

/**
 * A row as `to_json` or `to_jsonb` of a whole table row gives it (`to_json` for events: the members of their payload
 * keep their order). What the table holds is what the domain's row says; a type test keeps the two equal.
 */
export const decodeRow = <Table extends TableName>(table: Table, json: unknown): Rows[Table] => {
  if (typeof json !== "object" || json === null) throw new TypeError(`not a row of ${table}`);
  // Parsed for us a moment ago, and nobody else's: it is changed in place.
  const row = json as Fields;
  for (const member of instantsOf.get(table) ?? []) {
    const text = row[member];
    if (typeof text === "string") row[member] = decodeInstant(text);
  }
  return row as unknown as Rows[Table];
};
