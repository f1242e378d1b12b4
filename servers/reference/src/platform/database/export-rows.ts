/** Reads all rows of one organization in pages, without its secrets or with them. */
import {
  type ExportPlace,
  exportedTables,
  isSecretColumn,
  mediaBytesTable,
  movedTables,
} from "@atlas-messaging/service/organizations/export";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import { getTableColumns } from "drizzle-orm";
import { type PgTable, getTableConfig } from "drizzle-orm/pg-core";
import { mediaChunks } from "@atlas-messaging/service/rows/messages";
import type { Database } from "@atlas-messaging/postgres/database";
import { tables } from "@atlas-messaging/service/rows/tables";

export { exportedTables };

export interface ExportedRow {
  readonly table: string;
  readonly row: object;
  /** Texts of its primary key, by which an export goes on after it. */
  readonly key: readonly string[];
}

/** Writes a row as a line of an export. */
export const exportLine = ({ table, row }: ExportedRow): string => `${JSON.stringify({ table, row })}\n`;

const pageSize = 200;
/** Rows of a page where one may have megabytes, so that memory holds few of them. */
const wide: { readonly [table: string]: number } = {
  knowledge_documents: 1,
  media_chunks: 8,
  stored_requests: 50,
  webhook_attempts: 50,
};

const pageOf = (table: PgTable, withSecrets: boolean) => {
  const { name, primaryKeys, columns } = getTableConfig(table);
  const single = columns.filter(({ primary }) => primary);
  // Columns of a key do not know their type.
  const named = new Set((primaryKeys[0]?.columns ?? single).map((column) => column.name));
  const key = columns.filter((column) => named.has(column.name));
  const owner = columns.some((column) => column.name === "organization_id") ? "organization_id" : "id";
  const shown = Object.entries(getTableColumns(table)).filter(([member]) => withSecrets || !isSecretColumn(member));
  const list = shown.map(([member, column]) => shownAs(member, column)).join(", ");
  const keys = key.map((column) => `"${column.name}"`).join(", ");
  const after = key.map((column, place) => `$${place + 2}::${column.getSQLType()}`).join(", ");
  const texts = key.map((column) => `"${column.name}"::text`).join(", ");
  const size = wide[name] ?? pageSize;
  // Not `key`, which is a column.
  const statement = (organizationId: Id, last: readonly string[] | null) => ({
    text: `select (select row_to_json(shown) from (select ${list}) shown) as row, json_build_array(${texts}) as row_key
      from "${name}" where "${owner}" = $1::uuid ${last ? `and (${keys}) > (${after})` : ""}
      order by ${keys} limit ${size}`,
    values: [organizationId, ...(last ?? [])],
  });
  return { statement, size };
};

/** Bytes are base64, as in the answers of the API. */
const shownAs = (member: string, column: { readonly name: string; getSQLType(): string }): string =>
  column.getSQLType() === "bytea"
    ? `translate(encode("${column.name}", 'base64'), E'\\n', '') as "${member}"`
    : `"${column.name}" as "${member}"`;

/** Tables by their names. */
export const exportable: { readonly [name: string]: PgTable } = { ...tables, [mediaBytesTable]: mediaChunks };

/** Yields the rows of the tables, each in the order of its key, from a place on. */
export const exportRows = (
  database: Database,
  organizationId: Id,
  names: readonly string[],
  from: ExportPlace = { table: null, after: null },
): AsyncGenerator<ExportedRow> => {
  const ordered = exportedTables.filter((each) => names.includes(each));
  const begun = from.table === null ? ordered : ordered.slice(ordered.indexOf(from.table));
  return rowsOf(database, organizationId, begun, from, false);
};

/** Yields all rows that move to another deployment, secrets included: digests of tokens, and sealed values as they are. */
export const movedRows = (database: Database, organizationId: Id): AsyncGenerator<ExportedRow> =>
  rowsOf(database, organizationId, movedTables, { table: null, after: null }, true);

const rowsOf = async function* (
  database: Database,
  organizationId: Id,
  names: readonly string[],
  from: ExportPlace,
  withSecrets: boolean,
): AsyncGenerator<ExportedRow> {
  for (const name of names) {
    const table = exportable[name];
    if (!table) throw new Error(`${name} is exported, but there is no such table`);
    const { statement, size } = pageOf(table, withSecrets);
    let last: readonly string[] | null = name === from.table ? from.after : null;
    for (;;) {
      const found: readonly { readonly row: object; readonly row_key: readonly string[] }[] = await database.asTenant(
        organizationId,
        statement(organizationId, last),
      );
      for (const { row, row_key } of found) yield { table: name, row, key: row_key };
      last = found.at(-1)?.row_key ?? null;
      if (found.length < size) break;
    }
  }
};
