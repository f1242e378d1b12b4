import type { Organization } from "../pipeline/memory.ts";
import type { Id } from "../rows/primitives.ts";

/** Returns the name of the app or service account that owns a credential, itself or by consent. */
export const ownerName = ({ tables }: Organization, ownerId: Id): string | null => {
  const appId = tables.oauth_consents.byId(ownerId)?.app_id ?? ownerId;
  return (tables.apps.byId(appId) ?? tables.service_accounts.byId(ownerId))?.name ?? null;
};
