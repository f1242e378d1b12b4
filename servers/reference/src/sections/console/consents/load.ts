import { type SQL, sql } from "drizzle-orm";
import { arg, joinedRows, row, rows } from "../../../platform/database/facts.ts";
import { given, one, own, whether } from "../../../platform/database/own.ts";
import { knowsAfter, newestFirst, newestWithin } from "../../../platform/database/pages.ts";
import { credentials } from "../../keys/tables.ts";
import { apps } from "../apps/tables.ts";
import { oauthConsents } from "./tables.ts";

/** Selects a consent's access tokens that are not revoked. */
export const livingOf = (consent: SQL, among = sql`${credentials} credential`) =>
  rows(
    "credentials",
    sql`select credential.* from (${consent}) consent join ${among}
        on credential.organization_id = consent.organization_id and credential.owner_id = consent.id
        where credential.revoked_at is null and credential.kind = 'oauth' order by credential.id`,
  );

/** Excludes consents whose code was never exchanged: they grant nothing yet. */
const exchanged = sql`select consent.* from ${own(oauthConsents, "consent")}
  where code_used_at is not null and ${given("app_id", sql`app_id = ${arg("app_id")}::uuid`)}`;
const page = sql`select consent.* from ${own(oauthConsents, "consent")} where code_used_at is not null and ${whether(
  "app_id",
  newestWithin([[sql`consent.app_id`, sql`${arg("app_id")}::uuid`]], sql`consent.id`),
  newestFirst(sql`consent.id`),
)}`;

export const consentPageFacts = {
  rows: joinedRows(
    { consent: "oauth_consents", app: "apps" },
    sql`select row_to_json(consent) as consent, row_to_json(app) as app from (${page}) consent
        cross join ${one(apps, "app", sql`id = consent.app_id`)} order by consent.id desc`,
  ),
  known: knowsAfter(sql`consent.id`, exchanged),
  tokens: rows(
    "credentials",
    sql`select latest.* from (${page}) consent cross join lateral (
          select * from ${own(credentials)} where owner_id = consent.id and kind = 'oauth' and last_used_at is not null
          order by last_used_at desc limit 1
        ) latest`,
  ),
};

const byId = sql`select * from ${own(oauthConsents)} where id = ${arg("id")}`;

export const consentFacts = {
  consent: row("oauth_consents", byId),
  living: livingOf(byId, own(credentials, "credential")),
};
