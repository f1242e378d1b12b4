/** Jobs of templates, with their loads and the providers that they ask. */
import {
  type BoundJob,
  bindJob,
  deleteTemplate,
  reviewTemplate,
  submitTemplate,
  syncTemplates,
} from "@atlas-messaging/pipeline/jobs";
import { instantOf } from "@atlas-messaging/pipeline";
import type { TemplateLink } from "@atlas-messaging/domain";
import { type TemplateProviders, openLink } from "../channel-providers/index.ts";
import type { JobServices } from "./handler.ts";
import { loadChannelTemplates, loadTemplate } from "./load.ts";

type TemplateJob = "submit_template" | "review_template" | "delete_template" | "sync_templates";

const opened = (link: TemplateLink, { database }: JobServices) => ({
  ...openLink(link, database.vault),
  business_account_id: link.business_account_id,
});

export const templateJobs = (
  providers: TemplateProviders,
): { readonly [Kind in TemplateJob]: BoundJob<JobServices> } => ({
  submit_template: bindJob(submitTemplate, {
    load: ({ database }, organization, args) => loadTemplate(database, organization, args),
    answer: async (services: JobServices, { link, ...submitted }) => {
      const { logger, clock } = services;
      const answer = await providers[link.provider].submit(opened(link, services), submitted, instantOf(clock));
      logger.debug({ template_id: submitted.template.id, outcome: answer.kind }, "template submitted");
      return answer;
    },
  }),
  review_template: bindJob(reviewTemplate, {
    load: ({ database }: JobServices, organization, args) => loadTemplate(database, organization, args),
  }),
  delete_template: bindJob(deleteTemplate, {
    load: ({ database }, organization, args) => loadTemplate(database, organization, args),
    answer: async (services: JobServices, { link, ...template }, { subject_id }) => {
      const answer = await providers[link.provider].remove(opened(link, services), template);
      if (answer.kind === "refused")
        services.logger.warn({ template_id: subject_id }, "template stays at its provider");
      return answer;
    },
  }),
  sync_templates: bindJob(syncTemplates, {
    load: ({ database }, organization, args) => loadChannelTemplates(database, organization, args),
    answer: (services: JobServices, link) =>
      providers[link.provider].list(opened(link, services), instantOf(services.clock)),
  }),
});
