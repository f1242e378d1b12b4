import { createHash } from "node:crypto";
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { World, accepted, deliveredNames, inserted, outline, refused } from "../../test-support/changes.ts";
import { actorId, facts, idOf, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, jobRow, runRow, voucherRow } from "../../test-support/rows.ts";
import { type Change, insert } from "../core/changes.ts";
import type { IdempotencyRow } from "../rows/requests.ts";
import type { Json } from "../rows/primitives.ts";
import { day, later } from "../core/time.ts";
import { type ApproveFacts, approve, approveDraft, rehearseApproval } from "./approve.ts";
import { type Revision, expireApproval, reject } from "./decide.ts";
import { approvalText, requestApproval } from "../actions/approval.ts";
import type { ApprovalRow } from "../rows/approvals.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const parts = { conversation: conversationRow(), customer: customerRow(), channel: channelRow() };
const ids = { voucher_id: voucherRow().id, customer_id: customerRow().id };

/** The pending approval as its request recorded it. */
const asked = (proposal: Parameters<typeof requestApproval>[1]) => requestApproval({ ...facts(), sha256 }, proposal);
const call = asked({
  intent: "issue_voucher",
  action: { action_type: "tool_call", tool_name: "issue_voucher" },
  arguments: ids,
  toolsCalled: ["issue_voucher"],
  parts: null,
});
const draft = asked({
  intent: "draft",
  action: { action_type: "draft" },
  arguments: { text: "At ten?" },
  toolsCalled: [],
  parts,
});

const original: IdempotencyRow = {
  organization_id: parts.conversation.organization_id,
  scope: "atlas.actions.execute",
  operation: "issue_voucher",
  key: "once",
  request_hash: "hash",
  status: 409,
  answer: "{}",
  created_at: later(now, 6 * day),
};

const known = (change: Partial<ApproveFacts> = {}): ApproveFacts => ({
  ...facts(),
  actor: { kind: "operator", id: actorId },
  // Ids differ from those of the request.
  newId: freshIds(),
  sha256,
  approval: call.approval,
  run: call.run,
  original,
  parts: null,
  voucher: voucherRow(),
  customer: customerRow(),
  checkArguments: (_tool, given) =>
    Reflect.has(Object(given), "voucher_id") ? [] : [{ path: "voucher_id", message: "is required" }],
  ...change,
});
const freshIds = () => {
  let count = 0;
  return () => idOf(7, ++count);
};

const ofDraft = { approval: draft.approval, run: draft.run, parts, original };
const params = { approval_id: call.approval.id };
const decideApprove = (change: Partial<ApproveFacts> = {}) =>
  approve(known(change), { params, query: {}, body: undefined });
const decideReject = (change: Partial<ApproveFacts> = {}, reason?: string) =>
  reject(known(change), { params, query: {}, body: reason === undefined ? undefined : { reason } });

const worldOf = (changes: readonly Change[], { approval, run }: { approval: ApprovalRow; run: typeof call.run }) => {
  const world = new World([
    insert("approvals", approval),
    insert("runs", run),
    insert("vouchers", voucherRow()),
    insert("conversations", parts.conversation),
    insert("idempotency", original),
  ]);
  world.commit(changes);
  return world;
};

const replayed = (world: World) => {
  const { answer, status, created_at } = world.only("idempotency");
  return { answer: JSON.parse(answer) as unknown, status, created_at };
};

describe("a rehearsal", () => {
  const effect = { ...ids, code: voucherRow().code };

  test.for<[string, Partial<ApproveFacts>, object, ValidBodyOf<"console.approvals.rehearseChanged">?]>([
    ["that would be carried out tells its effect", {}, { outcome: "completed", effect, error: null }],
    [
      "of a call that the tool would refuse says why",
      { voucher: voucherRow({ status: "issued" }) },
      { outcome: "failed", effect: null, error: { code: "conflict" } },
    ],
    [
      "of what was decided says so",
      { approval: { ...call.approval, state: "rejected" } },
      { outcome: "refused", effect: null, error: { code: "conflict" } },
    ],
    ["of a draft is its text", ofDraft, { outcome: "completed", effect: null, error: null }],
    [
      "of a draft whose window has closed says that it stays",
      { ...ofDraft, parts: { ...parts, conversation: conversationRow({ last_inbound_at: later(now, -day) }) } },
      { outcome: "refused", effect: null, error: { code: "window_closed" } },
    ],
    [
      "with changed arguments tells their effect",
      {},
      { outcome: "completed", effect, error: null },
      { arguments: { ...ids, voucher_id: ids.voucher_id.toUpperCase() } },
    ],
    [
      "with arguments that the tool does not take names them",
      {},
      { outcome: "refused", effect: null, error: { code: "validation_failed" } },
      { arguments: { customer_id: ids.customer_id } },
    ],
    [
      "of a draft with another text is that text",
      ofDraft,
      { outcome: "completed", effect: null },
      { text: "At nine?" },
    ],
  ])("%s", ([, change, expected, body]) => {
    const rehearsal = rehearseApproval(known(change), params.approval_id, body);
    expect(rehearsal).toMatchObject(expected);
    const answer = { ok: true, data: { rehearsal } };
    expect(validateResponse("console.approvals.rehearse", 200, answer)).toMatchObject({ ok: true });
  });
});

