import type { TableName } from "../rows/rows.ts";
import type { SealedPlace } from "@atlas-messaging/postgres/database";

interface SealedTable {
  /** Key besides the organization; a sealed value is bound to its row. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** Columns that commit seals, whichever change writes them. Their readers open them. */
export const secretColumns: { readonly [Table in TableName]?: SealedTable } = {
  webhook_endpoints: {
    key: ["id"],
    columns: ["secret", "previous_secret", "headers", "signing_key", "previous_signing_key"],
  },
  channel_links: { key: ["id"], columns: ["secrets"] },
  alert_choices: { key: [], columns: ["webhook_url"] },
  member_second_factors: { key: ["id"], columns: ["secret"] },
};

/** All columns that may hold sealed values: the pipeline also seals stored answers that show a secret. */
export const sealedColumns: { readonly [table: string]: SealedTable } = {
  ...secretColumns,
  idempotency: { key: ["scope", "operation", "key"], columns: ["answer"] },
};

/** Returns the place of a row's column, by the members of its key. */
export const placeOf = (table: string, column: string, row: object): SealedPlace => {
  const member = (name: string): string => {
    const value: unknown = Reflect.get(row, name);
    if (typeof value !== "string")
      throw new TypeError(`${table}.${column} is sealed for a row whose ${name} is unknown`);
    return value;
  };
  const key = sealedColumns[table]?.key ?? [];
  return { table, column, organization: member("organization_id"), row: key.map(member) };
};
