/** Jobs of templates. Offline no channel is linked, so only the scripted review is ever enqueued. */
import { bindJob } from "@atlas-messaging/service/pipeline/job";
import { deleteTemplate, reviewTemplate, submitTemplate, syncTemplates } from "@atlas-messaging/service/templates/jobs";
import type { MemoryJob } from "./job-shell.ts";

export const review: MemoryJob = bindJob(reviewTemplate, {
  load: (shell, organizationId, { id }) => ({
    template: shell.world.organization(organizationId).tables.templates.byId(id),
  }),
});

const nothing = { template: null, link: null, media: null };

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
