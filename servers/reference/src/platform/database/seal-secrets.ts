import type { Change, RowChange, TableName } from "@atlas-messaging/domain";
import type { SealedPlace } from "@atlas-messaging/pipeline";
import type { Vault } from "../vault.ts";

interface SealedTable {
  /** The rest of the key beside the organization: what is sealed is bound to its row. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** The columns that are stored sealed, whichever change brings them. They are opened where the secret is needed. */
const secretColumns: { readonly [Table in TableName]?: SealedTable } = {
  webhook_endpoints: { key: ["id"], columns: ["secret", "previous_secret"] },
  channel_links: { key: ["id"], columns: ["secrets"] },
};

/** All columns in which something sealed may stand: the pipeline seals the stored answers that show a secret. */
export const sealedColumns: { readonly [table: string]: SealedTable } = {
  ...secretColumns,
  idempotency: { key: ["scope", "operation", "key"], columns: ["answer"] },
};

/** Where a column of a row stands, by the members of its key. */
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

/** Seals the secrets of a change. All that comes is clear text, whatever it looks like; many rows never get one secret. */
export const sealSecrets = (change: Change, vault: Vault): Change => {
  switch (change.kind) {
    case "insert":
      return withSealed(change, { row: (row) => row }, vault);
    case "insertMany":
      return withSealed(change, { rows: (row) => row }, vault);
    case "update":
    case "updateMany":
    case "updateAll":
      return withSealed(change, { set: () => change.where }, vault);
    case "remove":
    case "removeMany":
    case "within":
      break;
  }
  return change;
};

/** Of the member with new values, and how the key is found of a row of it. */
type Keyed = { readonly [Member in "row" | "rows" | "set"]?: (values: object) => object };

const withSealed = (change: RowChange, keyed: Keyed, vault: Vault): Change => {
  const { table } = change;
  const columns = secretColumns[table]?.columns;
  if (!columns) return change;
  const sealed = Object.entries(keyed).map(([member, keyOf]) => {
    const given: unknown = Reflect.get(change, member);
    const seal = (values: object) => sealedMembers(table, columns, values, keyOf(values), vault);
    return [member, Array.isArray(given) ? given.map((row: object) => seal(row)) : seal(Object(given))];
  });
  return { ...change, ...Object.fromEntries(sealed) };
};

const sealedMembers = (
  table: TableName,
  columns: readonly string[],
  values: object,
  key: object,
  vault: Vault,
): object => {
  const sealed = columns.flatMap((column) => {
    const secret: unknown = Reflect.get(values, column);
    return typeof secret === "string" ? [[column, vault.seal(secret, placeOf(table, column, key))] as const] : [];
  });
  return { ...values, ...Object.fromEntries(sealed) };
};
