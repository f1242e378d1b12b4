/** Webhooks that an app made. They end with the app's last access to the organization. */
import { type Change, update } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import { audit } from "../core/records.ts";
import type { AppRow } from "../rows/access.ts";
import type { WebhookEndpointRow } from "../rows/events.ts";

/** Facts of an app whose consent or grant ends. */
export interface LastAccessFacts {
  readonly app: AppRow | null;
  /** The app has another consent or grant that lives. */
  readonly otherAccess: boolean;
  /** Webhooks of the app that are not deleted. */
  readonly webhooks: readonly WebhookEndpointRow[];
}

/**
 * Disables the webhooks of an app that has no access left. They are the organization's own from then on, so a person
 * who activates one keeps it.
 */
export const endWebhooks = (facts: Facts & LastAccessFacts): Change[] =>
  facts.otherAccess ? [] : facts.webhooks.flatMap((endpoint) => endWebhook(facts, endpoint));

const endWebhook = (facts: Facts & LastAccessFacts, endpoint: WebhookEndpointRow): Change[] => {
  const { organization_id, id, status, app_id } = endpoint;
  const known = { organization_id, id, status, app_id };
  if (status !== "active") return [update("webhook_endpoints", known, { app_id: null, updated_at: facts.now })];
  const notice = noticeOf(facts.app);
  return [
    update("webhook_endpoints", known, { status: "disabled", app_id: null, notice, updated_at: facts.now }),
    audit(facts, "atlas_api.webhook.disable", id, {
      before: { status, app_id },
      after: { status: "disabled", app_id: null, notice },
    }),
  ];
};

const noticeOf = (app: AppRow | null): string =>
  `The app ${app?.name ?? "that made it"} may no longer act for your organization, so its webhook was disabled. ` +
  "Activate it to keep it as your own.";
