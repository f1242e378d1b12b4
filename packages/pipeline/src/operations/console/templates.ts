import { type TemplateRow, createTemplate, presentTemplate } from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import { type Listed, pageArgs, paged } from "../../rooms/paging.ts";
import { quotaArgs } from "../quota.ts";

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
};
