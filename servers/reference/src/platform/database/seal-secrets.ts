import type { Change, TableName } from "@atlas-messaging/domain";
import type { Vault } from "../vault.ts";

/** The columns that are stored sealed, whichever change brings them. They are opened where the secret is needed. */
const secretColumns: { readonly [Table in TableName]?: readonly string[] } = {
  webhook_endpoints: ["secret", "previous_secret"],
  channel_links: ["secrets"],
};

/** All columns in which something sealed may stand: the pipeline seals the stored answers that show a secret. */
export const sealedColumns = { ...secretColumns, idempotency: ["answer"] };

export const sealSecrets = (change: Change, vault: Vault): Change => {
  if ("insert" in change) return withSealed(change, "row", change.insert, vault);
  if ("update" in change) return withSealed(change, "set", change.update, vault);
  if ("updateAll" in change) return withSealed(change, "set", change.updateAll, vault);
  if ("insertMany" in change) return withSealed(change, "rows", change.insertMany, vault);
  return change;
};

const withSealed = (change: Change, member: "row" | "rows" | "set", table: TableName, vault: Vault): Change => {
  const columns = secretColumns[table];
  if (!columns) return change;
  const given: unknown = Reflect.get(change, member);
  const sealed = Array.isArray(given)
    ? given.map((row: object) => sealedMembers(row, columns, vault))
    : sealedMembers(Object(given), columns, vault);
  return { ...change, [member]: sealed };
};

const sealedMembers = (members: object, columns: readonly string[], vault: Vault): object => {
  const sealed = columns.flatMap((column) => {
    const secret: unknown = Reflect.get(members, column);
    return typeof secret === "string" ? [[column, vault.seal(secret)] as const] : [];
  });
  return { ...members, ...Object.fromEntries(sealed) };
};
