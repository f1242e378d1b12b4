import type { Change, WebhookEndpointRow } from "@atlas-messaging/domain";
import type { Vault } from "../vault.ts";

/** Signing secrets are stored sealed, whichever change brings them. They are opened where something is signed. */
export const sealSecrets = (change: Change, vault: Vault): Change => {
  if ("insert" in change && change.insert === "webhook_endpoints") {
    return { ...change, row: sealed(change.row, vault) };
  }
  if ("insertMany" in change && change.insertMany === "webhook_endpoints") {
    return { ...change, rows: change.rows.map((row) => sealed(row, vault)) };
  }
  if ("update" in change && change.update === "webhook_endpoints") {
    return { ...change, set: sealed(change.set, vault) };
  }
  return change;
};

const sealed = <Members extends Partial<WebhookEndpointRow>>(members: Members, vault: Vault): Members => ({
  ...members,
  ...(members.secret ? { secret: vault.seal(members.secret) } : {}),
  ...(members.previous_secret ? { previous_secret: vault.seal(members.previous_secret) } : {}),
});
