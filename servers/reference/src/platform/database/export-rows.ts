/** Reads all rows of one organization in pages, without its secrets. */
import type { Id, TableName } from "@atlas-messaging/domain";
import { getTableColumns } from "drizzle-orm";
import { type PgTable, getTableConfig } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { tables } from "./schema.ts";

/** Tables of secrets, and of work that is only under way. */
const withheld: ReadonlySet<string> = new Set([
  "idempotency",
  "outbox",
  "operator_sessions",
  "member_passwords",
  "member_second_factors",
  "oauth_refresh_tokens",
] satisfies TableName[]);

const secretName = /(?:^|_)(?:secrets?|hash|salt|verify_token|challenge)$|^webhook_url$|^previous_secret$/;

/** Names of the tables that an export has. */
export const exportedTables: readonly string[] = Object.keys(tables).filter((name) => !withheld.has(name));

export interface ExportedRow {
  readonly table: string;
  readonly row: object;
}

const pageSize = 500;

const pageOf = (table: PgTable) => {
  const { name, primaryKeys, columns } = getTableConfig(table);
  const single = columns.filter(({ primary }) => primary);
  // Columns of a key do not know their type.
  const named = new Set((primaryKeys[0]?.columns ?? single).map((column) => column.name));
  const key = columns.filter((column) => named.has(column.name));
  const owner = columns.some((column) => column.name === "organization_id") ? "organization_id" : "id";
  const shown = Object.values(getTableColumns(table)).filter((column) => !secretName.test(column.name));
  const list = shown.map((column) => `"${column.name}"`).join(", ");
  const keys = key.map((column) => `"${column.name}"`).join(", ");
  const after = key.map((column, place) => `$${place + 2}::${column.getSQLType()}`).join(", ");
  const texts = key.map((column) => `"${column.name}"::text`).join(", ");
  return (organizationId: Id, last: readonly string[] | null) => ({
    text: `select (select row_to_json(shown) from (select ${list}) shown) as row, json_build_array(${texts}) as key
      from "${name}" where "${owner}" = $1::uuid ${last ? `and (${keys}) > (${after})` : ""}
      order by ${keys} limit ${pageSize}`,
    values: [organizationId, ...(last ?? [])],
  });
};

/** Yields the rows of the tables, each in the order of its key. */
export const exportRows = async function* (
  database: Database,
  organizationId: Id,
  names: readonly string[],
): AsyncGenerator<ExportedRow> {
  for (const [name, table] of Object.entries(tables).filter(([each]) => names.includes(each))) {
    const page = pageOf(table);
    let last: readonly string[] | null = null;
    for (;;) {
      const found: readonly { readonly row: object; readonly key: readonly string[] }[] = await database.asTenant(
        organizationId,
        page(organizationId, last),
      );
      for (const { row } of found) yield { table: name, row };
      last = found.at(-1)?.key ?? null;
      if (found.length < pageSize) break;
    }
  }
};
