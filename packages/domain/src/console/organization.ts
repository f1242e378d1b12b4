/** The organization itself: renamed, and deleted by its owner. */
import { type Change, removeMany, update, updateAll } from "../changes.ts";
import { type Facts, type Verb, accept, refuse } from "../outcome.ts";
import { audit } from "../records.ts";
import type { OrganizationRow } from "../rows.ts";

export interface OrganizationFacts extends Facts {
  /** The organization of the session. */
  readonly organization: OrganizationRow | null;
}

const own = ({ organization, organizationId }: OrganizationFacts): OrganizationRow => {
  if (!organization) throw new Error(`the organization ${organizationId} of a session is not there`);
  return organization;
};

/** Renames the organization (PATCH /operator/organization). */
export const updateOrganization: Verb<"console.updateOrganization", OrganizationFacts> = (facts, { body }) => {
  const { id, name: before } = own(facts);
  const { name } = body;
  return accept({ ok: true, data: { organization: { id, name } } }, [
    update("organizations", { id, name: before }, { name }),
    audit(facts, "atlas_api.organization.update", id, { before: { name: before }, after: { name } }),
  ]);
};

/**
 * Deletes the organization (POST /operator/organization/delete). Whatever could act for it ends in this commit. Its rows
 * are removed later, as those of an expired sandbox.
 */
export const deleteOrganization: Verb<"console.deleteOrganization", OrganizationFacts> = (facts, { body }) => {
  const { now } = facts;
  const { id, name, expires_at } = own(facts);
  if (body.name !== name) {
    return refuse("conflict", `To delete your organization, give its name as name: ${JSON.stringify(name)}.`);
  }
  return accept({ ok: true, data: { organization: { id, status: "deleted", deleted_at: now } } }, [
    // Another first sign-up may follow: the value is unique.
    update("organizations", { id, name, expires_at }, { deleted_at: now, expires_at: now, first_sign_up: null }),
    ...endAccess(facts),
    audit(facts, "atlas_api.organization.delete", id, { before: { name }, after: { deleted_at: now } }),
  ]);
};

/** Ends credentials, sessions, invitations, channels and pending work. */
const endAccess = ({ organizationId: organization_id, now }: Facts): Change[] => [
  updateAll("credentials", { organization_id, revoked_at: null }, { revoked_at: now }),
  updateAll("operator_sessions", { organization_id, revoked_at: null }, { revoked_at: now }),
  updateAll("members", { organization_id, status: "invited" }, { invitation_expires_at: now }),
  updateAll("webhook_endpoints", { organization_id, status: "active" }, { status: "disabled", updated_at: now }),
  removeMany("oauth_refresh_tokens", { organization_id }),
  // Without its link a channel is neither called nor heard.
  removeMany("channel_links", { organization_id }),
  removeMany("outbox", { organization_id }),
];
