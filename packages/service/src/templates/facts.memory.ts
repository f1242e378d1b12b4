import { type FactsFor, type Organization, newestOf, quotaOf } from "../pipeline/memory.ts";
import type { templates } from "./operations.ts";
import type { TemplateRow } from "../rows/templates.ts";

/** Returns a template that is not deleted. */
export const liveTemplate = ({ tables }: Organization, id: string | null): TemplateRow | null => {
  const template = tables.templates.byId(id);
  return template?.live === true ? template : null;
};

const living = ({ tables }: Organization): readonly TemplateRow[] =>
  [...tables.templates.all()].filter(({ live }) => live !== null);

const named = (organization: Organization, name: string): readonly TemplateRow[] =>
  living(organization).filter((template) => template.name === name);

/** Offline no channel is linked to a messaging app. */
const link = null;

export const templatesFacts = {
  "console.templates.list": ({ tables }, args) =>
    newestOf(tables.templates, (row) => (row.live === null ? null : row), args),
  "console.templates.create": (organization, { name, media_id, ...args }) => ({
    named: named(organization, name),
    link,
    media: organization.tables.media.byId(media_id),
    quota: quotaOf(organization, "templates", args),
  }),
  "console.templates.get": (organization, { id }) => ({ template: liveTemplate(organization, id) }),
  "console.templates.update": (organization, { id, media_id }) => ({
    template: liveTemplate(organization, id),
    link,
    media: organization.tables.media.byId(media_id),
  }),
  "console.templates.delete": (organization, { id }) => ({ template: liveTemplate(organization, id) }),
  "console.templates.sync": () => ({ link, links: [] }),
  "console.templates.listImportable": (organization) => ({ link, known: living(organization) }),
  "console.templates.import": (organization, args) => ({
    link,
    known: living(organization),
    quota: quotaOf(organization, "templates", args),
  }),
} satisfies FactsFor<typeof templates>;