describe("approving a call", () => {
  const outcome = accepted(decideApprove());
  const world = worldOf(outcome.changes, call);

  test("executes the recorded call, and ends its run", () => {
    expect(validateResponse("console.approvals.approve", 200, outcome.body)).toMatchObject({ ok: true });
    expect(outcome.body.data.approval).toMatchObject({ approval_state: "approved", run_status: "completed" });
    expect(world.only("vouchers")).toMatchObject({ status: "issued", customer_id: ids.customer_id });
    expect(world.only("approvals")).toMatchObject({ state: "approved", decided_by: actorId, decided_at: now });
    expect(world.rows("runs").at(-1)).toMatchObject({ iteration: 2, status: "completed", approval_state: "approved" });
  });

  test("emits events and an audit entry", () => {
    expect(deliveredNames(outcome.changes)).toEqual(["atlas.run.updated", "agent.action_approved"]);
    expect(inserted(outcome.changes, "audit_events").map(({ event_type }) => event_type)).toEqual([
      "atlas_api.voucher.issue",
      "atlas_api.approval.approve",
    ]);
  });

  test("stores the answer under the key of the call, for a day from now", () => {
    const { run_id } = call.run;
    expect(replayed(world)).toMatchObject({
      status: 200,
      created_at: now,
      answer: { ...ids, code: voucherRow().code, run_id, execution_mode: "commit" },
    });
  });

  test("needs no key", () => {
    expect(outline(accepted(decideApprove({ original: null })).changes)).not.toContain("update idempotency");
  });

  test("that the tool refuses ends its run as failed, and changes nothing else", () => {
    const failing = accepted(decideApprove({ voucher: voucherRow({ status: "issued" }) }));
    const after = worldOf(failing.changes, call);
    expect(failing.body.data.approval).toMatchObject({ approval_state: "approved", run_status: "failed" });
    expect(after.rows("runs").at(-1)).toMatchObject({ status: "failed", error: { code: "conflict" } });
    expect(after.only("vouchers").status).toBe("available");
    const { id: approval_id, run_id } = call.approval;
    expect(replayed(after)).toMatchObject({
      status: 409,
      answer: { error: { code: "conflict", approval_id, run_id } },
    });
  });
});

describe("approving a draft", () => {
  test("sends it as it was written", () => {
    const outcome = accepted(decideApprove(ofDraft));
    const world = worldOf(outcome.changes, draft);
    expect(outcome.body.data.approval).toMatchObject({ action_type: "draft", run_status: "completed" });
    expect(world.only("messages")).toMatchObject({ text: "At ten?", delivery_state: "queued" });
    expect(world.rows("runs").at(-1)).toMatchObject({ status: "completed", tools_called: ["send_message"] });
    expect(deliveredNames(outcome.changes)).toEqual([
      "atlas.run.updated",
      "agent.action_approved",
      "atlas.action.executed",
    ]);
    const { answer } = replayed(world);
    expect(validateResponse("actions.execute", 200, answer)).toMatchObject({ ok: true });
    expect(answer).toMatchObject({ data: { delivery_state: "queued", run: { status: "completed", iteration: 2 } } });
  });

  test("by its run answers with the acknowledgement", () => {
    const command = { params: { run_id: draft.run.run_id }, query: {}, body: undefined };
    const outcome = accepted(approveDraft(known(ofDraft), command));
    expect(validateResponse("console.drafts.approve", 200, outcome.body)).toMatchObject({ ok: true });
    expect(refused(approveDraft(known(), command))).toMatchObject({ code: "not_found", changes: [] });
  });

  test.for([
    [
      "a closed window",
      { ...parts, conversation: conversationRow({ last_inbound_at: later(now, -day) }) },
      "window_closed",
    ],
    ["a channel that is gone", { ...parts, channel: channelRow({ status: "disconnected" }) }, "conflict"],
  ] as const)("waits on for %s", ([, changed, code]) => {
    expect(refused(decideApprove({ ...ofDraft, parts: changed }))).toMatchObject({ code, changes: [] });
  });
});

