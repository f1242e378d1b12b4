import type { TemplateRow } from "../rows/templates.ts";
import { createTemplate, deleteTemplate, updateTemplate } from "./decide.ts";
import { presentTemplate } from "./content.ts";
import { syncTemplates } from "./sync.ts";
import { read, write } from "../pipeline/handler.ts";
import { found } from "../pipeline/problem.ts";
import { type Listed, pageArgs, paged, quotaArgs } from "../pipeline/paging.ts";

export const templates = {
  "console.templates.list": read("console.templates.list", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<TemplateRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { templates: items.map(presentTemplate), ...page } } };
    },
  }),
  "console.templates.create": write("console.templates.create", {
    args: ({ body }, context) => ({ name: body.name, ...quotaArgs(context, "templates") }),
    addFacts: (_, { shell }) => ({ environment: shell.settings.environment }),
    decide: createTemplate,
  }),
  "console.templates.get": read("console.templates.get", {
    args: ({ params }) => ({ id: params.template_id }),
    present: ({ template }: { readonly template: TemplateRow | null }) => ({
      status: 200,
      body: { ok: true, data: { template: presentTemplate(found(template)) } },
    }),
  }),
  "console.templates.update": write("console.templates.update", {
    args: ({ params }) => ({ id: params.template_id }),
    addFacts: (_, { shell }) => ({ environment: shell.settings.environment }),
    decide: updateTemplate,
  }),
  "console.templates.delete": write("console.templates.delete", {
    args: ({ params }) => ({ id: params.template_id }),
    decide: deleteTemplate,
  }),
  "console.templates.sync": write("console.templates.sync", {
    args: () => ({}),
    addFacts: (_, { shell }) => ({ environment: shell.settings.environment }),
    decide: syncTemplates,
  }),
};
