/** Jobs that only come of operations beyond sending messages. */
import {
  type Attempt,
  type Instant,
  concludeAttempt,
  deliveryBody,
  endSilentSession,
  expireApproval,
  signingSecrets,
  withholdDelivery,
} from "@atlas-messaging/domain";
import { sha256 } from "../digest.ts";
import { decisionFacts } from "../lookups/approvals.ts";
import { signatures } from "../signing.ts";
import { type Answer, type Changes, type JobCall, there } from "./job-call.ts";

export const deliverWebhook = async (call: JobCall): Promise<Changes> => {
  const { organization, job, facts, random, outside } = call;
  const { tables } = organization;
  const delivery = there(tables.webhook_deliveries.byId(job.subject_id), call);
  const endpoint = there(tables.webhook_endpoints.byId(delivery.endpoint_id), call);
  const event = there(tables.events.byId(delivery.event_row_id), call);
  if (endpoint.status !== "active") return withholdDelivery({ ...facts(), job, delivery, random }, endpoint.status);
  const body = new TextEncoder().encode(deliveryBody(delivery, event));
  const begun = facts().now;
  const answer = await outside.deliver(
    new Request(endpoint.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Atlas-Webhooks/0.1",
        ...signatures(body, {
          id: delivery.event_id,
          at: Date.parse(begun),
          secrets: signingSecrets(endpoint, begun),
        }),
        "x-request-id": job.correlation_id,
      },
      body,
    }),
  );
  const ended = facts();
  return concludeAttempt({ ...ended, job, delivery, random }, attemptOf(answer, begun, ended.now));
};

const attemptOf = (answer: Answer, begun: Instant, ended: Instant): Attempt => ({
  started_at: begun,
  duration_ms: Date.parse(ended) - Date.parse(begun),
  response_status: "status" in answer ? answer.status : null,
  response_body: null,
  error: "error" in answer ? answer.error : null,
  retry_after: null,
});

export const expireWaiting = (call: JobCall): Changes => {
  const facts = { ...decisionFacts(call.organization, call.job.subject_id), ...call.facts() };
  return expireApproval({ ...facts, job: call.job, sha256 });
};

export const endSilence = (call: JobCall): Changes => {
  const session = there(call.organization.tables.sessions.byId(call.job.subject_id), call);
  return endSilentSession({ ...call.facts(), job: call.job, session });
};
