/** Loads batches of the rows of an erased customer, one statement for each stage of the erasure. */
import { type CustomerRow, customerConsents, customerLabels, customers } from "@atlas-messaging/service/rows/customers";
import type { ErasableRows, ErasureBatch, ErasurePlace, ErasureStage } from "@atlas-messaging/service/privacy/erase";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import { type SQL, getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { outbox } from "@atlas-messaging/service/rows/jobs";
import { idempotency, storedRequests } from "@atlas-messaging/service/rows/requests";
import type { Database } from "@atlas-messaging/postgres/database";
import { type FactQueries, arg, factLoader, texts } from "@atlas-messaging/postgres/facts";
import { joinedRows, row, rows } from "@atlas-messaging/service/core/facts.sql";
import { recordsOf } from "@atlas-messaging/service/core/people.sql";
import { type Args, one, own } from "@atlas-messaging/postgres/queries";
import { channels, earlyChanges } from "@atlas-messaging/service/rows/channels";
import { approvals } from "@atlas-messaging/service/rows/approvals";
import { conversationLabels, conversationNotes, conversations } from "@atlas-messaging/service/rows/conversations";
import { events, webhookAttempts, webhookDeliveries } from "@atlas-messaging/service/rows/events";
import { knowledgeGaps } from "@atlas-messaging/service/rows/knowledge";
import { media, messages } from "@atlas-messaging/service/rows/messages";
import { runs } from "@atlas-messaging/service/rows/runs";
import { sessionMessages } from "@atlas-messaging/service/rows/agents";

/** Rows of the customer per batch. */
const batch = sql.raw("50");
/** Rows of the organization that a batch looks through for those that name the customer. */
const scan = sql.raw("200");
const maxRows = sql.raw("2000");

const customer = row("customers", sql`select * from ${own(customers)} where id = ${arg("customer_id")}::uuid`);
const records = recordsOf(sql`${arg("customer_id")}::uuid`);
const ofCustomer = sql`select id from ${own(conversations)} where customer_id in (${records})`;

/** Matches text with the customer's addresses, or with the id of the customer or of their conversations. */
const names = (text: SQL): SQL => sql`exists (
  select 1 from unnest(array(select held.id::text from (${ofCustomer}) held)
    || ${arg("needles")}::text[] || array(select record.id::text from (${records}) record)) needle where strpos(${text}, needle) > 0)`;

/** Reads the key of the batch's last row; nothing at the end of the table. */
const lastOf = (query: SQL, key: SQL, order: SQL) =>
  texts(sql`select ${key} as value from (${query}) found order by ${order} limit 1`);
const lastId = (query: SQL) => lastOf(query, sql`found.id`, sql`found.id desc`);

/** Selects a batch of a table's rows of each conversation, in the order of `key`. */
const perConversation = (rowsOf: SQL, key: SQL, after: SQL): SQL => sql`
  select found.* from (${ofCustomer}) conversation cross join lateral (
    select * from ${rowsOf} where (found.conversation_id, ${key}) > (conversation.id, ${after})
      and found.conversation_id = conversation.id order by found.conversation_id, ${key} limit ${batch}
  ) found order by ${key} limit ${batch}`;

const id = sql`found.id`;
const afterId = sql`${arg("past_id")}::uuid`;

/** Selects the next rows of the organization, whoever they are about. */
const scanned = (table: PgTable): SQL =>
  sql`select * from ${own(table, "found")} where found.id > ${afterId} order by found.id limit ${scan}`;

const record = {
  customer,
  customer_labels: rows(
    "customer_labels",
    sql`select * from ${own(customerLabels)} where customer_id in (${records}) limit ${maxRows}`,
  ),
  customer_consents: rows(
    "customer_consents",
    sql`select * from ${own(customerConsents)}
        where customer_id in (${records}) and source is not null limit ${maxRows}`,
  ),
  conversations: rows(
    "conversations",
    sql`select * from ${own(conversations)} where customer_id in (${records}) limit ${maxRows}`,
  ),
  conversation_labels: rows(
    "conversation_labels",
    sql`select label.* from (${ofCustomer}) conversation cross join lateral (
          select * from ${own(conversationLabels)} where conversation_id = conversation.id) label limit ${maxRows}`,
  ),
};

const messagePage = perConversation(own(messages, "found"), id, afterId);

const ofMessages = {
  customer,
  messages: rows("messages", messagePage),
  waiting: joinedRows(
    { message: "messages", conversation: "conversations", customer: "customers", channel: "channels" },
    sql`select message, conversation, customer, linked as channel from (${messagePage}) message
        cross join ${one(conversations, "conversation", sql`id = message.conversation_id`)}
        cross join ${one(customers, "customer", sql`id = conversation.customer_id`)}
        cross join ${one(channels, "linked", sql`id = conversation.channel_id`)}
        where message.delivery_state in ('scheduled', 'queued')`,
  ),
  // Media that a message of somebody else has too stays.
  media: rows(
    "media",
    sql`select kept.* from (
          select distinct message.content ->> 'media_id' as id from (${messagePage}) message
          where message.content ->> 'media_id' is not null
        ) named
        cross join ${one(media, "kept", sql`id = named.id::uuid`)}
        left join lateral (
          select true as found from ${own(messages, "other", sql`true`, ["media_id"])} where other.media_id = named.id::uuid
            and other.conversation_id <> all (array(${ofCustomer})) limit 1
        ) elsewhere on true
        where elsewhere.found is null`,
  ),
  last: lastId(messagePage),
};

const notePage = perConversation(own(conversationNotes, "found"), id, afterId);
const notes = { customer, conversation_notes: rows("conversation_notes", notePage), last: lastId(notePage) };

const placed = own(events, "found", sql`true`, ["position"]);
const place = sql`found."position", found.id`;
const afterPlace = sql`${arg("past_position")}::xid8, ${afterId}`;
const eventColumns = sql.raw(
  Object.keys(getTableColumns(events))
    .map((name) => `event.${name}`)
    .join(", "),
);

/** Events of a page with the receivers' answers to their deliveries. The place is known to the database alone. */
const eventsOf = (page: SQL, matching: SQL) => {
  const found = sql`select event.* from (${page}) event where ${matching}`;
  return {
    customer,
    events: rows("events", sql`select ${eventColumns} from (${found}) event`),
    webhook_attempts: rows(
      "webhook_attempts",
      sql`select attempt.* from (${found}) event
          cross join lateral (select * from ${own(webhookDeliveries)} where event_row_id = event.id limit ${maxRows}) delivery
          cross join lateral (select * from ${own(webhookAttempts)}
            where delivery_id = delivery.id and (response_headers is not null or response_body is not null)
            limit ${maxRows}) attempt`,
    ),
    last: lastOf(page, sql`found."position"::text || ':' || found.id::text`, sql`found."position" desc, found.id desc`),
  };
};

/** In the index's own order, which no filter by null would keep. */
const unlinkedPage = sql`
  select * from ${placed} where found.conversation_id is null and (${place}) > (${afterPlace})
  order by found.conversation_id, ${place} limit ${scan}`;

const approvalPage = scanned(approvals);
const approvalsFound = sql`
  select approval.* from (${approvalPage}) approval where approval.conversation_id in (${ofCustomer})
    or ${names(sql`concat(approval.arguments::text, approval.approved_arguments::text, approval.reason)`)}`;

const decisions = {
  customer,
  approvals: rows("approvals", approvalsFound),
  runs: rows(
    "runs",
    sql`select run.* from (${approvalsFound}) approval cross join lateral (
          select * from ${own(runs)} where run_id = approval.run_id and error is not null) run`,
  ),
  last: lastId(approvalPage),
};

const sessionPage = scanned(sessionMessages);
const spoken = {
  customer,
  session_messages: rows(
    "session_messages",
    sql`select said.* from (${sessionPage}) said where ${names(sql`said.content`)}`,
  ),
  last: lastId(sessionPage),
};

const questionPage = scanned(knowledgeGaps);
const questions = {
  customer,
  knowledge_gaps: rows(
    "knowledge_gaps",
    sql`select gap.* from (${questionPage}) gap where ${names(sql`gap.question`)}`,
  ),
  last: lastId(questionPage),
};

const key = sql`found.scope, found.operation, found.key`;
const answerPage = sql`
  select * from ${own(idempotency, "found")}
  where (${key}) > (${arg("past_scope")}::text, ${arg("past_operation")}::text, ${arg("past_key")}::text)
  order by ${key} limit ${scan}`;

const answers = {
  customer,
  idempotency: rows("idempotency", sql`select stored.* from (${answerPage}) stored where ${names(sql`stored.answer`)}`),
  last: lastOf(answerPage, sql`json_build_array(${key})`, sql`found.scope desc, found.operation desc, found.key desc`),
};

const requestPage = scanned(storedRequests);
const requests = {
  customer,
  stored_requests: rows(
    "stored_requests",
    sql`select asked.* from (${requestPage}) asked
        where ${names(sql`concat(asked.path, asked.query::text, asked.request_body, asked.response_body)`)}`,
  ),
  last: lastId(requestPage),
};

const earlyPage = scanned(earlyChanges);
const early = {
  customer,
  early_changes: rows(
    "early_changes",
    sql`select waiting.* from (${earlyPage}) waiting where ${names(sql`waiting.change::text`)}`,
  ),
  last: lastId(earlyPage),
};

const jobPage = scanned(outbox);
const jobs = {
  customer,
  outbox: rows(
    "outbox",
    sql`select job.* from (${jobPage}) job
        cross join ${one(messages, "about", sql`id = job.subject_id`)}
        where job.id <> ${arg("job_id")}::uuid and (job.detail <> 'null'::jsonb or job.last_error is not null)
          and about.conversation_id = any (array(${ofCustomer}))`,
  ),
  last: lastId(jobPage),
};

interface Found {
  readonly customer: CustomerRow | null;
  readonly waiting?: ErasureBatch["waiting"];
  readonly last?: readonly string[];
}

interface Stage {
  readonly load: (database: Database, organizationId: Id, args: Args) => Promise<Found & ErasableRows>;
  /** Arguments of the place to go on after. */
  readonly from: (after: string | null) => Args;
}

const firstId = "00000000-0000-0000-0000-000000000000";
const fromId = (after: string | null): Args => ({ past_id: after ?? firstId });

const fromPlace = (after: string | null): Args => {
  const [position = "0", last = firstId] = (after ?? "").split(":").filter((part) => part !== "");
  return { past_position: position, past_id: last };
};

const fromKey = (after: string | null): Args => {
  const [scope = "", operation = "", name = ""]: string[] = after === null ? [] : JSON.parse(after);
  return { past_scope: scope, past_operation: operation, past_key: name };
};

const stage = <Queries extends FactQueries>(queries: Queries, from: Stage["from"] = fromId) => ({
  load: factLoader(queries),
  from,
});

const stages: { readonly [Name in ErasureStage]: Stage } = {
  record: stage(record),
  messages: stage(ofMessages),
  notes: stage(notes),
  events: stage(eventsOf(perConversation(placed, place, afterPlace), sql`true`), fromPlace),
  unlinkedEvents: stage(eventsOf(unlinkedPage, names(sql`event.payload::text`)), fromPlace),
  approvals: stage(decisions),
  sessionMessages: stage(spoken),
  questions: stage(questions),
  idempotency: stage(answers, fromKey),
  requests: stage(requests),
  early: stage(early),
  outbox: stage(jobs),
};

interface Place extends Pick<ErasurePlace, "stage" | "after" | "needles"> {
  readonly customer_id: Id;
  readonly job_id: Id;
}

/** Loads the batch at a place. */
export const loadErasure = async (
  database: Database,
  organizationId: Id,
  { stage: name, after, needles, customer_id, job_id }: Place,
): Promise<ErasureBatch & { readonly customer: CustomerRow | null }> => {
  const { load, from } = stages[name];
  const {
    customer: found,
    waiting = [],
    last = [],
    ...erasable
  } = await load(database, organizationId, {
    needles,
    customer_id,
    job_id,
    ...from(after),
  });
  return { customer: found, waiting, last: last[0] ?? null, rows: erasable };
};
