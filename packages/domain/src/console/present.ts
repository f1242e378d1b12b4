/** Credentials in lists of the console, shown by prefix and never by secret. */
import type { CredentialRow } from "../rows.ts";

/** Presents a grant in a list. */
export const presentGrant = (grant: CredentialRow) => ({
  id: grant.id,
  grant_status: grant.revoked_at === null ? ("active" as const) : ("revoked" as const),
  granted_scopes: [...grant.scopes],
  token_prefix: grant.token_prefix,
  created_at: grant.created_at,
  expires_at: grant.expires_at,
  last_used_at: grant.last_used_at,
  revoked_at: grant.revoked_at,
});

/** Presents a key in a list. */
export const presentKey = (key: CredentialRow) => ({
  id: key.id,
  key_prefix: key.token_prefix,
  granted_scopes: [...key.scopes],
  status: key.revoked_at === null ? ("active" as const) : ("revoked" as const),
  created_at: key.created_at,
  expires_at: key.expires_at,
  last_used_at: key.last_used_at,
  revoked_at: key.revoked_at,
});
