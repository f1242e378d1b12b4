import { credentialsOf, owned } from "../../lookups/credentials.ts";
import { newestOf } from "../../lookups/pages.ts";
import { quotaOf } from "../../lookups/quotas.ts";
import type { LoadsIn } from "../section.ts";

export const apps = {
  "console.listApps": (organization, args) => {
    const { tables } = organization;
    const page = newestOf(tables.apps, (row) => row, args);
    const redirectUris = page.rows.flatMap(({ id }) => tables.app_redirect_uris.where("app_id", id));
    return { ...page, redirectUris, grants: credentialsOf(organization, "grant", page.rows) };
  },
  "console.createApp": (organization, args) => ({ quota: quotaOf(organization, "apps", args) }),
  "console.addRedirectUri": ({ tables }, { app_id }) => ({
    app: tables.apps.byId(app_id),
    redirectUris: tables.app_redirect_uris.where("app_id", app_id.toLowerCase()),
  }),
  "console.createGrant": (organization, { app_id, ...args }) => ({
    app: organization.tables.apps.byId(app_id),
    quota: quotaOf(organization, "keys", args),
  }),
  "console.revokeGrant": owned,
} satisfies Partial<LoadsIn<"console">>;
