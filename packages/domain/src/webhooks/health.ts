/** Health of an endpoint, derived from the attempts to reach it. */
import { type Change, update } from "../changes.ts";
import { type Attempt, isAcknowledged } from "../delivery/webhook.ts";
import type { Facts } from "../outcome.ts";
import { audit } from "../records.ts";
import type { Instant, WebhookEndpointRow } from "../rows.ts";
import { day, later, second } from "../time.ts";

/** An endpoint that fails for this long is disabled. */
const failingFor = 5 * day;
/** A receiver that takes this long is slow, and shares places with other slow ones. */
const slowFrom = 0.25 * second;

const notices = {
  gone:
    "The receiver answered 410 Gone to the last retry of a delivery, so the webhook was disabled. Activate it when " +
    "its receiver is back; exhausted deliveries can be replayed.",
  failing:
    "Every delivery has failed for 5 days, so the webhook was disabled. Activate it when its receiver is back; " +
    "exhausted deliveries can be replayed.",
};

/** Members of an endpoint that its health depends on. */
export type FollowedEndpoint = Pick<WebhookEndpointRow, "organization_id" | "id" | "status" | "failing_since" | "pace">;

/** An attempt, and if it was the last of its round. */
export interface FollowedAttempt {
  readonly attempt: Attempt;
  readonly endsRound: boolean;
}

export interface EndpointHealthFacts extends Facts {
  readonly endpoint: FollowedEndpoint | null;
}

type Findings = { readonly notice: string } | Pick<WebhookEndpointRow, "failing_since" | "pace">;

type Health = Pick<WebhookEndpointRow, "status" | "failing_since" | "pace">;

/** Tells if attempts change the health of an endpoint. */
export const changesHealth = (endpoint: Health, attempts: readonly FollowedAttempt[], now: Instant): boolean =>
  findingsOf(endpoint, attempts, now) !== null;

/**
 * Records since when the endpoint fails, and how quick it is. An endpoint is disabled if a round of retries ends with
 * 410 Gone, or if it fails for 5 days. Its `notice` and the audit log give the reason.
 */
export const followEndpoint = (facts: EndpointHealthFacts, attempts: readonly FollowedAttempt[]): Change[] => {
  const { endpoint } = facts;
  const found = endpoint === null ? null : findingsOf(endpoint, attempts, facts.now);
  if (endpoint === null || found === null) return [];
  if (!("notice" in found)) return [update("webhook_endpoints", known(endpoint), found)];
  return [
    update("webhook_endpoints", known(endpoint), { status: "disabled", notice: found.notice, updated_at: facts.now }),
    audit(facts, "atlas_api.webhook.disable", endpoint.id, {
      before: { status: endpoint.status },
      after: { status: "disabled", notice: found.notice },
    }),
  ];
};

const findingsOf = (endpoint: Health, followed: readonly FollowedAttempt[], now: Instant): Findings | null => {
  const attempts = followed.map(({ attempt }) => attempt);
  const [first, last] = [attempts[0], attempts.at(-1)];
  if (endpoint.status !== "active" || !first || !last) return null;
  if (followed.some(isGone)) return { notice: notices.gone };
  const since = attempts.some(isAcknowledged) ? null : (endpoint.failing_since ?? first.started_at);
  if (since !== null && later(since, failingFor) <= now) return { notice: notices.failing };
  const pace = paceOf(last);
  return since === endpoint.failing_since && pace === endpoint.pace ? null : { failing_since: since, pace };
};

/** Tells if the receiver is gone for good: it still answers 410 when a round of retries ends. */
const isGone = ({ attempt, endsRound }: FollowedAttempt): boolean => endsRound && attempt.response_status === 410;

const paceOf = ({ duration_ms, response_status }: Attempt): WebhookEndpointRow["pace"] =>
  response_status === null || duration_ms >= slowFrom ? "slow" : "quick";

const known = ({ organization_id, id, status, failing_since, pace }: FollowedEndpoint) => ({
  organization_id,
  id,
  status,
  failing_since,
  pace,
});
