/** Jobs that nothing enqueues offline: no provider, no model and no mail server is there. */
import { bindJob } from "@atlas-messaging/service/pipeline/job";
import { takeInMessages } from "@atlas-messaging/service/channels/jobs";
import { embedKnowledge } from "@atlas-messaging/service/knowledge/jobs";
import { fetchMedia, reportRead, sendReaction } from "@atlas-messaging/service/messages/jobs";
import { sendMail } from "@atlas-messaging/service/organizations/jobs";
import type { MemoryJob } from "./job-shell.ts";

/** No message here came from a messaging app. */
export const report: MemoryJob = bindJob(reportRead, {
  load: () => ({ message: null, link: null }),
  answer: () => ({ kind: "told" }),
});

/** No reaction here goes to a messaging app. */
export const react: MemoryJob = bindJob(sendReaction, {
  load: () => ({ message: null, link: null }),
  answer: () => ({ kind: "told" }),
});

/** No media here came from a messaging app. */
export const fetch: MemoryJob = bindJob(fetchMedia, {
  load: (shell, organizationId, { id }) => ({
    media: shell.world.organization(organizationId).tables.media.byId(id),
    link: null,
    quota: { held: 0, max: 1 },
  }),
  answer: () => ({ kind: "failed", error_code: "not_found" }),
});

/** No number here was called before it was linked. */
export const takeIn: MemoryJob = bindJob(takeInMessages, {
  load: () => ({ link: null }),
  answer: () => ({ more: false }),
});

export const embed: MemoryJob = bindJob(embedKnowledge, {
  load: () => ({ document: null, passages: [], formerModels: [], model: null }),
  answer: () => [],
});

export const mail: MemoryJob = bindJob(sendMail, {
  load: () => ({ token: null, organization: null, member: null, password: null, notice: null, contacts: [] }),
  answer: () => ({ kind: "sent", recipients: 0 }),
});
