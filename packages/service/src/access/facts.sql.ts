import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { arg, exists } from "@atlas-messaging/postgres/facts";
import { joinedRows, quotaOf, row, rows } from "../core/facts.sql.ts";
import { given, one, own, prepare, whether } from "@atlas-messaging/postgres/queries";
import { agents } from "../rows/agents.ts";
import { operatorSessions } from "../rows/members.ts";
import { webhookEndpoints } from "../rows/events.ts";
import {
  appRedirectUris,
  apps,
  credentials,
  oauthConsents,
  oauthRefreshTokens,
  serviceAccounts,
} from "../rows/access.ts";
import { knowsAfter, newestFirst, newestWithin } from "@atlas-messaging/postgres/pages";

/** Finds a service-account key, or a sandbox token, which counts as one. */
const keyFacts = {
  key: row(
    "credentials",
    sql`select * from ${own(credentials)} where kind in ('key', 'sandbox') and id = ${arg("id")}`,
  ),
};

/** Writes the times of last uses; keeps the later one. Sorting by key avoids deadlocks between processes. */
const usesOf = (table: PgTable, column: SQL) =>
  prepare(sql`
  update ${table} changed set ${column} = used.at
  from (
    select held.organization_id, held.id, use.at
    from json_to_recordset(${arg("uses")}::text::json) as use(organization_id uuid, id uuid, at timestamptz)
    join ${table} held on held.organization_id = use.organization_id and held.id = use.id
    where held.${column} is null or held.${column} < use.at
    order by held.organization_id, held.id for update of held
  ) used
  where changed.organization_id = used.organization_id and changed.id = used.id`);

export const writeUses = usesOf(credentials, sql.raw("last_used_at"));

export const writeSeen = usesOf(operatorSessions, sql.raw("last_seen_at"));

export const keysFacts = { "keys.revoke": keyFacts };

/** Selects the newest credentials of each owner on a page, as many as the contract shows. */
const credentialsOf = (page: SQL, kind: "grant" | "key") =>
  rows(
    "credentials",
    sql`select credential.* from (${page}) owner cross join lateral (
          select * from ${own(credentials)} where owner_id = owner.id and kind = ${sql.raw(`'${kind}'`)} order by id desc limit 100
        ) credential`,
  );

const ownedCredentialFacts = {
  credential: row(
    "credentials",
    sql`select * from ${own(credentials)}
        where owner_id = ${arg("owner_id")} and id = ${arg("id")} and kind = ${arg("kind")}`,
  ),
};

/** Selects rows of a table under an alias: the tenant's own, or those of all tenants. */
type Source = (table: PgTable, alias: string) => SQL;

export const ofAll: Source = (table, alias) => sql`${table} ${sql.identifier(alias)}`;

/** Selects what lets the app of `ended` act, but for the consent or grant that ends. */
export const accessBeside = (from: Source): SQL => {
  const lives = sql`revoked_at is null and (expires_at is null or expires_at > ${arg("now")}::timestamptz)`;
  return sql`
    select 1 from ${from(credentials, "held")}
    where held.organization_id = ended.organization_id and held.owner_id = ended.app_id and held.kind = 'grant'
      and held.id is distinct from ended.id and ${lives}
    union all
    select 1 from ${from(oauthConsents, "other")}
    where other.organization_id = ended.organization_id and other.app_id = ended.app_id
      and other.id is distinct from ended.id and other.code_used_at is not null and other.revoked_at is null and (
        exists (select 1 from ${from(oauthRefreshTokens, "token")}
          where token.organization_id = other.organization_id and token.consent_id = other.id
            and token.used_at is null and token.expires_at > ${arg("now")}::timestamptz)
        or exists (select 1 from ${from(credentials, "held")}
          where held.organization_id = other.organization_id and held.owner_id = other.id and ${lives}))`;
};

