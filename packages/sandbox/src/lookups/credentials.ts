import type { CredentialRow, Id } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";

const maxShown = 100;

/** Returns each owner's newest credentials of a kind, as many as the contract shows. */
export const credentialsOf = (
  { tables }: Organization,
  kind: CredentialRow["kind"],
  owners: readonly { readonly id: Id }[],
) =>
  owners.flatMap(({ id }) =>
    tables.credentials
      .where("owner_id", id)
      .filter((credential) => credential.kind === kind)
      .toReversed()
      .slice(0, maxShown),
  );

/** Returns the name of the app or service account that owns a credential, itself or by consent. */
export const ownerName = ({ tables }: Organization, ownerId: Id): string | null => {
  const appId = tables.oauth_consents.byId(ownerId)?.app_id ?? ownerId;
  return (tables.apps.byId(appId) ?? tables.service_accounts.byId(ownerId))?.name ?? null;
};

/** Returns a credential of an owner, by its id and kind. */
export const owned = (
  { tables }: Organization,
  { owner_id, id, kind }: { readonly owner_id: string; readonly id: string; readonly kind: string },
) => {
  const credential = tables.credentials.byId(id);
  const isTheirs = credential?.owner_id === owner_id.toLowerCase() && credential.kind === kind;
  return { credential: isTheirs ? credential : null };
};
