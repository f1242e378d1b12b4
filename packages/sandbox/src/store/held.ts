import { type QuotaName, type Rows, type TableName, countedRows } from "@atlas-messaging/domain";

type Tables = { readonly [Name in TableName]: { all(): Iterable<Rows[Name]> } };

/** Counts the rows for a quota, and stops at `max`. */
export const held = (tables: Tables, name: QuotaName, max: number): number => {
  const { table, counts } = countedRows(name);
  let found = 0;
  for (const row of tables[table].all()) {
    if (found >= max) break;
    if (counts(row)) found += 1;
  }
  return found;
};
