/** Handlers of all jobs but deliveries, with their loads and outside world. */
import {
  type BoundJob,
  advanceMessage,
  bindJob,
  embedKnowledge,
  endSession,
  eraseCustomer,
  expireApproval,
  releaseMessage,
  timeOutAgent,
} from "@atlas-messaging/pipeline/jobs";
import { channelProviders, templateProviders } from "../channel-providers/index.ts";
import type { Extractor } from "../platform/extraction/index.ts";
import type { Mailer } from "../platform/mailer.ts";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { agentTurn } from "./agent-turn.ts";
import { checkChannel } from "./check-channel.ts";
import { loadErasure } from "./erasure/load.ts";
import { expandEvents } from "./expand-events.ts";
import { exportOrganization } from "./export-organization.ts";
import { fetchMedia } from "./fetch-media.ts";
import { type JobHandlers, type JobServices, handlerOf } from "./handler.ts";
import { ingestKnowledge } from "./ingest-knowledge.ts";
import { loadDecision, loadMessage, loadSession, loadTimeOut, loadUnembedded } from "./load.ts";
import { reportRead } from "./report-read.ts";
import { sendMail } from "./send-mail.ts";
import { sendMessage } from "./send-message.ts";
import { templateJobs } from "./templates.ts";

export interface Outside {
  readonly outgoing: OutgoingHttp;
  readonly extractor: Extractor;
  /** Null without a mail server. */
  readonly mailer: Mailer | null;
  /** In [0, 1). */
  readonly random: () => number;
}

const advance: BoundJob<JobServices> = bindJob(advanceMessage, {
  load: ({ database }, organization, args) => loadMessage(database, organization, args),
});

const release: BoundJob<JobServices> = bindJob(releaseMessage, {
  load: ({ database }, organization, args) => loadMessage(database, organization, args),
});

const end: BoundJob<JobServices> = bindJob(endSession, {
  load: ({ database }, organization, args) => loadSession(database, organization, args),
});

const erase: BoundJob<JobServices> = bindJob(eraseCustomer, {
  load: ({ database }, organization, args) => loadErasure(database, organization, args),
});

const expire: BoundJob<JobServices> = bindJob(expireApproval, {
  load: ({ database }, organization, args) => loadDecision(database, organization, args),
});

const timeOut: BoundJob<JobServices> = bindJob(timeOutAgent, {
  load: ({ database }, organization, args) => loadTimeOut(database, organization, args),
});

const embed: BoundJob<JobServices> = bindJob(embedKnowledge, {
  load: async ({ database, embedder }, organization, args) => {
    const model = embedder?.model ?? null;
    return { ...(await loadUnembedded(database, organization, { ...args, model: model ?? "" })), model };
  },
  answer: async ({ embedder }, inputs) => {
    const vectors = await embedder?.embed(inputs);
    // The job is returned and retried with growing delays.
    if (!vectors) throw new Error("the embedding model did not answer");
    return vectors;
  },
});

export const jobHandlers = ({ outgoing, extractor, mailer, random }: Outside): JobHandlers => {
  const providers = channelProviders(outgoing);
  const templates = templateJobs(templateProviders(outgoing));
  return {
    send_message: handlerOf(sendMessage(providers), random),
    send_media: handlerOf(sendMessage(providers), random),
    fetch_media: handlerOf(fetchMedia(providers), random),
    release_message: handlerOf(release, random),
    advance_message: handlerOf(advance, random),
    report_read: handlerOf(reportRead(providers), random),
    send_mail: handlerOf(sendMail(mailer), random),
    expand_event: expandEvents(),
    agent_turn: handlerOf(agentTurn, random),
    time_out_agent: handlerOf(timeOut, random),
    check_channel: handlerOf(checkChannel(providers), random),
    end_session: handlerOf(end, random),
    erase_customer: handlerOf(erase, random),
    export_organization: handlerOf(exportOrganization, random),
    expire_approval: handlerOf(expire, random),
    ingest_knowledge: handlerOf(ingestKnowledge(outgoing, extractor), random),
    embed_knowledge: handlerOf(embed, random),
    submit_template: handlerOf(templates.submit_template, random),
    review_template: handlerOf(templates.review_template, random),
    delete_template: handlerOf(templates.delete_template, random),
    sync_templates: handlerOf(templates.sync_templates, random),
  };
};
