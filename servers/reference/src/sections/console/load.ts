import { mostCounted } from "@atlas-messaging/domain";
import { type SQL, sql } from "drizzle-orm";
import { arg, count, row, rows } from "../../platform/database/facts.ts";
import { own } from "../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { credentials } from "../keys/tables.ts";
import { webhookEndpoints } from "../webhooks/tables.ts";
import { appRedirectUris, apps, auditEvents, serviceAccounts } from "./tables.ts";

export const overviewFacts = {
  apps: count(sql`select 1 from ${own(apps)}`, mostCounted),
  service_accounts: count(sql`select 1 from ${own(serviceAccounts)}`, mostCounted),
  webhooks: count(sql`select 1 from ${own(webhookEndpoints)} where status <> 'deleted'`, mostCounted),
  audit_events: count(sql`select 1 from ${own(auditEvents)}`, mostCounted),
};

/** The newest credentials of a kind of each owner on a page, as many as the contract shows. */
const credentialsOf = (page: SQL, kind: "grant" | "key") =>
  rows(
    "credentials",
    sql`select credential.* from (${page}) owner cross join lateral (
          select * from ${own(credentials)} where owner_id = owner.id and kind = ${sql.raw(`'${kind}'`)} order by id desc limit 100
        ) credential`,
  );

const appPage = sql`select * from ${own(apps)} where ${newestFirst(apps.id)}`;

export const appPageFacts = {
  rows: rows("apps", appPage),
  known: knowsAfter(apps.id, sql`select 1 from ${own(apps)} where true`),
  redirectUris: rows(
    "app_redirect_uris",
    sql`select uri.* from (${appPage}) app cross join lateral (
          select * from ${own(appRedirectUris)} where app_id = app.id offset 0
        ) uri order by uri.id`,
  ),
  grants: credentialsOf(appPage, "grant"),
};

const app = row("apps", sql`select * from ${own(apps)} where id = ${arg("app_id")}`);

export const appFacts = { app };

export const redirectUriFacts = {
  app,
  redirectUris: rows(
    "app_redirect_uris",
    sql`select * from ${own(appRedirectUris)} where app_id = ${arg("app_id")} order by id`,
  ),
};

const accountPage = sql`select * from ${own(serviceAccounts)} where ${newestFirst(serviceAccounts.id)}`;

export const serviceAccountPageFacts = {
  rows: rows("service_accounts", accountPage),
  known: knowsAfter(serviceAccounts.id, sql`select 1 from ${own(serviceAccounts)} where true`),
  keys: credentialsOf(accountPage, "key"),
};

export const serviceAccountFacts = {
  serviceAccount: row(
    "service_accounts",
    sql`select * from ${own(serviceAccounts)} where id = ${arg("service_account_id")}`,
  ),
};

export const ownedCredentialFacts = {
  credential: row(
    "credentials",
    sql`select * from ${own(credentials)}
        where owner_id = ${arg("owner_id")} and id = ${arg("id")} and kind = ${arg("kind")}`,
  ),
};

export { auditPageFacts } from "./audit/load.ts";
