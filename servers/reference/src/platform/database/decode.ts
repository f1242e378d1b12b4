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
 * Converts PostgreSQL's time to UTC with milliseconds. Sessions are in UTC, so padding the omitted digits suffices;
 * other zones go through `Date`.
 */
export const decodeInstant = (text: string): Instant => {
  if (!text.endsWith("+00:00")) return new Date(text).toISOString();
  const local = text.slice(0, -6);
  return local.length === 19 ? `${local}.000Z` : `${local.padEnd(23, "0")}Z`;
};

/**
 * Decodes a row from `to_json` or `to_jsonb`. Events use `to_json`, which keeps the order of payload members. A type
 * test keeps tables and domain rows equal.
 */
export const decodeRow = <Table extends TableName>(table: Table, json: unknown): Rows[Table] => {
  if (typeof json !== "object" || json === null) throw new TypeError(`not a row of ${table}`);
  // Freshly parsed and ours alone, so it is changed in place.
  const row: Fields = Object(json);
  for (const member of instantsOf.get(table) ?? []) {
    const text = row[member];
    if (typeof text === "string") row[member] = decodeInstant(text);
  }
  return row as unknown as Rows[Table];
};
