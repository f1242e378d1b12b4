/** Complete, valid rows that the console shows: approvals, audit events and stored requests. */
import type { AnsweredRequest } from "../src/pipeline/stored-request.ts";
import { day, later, minute } from "../src/core/time.ts";
import type { Rows } from "../src/rows/rows.ts";
import { idOf, now, organizationId } from "./facts.ts";

const owned = { organization_id: organizationId, created_at: later(now, -minute) };

/** A draft that waits. */
export const approvalRow = (change: Partial<Rows["approvals"]> = {}): Rows["approvals"] => ({
  ...owned,
  id: idOf(2, 70),
  run_id: idOf(2, 31),
  action_type: "draft",
  tool_name: null,
  conversation_id: null,
  arguments: { text: "We open at 9." },
  arguments_hash: "0".repeat(64),
  approved_arguments: null,
  approved_hash: null,
  state: "pending",
  reason: null,
  requested_by: null,
  idempotency_scope: null,
  idempotency_operation: null,
  idempotency_key: null,
  waiting_key: null,
  decided_by: null,
  decided_at: null,
  expires_at: later(now, 7 * day),
  ...change,
});

export const auditEventRow = (change: Partial<Rows["audit_events"]> = {}): Rows["audit_events"] => ({
  ...owned,
  id: idOf(2, 71),
  event_type: "atlas_api.agent.create",
  correlation_id: "request-0001",
  actor_kind: "operator",
  actor_id: idOf(2, 45),
  subject_id: idOf(2, 30),
  before: null,
  after: null,
  ...change,
});

export const requestRow = (change: Partial<Rows["stored_requests"]> = {}): Rows["stored_requests"] => ({
  ...owned,
  id: idOf(2, 72),
  correlation_id: "request-0001",
  operation: "messages.list",
  method: "GET",
  path: "/v1/atlas/messages",
  query: {},
  status: 200,
  error_code: null,
  principal_kind: "key",
  principal_id: idOf(0, 2),
  principal_name: null,
  duration_ms: 3,
  idempotent_replayed: false,
  request_body: null,
  request_is_cut: false,
  response_body: "{}",
  response_is_cut: false,
  ...change,
});

/** A request after its answer, before it is stored. */
export const answeredRequest = (change: Partial<AnsweredRequest> = {}): AnsweredRequest => ({
  organization_id: organizationId,
  id: idOf(7, 1),
  correlation_id: "request-1",
  operation: "messages.send",
  method: "POST",
  path: "/v1/atlas/messages",
  query: [],
  status: 200,
  principal_kind: "key",
  principal_id: idOf(7, 2),
  principal_name: "Orders",
  duration_ms: 7,
  idempotent_replayed: false,
  body: '{ "text": "Hello" }',
  isValid: true,
  answer: '{"ok":true,"data":{}}',
  created_at: now,
  ...change,
});