/** Reads the facts of an app whose access ends: `ended` selects its organization and id, and the consent or grant. */
export const lastAccess = (ended: SQL, from: Source = own) => ({
  app: row(
    "apps",
    sql`select app.* from (${ended}) ended join ${from(apps, "app")}
        on app.organization_id = ended.organization_id and app.id = ended.app_id`,
  ),
  otherAccess: exists(sql`select 1 from (${ended}) ended where exists (${accessBeside(from)})`),
  webhooks: rows(
    "webhook_endpoints",
    sql`select endpoint.* from (${ended}) ended join ${from(webhookEndpoints, "endpoint")}
        on endpoint.organization_id = ended.organization_id and endpoint.app_id = ended.app_id
        where endpoint.status <> 'deleted' order by endpoint.id`,
  ),
});

/** The app that a credential acts for, by its grant or a consent; null for people, keys and sandbox tokens. */
export const actingApp = row(
  "apps",
  sql`select * from ${own(apps)} where id = ${arg("owner_id")}::uuid
    or id = (select app_id from ${own(oauthConsents)} where id = ${arg("owner_id")}::uuid)`,
);

/** The agent as which a credential writes, named by its app or service account. */
export const actingAgent = row(
  "agents",
  sql`select agent.* from ${own(credentials, "held")} cross join ${one(
    agents,
    "agent",
    sql`id = case held.kind
      when 'key' then (select agent_id from ${own(serviceAccounts)} where id = held.owner_id)
      when 'grant' then (select agent_id from ${own(apps)} where id = held.owner_id)
      when 'oauth' then (
        select app.agent_id from ${own(oauthConsents, "consent")}
        cross join ${one(apps, "app", sql`id = consent.app_id`)} where consent.id = held.owner_id
      ) end`,
  )} where held.id = ${arg("credential_id")}`,
);

/** The external agent that a request names as `agent_id`. */
const namedExternal = {
  agent: row("agents", sql`select * from ${own(agents)} where id = ${arg("agent_id")}::uuid`),
};

const appPage = sql`select * from ${own(apps)} where ${newestFirst(apps.id)}`;

const appPageFacts = {
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

const appFacts = { app };

const redirectUriFacts = {
  app,
  redirectUris: rows(
    "app_redirect_uris",
    sql`select * from ${own(appRedirectUris)} where app_id = ${arg("app_id")} order by id`,
  ),
};

export const appsFacts = {
  "console.apps.list": appPageFacts,
  "console.apps.create": { ...namedExternal, quota: quotaOf("apps") },
  "console.apps.update": { ...appFacts, ...namedExternal },
  "console.apps.addRedirectUri": redirectUriFacts,
  "console.apps.createGrant": { ...appFacts, quota: quotaOf("keys") },
  "console.apps.revokeGrant": {
    ...ownedCredentialFacts,
    ...lastAccess(
      sql`select organization_id, owner_id as app_id, id from ${own(credentials)}
          where owner_id = ${arg("owner_id")}::uuid and id = ${arg("id")} and kind = 'grant'`,
    ),
  },
};

const accountPage = sql`select * from ${own(serviceAccounts)} where ${newestFirst(serviceAccounts.id)}`;

const serviceAccountPageFacts = {
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

export const serviceAccountsFacts = {
  "console.serviceAccounts.list": serviceAccountPageFacts,
  "console.serviceAccounts.create": { ...namedExternal, quota: quotaOf("service_accounts") },
  "console.serviceAccounts.update": { ...serviceAccountFacts, ...namedExternal },
  "console.serviceAccounts.createKey": { ...serviceAccountFacts, quota: quotaOf("keys") },
  "console.serviceAccounts.revokeKey": ownedCredentialFacts,
};

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

const consentPageFacts = {
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

const consentFacts = {
  consent: row("oauth_consents", byId),
  living: livingOf(byId, own(credentials, "credential")),
  ...lastAccess(byId),
};

export const consentsFacts = {
  "console.consents.list": consentPageFacts,
  "console.consents.revoke": consentFacts,
};
