import { describe, expect, test } from "vitest";
import { approvalRow, requestRow } from "../../test-support/console-rows.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { conversationRow, eventRow, jobRow, mediaRow, messageRow, runRow } from "../../test-support/rows.ts";
import type { Change } from "../core/changes.ts";
import type { Rows, TableName } from "../rows/rows.ts";
import { redactions } from "./redactions.ts";

const number = "+15550100099";
const erased = { needles: [number], placeholder: "+999000000000001" };
const id = idOf(9, 1);
const own = { organization_id: organizationId, id, created_at: now };
const redacted = <Table extends TableName>(table: Table, row: Rows[Table]): readonly Change[] =>
  redactions[table]?.(row, { ...facts(), ...erased }) ?? [];

const consent: Rows["customer_consents"] = {
  ...own,
  customer_id: idOf(2, 2),
  marketing: "opted_in",
  origin: "api",
  source: "Form of Ada",
  merged_from: null,
  at: now,
};
const note: Rows["conversation_notes"] = {
  ...own,
  conversation_id: idOf(2, 3),
  text: "Ada is upset.",
  author: { type: "operator", name: "Bob" },
  merged_from: null,
};
const attempt: Rows["webhook_attempts"] = {
  organization_id: organizationId,
  delivery_id: id,
  attempt: 2,
  started_at: now,
  duration_ms: 3,
  response_status: 200,
  response_headers: { "x-customer": "Ada" },
  response_body: "Thanks, Ada",
  error: null,
};
const said: Rows["session_messages"] = {
  ...own,
  session_id: idOf(9, 2),
  role: "user",
  content: "I am Ada",
  run_id: null,
};
const gap: Rows["knowledge_gaps"] = {
  organization_id: organizationId,
  id,
  question_key: number,
  question: `Who is ${number}?`,
  knowledge_state: "gap_none",
  best_score: 0,
  count: 1,
  first_asked_at: now,
  last_asked_at: now,
};
const answered: Rows["idempotency"] = {
  organization_id: organizationId,
  scope: "atlas.messages.send",
  operation: "messages.send",
  key: "once",
  request_hash: "",
  status: 200,
  answer: '{"text":"Dear Ada","count":1}',
  created_at: now,
};

/** Each row, the places of its change, and what it sets; null removes it. */
const cases = [
  ["customer_labels", { organization_id: organizationId, label: "vip", customer_id: id }, { label: "vip" }, null],
  ["customer_consents", consent, { id }, { source: null }],
  [
    "conversations",
    conversationRow({ owner_id: id, labels: ["vip"], metadata: { ticket: "Ada's" } }),
    { id: conversationRow().id },
    {
      status: "closed",
      owner_id: null,
      labels: [],
      waiting_since: null,
      last_inbound_at: null,
      referral: null,
      metadata: null,
      updated_at: now,
    },
  ],
  [
    "conversation_labels",
    { organization_id: organizationId, label: "vip", conversation_id: id, position: id },
    { label: "vip", conversation_id: id },
    null,
  ],
  ["conversation_notes", note, { id }, { text: "[erased]" }],
  [
    "messages",
    messageRow({ text: "Dear Ada", metadata: { order_id: "1042" } }),
    { id: messageRow().id },
    { text: "[erased]", content: null, edits: [], referral: null, metadata: null },
  ],
  [
    "media",
    mediaRow({ filename: "ada.png" }),
    { id: mediaRow().id },
    { status: "erased", filename: null, size_bytes: null, sha256: null, error_code: null, updated_at: now },
  ],
  [
    "events",
    eventRow({ payload: { message: { text: "Ada" }, count: 1 } }),
    { id: eventRow().id },
    { payload: { message: { text: "[erased]" }, count: 1 } },
  ],
  ["webhook_attempts", attempt, { delivery_id: id, attempt: 2 }, { response_headers: null, response_body: null }],
  [
    "approvals",
    approvalRow({ state: "rejected", reason: "Ada has one.", arguments: { text: "Dear Ada" } }),
    { id: approvalRow().id, state: "rejected" },
    { arguments: { text: "[erased]" }, approved_arguments: null, reason: "[erased]" },
  ],
  [
    "runs",
    runRow({ error: { code: "conflict", message: "Ada has one." } }),
    { run_id: runRow().run_id, iteration: 1 },
    { error: { code: "conflict", message: "[erased]" } },
  ],
  ["session_messages", said, { id }, { content: "[erased]" }],
  ["knowledge_gaps", gap, { id }, null],
  ["idempotency", answered, { key: "once", operation: "messages.send" }, { answer: '{"text":"[erased]","count":1}' }],
  [
    "stored_requests",
    requestRow({ query: { q: "Ada", status: "open" }, request_body: '{"text":"Ada"}', response_body: '{"text":"A' }),
    { id: requestRow().id },
    { query: { q: "[erased]", status: "open" }, request_body: '{"text":"[erased]"}', response_body: "[erased]" },
  ],
  [
    "outbox",
    jobRow({ detail: { name: "Ada" }, last_error: "Ada is gone" }),
    { id: jobRow().id },
    { detail: { name: "[erased]" }, last_error: null },
  ],
] as const;

/** Pairs a table with its row, which the compiler cannot do for a list of them. */
const changesOf = (table: TableName, row: object): readonly Change[] => redacted(table, row as never);

describe("a row of an erased customer", () => {
  test.for(cases)("in %s is redacted at its place, once", ([table, row, where, set]) => {
    const changes = changesOf(table, row);
    expect(changes).toMatchObject([{ table, where: { organization_id: organizationId, ...where } }]);
    const [change] = changes;
    expect(change?.kind).toBe(set === null ? "removeMany" : "update");
    expect(change?.kind === "update" ? change.set : null).toEqual(set);
    expect(set === null ? [] : changesOf(table, { ...row, ...set })).toEqual([]);
  });

  test.for([
    ["customer_consents", { ...consent, source: null }],
    ["runs", runRow()],
    ["idempotency", { ...answered, answer: "sealed" }],
    ["stored_requests", requestRow({ response_body: null })],
    ["messages", messageRow({ text: "" })],
    ["outbox", jobRow()],
  ] as const)("in %s without content stays", ([table, row]) => {
    expect(changesOf(table, row)).toEqual([]);
  });

  test("that waits for an approval expires now", () => {
    const [update, expiry] = changesOf("approvals", approvalRow());
    expect(update).toMatchObject({ set: { arguments: { text: "[erased]" }, reason: null, expires_at: now } });
    expect(expiry).toMatchObject({ table: "outbox", row: { kind: "expire_approval", subject_id: approvalRow().id } });
  });

  test.for(["audit_events", "customers", "media_handles", "vouchers", "webhook_deliveries"] as const)(
    "in %s stays as it is",
    (table) => {
      expect(redactions[table]).toBeNull();
    },
  );
});
