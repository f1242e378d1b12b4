import { sql } from "drizzle-orm";
import { arg, row, rows } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../../platform/database/pages.ts";
import { credentialsOf } from "../credentials/load.ts";
import { appRedirectUris, apps } from "./tables.ts";

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
