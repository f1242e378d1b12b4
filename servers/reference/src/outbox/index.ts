/** Every kind of job: load → decide → commit, as in a verb, with the outside world asked in the middle where need be. */
import { concludeAttempt, abandonDelivery, deliveryBody, expandEvent, handToSandbox, playStep } from "@atlas-messaging/domain";
import type { Change, Facts, JobRow } from "@atlas-messaging/domain";
import { signPayload } from "@atlas-messaging/webhooks";
import type { Services } from "../pipeline/call.ts";
import { instantOf } from "../platform/clock.ts";
import { commit } from "../platform/database/index.ts";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { loadDelivery, loadEvent, loadMessage } from "./load.ts";
import type { JobHandler, JobHandlers } from "./worker.ts";

const attemptTimeout = 5_000;
const maxResponseBytes = 4_096;

export const jobHandlers = (outgoing: OutgoingHttp, random: () => number): JobHandlers => ({
  send_message: messageJob(handToSandbox),
  advance_message: messageJob(playStep),
  expand_event: async (services, job) => {
    const { event, endpoints } = await loadEvent(services.database, job.organization_id, { id: job.subject_id });
    if (!event) throw missing(job);
    await settle(services, job, expandEvent({ ...factsOf(services, job), job, event, endpoints }));
  },
  deliver_webhook: deliverWebhook(outgoing, random),
});

const messageJob =
  (decide: typeof playStep): JobHandler =>
  async (services, job) => {
    const { message } = await loadMessage(services.database, job.organization_id, { id: job.subject_id });
    if (!message) throw missing(job);
    await settle(services, job, decide({ ...factsOf(services, job), job, ...message }));
  };

const deliverWebhook =
  (outgoing: OutgoingHttp, random: () => number): JobHandler =>
  async (services, job) => {
    const { found } = await loadDelivery(services.database, job.organization_id, { id: job.subject_id });
    if (!found) throw missing(job);
    const { delivery, endpoint, event } = found;
    const conclude = (changes: (facts: Parameters<typeof concludeAttempt>[0]) => Change[]) =>
      settle(services, job, changes({ ...factsOf(services, job), job, delivery, random: random() }));
    if (endpoint.status !== "active") return conclude((facts) => abandonDelivery(facts, `endpoint_${endpoint.status}`));

    const body = new TextEncoder().encode(deliveryBody(delivery, event));
    const answer = await outgoing.post(endpoint.url, {
      headers: {
        "content-type": "application/json",
        "user-agent": "Atlas-Webhooks/0.1",
        "atlas-signature": signPayload(body, endpoint.secret),
        "x-request-id": job.correlation_id,
      },
      body,
      timeoutMs: attemptTimeout,
      maxResponseBytes,
    });
    services.logger.info(
      {
        request_id: job.correlation_id,
        event_id: delivery.event_id,
        endpoint_id: endpoint.id,
        outcome: answer.error ?? answer.status,
        duration_ms: answer.durationMs,
      },
      "webhook attempted",
    );
    await conclude((facts) => concludeAttempt(facts, answer.error ? { error: answer.error } : { status: answer.status }));
  };

const factsOf = (services: Services, job: JobRow): Facts => ({
  now: instantOf(services.clock),
  newId: services.newId,
  organizationId: job.organization_id,
  actor: { kind: "system", id: null },
  correlationId: job.correlation_id,
});

/** Commits what a job came to. On a conflict the job is given back and decided again on new facts. */
const settle = async (services: Services, job: JobRow, changes: readonly Change[]): Promise<void> => {
  const result = await commit(services.database, job.organization_id, changes);
  if (result !== "committed") throw new Error(`job ${job.id} (${job.kind}) met a conflict: ${result.conflict}`);
};

const missing = (job: JobRow) => new Error(`job ${job.id} (${job.kind}) is about ${job.subject_id}, which is not there`);
