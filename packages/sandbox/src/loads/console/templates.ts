import type { TemplateRow } from "@atlas-messaging/domain";
import { newestOf } from "../../lookups/pages.ts";
import { quotaOf } from "../../lookups/quotas.ts";
import type { Organization } from "../../store/organization.ts";
import { liveTemplate } from "../../lookups/templates.ts";
import type { LoadsIn } from "../section.ts";

const named = ({ tables }: Organization, name: string): readonly TemplateRow[] =>
  [...tables.templates.all()].filter((template) => template.name === name && template.live !== null);

/** Offline no channel is linked to a messaging app. */
const link = null;

export const templates = {
  "console.listTemplates": ({ tables }, args) =>
    newestOf(tables.templates, (row) => (row.live === null ? null : row), args),
  "console.createTemplate": (organization, { name, ...args }) => ({
    named: named(organization, name),
    link,
    quota: quotaOf(organization, "templates", args),
  }),
  "console.getTemplate": (organization, { id }) => ({ template: liveTemplate(organization, id) }),
  "console.updateTemplate": (organization, { id }) => ({ template: liveTemplate(organization, id), link }),
  "console.deleteTemplate": (organization, { id }) => ({ template: liveTemplate(organization, id) }),
  "console.syncTemplates": () => ({ link, links: [] }),
} satisfies Partial<LoadsIn<"console">>;
