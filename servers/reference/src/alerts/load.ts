/** Finds the states that organizations want to hear of, and keeps which of them were told. */
import { type AlertKind, alertChoices, alerts } from "@atlas-messaging/service/rows/organizations";
import type { Id, QuotaName, Quotas } from "@atlas-messaging/service/rows/primitives";
import { type SQL, sql } from "drizzle-orm";
import { arg, systemFactLoader } from "@atlas-messaging/postgres/facts";
import { maxOf, rows } from "@atlas-messaging/service/core/facts.sql";
import { keysOf } from "@atlas-messaging/contract";
import { type Args, own, prepare, tenantArg } from "@atlas-messaging/postgres/queries";
import { approvals } from "@atlas-messaging/service/rows/approvals";
import { storedBytes } from "@atlas-messaging/service/rows/messages";
import { members } from "@atlas-messaging/service/rows/members";
import { templates } from "@atlas-messaging/service/rows/templates";
import { spendingCaps } from "@atlas-messaging/service/rows/costs";
import { channels } from "@atlas-messaging/service/rows/channels";
import { conversations } from "@atlas-messaging/service/rows/conversations";
import { credentials } from "@atlas-messaging/service/rows/access";
import { knowledgeDocuments } from "@atlas-messaging/service/rows/knowledge";
import { deprecationNotices } from "@atlas-messaging/service/rows/requests";
import { outbox } from "@atlas-messaging/service/rows/jobs";
import { webhookEndpoints } from "@atlas-messaging/service/rows/events";

/** Pages the organizations that have chosen alerts. */
export const loadChoices = systemFactLoader({
  choices: rows(
    "alert_choices",
    sql`select * from ${alertChoices} where organization_id > ${arg("after")}::uuid and cardinality(kinds) > 0
      order by organization_id limit 100`,
  ),
});

/** More of one kind are not counted: they are one alert's text. */
const maxRows = sql.raw("100");
const now = sql`${arg("now")}::timestamptz`;

const states: { readonly [Kind in Exclude<AlertKind, "limit_near">]: SQL } = {
  webhook_disabled: sql`select id from ${own(webhookEndpoints)} where status = 'disabled' and notice is not null`,
  webhook_failing: sql`select id from ${own(webhookEndpoints)} where status = 'active' and failing_since < ${now} - interval '1 hour'`,
  channel_refused: sql`select id from ${own(channels)} where disconnected_at is null
    and (status = 'disconnected' or health ->> 'provider_error' is not null)`,
  template_rejected: sql`select id from ${own(templates)} where live and status = 'rejected'`,
  approval_waiting: sql`select id from ${own(approvals)} where state = 'pending'`,
  handoff_waiting: sql`select id from ${own(conversations)} where status = 'handed_off' and owner_id is null`,
  job_set_aside: sql`select id from ${own(outbox)} where dead_at is not null`,
  key_expiring: sql`select id from ${own(credentials)} where kind in ('key', 'grant') and revoked_at is null
    and expires_at > ${now} and expires_at < ${now} + interval '7 days'`,
  deprecated_in_use: sql`select id from ${own(deprecationNotices)}`,
  cap_reached: sql`select md5(scope)::uuid as id from ${own(spendingCaps)}
    where reached_at >= date_trunc('month', ${now} at time zone 'UTC') at time zone 'UTC'`,
};

/** Limits that an organization reaches by and by. A limit has no row, so its name stands for one. */
const limited: { readonly [Name in keyof Quotas]?: SQL } = {
  webhooks: sql`select from ${own(webhookEndpoints)} where status <> 'deleted'`,
  keys: sql`select from ${own(credentials)} where kind in ('key', 'grant') and revoked_at is null`,
  members: sql`select from ${own(members)} where status <> 'removed'`,
  documents: sql`select from ${own(knowledgeDocuments)} where status <> 'archived'`,
  templates: sql`select from ${own(templates)} where live`,
};

const nearLimit = (name: QuotaName, held: SQL): SQL => sql`
  select 'limit_near' as kind, md5(${sql.raw(`'${name}'`)})::uuid as subject_id
  from (select ${maxOf(name, `max_${name}`)} as max) known where ${held} >= 0.9 * known.max`;

const nearLimits = [
  ...keysOf(limited).map((name) =>
    nearLimit(name, sql`(select count(*) from (${limited[name] ?? sql``} limit known.max) held)`),
  ),
  nearLimit("stored_bytes", sql`(select coalesce(sum(bytes), 0) from ${own(storedBytes)})`),
];

const found = sql.join(
  [
    ...Object.entries(states).map(
      ([kind, query]) => sql`
        (select ${sql.raw(`'${kind}'`)} as kind, id as subject_id from (${query} limit ${maxRows}) each
          where ${sql.raw(`'${kind}'`)} = any (${arg("kinds")}::text[]))`,
    ),
    ...nearLimits,
  ],
  sql` union all `,
);

/** Keeps new states, and forgets those that have ended, so that they are told when they come again. */
const keep = prepare(sql`
  with found as materialized (select * from (${found}) all_found where kind = any (${arg("kinds")}::text[])),
  ended as (
    delete from ${alerts} known where organization_id = ${sql.placeholder(tenantArg)}::uuid
      and not exists (select from found where (found.kind, found.subject_id) = (known.kind, known.subject_id))
  )
  insert into ${alerts} (organization_id, kind, subject_id, raised_at, mailed, posted)
  select ${sql.placeholder(tenantArg)}::uuid, kind, subject_id, ${now}, false, false from found
  on conflict do nothing`);

/** Takes alerts that were not told by a way that the organization has, for five minutes. */
const claim = prepare(sql`
  update ${alerts} set leased_until = ${now} + interval '5 minutes'
  where organization_id = ${sql.placeholder(tenantArg)}::uuid and (leased_until is null or leased_until < ${now})
    and ((${arg("mails")}::boolean and not mailed) or (${arg("posts")}::boolean and not posted))
  returning json_build_object('kind', kind, 'subject_id', subject_id, 'mailed', mailed, 'posted', posted) as alert`);

const settle = prepare(sql`
  update ${alerts} set mailed = mailed or ${arg("mailed")}::boolean, posted = posted or ${arg("posted")}::boolean
  where organization_id = ${sql.placeholder(tenantArg)}::uuid
    and (kind, subject_id) in (select * from unnest(${arg("kinds")}::text[], ${arg("subjects")}::uuid[]))`);

export interface Alert {
  readonly kind: AlertKind;
  readonly subject_id: Id;
  readonly mailed: boolean;
  readonly posted: boolean;
}

const maximaOf = (quotas: Quotas): Args =>
  Object.fromEntries(Object.entries(quotas).map(([name, max]) => [`max_${name}`, max]));

/** Statements of one organization. */
export const alertStatements = {
  keep: (organizationId: Id, kinds: readonly AlertKind[], at: string, quotas: Quotas) =>
    keep({ [tenantArg]: organizationId, kinds, now: at, ...maximaOf(quotas) }),
  claim: (organizationId: Id, at: string, ways: { readonly mails: boolean; readonly posts: boolean }) =>
    claim({ [tenantArg]: organizationId, now: at, ...ways }),
  settle: (organizationId: Id, those: readonly Alert[], ways: { readonly mailed: boolean; readonly posted: boolean }) =>
    settle({
      [tenantArg]: organizationId,
      kinds: those.map(({ kind }) => kind),
      subjects: those.map(({ subject_id }) => subject_id),
      ...ways,
    }),
};
