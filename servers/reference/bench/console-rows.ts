/** An organization as large as the console must bear, filled by the database itself. */
import { eventExamples } from "@atlas-messaging/validators/event-examples";
import type postgres from "postgres";
import { fillTable } from "../test-support/crowd.ts";

export const counts = {
  customers: 100_000,
  conversations: 100_000,
  messages: 1_000_000,
  events: 1_000_000,
  runs: 500_000,
  audit_events: 500_000,
  stored_requests: 300_000,
  webhook_deliveries: 100_000,
  approvals: 20_000,
  knowledge_documents: 10_000,
} as const;

/** One conversation has so many of the messages: the longest that somebody scrolls. */
const inFirst = 50_000;

/** Ids that an operation made before. */
export interface Known {
  readonly organization: string;
  readonly member: string;
  readonly channel: string;
  readonly customer: string;
}

const days = 30;
const begins = `'${new Date(Date.now() - days * 86_400_000).toISOString()}'::timestamptz`;

/** Rows lie evenly in thirty days, the last of them just now, and have ids of their times. */
const spread = (rows: number) => {
  const at = `(${begins} + i * interval '${(days * 86_400) / rows} seconds')`;
  const idOf = (number: string): string =>
    `(lpad(to_hex((extract(epoch from ${at.replace("i *", `(${number}) *`)}) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex(${number}), 12, '0'))::uuid`;
  return { at, id: idOf("i"), idOf };
};

const oneOf = (...values: readonly string[]): string =>
  `(array[${values.map((value) => `'${value}'`).join(", ")}])[1 + i % ${values.length}]`;

const words = `'Is the table by the window free at ' || (i % 24) || ':00 for ' || (1 + i % 8) || ' people, number ' || i || '?'`;

const customers = spread(counts.customers);
const messages = spread(counts.messages);
const events = spread(counts.events);
const deliveries = spread(counts.webhook_deliveries);
const runs = spread(counts.runs);
const approvals = spread(counts.approvals);
const few = spread(50);

const payloadOf = (name: (typeof eventTypes)[number]): object => {
  const { event_id: _, event_type: __, timestamp: ___, ...payload } = eventExamples[name];
  return payload;
};

/** The conversation of message or event `i`. */
const conversation = customers.idOf(
  `case when i % ${counts.messages / inFirst} = 0 then 1 else 1 + i % ${counts.conversations} end`,
);
const endpoint = few.idOf("case when i % 10 = 0 then 2 + i % 49 else 1 end");

/** Events as they are sent, a name for each. */
const eventTypes = [
  "conversation.message_received",
  "agent.message_delivery",
  "atlas.run.updated",
  "conversation.updated",
] as const;
const examples = `(array[${eventTypes.map((name) => `'${JSON.stringify(payloadOf(name))}'`).join(", ")}])[1 + i % ${eventTypes.length}]::json`;

type Columns = { readonly [column: string]: string };
type Table = readonly [table: string, rows: number, columns: Columns];

const customerTables = ({ member, channel }: Known): readonly Table[] => [
  [
    "customers",
    counts.customers,
    {
      id: customers.id,
      phone_number: "'+1555' || (2000000 + i)",
      name: `${oneOf("Ada", "Grace", "Alan", "Edsger", "Barbara")} || ' ' || i`,
      labels: "case when i % 10 = 0 then array['vip'] else '{}' end",
      marketing: "'unknown'",
      created_at: customers.at,
    },
  ],
  ["customer_labels", counts.customers / 10, { label: "'vip'", customer_id: customers.idOf("i * 10") }],
  [
    "customer_consents",
    10_000,
    {
      id: customers.id,
      customer_id: customers.idOf("1"),
      marketing: "'opted_in'",
      origin: "'operator'",
      at: customers.at,
      created_at: customers.at,
    },
  ],
  [
    "conversations",
    counts.conversations,
    {
      id: customers.id,
      customer_id: customers.id,
      channel_id: `'${channel}'::uuid`,
      status: "case when i % 3 = 0 then 'closed' when i % 3 = 1 then 'open' else 'handed_off' end",
      owner_id: `case when i % 20 = 5 then '${member}' end`,
      labels: "case when i % 10 = 0 then array['vip'] else '{}' end",
      last_inbound_at: customers.at,
      last_inbound_id: customers.id,
      waiting_since: `case when i % 5 = 0 then ${customers.at} end`,
      created_at: customers.at,
      updated_at: customers.at,
    },
  ],
  [
    "conversation_labels",
    counts.conversations / 10,
    { label: "'vip'", conversation_id: customers.idOf("i * 10"), position: customers.idOf("i * 10") },
  ],
  [
    "conversation_notes",
    20_000,
    {
      id: customers.id,
      conversation_id: customers.idOf("1 + (i % 100) * 10"),
      text: "'A regular, number ' || i",
      author: `json_build_object('type', 'operator', 'id', '${member}', 'name', 'Ada')`,
      created_at: customers.at,
    },
  ],
  [
    "messages",
    counts.messages,
    {
      id: messages.id,
      conversation_id: conversation,
      direction: oneOf("inbound", "outbound"),
      type: "'text'",
      text: words,
      statuses: "'[]'",
      delivery_state: "case when i % 2 = 1 then (case when i % 101 = 0 then 'failed' else 'read' end) end",
      created_at: messages.at,
      updated_at: messages.at,
    },
  ],
];

