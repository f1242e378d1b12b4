/** Approvals in the console: the calls as they wait, and the arguments that an operator changes. */
import type { ApproveFacts } from "./approve.ts";
import { canonical } from "../core/canonical.ts";
import { day, later } from "../core/time.ts";
import { describe, expect, test } from "vitest";
import { approvalRow } from "../../test-support/console-rows.ts";
import { now } from "../../test-support/facts.ts";
import { customerRow, runRow, voucherRow } from "../../test-support/rows.ts";
import { ask } from "../../test-support/ask.ts";
import { fakeShell } from "../../test-support/fake-shell.ts";

const upper = "0198C0DE-0000-7000-8000-00000000000A";
const lower = upper.toLowerCase();
const given = { voucher_id: voucherRow().id, customer_id: customerRow().id };
const approval = approvalRow({
  action_type: "tool_call",
  tool_name: "issue_voucher",
  arguments: given,
  arguments_hash: fakeShell().sha256(canonical(["issue_voucher", given, null])),
  expires_at: later(now, day),
  created_at: now,
});
const run = runRow({
  intent: "issue_voucher",
  status: "pending_approval",
  tools_called: ["issue_voucher"],
  approval_required: true,
  approval_state: "pending",
  approval_id: approval.id,
});
const rows: Partial<ApproveFacts> = {
  approval,
  run,
  parts: null,
  original: null,
  voucher: voucherRow(),
  customer: customerRow(),
};
const params = { approval_id: approval.id };

describe("an approval", () => {
  test("is listed and shown with its run", async () => {
    const listed = await ask("console.approvals.list", {}, { rows: [{ approval, run }], known: true });
    const shown = { id: approval.id, run_id: run.run_id, tool_name: "issue_voucher" };
    expect(listed.body).toMatchObject({ ok: true, data: { approvals: [shown] } });
    const one = await ask("console.approvals.get", { params }, { waiting: { approval, run } });
    expect([one.status, one.body]).toMatchObject([200, { ok: true, data: { approval: shown } }]);
    expect((await ask("console.approvals.get", { params }, { waiting: null })).status).toBe(404);
  });

  test("is rehearsed without an effect", async () => {
    const { status, body } = await ask("console.approvals.rehearse", { params }, rows);
    expect([status, body]).toMatchObject([200, { ok: true, data: { rehearsal: expect.anything() } }]);
    expect((await ask("console.approvals.rehearse", { params }, { ...rows, approval: null })).status).toBe(404);
  });

  test.for<[object | undefined, object]>([
    [undefined, { voucher_id: null, customer_id: null }],
    [{ arguments: { voucher_id: upper, customer_id: upper } }, { voucher_id: lower, customer_id: lower }],
    [{ arguments: { voucher_id: 7, customer_id: `x${upper}` } }, { voucher_id: null, customer_id: null }],
    [{ arguments: { voucher_id: `${upper}x` } }, { voucher_id: null, customer_id: null }],
  ])("asks for the rows that changed arguments name: %o", async ([body, args]) => {
    const asked = await ask(
      "console.approvals.approve",
      { params, ...(body && { body }) },
      { ...rows, approval: null },
    );
    expect([asked.status, asked.args]).toEqual([404, { approval_id: approval.id, ...args }]);
  });

  test.for<[object, string]>([
    [{ voucher_id: "no id" }, "voucher_id"],
    [{ ...given, more: 1 }, "more"],
  ])("is not executed with wrong arguments: %o", async ([changed, path]) => {
    const { status, body } = await ask("console.approvals.approve", { params, body: { arguments: changed } }, rows);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(path)]);
  });

  test("is decided once", async () => {
    const rejected = await ask("console.approvals.reject", { params }, rows);
    expect([rejected.status, rejected.body]).toMatchObject([
      200,
      { data: { approval: { approval_state: "rejected" } } },
    ]);
    const over = { ...rows, approval: { ...approval, state: "rejected" } };
    expect((await ask("console.approvals.approve", { params }, over)).status).toBe(409);
  });
});
