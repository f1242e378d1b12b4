import { type QuotaName, type Rows, type TableName, countedRows } from "@atlas-messaging/domain";

type Tables = { readonly [Name in TableName]: { all(): Iterable<Rows[Name]> } };

/** How many of a kind the organization with these tables has, counted no further than to `most`. */
export const held = (tables: Tables, name: QuotaName, most: number): number => {
  const { table, counts } = countedRows(name);
  let found = 0;
  for (const row of tables[table].all()) {
    if (found >= most) break;
    if (counts(row)) found += 1;
  }
  return found;
};
