import { describe, expect, test } from "vitest";
import { World } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { credentialRow, customerRow, runRow, voucherRow } from "../../test-support/rows.ts";
import type { Change } from "../core/changes.ts";
import { requestApproval } from "../actions/approval.ts";
import type { ApprovalRow } from "../rows/approvals.ts";
import type { Id } from "../rows/primitives.ts";
import type { RunRow } from "../rows/runs.ts";
import { day, later } from "../core/time.ts";
import { answerOfTask, cancelTask, presentTask, taskOf } from "./task.ts";

const sha256 = (text: string): string => text;
const { approval, run, changes } = requestApproval(
  { ...facts(), sha256 },
  {
    intent: "issue_voucher",
    action: { action_type: "tool_call", tool_name: "issue_voucher" },
    arguments: { voucher_id: voucherRow().id, customer_id: customerRow().id },
    toolsCalled: ["issue_voucher"],
    parts: null,
  },
);
const requester = credentialRow();
const owner = requester.owner_id ?? "";
const known = { approval, run, requester };
const task = { approval, run, tool: "issue_voucher" } as const;

let made = 0;
const newId = () => idOf(7, ++made);

const cancelled = (change: Partial<ApprovalRow> = {}, at = now): readonly Change[] =>
  cancelTask(
    { ...facts(), newId, now: at, sha256, original: null, parts: null, approval, run },
    { ...task, approval: { ...approval, ...change } },
  );

const ended = (approvalChange: Partial<ApprovalRow>, runChange: Partial<RunRow> = {}) => ({
  ...task,
  approval: { ...approval, ...approvalChange },
  run: { ...run, ...runChange },
});

describe("a task", () => {
  test.for<[string, Parameters<typeof taskOf>[0], Id, boolean]>([
    [
      "that of its caller, whatever token it has by now",
      { ...known, requester: credentialRow({ id: idOf(2, 9) }) },
      owner,
      true,
    ],
    [
      "that of a credential without an owner",
      { ...known, requester: credentialRow({ owner_id: null }) },
      requester.id,
      true,
    ],
    ["nobody else's", known, requester.id, false],
    ["nobody's, if the credential is gone", { ...known, requester: null }, owner, false],
    ["none for a draft", { ...known, approval: { ...approval, tool_name: null } }, owner, false],
    ["none for a run without an approval", { ...known, approval: null, run: runRow() }, owner, false],
  ])("is %s", ([, rows, caller, found]) => {
    expect(taskOf(rows, caller) !== null).toBe(found);
  });

  test("that waits is at work, and has no answer", () => {
    expect(presentTask(task)).toEqual({
      taskId: run.run_id,
      status: "working",
      statusMessage: "issue_voucher waits for a person's approval. Nothing has happened yet.",
      createdAt: approval.created_at,
      lastUpdatedAt: run.created_at,
      ttlMs: 691_200_000,
      pollIntervalMs: 5_000,
    });
    expect(answerOfTask(task)).toBeNull();
  });

  const byOperator = { decided_by: idOf(2, 5) };
  const error = { code: "conflict", message: "The voucher has been issued already." };
  test.for<[string, ReturnType<typeof ended>, string, object]>([
    [
      "that was approved is done, with what the tool returned",
      ended({ state: "approved", ...byOperator }, { status: "completed", result: { code: "X" } }),
      "A person has approved issue_voucher, and it is done.",
      { code: "X", run_id: run.run_id, execution_mode: "commit" },
    ],
    [
      "that the tool refused is done, with the refusal",
      ended({ state: "approved", ...byOperator }, { status: "failed", error }),
      error.message,
      { error: { ...error, retryable: false, approval_id: approval.id, run_id: run.run_id } },
    ],
    [
      "that was rejected is done, with the reason",
      ended({ state: "rejected", reason: "Not now.", ...byOperator }, { status: "rejected" }),
      "An operator has rejected this call: Not now.",
      { error: { code: "conflict", message: "An operator has rejected this call: Not now." } },
    ],
    [
      "that nobody decided is done",
      ended({ state: "expired" }, { status: "rejected" }),
      "Nobody approved this call in time.",
      { error: { code: "conflict", message: "Nobody approved this call in time." } },
    ],
  ])("%s", ([, done, statusMessage, answer]) => {
    expect(presentTask(done)).toMatchObject({ status: "completed", statusMessage });
    expect(answerOfTask(done)).toMatchObject(answer);
  });

  test("that its caller cancels is withdrawn, and is told apart from a rejection", () => {
    const world = new World([]);
    world.commit([...changes, ...cancelled()]);
    const closed = world.only("approvals");
    const last = world.rows("runs").at(-1) ?? run;
    expect(closed).toMatchObject({ state: "rejected", decided_by: null, waiting_key: null });
    expect(last).toMatchObject({ status: "rejected", iteration: 2 });
    const withdrawn = { ...task, approval: closed, run: last };
    expect(presentTask(withdrawn)).toMatchObject({
      status: "cancelled",
      statusMessage: "The caller has withdrawn this call.",
    });
    expect(answerOfTask(withdrawn)).toBeNull();
  });

  test("that has ended, or whose time is over, is cancelled in vain", () => {
    expect(cancelled({ state: "approved" })).toEqual([]);
    expect(cancelled({}, later(now, 8 * day))).toEqual([]);
  });
});
