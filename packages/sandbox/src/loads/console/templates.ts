import { newestOf } from "../../lookups/pages.ts";
import { quotaOf } from "../../lookups/quotas.ts";
import type { LoadsIn } from "../section.ts";

export const templates = {
  "console.listTemplates": ({ tables }, args) => newestOf(tables.templates, (row) => row, args),
  "console.createTemplate": (organization, { name, ...args }) => ({
    template: organization.tables.templates.byUnique("templates_name_key", name),
    quota: quotaOf(organization, "templates", args),
  }),
} satisfies Partial<LoadsIn<"console">>;
