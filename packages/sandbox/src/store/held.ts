import { type QuotaName, countedRows } from "@atlas-messaging/domain";
import type { Organization } from "./organization.ts";

/** How many of a kind the organization has, counted no further than to `most`. */
export const held = ({ tables }: Pick<Organization, "tables">, name: QuotaName, most: number): number => {
  const { table, counts } = countedRows(name);
  let found = 0;
  for (const row of tables[table].all()) {
    if (found >= most) break;
    if (counts(row)) found += 1;
  }
  return found;
};
