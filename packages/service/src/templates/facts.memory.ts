import { type FactsFor, type Organization, newestOf, quotaOf } from "../pipeline/memory.ts";
import type { templates } from "./operations.ts";
import type { TemplateRow } from "../rows/templates.ts";

/** Returns a template that is not deleted. */
export const liveTemplate = ({ tables }: Organization, id: string | null): TemplateRow | null => {
  const template = tables.templates.byId(id);
  return template?.live === true ? template : null;
};

const named = ({ tables }: Organization, name: string): readonly TemplateRow[] =>
  [...tables.templates.all()].filter((template) => template.name === name && template.live !== null);

/** Offline no channel is linked to a messaging app. */
const link = null;

export const templatesFacts = {
  "console.templates.list": ({ tables }, args) =>
    newestOf(tables.templates, (row) => (row.live === null ? null : row), args),
  "console.templates.create": (organization, { name, ...args }) => ({
    named: named(organization, name),
    link,
    quota: quotaOf(organization, "templates", args),
  }),
  "console.templates.get": (organization, { id }) => ({ template: liveTemplate(organization, id) }),
  "console.templates.update": (organization, { id }) => ({ template: liveTemplate(organization, id), link }),
  "console.templates.delete": (organization, { id }) => ({ template: liveTemplate(organization, id) }),
  "console.templates.sync": () => ({ link, links: [] }),
} satisfies FactsFor<typeof templates>;
