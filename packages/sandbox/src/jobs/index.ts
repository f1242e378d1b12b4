/** Every kind of job, bound to its load from memory. */
import type { JobKind } from "@atlas-messaging/domain";
import { advanceMessage } from "@atlas-messaging/pipeline/jobs/advance-message";
import { bindJob } from "@atlas-messaging/pipeline/jobs/bind-job";
import { checkChannel } from "@atlas-messaging/pipeline/jobs/check-channel";
import { embedKnowledge } from "@atlas-messaging/pipeline/jobs/embed-knowledge";
import { expandEvent } from "@atlas-messaging/pipeline/jobs/expand-event";
import { sendMessage } from "@atlas-messaging/pipeline/jobs/send-message";
import { beyondSending, knowledge } from "../late.ts";
import type { MemoryJob } from "./job-shell.ts";
import { messageOf } from "./message-of.ts";

const send: MemoryJob = bindJob(sendMessage, {
  load: (shell, organizationId, { id }) => ({
    message: messageOf(shell.organization(organizationId), id),
    // The only provider here is the script of the sandbox channel, which needs neither.
    link: null,
    template: null,
  }),
  answer: () => ({ kind: "scripted" }),
});

const advance: MemoryJob = bindJob(advanceMessage, {
  load: (shell, organizationId, { id }) => ({ message: messageOf(shell.organization(organizationId), id) }),
});

const expand: MemoryJob = bindJob(expandEvent, {
  load: (shell, organizationId, { id }) => {
    const { tables } = shell.organization(organizationId);
    const endpoints = [...tables.webhook_endpoints.all()].filter(({ status }) => status === "active");
    return { event: tables.events.byId(id), endpoints };
  },
});

const check: MemoryJob = bindJob(checkChannel, {
  load: (shell, organizationId, { id }) => {
    const { tables } = shell.organization(organizationId);
    const organization = tables.organizations.byId(organizationId);
    return { channel: tables.channels.byId(id), organization, link: null, carried: tables.messages.size > 0 };
  },
  answer: () => ({ ok: true, latencyMs: 0 }),
});

/** Offline there is no model, and nothing enqueues this. */
const embed: MemoryJob = bindJob(embedKnowledge, {
  load: () => ({ document: null, passages: [], formerModels: [], model: null }),
  answer: () => [],
});

/** The code of some is loaded when something first needs it. */
export const memoryJobs: { readonly [Kind in JobKind]: () => MemoryJob } = {
  send_message: () => send,
  advance_message: () => advance,
  expand_event: () => expand,
  deliver_webhook: () => beyondSending.code.deliver,
  agent_turn: () => knowledge.code.takeTurn,
  check_channel: () => check,
  expire_approval: () => beyondSending.code.expire,
  end_session: () => beyondSending.code.endSilence,
  ingest_knowledge: () => knowledge.code.ingest,
  embed_knowledge: () => embed,
};
