import { type Change, type JobRow, type RowChange, type TableName, tokenIn } from "@atlas-messaging/domain";
import type { SealedPlace } from "@atlas-messaging/pipeline";
import type { Vault } from "../vault.ts";

interface SealedTable {
  /** Key besides the organization; a sealed value is bound to its row. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** Columns that commit seals, whichever change writes them. Their readers open them. */
export const secretColumns: { readonly [Table in TableName]?: SealedTable } = {
  webhook_endpoints: { key: ["id"], columns: ["secret", "previous_secret"] },
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

type Queued = Pick<JobRow, "organization_id" | "id">;

/** Returns the place of the token in a mail's job. */
export const detailPlace = ({ organization_id, id }: Queued): SealedPlace => ({
  table: "outbox",
  column: "detail",
  organization: organization_id,
  row: [id],
});

/** Seals the token of a mail that waits. */
const sealDetail = (job: JobRow, vault: Vault): JobRow => {
  const token = job.kind === "send_mail" ? tokenIn(job.detail) : null;
  return token === null
    ? job
    : { ...job, detail: { ...Object(job.detail), token: vault.seal(token, detailPlace(job)) } };
};

/** Opens the token of a mail's job. */
export const openDetail = (vault: Vault, sealed: string, job: Queued): string => vault.open(sealed, detailPlace(job));

/** Seals the secrets of a change. Input is always clear text; `updateMany` and `updateAll` never set a secret. */
export const sealSecrets = (change: Change, vault: Vault): Change => {
  switch (change.kind) {
    case "insert":
      if (change.table === "outbox") return { ...change, row: sealDetail(change.row, vault) };
      return withSealed(change, { row: (row) => row }, vault);
    case "insertMany":
      if (change.table === "outbox") return { ...change, rows: change.rows.map((row) => sealDetail(row, vault)) };
      return withSealed(change, { rows: (row) => row }, vault);
    case "update":
    case "updateMany":
    case "updateAll":
      return withSealed(change, { set: () => change.where }, vault);
    case "remove":
    case "removeMany":
    case "tally":
    case "within":
      break;
  }
  return change;
};

/** Names the member with new values, and finds a row's key in it. */
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
