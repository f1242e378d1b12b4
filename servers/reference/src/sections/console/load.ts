import { type SQL, sql } from "drizzle-orm";
import { arg, count, row, rows } from "../../platform/database/facts.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { credentials } from "../keys/tables.ts";
import { webhookEndpoints } from "../webhooks/tables.ts";
import { appRedirectUris, apps, auditEvents, serviceAccounts } from "./tables.ts";

export const overviewFacts = {
  apps: count(sql`select 1 from ${apps}`),
  service_accounts: count(sql`select 1 from ${serviceAccounts}`),
  webhooks: count(sql`select 1 from ${webhookEndpoints} where status <> 'deleted'`),
  audit_events: count(sql`select 1 from ${auditEvents}`),
};

/** The newest credentials of a kind of each owner on a page, as many as the contract shows. */
const credentialsOf = (page: SQL, kind: "grant" | "key") =>
  rows(
    "credentials",
    sql`select credential.* from (${page}) owner cross join lateral (
          select * from ${credentials} where owner_id = owner.id and kind = ${sql.raw(`'${kind}'`)} order by id desc limit 100
        ) credential`,
  );

const appPage = sql`select * from ${apps} where ${newestFirst(apps.id)}`;

export const appPageFacts = {
  rows: rows("apps", appPage),
  known: knowsAfter(apps.id, sql`select 1 from ${apps} where true`),
  redirectUris: rows(
    "app_redirect_uris",
    sql`select uri.* from (${appPage}) app join ${appRedirectUris} uri on uri.app_id = app.id order by uri.id`,
  ),
  grants: credentialsOf(appPage, "grant"),
};

const app = row("apps", sql`select * from ${apps} where id = ${arg("app_id")}`);

export const appFacts = { app };

export const redirectUriFacts = {
  app,
  redirectUris: rows(
    "app_redirect_uris",
    sql`select * from ${appRedirectUris} where app_id = ${arg("app_id")} order by id`,
  ),
};

const accountPage = sql`select * from ${serviceAccounts} where ${newestFirst(serviceAccounts.id)}`;

export const serviceAccountPageFacts = {
  rows: rows("service_accounts", accountPage),
  known: knowsAfter(serviceAccounts.id, sql`select 1 from ${serviceAccounts} where true`),
  keys: credentialsOf(accountPage, "key"),
};

export const serviceAccountFacts = {
  serviceAccount: row(
    "service_accounts",
    sql`select * from ${serviceAccounts} where id = ${arg("service_account_id")}`,
  ),
};

export const ownedCredentialFacts = {
  credential: row(
    "credentials",
    sql`select * from ${credentials}
        where owner_id = ${arg("owner_id")} and id = ${arg("id")} and kind = ${arg("kind")}`,
  ),
};

const audited = sql`select * from ${auditEvents} where
  (${arg("event_type")}::text is null or event_type = ${arg("event_type")} or starts_with(event_type, ${arg("event_type")} || '.'))
  and (${arg("actor_id")}::uuid is null or actor_id = ${arg("actor_id")})
  and (${arg("asset_id")}::uuid is null or subject_id = ${arg("asset_id")})
  and (${arg("correlation_id")}::text is null or correlation_id = ${arg("correlation_id")})
  and (${arg("since")}::timestamptz is null or created_at >= ${arg("since")})
  and (${arg("until")}::timestamptz is null or created_at < ${arg("until")})`;

export const auditPageFacts = {
  rows: rows("audit_events", sql`${audited} and ${newestFirst(auditEvents.id)}`),
  known: knowsAfter(auditEvents.id, audited),
};
