/** Every kind of job, from memory: load → decide. What asks the outside world is under way until it has answered. */
import {
  type JobKind,
  concludeCheck,
  expandEvent,
  finish,
  handToSandbox,
  isChecked,
  playStep,
} from "@atlas-messaging/domain";
import { beyondSending, knowledge } from "../late.ts";
import { partsOf } from "../lookups/conversation-parts.ts";
import { type Changes, type JobCall, there } from "./job-call.ts";

export type JobHandlers = { readonly [Kind in JobKind]: (call: JobCall) => Changes | Promise<Changes> };

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

export const jobHandlers: JobHandlers = {
  send_message: (call) => handToSandbox(messageFacts(call)),
  advance_message: (call) => playStep(messageFacts(call)),
  expand_event: (call) => {
    const { organization, job, facts } = call;
    const event = there(organization.tables.events.byId(job.subject_id), call);
    const endpoints = [...organization.tables.webhook_endpoints.all()].filter(({ status }) => status === "active");
    return expandEvent({ ...facts(), job, event, endpoints });
  },
  deliver_webhook: (call) => beyondSending.code.deliverWebhook(call),
  agent_turn: (call) => knowledge.code.takeTurn(call.organization, messageFacts(call)),
  check_channel: checkChannel,
  expire_approval: (call) => beyondSending.code.expireWaiting(call),
  end_session: (call) => beyondSending.code.endSilence(call),
  ingest_knowledge: (call) => knowledge.code.ingestKnowledge(call),
  // Offline there is no model, and nothing promises this.
  embed_knowledge: ({ job }) => [finish(job)],
};
