/** Changes that an erasure makes in the rows of each table. A new table does not compile until it is decided here. */
import { canonical } from "../core/canonical.ts";
import { type Change, removeMany, update } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import { enqueue } from "../core/records.ts";
import { cutBody } from "../pipeline/stored-request.ts";
import type { ApprovalRow } from "../rows/approvals.ts";
import { type Json, type JsonObject, asJson } from "../rows/primitives.ts";
import type { StoredRequestRow } from "../rows/requests.ts";
import type { MessageRow } from "../rows/messages.ts";
import type { Rows, TableName } from "../rows/rows.ts";

export type ErasureFacts = Facts & Erased;

type Redaction<Table extends TableName> = (row: Rows[Table], facts: ErasureFacts) => readonly Change[];

/** Redactions by table; null where no row has content of a customer, or where the audit log keeps it. */
export const redactions: { readonly [Table in TableName]: Redaction<Table> | null } = {
  // The erasure removes them at once.
  customer_addresses: null,
  customer_labels: ({ organization_id, label, customer_id }) => [
    removeMany("customer_labels", { organization_id, label, customer_id }),
  ],
  customer_consents: ({ organization_id, id, source }) =>
    source === null ? [] : [update("customer_consents", { organization_id, id }, { source: null })],
  conversations: (row, { now }) => {
    const { organization_id, id } = row;
    const set = {
      status: "closed",
      owner_id: null,
      labels: [],
      waiting_since: null,
      last_inbound_at: null,
      referral: null,
      metadata: null,
    } as const;
    return isSame(row, set) ? [] : [update("conversations", { organization_id, id }, { ...set, updated_at: now })];
  },
  conversation_labels: ({ organization_id, label, conversation_id }) => [
    removeMany("conversation_labels", { organization_id, label, conversation_id }),
  ],
  conversation_notes: ({ organization_id, id, text }) =>
    text === erasedText ? [] : [update("conversation_notes", { organization_id, id }, { text: erasedText })],
  messages: (row, facts) => {
    const { organization_id, id } = row;
    const set = redactedMessage(row, facts);
    return isSame(row, set) ? [] : [update("messages", { organization_id, id }, set)];
  },
  media: (row, { now }) => {
    const { organization_id, id } = row;
    const set = { status: "erased", filename: null, size_bytes: null, sha256: null, error_code: null } as const;
    return isSame(row, set) ? [] : [update("media", { organization_id, id }, { ...set, updated_at: now })];
  },
  events: ({ organization_id, id, payload }, facts) => {
    const redacted = redact(payload, facts);
    return isSame({ payload }, { payload: redacted })
      ? []
      : [update("events", { organization_id, id }, { payload: redacted })];
  },
  webhook_attempts: (row) => {
    const { organization_id, delivery_id, attempt } = row;
    const set = { response_headers: null, response_body: null };
    return isSame(row, set) ? [] : [update("webhook_attempts", { organization_id, delivery_id, attempt }, set)];
  },
  approvals: (row, facts) => {
    const { organization_id, id, state } = row;
    const set = redactedApproval(row, facts);
    if (isSame(row, set)) return [];
    // The subject is gone, so the approval expires now.
    const expiry = state === "pending" ? { expires_at: facts.now } : {};
    return [
      update("approvals", { organization_id, id, state }, { ...set, ...expiry }),
      ...(state === "pending" ? [enqueue(facts, { kind: "expire_approval", subject_id: id })] : []),
    ];
  },
  runs: ({ organization_id, run_id, iteration, error }) =>
    error === null || error.message === erasedText
      ? []
      : [update("runs", { organization_id, run_id, iteration }, { error: { ...error, message: erasedText } })],
  session_messages: ({ organization_id, id, content }) =>
    content === erasedText ? [] : [update("session_messages", { organization_id, id }, { content: erasedText })],
  // A question with the number helps nobody without it.
  knowledge_gaps: ({ organization_id, id }) => [removeMany("knowledge_gaps", { organization_id, id })],
  idempotency: ({ organization_id, scope, operation, key, answer }, facts) => {
    const redacted = redactedAnswer(answer, facts);
    return redacted === answer
      ? []
      : [update("idempotency", { organization_id, scope, operation, key }, { answer: redacted })];
  },
  stored_requests: (row, facts) => {
    const { organization_id, id } = row;
    const set = redactedRequest(row, facts);
    return isSame(row, set) ? [] : [update("stored_requests", { organization_id, id }, set)];
  },
  outbox: (row, facts) => {
    const { organization_id, id } = row;
    const set = { detail: redact(row.detail, facts), last_error: null };
    return isSame(row, set) ? [] : [update("outbox", { organization_id, id }, set)];
  },
  early_changes: ({ organization_id, id }) => [removeMany("early_changes", { organization_id, id })],
  // Like the ids of messages, by which the messaging app knows them.
  media_handles: null,
  // The operation itself has changed it.
  customers: null,
  audit_events: null,
  // A voucher keeps its customer's id. Deliveries have their content from the event.
  vouchers: null,
  webhook_deliveries: null,
  sessions: null,
  organizations: null,
  credentials: null,
  channels: null,
  channel_links: null,
  // Its customers are not known yet, and it goes after seven days.
  unlinked_callbacks: null,
  quiet_hours: null,
  // They name countries, and no customers.
  message_charges: null,
  message_rates: null,
  spending_caps: null,
  alert_choices: null,
  retentions: null,
  // The erasure ends the file.
  organization_exports: null,
  export_pieces: null,
  templates: null,
  webhook_endpoints: null,
  agents: null,
  knowledge_documents: null,
  knowledge_passages: null,
  knowledge_postings: null,
  knowledge_vectors: null,
  deprecation_notices: null,
  members: null,
  member_passwords: null,
  member_second_factors: null,
  operator_sessions: null,
  apps: null,
  app_redirect_uris: null,
  service_accounts: null,
  oauth_consents: null,
  oauth_refresh_tokens: null,
};

