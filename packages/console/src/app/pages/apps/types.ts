import type { DataOf } from "@atlas-messaging/contract";
import type { Credential } from "../../ui/credential.tsx";

export type App = DataOf<"console.apps.list">["apps"][number];
export type Consent = DataOf<"console.consents.list">["consents"][number];

export const credentialOf = (grant: App["grants"][number]): Credential => ({
  id: grant.id,
  prefix: grant.token_prefix,
  scopes: grant.granted_scopes,
  isActive: grant.grant_status === "active",
  created_at: grant.created_at,
  expires_at: grant.expires_at ?? null,
  last_used_at: grant.last_used_at ?? null,
  revoked_at: grant.revoked_at,
});
