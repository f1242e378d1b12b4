/** Jobs of templates. Offline no channel is linked, so only the scripted review is ever enqueued. */
import { bindJob } from "@atlas-messaging/pipeline/jobs/bind-job";
import { deleteTemplate } from "@atlas-messaging/pipeline/jobs/delete-template";
import { reviewTemplate } from "@atlas-messaging/pipeline/jobs/review-template";
import { submitTemplate } from "@atlas-messaging/pipeline/jobs/submit-template";
import { syncTemplates } from "@atlas-messaging/pipeline/jobs/sync-templates";
import type { MemoryJob } from "./job-shell.ts";

export const review: MemoryJob = bindJob(reviewTemplate, {
  load: (shell, organizationId, { id }) => ({
    template: shell.organization(organizationId).tables.templates.byId(id),
  }),
});

const nothing = { template: null, link: null };

export const submit: MemoryJob = bindJob(submitTemplate, {
  load: () => nothing,
  answer: () => ({ kind: "refused", reason: "" }),
});

export const remove: MemoryJob = bindJob(deleteTemplate, {
  load: () => nothing,
  answer: () => ({ kind: "removed" }),
});

export const sync: MemoryJob = bindJob(syncTemplates, {
  load: () => ({ link: null, organization: null, templates: [] }),
  answer: () => ({ kind: "listed", at: "", templates: [], complete: true }),
});
