/** Handlers of all jobs but deliveries, with their loads and outside world. */
import { openDetail } from "../platform/database/sealing.ts";
import { type BoundJob, bindJob } from "@atlas-messaging/service/pipeline/job";
import { sendMail as sendMailJob } from "@atlas-messaging/service/organizations/jobs";
import { reasonOf } from "../platform/explain.ts";
import { advanceMessage, releaseMessage } from "@atlas-messaging/service/messages/jobs";
import { embedKnowledge } from "@atlas-messaging/service/knowledge/jobs";
import { endPhoneHandoff } from "@atlas-messaging/service/inbound/jobs";
import { endSession } from "@atlas-messaging/service/sessions/jobs";
import { eraseCustomer } from "@atlas-messaging/service/privacy/jobs";
import { joinCustomers } from "@atlas-messaging/service/customers/jobs";
import { unassignConversations } from "@atlas-messaging/service/inbox/jobs";
import { expireApproval } from "@atlas-messaging/service/approvals/jobs";
import { agentTurn as agentTurnJob, timeOutAgent } from "@atlas-messaging/service/turns/jobs";
import { channelProviders, templateProviders } from "../channel-providers/registry.ts";
import type { Extractor } from "../platform/extraction/extractor.ts";
import type { Mailer } from "../platform/mailer.ts";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { checkChannel, templateJobs, fetchMedia, reportRead, sendReaction } from "./provider-jobs.ts";
import { takeInUnlinked } from "../callbacks/unlinked.ts";
import { takeInMessages } from "@atlas-messaging/service/channels/jobs";
import { loadErasure } from "./erasure/load.ts";
import { detectIntents, expandEvents } from "./batched.ts";
import { exportOrganization } from "./export-organization.ts";
import { type JobHandlers, type JobServices, handlerOf } from "./handler.ts";
import { ingestKnowledge } from "./ingest-knowledge.ts";
import {
  loadDecision,
  loadLinkOf,
  loadMessage,
  loadJoined,
  loadOwned,
  loadPhoneHandoff,
  loadSession,
  loadStep,
  loadTimeOut,
  loadTurn,
  loadUnembedded,
  loadMail,
} from "./load.ts";
import { sendMessage } from "./send-message.ts";
import type { KnowledgeHits } from "@atlas-messaging/answers/search/answer";

export interface Outside {
  readonly outgoing: OutgoingHttp;
  readonly extractor: Extractor;
  /** Null without a mail server. */
  readonly mailer: Mailer | null;
  /** In [0, 1). */
  readonly random: () => number;
}

const advance: BoundJob<JobServices> = bindJob(advanceMessage, {
  load: ({ database }, organization, args) => loadStep(database, organization, args),
});

const release: BoundJob<JobServices> = bindJob(releaseMessage, {
  load: ({ database }, organization, args) => loadMessage(database, organization, args),
});

const end: BoundJob<JobServices> = bindJob(endSession, {
  load: ({ database }, organization, args) => loadSession(database, organization, args),
});

const endPhone: BoundJob<JobServices> = bindJob(endPhoneHandoff, {
  load: ({ database }, organization, args) => loadPhoneHandoff(database, organization, args),
});

const erase: BoundJob<JobServices> = bindJob(eraseCustomer, {
  load: ({ database }, organization, args) => loadErasure(database, organization, args),
});

const join: BoundJob<JobServices> = bindJob(joinCustomers, {
  load: ({ database }, organization, args) => loadJoined(database, organization, args),
});

const unassign: BoundJob<JobServices> = bindJob(unassignConversations, {
  load: ({ database }, organization, args) => loadOwned(database, organization, args),
});

const takeIn: BoundJob<JobServices> = bindJob(takeInMessages, {
  load: ({ database }, organization, args) => loadLinkOf(database, organization, args),
  answer: (services, link, job) => takeInUnlinked(services, link, job),
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
  const handler = (bound: BoundJob<JobServices>) => handlerOf(bound, random);
  return {
    send_message: handler(sendMessage(providers)),
    send_media: handler(sendMessage(providers)),
    fetch_media: handler(fetchMedia(providers)),
    release_message: handler(release),
    advance_message: handler(advance),
    report_read: handler(reportRead(providers)),
    send_reaction: handler(sendReaction(providers)),
    send_mail: handler(sendMail(mailer)),
    expand_event: expandEvents(),
    detect_intent: detectIntents(),
    agent_turn: handler(agentTurn),
    time_out_agent: handler(timeOut),
    check_channel: handler(checkChannel(providers)),
    take_in_messages: handler(takeIn),
    end_session: handler(end),
    end_phone_handoff: handler(endPhone),
    erase_customer: handler(erase),
    join_customers: handler(join),
    unassign_conversations: handler(unassign),
    export_organization: handler(exportOrganization),
    expire_approval: handler(expire),
    ingest_knowledge: handler(ingestKnowledge(outgoing, extractor)),
    embed_knowledge: handler(embed),
    submit_template: handler(templates.submit_template),
    review_template: handler(templates.review_template),
    delete_template: handler(templates.delete_template),
    sync_templates: handler(templates.sync_templates),
  };
};

/** Answers a customer's message from the knowledge linked to the channel's agent. */
export const agentTurn: BoundJob<JobServices> = bindJob(agentTurnJob, {
  load: ({ database }, organization, args) => loadTurn(database, organization, args),
  answer: async ({ store }, searches, { organization_id }) => {
    const found: KnowledgeHits[] = [];
    for (const search of searches) found.push(await store.searchKnowledge(organization_id, search));
    return found;
  },
});

/** Sends a mail by the deployment's mail server. */
export const sendMail = (mailer: Mailer | null): BoundJob<JobServices> =>
  bindJob(sendMailJob, {
    load: async ({ database }, organization, { id, job_id, token }) => ({
      ...(await loadMail(database, organization, { id })),
      token: token === null ? null : openDetail(database.vault, token, { organization_id: organization, id: job_id }),
    }),
    answer: async ({ logger }: JobServices, mail, { id: job_id, organization_id }) => {
      const about = { job_id, organization_id };
      try {
        if (mailer === null) throw new Error("set ATLAS_SMTP_URL and ATLAS_MAIL_FROM for this worker, too");
        await mailer.send(mail);
      } catch (error) {
        logger.warn({ err: error, ...about }, "a mail could not be sent; it is tried again");
        return { kind: "refused", reason: reasonOf(error) };
      }
      logger.info({ ...about, recipients: mail.to.length }, "mail sent");
      return { kind: "sent", recipients: mail.to.length };
    },
  });
