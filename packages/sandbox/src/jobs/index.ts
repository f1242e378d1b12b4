/** Every kind of job, from memory: load → decide. What asks the outside world is under way until it has answered. */
import {
  type Attempt,
  type Change,
  type Instant,
  type JobKind,
  concludeAttempt,
  concludeCheck,
  deliveryBody,
  endSilentSession,
  expandEvent,
  expireApproval,
  finish,
  handToSandbox,
  isChecked,
  playStep,
  signingSecrets,
  withholdDelivery,
} from "@atlas-messaging/domain";
import { sha256 } from "../digest.ts";
import { signatures } from "../signing.ts";
import { decisionFacts } from "../loads/approvals.ts";
import { partsOf } from "../loads/conversations.ts";
import { knowledge } from "../knowledge.ts";
import type { Answer, JobCall } from "./job-call.ts";

type Changes = readonly Change[];
export type JobHandlers = { readonly [Kind in JobKind]: (call: JobCall) => Changes | Promise<Changes> };

const there = <Row>(row: Row | null, { job }: JobCall): Row => {
  if (row === null) throw new Error(`job ${job.id} (${job.kind}) is about ${job.subject_id}, which is not there`);
  return row;
};

const messageFacts = (call: JobCall) => {
  const { organization, job, facts } = call;
  const message = there(organization.tables.messages.byId(job.subject_id), call);
  const parts = there(partsOf(organization, organization.tables.conversations.byId(message.conversation_id)), call);
  return { ...facts(), job, message, ...parts };
};

const checkChannel = ({ organization: { tables, id }, job, facts }: JobCall): Changes => {
  const channel = tables.channels.byId(job.subject_id);
  const organization = tables.organizations.byId(id);
  if (!channel || !isChecked(organization, facts().now)) return [finish(job)];
  // Asked only while the channel has not carried a message yet.
  const carried = channel.status === "active" || [...tables.messages.all()].length > 0;
  return concludeCheck({ ...facts(), job, channel, organization, carried }, { ok: true, latencyMs: 0 });
};

const deliverWebhook = async (call: JobCall): Promise<Changes> => {
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

export const jobHandlers: JobHandlers = {
  send_message: (call) => handToSandbox(messageFacts(call)),
  advance_message: (call) => playStep(messageFacts(call)),
  expand_event: (call) => {
    const { organization, job, facts } = call;
    const event = there(organization.tables.events.byId(job.subject_id), call);
    const endpoints = [...organization.tables.webhook_endpoints.all()].filter(({ status }) => status === "active");
    return expandEvent({ ...facts(), job, event, endpoints });
  },
  deliver_webhook: deliverWebhook,
  agent_turn: (call) => knowledge().takeTurn(call.organization, messageFacts(call)),
  check_channel: checkChannel,
  expire_approval: (call) => {
    const facts = { ...decisionFacts(call.organization, call.job.subject_id), ...call.facts() };
    return expireApproval({ ...facts, job: call.job, sha256 });
  },
  end_session: (call) => {
    const session = there(call.organization.tables.sessions.byId(call.job.subject_id), call);
    return endSilentSession({ ...call.facts(), job: call.job, session });
  },
  ingest_knowledge: (call) => knowledge().ingestKnowledge(call),
  // Offline there is no model, and nothing promises this.
  embed_knowledge: ({ job }) => [finish(job)],
};