const recordTables = ({ member, channel, customer }: Known): readonly Table[] => [
  [
    "events",
    counts.events,
    {
      id: events.id,
      event_type: oneOf(...eventTypes),
      names: `jsonb_build_object(${oneOf(...eventTypes)}, ${events.id})`,
      conversation_id: conversation,
      correlation_id: "'request-' || i / 4",
      payload: examples,
      created_at: events.at,
      // Transactions that are all over.
      position: "(i / 4000)::text::xid8",
    },
  ],
  [
    "runs",
    counts.runs,
    {
      run_id: runs.id,
      iteration: "1",
      conversation_id: conversation,
      intent: oneOf("send_message", "knowledge_question", "ingest_event"),
      status: "case when i % 100 = 0 then 'failed' else 'completed' end",
      citations: "'[]'",
      correlation_id: "'request-' || i / 2",
      created_at: runs.at,
    },
  ],
  [
    "audit_events",
    counts.audit_events,
    {
      id: runs.id,
      event_type: oneOf(
        "atlas_api.message.sent",
        "atlas_api.message.send",
        "atlas_api.key.create",
        "atlas_api.member.invite",
        "atlas_api.template.create",
      ),
      correlation_id: "'request-' || i / 2",
      actor_kind: "'operator'",
      actor_id: `'${member}'::uuid`,
      subject_id: customers.idOf("1 + i % 1000"),
      before: "null",
      after: "json_build_object('status', 'sent', 'number', i)",
      created_at: runs.at,
    },
  ],
  [
    "stored_requests",
    counts.stored_requests,
    {
      id: spread(counts.stored_requests).id,
      correlation_id: "'request-' || i",
      operation: oneOf("messages.send", "conversations.list", "events.ingest", "knowledge.list"),
      method: "'POST'",
      path: "'/v1/atlas/messages'",
      status: "case when i % 50 = 0 then 422 when i % 70000 = 1 then 500 else 200 end",
      principal_kind: "'grant'",
      principal_id: few.idOf("1 + i % 50"),
      principal_name: "'Shop'",
      duration_ms: "i % 300",
      request_body: `json_build_object('text', ${words})::text`,
      response_body: "repeat('{\"ok\":true}', 40)",
      created_at: spread(counts.stored_requests).at,
    },
  ],
  [
    "approvals",
    counts.approvals,
    {
      id: approvals.id,
      run_id: runs.id,
      action_type: "'tool_call'",
      arguments_hash: "md5(i::text) || md5(i::text)",
      tool_name: "'issue_voucher'",
      conversation_id: customers.idOf("1"),
      arguments: `jsonb_build_object('voucher_id', ${approvals.id}, 'customer_id', '${customer}')`,
      state:
        "case when i % 60 = 0 then 'pending' when i % 3 = 0 then 'rejected' when i % 3 = 1 then 'approved' else 'expired' end",
      expires_at: "now() + interval '1 day' + i * interval '1 second'",
      created_at: approvals.at,
    },
  ],
  [
    "webhook_endpoints",
    50,
    {
      id: few.id,
      service_account_id: few.id,
      url: "'https://receiver.example/hook/' || i",
      events: "array['conversation.message_received', 'message.delivered']",
      status: "'active'",
      pace: "'fast'",
      created_at: few.at,
      updated_at: few.at,
    },
  ],
  [
    "webhook_deliveries",
    counts.webhook_deliveries,
    {
      id: deliveries.id,
      endpoint_id: endpoint,
      event_row_id: events.idOf("i * 10"),
      event_id: deliveries.id,
      event_type: oneOf("conversation.message_received", "message.delivered"),
      status: "case when i % 50 = 3 then 'exhausted' when i % 100 = 7 then 'pending' else 'delivered' end",
      next_attempt_at: "case when i % 100 = 7 then now() + interval '1 day' end",
      last_response_status: "case when i % 50 = 3 then 500 else 200 end",
      created_at: deliveries.at,
      updated_at: deliveries.at,
    },
  ],
  [
    "webhook_attempts",
    counts.webhook_deliveries,
    {
      delivery_id: deliveries.id,
      attempt: "1",
      started_at: deliveries.at,
      duration_ms: "40",
      response_status: "200",
      response_body: "'ok'",
    },
  ],
  ["vouchers", 5_000, { id: approvals.id, code: "'SPRING-' || i", status: "'available'", created_at: approvals.at }],
  [
    "templates",
    200,
    {
      id: few.id,
      name: "'order_ready_' || i",
      language: "'en'",
      category: "'utility'",
      body: "'Hello {{name}}, your order is ready.'",
      buttons: "'[]'",
      samples: `'{"name":"Ada"}'`,
      status: oneOf("approved", "rejected", "pending"),
      channel_id: `'${channel}'::uuid`,
      live: "true",
      revision: "1",
    },
  ],
];