describe("approving with changes", () => {
  const give = (body: Revision, change: Partial<ApproveFacts> = {}) =>
    approve(known(change), { params, query: {}, body: { ...body } });
  const other = { ...ids, customer_id: idOf(3, 7) };
  const hashOf = (given: Json) =>
    sha256(approvalText({ tool: "issue_voucher", arguments: given, conversationId: null }));

  test("executes the other arguments, as a new iteration with a hash of its own", () => {
    const outcome = accepted(give({ arguments: other }, { customer: customerRow({ id: other.customer_id }) }));
    const world = worldOf(outcome.changes, call);
    expect(validateResponse("console.approvals.approve", 200, outcome.body)).toMatchObject({ ok: true });
    expect(outcome.body.data.approval).toMatchObject({ arguments: ids, approved_arguments: other });
    expect(world.only("vouchers")).toMatchObject({ status: "issued", customer_id: other.customer_id });
    const versions = { arguments: ids, approved_arguments: other, approved_hash: hashOf(other) };
    expect(world.only("approvals")).toMatchObject({ ...versions, arguments_hash: hashOf(ids) });
    expect(
      world.rows("runs").map(({ iteration, status, arguments_hash }) => [iteration, status, arguments_hash]),
    ).toEqual([
      [1, "pending_approval", null],
      [2, "pending_approval", hashOf(other)],
      [3, "completed", hashOf(other)],
    ]);
  });

  test("that the tool refuses leaves the approval pending, so that it can be mended", () => {
    const outcome = refused(give({ arguments: other }, { customer: null }));
    expect(outcome).toMatchObject({ code: "validation_failed", details: [{ path: "arguments" }], changes: [] });
  });

  test("audits both versions", () => {
    const outcome = accepted(give({ arguments: other }, { customer: customerRow({ id: other.customer_id }) }));
    expect(inserted(outcome.changes, "audit_events").at(-1)).toMatchObject({
      event_type: "atlas_api.approval.approve",
      before: { state: "pending", arguments: ids, arguments_hash: hashOf(ids) },
      after: { state: "approved", arguments: other, arguments_hash: hashOf(other) },
    });
  });

  test("sends another text than that of the draft, and tells what was sent", () => {
    const outcome = accepted(give({ text: "At eight." }, ofDraft));
    const world = worldOf(outcome.changes, draft);
    expect(world.only("messages")).toMatchObject({ text: "At eight.", delivery_state: "queued" });
    expect(outcome.body.data.approval.approved_arguments).toEqual({ text: "At eight." });
    expect(inserted(outcome.changes, "events").at(-1)?.payload).toMatchObject({
      action: { action_type: "reply", payload: { text: "At eight." } },
    });
  });

  test("takes what is the same for no change", () => {
    const outcome = accepted(give({ arguments: { customer_id: ids.customer_id, voucher_id: ids.voucher_id } }));
    expect(outcome.body.data.approval.approved_arguments).toBeNull();
    expect(inserted(outcome.changes, "runs")).toHaveLength(1);
    expect(accepted(give({ text: "At ten?" }, ofDraft)).body.data.approval.approved_hash).toBeNull();
  });

  test.for([
    ["arguments that the tool refuses", { arguments: { customer_id: other.customer_id } }, {}, "arguments.voucher_id"],
    ["a text for a call", { text: "At eight." }, {}, "text"],
    ["arguments for a draft", { arguments: { text: "At eight." } }, ofDraft, "arguments"],
  ] as const)("refuses %s by its member", ([, body, change, path]) => {
    const outcome = refused(give(body, change));
    expect(outcome).toMatchObject({ code: "validation_failed", changes: [] });
    expect(outcome.details?.map((each) => each.path)).toEqual([path]);
  });

  test("cannot happen beside an approval as recorded", () => {
    const changed = accepted(give({ arguments: other }, { customer: customerRow({ id: other.customer_id }) }));
    const world = worldOf(accepted(decideApprove()).changes, call);
    expect(() => world.commit(changed.changes)).toThrow("0 rows of");
    expect(world.only("vouchers").customer_id).toBe(ids.customer_id);
  });
});

