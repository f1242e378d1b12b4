import type { TemplateRow } from "../rows/templates.ts";
import { createTemplate, deleteTemplate, updateTemplate } from "./decide.ts";
import { presentTemplate } from "./content.ts";
import { syncTemplates } from "./sync.ts";
import { read, write } from "../pipeline/handler.ts";
import { found } from "../pipeline/problem.ts";
import { type Listed, pageArgs, paged, quotaArgs } from "../pipeline/paging.ts";

export const templates = {
  "console.listTemplates": read("console.listTemplates", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<TemplateRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { templates: items.map(presentTemplate), ...page } } };
    },
  }),
  "console.createTemplate": write("console.createTemplate", {
    args: ({ body }, context) => ({ name: body.name, ...quotaArgs(context, "templates") }),
    addFacts: (_, { shell }) => ({ environment: shell.settings.environment }),
    decide: createTemplate,
  }),
  "console.getTemplate": read("console.getTemplate", {
    args: ({ params }) => ({ id: params.templateId }),
    present: ({ template }: { readonly template: TemplateRow | null }) => ({
      status: 200,
      body: { ok: true, data: { template: presentTemplate(found(template)) } },
    }),
  }),
  "console.updateTemplate": write("console.updateTemplate", {
    args: ({ params }) => ({ id: params.templateId }),
    addFacts: (_, { shell }) => ({ environment: shell.settings.environment }),
    decide: updateTemplate,
  }),
  "console.deleteTemplate": write("console.deleteTemplate", {
    args: ({ params }) => ({ id: params.templateId }),
    decide: deleteTemplate,
  }),
  "console.syncTemplates": write("console.syncTemplates", {
    args: () => ({}),
    addFacts: (_, { shell }) => ({ environment: shell.settings.environment }),
    decide: syncTemplates,
  }),
};
