/** Records, preconditions and messages of approvals. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { World, accepted, audited, inserted, refused } from "../../test-support/changes.ts";
import { actorId, facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, jobRow, voucherRow } from "../../test-support/rows.ts";
import type { IdempotencyRow } from "../rows/requests.ts";
import { day, later } from "../core/time.ts";
import { type ApproveFacts, approve, approveDraft } from "./approve.ts";
import { auditedApproval, presentApproval, presentEventAction, requestApproval } from "../actions/approval.ts";
import { expireApproval, reject } from "./decide.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const parts = { conversation: conversationRow(), customer: customerRow(), channel: channelRow() };
const given = { voucher_id: voucherRow().id, customer_id: customerRow().id };

const call = requestApproval(
  { ...facts(), sha256, idempotencyKey: { scope: "scope", operation: "issue_voucher", key: "once" } },
  {
    intent: "issue_voucher",
    action: { action_type: "tool_call", tool_name: "issue_voucher" },
    arguments: given,
    toolsCalled: ["issue_voucher"],
    parts: null,
  },
);
const draft = requestApproval(
  { ...facts(), sha256 },
  { intent: "draft", action: { action_type: "draft" }, arguments: { text: "At ten?" }, toolsCalled: [], parts },
);
const original: IdempotencyRow = {
  organization_id: organizationId,
  scope: "scope",
  operation: "issue_voucher",
  key: "once",
  request_hash: "hash",
  status: 409,
  answer: "{}",
  created_at: later(now, -day),
};

const known = (change: Partial<ApproveFacts> = {}): ApproveFacts => {
  let count = 0;
  return {
    ...facts(),
    newId: () => idOf(7, ++count),
    sha256,
    approval: call.approval,
    run: call.run,
    original,
    parts: null,
    voucher: voucherRow(),
    customer: customerRow(),
    checkArguments: () => [],
    ...change,
  };
};
const params = { approval_id: call.approval.id };
const decided = (change: Partial<ApproveFacts> = {}) => approve(known(change), { params, query: {}, body: undefined });
const rejected = (change: Partial<ApproveFacts> = {}, reason?: string) =>
  reject(known(change), { params, query: {}, body: reason === undefined ? undefined : { reason } });
const ofDraft = { approval: draft.approval, run: draft.run, parts };
const sent = (change: Partial<ApproveFacts> = {}) =>
  approveDraft(known({ ...ofDraft, ...change }), { params: { run_id: draft.run.run_id }, query: {}, body: undefined });

describe("a request", () => {
  test("is recorded with its call, its key and its end in a week", () => {
    expect(call.approval).toEqual({
      organization_id: organizationId,
      id: idOf(1, 1),
      run_id: call.run.run_id,
      action_type: "tool_call",
      tool_name: "issue_voucher",
      conversation_id: null,
      arguments: given,
      approved_arguments: null,
      approved_hash: null,
      arguments_hash: sha256(
        JSON.stringify(["issue_voucher", { customer_id: given.customer_id, voucher_id: given.voucher_id }, null]),
      ),
      state: "pending",
      reason: null,
      requested_by: actorId,
      idempotency_scope: "scope",
      idempotency_operation: "issue_voucher",
      idempotency_key: "once",
      waiting_key: null,
      decided_by: null,
      decided_at: null,
      expires_at: later(now, 7 * day),
      created_at: now,
    });
    expect(call.run).toMatchObject({
      status: "pending_approval",
      approval_required: true,
      approval_state: "pending",
      approval_id: call.approval.id,
    });
    const { state, tool_name, arguments_hash, expires_at } = call.approval;
    expect(auditedApproval(call.approval)).toEqual({ state, tool_name, arguments_hash, expires_at });
  });

  test("of a draft has no tool and belongs to its conversation", () => {
    expect(draft.approval).toMatchObject({
      action_type: "draft",
      tool_name: null,
      conversation_id: parts.conversation.id,
      idempotency_scope: null,
      idempotency_operation: null,
      idempotency_key: null,
    });
  });
});

describe("an approval", () => {
  test("is shown with its arguments", () => {
    const { run_id, id, action_type, tool_name, created_at, expires_at } = call.approval;
    expect(presentApproval(call.approval, call.run)).toEqual({
      id,
      run_id,
      run_status: "pending_approval",
      approval_state: "pending",
      action_type,
      tool_name,
      arguments: given,
      arguments_hash: call.approval.arguments_hash,
      approved_arguments: null,
      approved_hash: null,
      conversation_id: null,
      reason: null,
      decided_by: null,
      decided_at: null,
      created_at,
      expires_at,
    });
  });

  test("names its tool in events, unless it is a draft", () => {
    expect(presentEventAction(call.approval)).toEqual({
      action_type: "tool_call",
      tool_name: "issue_voucher",
      payload: given,
    });
    expect(presentEventAction(draft.approval)).toEqual({ action_type: "draft", payload: { text: "At ten?" } });
  });
});

describe("a decision", () => {
  test.for([
    [accepted(decided()), "approve", { state: "approved", reason: null }],
    [accepted(rejected({}, "Too late.")), "reject", { state: "rejected", reason: "Too late." }],
  ] as const)("is audited: %#", ([{ body, changes }, verb, after]) => {
    expect(body.ok).toBe(true);
    expect(audited(changes)).toContainEqual({
      event_type: `atlas_api.approval.${verb}`,
      subject_id: call.approval.id,
      before: { state: "pending" },
      after,
    });
  });

  test("replaces the answer of the original call, and of no other", () => {
    const { scope, operation, key, created_at } = original;
    const [change] = accepted(rejected())
      .changes.filter(({ kind }) => kind === "update")
      .slice(1);
    expect(change).toMatchObject({
      table: "idempotency",
      where: { organization_id: organizationId, scope, operation, key, created_at },
      set: { status: 409, created_at: now },
    });
  });

  test.for([
    [undefined, "An operator has rejected this call"],
    ["Too late.", "An operator has rejected this call: Too late."],
  ] as const)("that rejects for %s tells the caller", ([reason, message]) => {
    const world = new World([]);
    world.commit([{ kind: "insert", table: "idempotency", row: original }]);
    world.commit(
      accepted(rejected({}, reason)).changes.filter((change) => "table" in change && change.table === "idempotency"),
    );
    expect(JSON.parse(world.only("idempotency").answer)).toMatchObject({ error: { code: "conflict", message } });
  });

  test("that a draft is sent is audited as a reply", () => {
    expect(audited(accepted(sent()).changes).map(({ event_type }) => event_type)).toContain("atlas_api.action.reply");
  });
});

describe("a refusal names its reason", () => {
  const { id, expires_at } = call.approval;
  const unknown = `Your organization has no approval ${id}.`;
  const noDraft = `Your organization has no draft of the run ${draft.run.run_id}.`;
  const gone = "The conversation of the draft is gone.";
  const closed = { ...call.approval, state: "rejected" } as const;

  test.for([
    ["without an approval", decided({ approval: null }), "not_found", unknown],
    ["without its run", decided({ run: null }), "not_found", unknown],
    ["rejected without an approval", rejected({ approval: null }), "not_found", unknown],
    ["rejected without its run", rejected({ run: null }), "not_found", unknown],
    ["decided already", decided({ approval: closed }), "conflict", "The approval is rejected already."],
    ["too late", decided({ now: expires_at }), "conflict", `The approval expired at ${expires_at}.`],
    ["of another call", decided({ sha256: () => "other" }), "conflict", /^The recorded call does not match/],
    [
      "of a tool without risk",
      decided({
        approval: { ...call.approval, tool_name: "send_message" },
        sha256: () => call.approval.arguments_hash,
      }),
      "conflict",
      "send_message no longer needs an approval.",
    ],
    ["of a draft without a conversation", decided({ ...ofDraft, parts: null }), "conflict", gone],
    ["sent without a conversation", sent({ parts: null }), "conflict", gone],
    ["sent without a run", sent({ run: null }), "not_found", noDraft],
    ["sent without an approval", sent({ approval: null }), "not_found", noDraft],
    ["sent, of a call", sent({ approval: call.approval }), "not_found", noDraft],
    [
      "sent already",
      sent({ approval: { ...draft.approval, state: "approved" } }),
      "conflict",
      "The approval is approved already.",
    ],
  ] as const)("%s", ([, outcome, code, message]) => {
    const refusal = refused<"console.approvals.approve">(outcome as never);
    expect([refusal.code, refusal.changes]).toEqual([code, []]);
    expect(refusal.message).toMatch(message);
  });
});

describe("the job that ends an approval", () => {
  const job = jobRow({ kind: "expire_approval", subject_id: call.approval.id });
  const expire = (change: Partial<ApproveFacts>) => expireApproval({ ...known(change), job });

  test("tells the caller that nobody approved in time", () => {
    const changes = expire({ now: call.approval.expires_at });
    expect(changes.at(-1)).toMatchObject({ kind: "remove", table: "outbox" });
    expect(inserted(changes, "runs")).toMatchObject([{ status: "rejected", approval_state: "expired" }]);
    expect(JSON.stringify(changes)).toContain("Nobody approved this call in time.");
    expect(audited(changes)).toMatchObject([{ event_type: "atlas_api.approval.expire" }]);
  });

  test("leaves the answer alone where the conversation of a draft is gone", () => {
    const changes = expire({ ...ofDraft, parts: null, now: draft.approval.expires_at });
    expect(changes.some((change) => "table" in change && change.table === "idempotency")).toBe(false);
    expect(changes.every((change) => typeof change === "object")).toBe(true);
  });

  test.for([{ approval: null }, { run: null }, { approval: { ...call.approval, state: "approved" } as const }])(
    "only ends itself where nothing is open: %#",
    (change) => {
      expect(expire(change)).toMatchObject([{ kind: "remove", table: "outbox" }]);
    },
  );
});
