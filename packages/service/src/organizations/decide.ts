/** The organization itself: renamed, and deleted by its owner. */
import { type Change, insert, removeMany, update, updateAll } from "../core/changes.ts";
import { type AnswerOf, type Facts, type Predicate, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { audit } from "../core/records.ts";
import type { OrganizationRow, AlertChoiceRow } from "../rows/organizations.ts";
import { sealedPrefixProblem } from "../rows/primitives.ts";

export interface OrganizationFacts extends Facts {
  /** The organization of the session. */
  readonly organization: OrganizationRow | null;
}

const own = ({ organization, organizationId }: OrganizationFacts): OrganizationRow => {
  if (!organization) throw new Error(`the organization ${organizationId} of a session is not there`);
  return organization;
};

/** Renames the organization (PATCH /operator/organization). */
export const updateOrganization: Verb<"console.organization.update", OrganizationFacts> = (facts, { body }) => {
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
export const deleteOrganization: Verb<"console.organization.delete", OrganizationFacts> = (facts, { body }) => {
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

// Alerts: states of the organization that somebody wants to hear of.

export interface AlertFacts extends Facts {
  /** Null as long as the organization has chosen nothing. */
  readonly choice: AlertChoiceRow | null;
}

export interface SetAlertFacts extends AlertFacts {
  /** Returns why nothing may be sent to the requested `webhook_url`; null if it may, or none is given. */
  readonly targetProblem: Predicate | null;
}

type Shown = AnswerOf<"console.alerts.get">["data"];

export const presentAlerts = (choice: Omit<AlertChoiceRow, "organization_id" | "webhook_url"> | null): Shown => ({
  alerts: {
    kinds: [...(choice?.kinds ?? [])],
    emails: [...(choice?.emails ?? [])],
    webhook_host: choice?.webhook_host ?? null,
  },
});

/** Chooses alerts and where they go (POST alerts of the console). The webhook's address stays unless one is given. */
export const setAlerts: Verb<"console.alerts.set", SetAlertFacts> = (facts, { body }) => {
  const { choice, organizationId: organization_id, now: updated_at } = facts;
  if (facts.targetProblem !== null) return refuseMember("webhook_url", facts.targetProblem);
  const sealed = body.webhook_url ? sealedPrefixProblem(body.webhook_url) : null;
  if (sealed !== null) return refuseMember("webhook_url", sealed);
  const { kinds, emails, webhook_url } = body;
  const address =
    webhook_url === undefined ? {} : { webhook_url, webhook_host: webhook_url && new URL(webhook_url).host };
  const webhook_host = webhook_url === undefined ? (choice?.webhook_host ?? null) : (address.webhook_host ?? null);
  const set = { kinds, emails, webhook_host, updated_at };
  const data = presentAlerts(set);
  const entry = audit(facts, "atlas_api.alerts.set", organization_id, {
    before: presentAlerts(choice).alerts,
    after: data.alerts,
  });
  const change: Change = choice
    ? update("alert_choices", { organization_id, updated_at: choice.updated_at }, { ...set, ...address })
    : insert("alert_choices", { organization_id, webhook_url: null, ...set, ...address });
  return accept({ ok: true, data }, [change, entry]);
};
