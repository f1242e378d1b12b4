import type { LoadsIn } from "../section.ts";

export const overview = {
  "console.overview": ({ tables }) => ({
    apps: tables.apps.size,
    service_accounts: tables.service_accounts.size,
    webhooks: [...tables.webhook_endpoints.all()].filter(({ status }) => status !== "deleted").length,
    audit_events: tables.audit_events.size,
  }),
} satisfies Partial<LoadsIn<"console">>;