describe("rejecting", () => {
  test("ends the run without executing anything, and gives the reason", () => {
    const outcome = accepted(decideReject({}, "Had one this month."));
    const world = worldOf(outcome.changes, call);
    expect(validateResponse("console.approvals.reject", 200, outcome.body)).toMatchObject({ ok: true });
    expect(outcome.body.data.approval).toMatchObject({ approval_state: "rejected", reason: "Had one this month." });
    expect(world.only("vouchers").status).toBe("available");
    expect(world.rows("runs").at(-1)).toMatchObject({ status: "rejected", approval_state: "rejected", error: null });
    expect(deliveredNames(outcome.changes)).toEqual(["atlas.run.updated", "agent.action_rejected"]);
    const message = "An operator has rejected this call: Had one this month.";
    expect(replayed(world)).toMatchObject({ status: 409, answer: { error: { code: "conflict", message } } });
  });

  test("a draft leaves it unsent", () => {
    const world = worldOf(accepted(decideReject(ofDraft)).changes, draft);
    expect(world.rows("messages")).toEqual([]);
    const { answer } = replayed(world);
    expect(validateResponse("actions.execute", 200, answer)).toMatchObject({ ok: true });
    expect(answer).toMatchObject({ data: { delivery_state: null, run: { status: "rejected" } } });
  });
});

describe("approving and rejecting", () => {
  const refusals: readonly (readonly [string, Partial<ApproveFacts>, string])[] = [
    ["an unknown approval", { approval: null, run: null }, "not_found"],
    ["one that was approved", { approval: { ...call.approval, state: "approved" } }, "conflict"],
    ["one that was rejected", { approval: { ...call.approval, state: "rejected" } }, "conflict"],
    ["one that has expired", { now: call.approval.expires_at }, "conflict"],
    ["other arguments", { approval: { ...call.approval, arguments: { ...ids, customer_id: idOf(3, 1) } } }, "conflict"],
    ["another tool", { approval: { ...call.approval, tool_name: "send_message" } }, "conflict"],
    ["another conversation", { approval: { ...call.approval, conversation_id: idOf(3, 1) } }, "conflict"],
  ];
  test.for(refusals)("refuse %s, and change nothing", ([, change, code]) => {
    expect(decideApprove(change)).toMatchObject({ kind: "refused", code, changes: [] });
    expect(decideReject(change)).toMatchObject({ kind: "refused", code, changes: [] });
  });

  test("cannot both happen to one approval", () => {
    const world = worldOf(accepted(decideApprove()).changes, call);
    expect(() => world.commit(accepted(decideReject()).changes)).toThrow("0 rows of approvals");
  });
});

describe("an approval that nobody decides", () => {
  const job = jobRow({ kind: "expire_approval", subject_id: call.approval.id });
  const expire = (change: Partial<ApproveFacts>) => {
    const changes = expireApproval({ ...known(change), actor: { kind: "system", id: null }, job });
    const world = worldOf([], call);
    world.commit([insert("outbox", job), ...changes]);
    return { world, changes };
  };

  test("got its expiry job with its request", () => {
    const [expiryJob] = inserted(call.changes, "outbox").filter(({ kind }) => kind === "expire_approval");
    expect(expiryJob).toMatchObject({ subject_id: call.approval.id, due_at: later(now, 7 * day) });
  });

  test("expires with its run after seven days", () => {
    const { world, changes } = expire({ now: call.approval.expires_at });
    expect(world.only("approvals")).toMatchObject({ state: "expired", decided_by: null });
    expect(world.rows("runs").at(-1)).toMatchObject({ status: "rejected", approval_state: "expired" });
    expect(world.only("vouchers").status).toBe("available");
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated", "agent.action_rejected"]);
    expect(replayed(world)).toMatchObject({ status: 409, answer: { error: { code: "conflict" } } });
    expect(world.rows("outbox").filter(({ kind }) => kind === "expire_approval")).toEqual([]);
  });

  test("waits until then", () => {
    expect(expire({}).world.only("outbox")).toMatchObject({ due_at: call.approval.expires_at, leased_until: null });
  });

  test("stays as decided", () => {
    const { changes } = expire({ approval: { ...call.approval, state: "approved" }, run: runRow() });
    expect(outline(changes)).toEqual(["remove outbox"]);
  });
});
