import { type Verb, accept, refuseMember } from "../outcome.ts";
import { update } from "../changes.ts";
import { audit, record } from "../records.ts";
import type { Instant, WebhookEndpointRow } from "../rows.ts";
import { day, later } from "../time.ts";
import { problemOfSecret } from "./secret-problem.ts";
import { type WebhookFacts, keyOf, unknownWebhook } from "./verbs.ts";

/** Time during which the old secret signs too. */
const overlap = day;

export interface RotateSecretFacts extends WebhookFacts {
  readonly freshSecret: string;
}

/** Rotates an endpoint's secret to the given one, or to a new one; it is shown once. The old one signs too for 24 hours (rotate-secret). */
export const rotateWebhookSecret: Verb<"console.rotateWebhookSecret", RotateSecretFacts> = (
  facts,
  { params, body },
) => {
  const { endpoint, freshSecret } = facts;
  if (!endpoint || endpoint.status === "deleted") return unknownWebhook(params.webhookId);
  const given = body?.secret;
  const problem = given === endpoint.secret ? "must not be the current secret" : problemOfSecret(given);
  if (problem !== null) return refuseMember("secret", problem);
  const secret = given ?? freshSecret;
  const until = later(facts.now, overlap);
  const shown = {
    id: endpoint.id,
    endpoint_url: endpoint.url,
    signing_secret: secret,
    previous_secret_valid_until: until,
  };
  return accept({ ok: true, data: { webhook_endpoint: shown } }, [
    update("webhook_endpoints", keyOf(endpoint), {
      secret,
      previous_secret: endpoint.secret,
      previous_secret_until: until,
      updated_at: facts.now,
    }),
    ...record(facts, { intent: "rotate_webhook_secret" }),
    audit(facts, "atlas_api.webhook.rotate_secret", endpoint.id, {
      before: { previous_secret_until: endpoint.previous_secret_until },
      after: { previous_secret_until: until },
    }),
  ]);
};

/** Returns the secrets that sign a delivery now, the current one first. */
export const signingSecrets = (
  endpoint: Pick<WebhookEndpointRow, "secret" | "previous_secret" | "previous_secret_until">,
  now: Instant,
): readonly [string, ...string[]] => {
  const { secret, previous_secret: previous, previous_secret_until: until } = endpoint;
  return previous !== null && until !== null && now < until ? [secret, previous] : [secret];
};
