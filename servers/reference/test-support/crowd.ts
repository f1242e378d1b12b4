/** A database in which one organization has many rows of every table, and its neighbours have a few, all of them the same ids. */
import type postgres from "postgres";

/** Numbered rows have the same id in every organization, so a query without the organization finds too many. */
export const idOf = (number: number): string => `0199f0a0-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

/** Events are found by time too, so that their ids are of their times. */
export const eventIdOf = (number: number): string => {
  const at = (Date.parse("2026-01-01T00:00:00Z") + number * 1_000).toString(16).padStart(12, "0");
  return `${at.slice(0, 8)}-${at.slice(8)}${idOf(number).slice(13)}`;
};

const at = "('2026-01-01T00:00:00Z'::timestamptz + i * interval '1 second')";
const id = "('0199f0a0-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid";

const eventId = `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex(i), 12, '0'))::uuid`;

/** All rows belong to the first of what they belong to: the longest list that there may be. */
const ofFirst = `'${idOf(1)}'::uuid`;

/** Column values by table and column, where the type alone does not suffice; `$1` is the organization. */
const special: { readonly [column: string]: string } = {
  "runs.run_id": id,
  "runs.iteration": "1",
  "runs.status": "case when i % 2 = 0 then 'pending_approval' else 'completed' end",
  "runs.is_latest": "i % 2 = 1",
  "runs.session_id": ofFirst,
  "runs.conversation_id": ofFirst,
  "runs.intent": "'send_message'",
  "runs.agent_id": ofFirst,
  "runs.correlation_id": "'correlation'",
  "audit_events.event_type": "'atlas_api.message.sent'",
  "audit_events.actor_id": ofFirst,
  "audit_events.subject_id": ofFirst,
  "audit_events.correlation_id": "'correlation'",
  "conversations.status": "'open'",
  "conversations.channel_id": ofFirst,
  "messages.conversation_id": ofFirst,
  "messages.direction": "'outbound'",
  "messages.delivery_state": "'delivered'",
  "messages.provider_message_id": "'provider-' || i",
  "messages.content": `json_build_object('type', 'image', 'media_id', ${id})`,
  "events.id": eventId,
  "events.conversation_id": ofFirst,
  "events.event_type": "'message.sent'",
  "events.correlation_id": "'correlation'",
  "events.names": `'{"message.sent": ""}'`,
  // Many events of one transaction, and many transactions, all of them over.
  "events.position": "(i / 20)::text::xid8",
  "sessions.agent_id": ofFirst,
  "session_messages.session_id": ofFirst,
  "approvals.state": "'approved'",
  "approvals.action_type": "'tool'",
  "webhook_endpoints.status": "case when i <= 3 then 'active' else 'deleted' end",
  "webhook_deliveries.endpoint_id": ofFirst,
  "webhook_deliveries.event_row_id": eventId,
  "webhook_deliveries.status": "'delivered'",
  "webhook_deliveries.conversation_id": ofFirst,
  "webhook_deliveries.correlation_id": "'correlation'",
  "webhook_attempts.delivery_id": id,
  "knowledge_documents.status": "'indexed'",
  "knowledge_documents.chunk_count": "1",
  "knowledge_documents.audience": "case when i <= 10 then 'both' else 'developers' end",
  "knowledge_passages.position": "0",
  "knowledge_numbers.first": "i",
  "knowledge_numbers.postings_id": id,
  "knowledge_lists.language": "'en'",
  "knowledge_lists.postings": "'\\x0000000000000001'::bytea",
  "knowledge_corpora.language": "'l' || i",
  "knowledge_gaps.knowledge_state": "'gap_none'",
  "knowledge_vectors.position": "0",
  "knowledge_vectors.model": "'model'",
  "stored_requests.correlation_id": "'correlation'",
  "stored_requests.operation": "'messages.send'",
  "stored_requests.status": "409",
  "stored_requests.principal_id": ofFirst,
  "members.status": "'active'",
  "agents.kind": "'hosted'",
  "agents.status": "'connected'",
  "agents.listing_slug": "$1::text || i",
  "agents.is_listed": "true",
  "credentials.kind": "'oauth'",
  "oauth_consents.code_used_at": `case when i <= 100 then ${at} end`,
  "oauth_consents.app_id": ofFirst,
  "oauth_refresh_tokens.consent_id": id,
  "operator_sessions.member_id": ofFirst,
  "operator_sessions.revoked_at": at,
  "app_redirect_uris.app_id": id,
  "outbox.kind": "'send_message'",
  "channels.status": "'disconnected'",
};

/** Tables of which an organization has a few at most, whatever it does: what answers for that stands beside each. */
const few: { readonly [table: string]: number } = {
  channels: 20, // linked by hand, one for each number of a business
  channel_links: 20, // one for each channel
  knowledge_corpora: 20, // languages
  members: 100, // by the limit of members
  alert_choices: 1, // one choice of the organization
  retentions: 20, // kinds of rows
  organization_exports: 1, // the last export
  quiet_hours: 1, // one choice of the organization
  agents: 100, // made by hand
  knowledge_gaps: 1_000, // by a trigger
};

const byType: { readonly [type: string]: string } = {
  uuid: id,
  text: "$1::text || '-' || i",
  "text[]": "'{}'",
  "uuid[]": "'{}'",
  "timestamp(3) with time zone": at,
  integer: "1",
  bigint: "1",
  boolean: "false",
  json: "'{}'",
  jsonb: "'{}'",
  bytea: "''",
  "double precision": "0.1",
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

const columnsOf = (owner: postgres.Sql, table: string) => owner<Column[]>`
  select attname::text as name, format_type(atttypid, atttypmod) as type, attnotnull as required
  from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`;

export const tablesOf = async (owner: postgres.Sql): Promise<readonly string[]> =>
  (
    await owner<{ name: string }[]>`
      select table_name::text as name from information_schema.columns
      where table_schema = 'public' and column_name = 'organization_id' order by 1`
  ).map(({ name }) => name);

/**
 * Writes the rows `i` from 1 on, whatever they refer to: as the owner, without triggers. `given` has expressions by
 * column; `$1` is the organization. A required column that is not given gets a value by its type.
 */
export const fillTable = async (
  owner: postgres.Sql,
  organizationId: string,
  table: string,
  rows: number,
  given: { readonly [column: string]: string },
): Promise<void> => {
  const columns = (await columnsOf(owner, table)).filter(({ name, required }) => required || given[name]);
  const values = columns.map(({ name, type }) =>
    name === "organization_id" ? "$1::uuid" : (given[name] ?? byType[type] ?? `unknown type ${type}`),
  );
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  await owner.unsafe(
    `insert into "${table}" (${names}) select ${values.join(", ")} from generate_series(1, ${rows}) i where $1::text <> ''`,
    [organizationId],
  );
};

const specialOf = (table: string): { readonly [column: string]: string } =>
  Object.fromEntries(
    Object.entries(special).flatMap(([name, value]) =>
      name.startsWith(`${table}.`) ? [[name.slice(table.length + 1), value]] : [],
    ),
  );

/** Fills every table, or some, of a new organization. A new table is filled by itself. */
export const fill = async (
  owner: postgres.Sql,
  organizationId: string,
  rows: number,
  tables?: readonly string[],
): Promise<void> => {
  await owner`insert into organizations (id, name, environment, created_at) values (${organizationId}, 'Crowd', 'sandbox', now())`;
  for (const table of tables ?? (await tablesOf(owner))) {
    await fillTable(owner, organizationId, table, Math.min(rows, few[table] ?? rows), specialOf(table));
  }
};
