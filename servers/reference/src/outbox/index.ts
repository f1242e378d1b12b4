/** Every kind of job: load → decide → commit, as in a verb, with the outside world asked in the middle where need be. */
import {
  concludeAttempt,
  deliveryBody,
  expandEvent,
  withholdDelivery,
  handToSandbox,
  playStep,
} from "@atlas-messaging/domain";
import type { Change } from "@atlas-messaging/domain";
import { signPayload } from "@atlas-messaging/webhooks";
import type { Extractor } from "../platform/extraction/index.ts";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { agentTurn } from "./agent-turn.ts";
import { channelProviders } from "./channel-provider.ts";
import { checkChannel } from "./check-channel.ts";
import { endSession } from "./end-session.ts";
import { ingestKnowledge } from "./ingest-knowledge.ts";
import { loadDelivery, loadEvent, loadMessage } from "./load.ts";
import { factsOf, missing, settle } from "./settle.ts";
import type { JobHandler, JobHandlers } from "./worker.ts";

const attemptTimeout = 5_000;
const maxResponseBytes = 4_096;

export const jobHandlers = (outgoing: OutgoingHttp, extractor: Extractor, random: () => number): JobHandlers => ({
  send_message: messageJob(handToSandbox),
  advance_message: messageJob(playStep),
  expand_event: async (services, job) => {
    const { event, endpoints } = await loadEvent(services.database, job.organization_id, { id: job.subject_id });
    if (!event) throw missing(job);
    await settle(services, job, expandEvent({ ...factsOf(services, job), job, event, endpoints }));
  },
  deliver_webhook: deliverWebhook(outgoing, random),
  agent_turn: agentTurn,
  check_channel: checkChannel(channelProviders),
  end_session: endSession,
  ingest_knowledge: ingestKnowledge(outgoing, extractor),
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
    const { status } = endpoint;
    if (status !== "active") return conclude((facts) => withholdDelivery(facts, status));

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
    await conclude((facts) =>
      concludeAttempt(facts, answer.error ? { error: answer.error } : { status: answer.status }),
    );
  };
