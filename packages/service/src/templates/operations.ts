import type { TemplateRow } from "../rows/templates.ts";
import { createTemplate, deleteTemplate, updateTemplate } from "./decide.ts";
import { presentTemplate } from "./content.ts";
import { type KnownTemplates, askAccount, importTemplates, presentImportable } from "./account.ts";
import { syncTemplates } from "./sync.ts";
import { instantOf } from "../core/time.ts";
import { read, write } from "../pipeline/handler.ts";
import type { Shell } from "../pipeline/services.ts";
import { found } from "../pipeline/problem.ts";
import { type Listed, pageArgs, paged, quotaArgs } from "../pipeline/paging.ts";

/** Returns the id of the header's sample; null without one. */
const sampleIn = ({ header_media }: { readonly header_media?: { readonly media_id?: string | null } | null }) =>
  header_media?.media_id?.toLowerCase() ?? null;

const asking = ({ link }: KnownTemplates, { settings, clock, askTemplates }: Shell) =>
  askAccount({ environment: settings.environment, link, now: instantOf(clock) }, askTemplates);

export const templates = {
  "console.templates.list": read("console.templates.list", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<TemplateRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { templates: items.map(presentTemplate), ...page } } };
    },
  }),
  "console.templates.create": write("console.templates.create", {
    args: ({ body }, context) => ({ name: body.name, media_id: sampleIn(body), ...quotaArgs(context, "templates") }),
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
    args: ({ params, body }) => ({ id: params.template_id, media_id: sampleIn(body) }),
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
  "console.templates.listImportable": read("console.templates.listImportable", {
    args: () => ({}),
    present: async (loaded: KnownTemplates, _, { shell }) => ({
      status: 200,
      body: { ok: true, data: presentImportable(loaded, await asking(loaded, shell)) },
    }),
  }),
  "console.templates.import": write("console.templates.import", {
    args: (_, context) => quotaArgs(context, "templates"),
    asks: (loaded: KnownTemplates, { shell }) => asking(loaded, shell),
    decide: importTemplates,
  }),
};
