/** A search for texts in every column of every table. */
import type { Database } from "@atlas-messaging/postgres/database";

export interface NamedRow {
  readonly table: string;
  readonly row: string;
}

/** Finds the organization's rows that have one of the texts in any column. */
export const namedRows = async (
  database: Database,
  organizationId: string,
  needles: readonly string[],
): Promise<readonly NamedRow[]> => {
  const tables = await database.asTenant<{ name: string }>(organizationId, {
    text: `select table_name::text as name from information_schema.columns
      where table_schema = 'public' and column_name = 'organization_id' order by table_name`,
    values: [],
  });
  const found: NamedRow[] = [];
  for (const { name: table } of tables) {
    const rows = await database.asTenant<{ row: string }>(organizationId, {
      text: `select kept::text as row from ${table} kept
        where exists (select from unnest($1::text[]) needle where strpos(kept::text, needle) > 0)`,
      values: [[...needles]],
    });
    found.push(...rows.map(({ row }) => ({ table, row })));
  }
  return found;
};
