/** Alerts: states of the organization that somebody wants to hear of. */
import type { SuccessOf } from "@atlas-messaging/contract";
import { type Change, insert, update } from "../changes.ts";
import { type Facts, type Verb, accept, refuseMember } from "../outcome.ts";
import { audit } from "../records.ts";
import { sealedPrefixProblem } from "../sealed.ts";
import type { AlertChoiceRow } from "./rows.ts";

export type { AlertChoiceRow, AlertKind } from "./rows.ts";

export interface AlertFacts extends Facts {
  /** Null as long as the organization has chosen nothing. */
  readonly choice: AlertChoiceRow | null;
}

export interface SetAlertFacts extends AlertFacts {
  /** Returns why nothing may be sent to the requested `webhook_url`; null if it may, or none is given. */
  readonly targetProblem: string | null;
}

type Shown = SuccessOf<"console.getAlerts">["data"];

export const presentAlerts = (choice: Omit<AlertChoiceRow, "organization_id" | "webhook_url"> | null): Shown => ({
  alerts: {
    kinds: [...(choice?.kinds ?? [])],
    emails: [...(choice?.emails ?? [])],
    webhook_host: choice?.webhook_host ?? null,
  },
});

/** Chooses alerts and where they go (POST alerts of the console). The webhook's address stays unless one is given. */
export const setAlerts: Verb<"console.setAlerts", SetAlertFacts> = (facts, { body }) => {
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
