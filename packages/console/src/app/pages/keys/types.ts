import type { DataOf } from "@atlas-messaging/contract";
import type { Credential } from "../../ui/credential-words.ts";

export type Account = DataOf<"console.listServiceAccounts">["service_accounts"][number];

export const credentialOf = (key: Account["keys"][number]): Credential => ({
  id: key.id,
  prefix: key.key_prefix,
  scopes: key.granted_scopes,
  isActive: key.status === "active",
  created_at: key.created_at,
  expires_at: key.expires_at ?? null,
  last_used_at: key.last_used_at ?? null,
  revoked_at: key.revoked_at,
});