/** Sets what an erasure changes of a message. The provider's id stays: by it a late callback finds the message. */
export const redactedMessage = (
  { text, content, edits }: MessageRow,
  erased: Erased,
): Pick<MessageRow, "text" | "content" | "edits" | "referral" | "metadata"> => ({
  text: text === "" ? "" : erasedText,
  edits: edits.map(({ until }) => ({ text: erasedText, until })),
  referral: null,
  metadata: null,
  content: content && asContent(redactObject(asJson(content), erased)),
});

/** A redaction keeps the shape that the contract gives to content. */
const asContent = (value: object): NonNullable<MessageRow["content"]> => value as NonNullable<MessageRow["content"]>;

const redactedApproval = (row: ApprovalRow, erased: Erased) => ({
  arguments: redact(row.arguments, erased),
  approved_arguments: redact(row.approved_arguments, erased),
  reason: row.reason === null ? null : erasedText,
});

/** A body that was cut is no JSON, so nothing of it stays. */
const redactedRequest = ({ query, request_body, response_body }: StoredRequestRow, erased: Erased) => {
  const redacted = (body: string | null) => body && cutBody(redactedJson(body, erased) ?? erasedText);
  return {
    query: redactTexts(query, erased),
    request_body: redacted(request_body),
    response_body: redacted(response_body),
  };
};

/** An answer that is no JSON is sealed or has no words of a customer. */
const redactedAnswer = (answer: string, erased: Erased): string => redactedJson(answer, erased) ?? answer;

/** Redacts a JSON text; null if it is none. */
const redactedJson = (text: string, erased: Erased): string | null => {
  try {
    const value: Json = JSON.parse(text);
    const redacted = redact(value, erased);
    return canonical(redacted) === canonical(value) ? text : JSON.stringify(redacted);
  } catch {
    return null;
  }
};

const isSame = <Row extends object>(row: Row, set: Partial<Row>): boolean =>
  Object.entries(set).every(([name, value]) => canonical(value) === canonical(Reflect.get(row, name)));

// Redaction of JSON: its shape, ids, codes and times stay; what people wrote goes.

/** Text in place of content. */
const erasedText = "[erased]";

const erasedUrl = "https://erased.invalid/";

/** Texts to look for, and the number in the place of one. */
export interface Erased {
  /** Parts of texts that name the customer: numbers, and other addresses in quotes. */
  readonly needles: readonly string[];
  readonly placeholder: string;
}

/** Members whose texts are codes, and not anybody's words. Text of any other member is content. */
const codes = new Set([
  "action_type",
  "approval_state",
  "category",
  "changed",
  "channel",
  "code",
  "correlation_id",
  "delivery_state",
  "direction",
  "environment",
  "error_code",
  "event_type",
  "knowledge_state",
  "marketing",
  "media_type",
  "message_type",
  "origin",
  "owner_id",
  "path",
  "provider_message_id",
  "request_id",
  "state",
  "status",
  "tool_name",
  "tools_called",
  "type",
]);

/** Members about colleagues, agents and the organization's own knowledge. */
const others = new Set(["actor", "author", "changed_by", "citations", "erased_by", "intent"]);

/** Lists and objects of words whose form the contract bounds. */
const emptiedText = new Set(["labels", "metadata"]);

const coordinates = new Set(["latitude", "longitude"]);

export const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

const phoneNumber = /^\+[1-9]\d{1,14}$/;

/** Replaces all content in a value. `name` is the member that has it. Redacting twice changes nothing more. */
export const redact = (value: Json, erased: Erased, name = ""): Json => {
  if (typeof value === "string") return redactText(value, erased, name);
  if (typeof value === "number") return coordinates.has(name) ? 0 : value;
  if (value === null || typeof value === "boolean") return value;
  if (isList(value)) return emptiedText.has(name) ? [] : value.map((each) => redact(each, erased, name));
  return emptiedText.has(name) ? {} : redactObject(value, erased);
};

const redactObject = (value: JsonObject, erased: Erased): JsonObject =>
  Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, others.has(name) ? inner : redact(inner, erased, name)]),
  );

/** Redacts texts by name, such as parameters of a query. */
const redactTexts = (texts: { readonly [name: string]: string }, erased: Erased): { [name: string]: string } =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, redactText(text, erased, name)]));

/** Tells a list from an object, which `Array.isArray` does not for lists that cannot be written to. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const redactText = (text: string, { needles, placeholder }: Erased, name: string): string => {
  const isCode = text === "" || id.test(text) || time.test(text) || codes.has(name);
  const quoted = JSON.stringify(text);
  if (isCode && !needles.some((needle) => text.includes(needle) || quoted.includes(needle))) return text;
  if (phoneNumber.test(text)) return placeholder;
  return /^https?:/.test(text) ? erasedUrl : erasedText;
};