const settingTables = ({ member }: Known): readonly Table[] => [
  [
    "members",
    198,
    {
      id: few.id,
      email: "'member-' || i || '@shop.example'",
      name: "'Member ' || i",
      role: "'responder'",
      permissions: "array['developer_console.read']",
      status: "'active'",
      created_at: few.at,
    },
  ],
  ["service_accounts", 100, { id: few.id, name: "'Shop ' || i", runtime_mode: "'external_agent'", created_at: few.at }],
  ["apps", 50, { id: few.id, name: "'App ' || i", runtime_mode: "'external_agent'", created_at: few.at }],
  [
    "credentials",
    200,
    {
      id: few.id,
      kind: "'key'",
      environment: "'sandbox'",
      owner_id: few.idOf("1 + i % 50"),
      scopes: "array['atlas.messages.send']",
      created_at: few.at,
    },
  ],
  [
    "oauth_consents",
    5_000,
    {
      id: approvals.id,
      app_id: few.idOf("1"),
      member_id: `'${member}'::uuid`,
      scopes: "array['atlas.messages.send']",
      redirect_uri: "'https://app.example/back'",
      code_used_at: approvals.at,
      created_at: approvals.at,
    },
  ],
  [
    "agents",
    100,
    {
      id: few.id,
      kind: "'hosted'",
      name: "'Agent ' || i",
      status: "'ready'",
      listing_slug: "null",
      created_at: few.at,
      updated_at: few.at,
    },
  ],
  [
    "operator_sessions",
    200,
    { id: few.id, member_id: `'${member}'::uuid`, expires_at: "now() + interval '1 day'", created_at: few.at },
  ],
  [
    "knowledge_documents",
    counts.knowledge_documents,
    {
      id: approvals.id,
      title: "'Answer ' || i",
      source_type: "'text'",
      text: "repeat('We are open. ', 40)",
      status: "case when i % 100 = 0 then 'failed' when i % 10 = 0 then 'archived' else 'indexed' end",
      audience: oneOf("both", "customers", "developers"),
      chunk_count: "0",
      created_at: approvals.at,
      updated_at: approvals.at,
    },
  ],
  [
    "knowledge_gaps",
    1_000,
    {
      id: few.id,
      question: "'Can we land a helicopter, number ' || i || '?'",
      knowledge_state: oneOf("gap_none", "gap_weak"),
      best_score: "0.1",
      first_asked_at: few.at,
      last_asked_at: few.at,
    },
  ],
];

/** Fills the organization, table by table, without triggers and checks of foreign keys. */
export const fillConsole = async (owner: postgres.Sql, known: Known): Promise<void> => {
  await owner.unsafe("set session_replication_role = replica");
  for (const [table, rows, columns] of [...customerTables(known), ...recordTables(known), ...settingTables(known)]) {
    await fillTable(owner, known.organization, table, rows, columns);
  }
  await owner.unsafe("vacuum analyze");
};
