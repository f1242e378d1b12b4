/** Rehearsals of risky tools and of their approvals: they tell what would happen, and do nothing. */
import type { Case, Citation } from "../case.ts";
import { freshConsole, topic } from "./steps.ts";
import { approvalOf, callTool, issue, refusal, structured, voucherTools, vouchersOf, wait } from "./tool-calls.ts";

const rehearsed: Citation = {
  section: "Tool server (JSON-RPC 2.0)",
  line: "A `dry_run` call has no customer-visible effect and returns a shadow run id that can be inspected later.",
};

const define = topic("approvals");

export const rehearsals: readonly Case[] = [
  define("rehearse", {
    title: "a rehearsal tells what approving would do now, and does nothing",
    operations: [
      ...voucherTools,
      "console.approvals.rehearse",
      "console.approvals.rehearseChanged",
      "console.approvals.get",
      "console.approvals.approve",
    ],
    cites: rehearsed,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { its, approval: approvalId } = await wait(context);
      const { operator, sandbox } = its;
      const second = (await wait(context, its)).approval;
      const rehearse = async (id: string) =>
        (await operator.succeed("console.approvals.rehearse", { params: { approval_id: id } })).data.rehearsal;
      const effect = { customer_id: sandbox.customer_id, voucher_id: sandbox.voucher_id };
      const first = await rehearse(approvalId);
      context.check.includes(first, { outcome: "completed", error: null }, "the rehearsal");
      context.check.includes(first.effect, effect, "its effect");
      const changed = async (given: object) => {
        const asked = { params: { approval_id: approvalId }, body: { arguments: given } };
        return (await operator.succeed("console.approvals.rehearseChanged", asked)).data.rehearsal;
      };
      context.check.includes(await changed(effect), { outcome: "completed", error: null }, "the same arguments again");
      context.check.equal(
        (await changed({})).outcome,
        "refused",
        "the rehearsal without an argument that the tool needs",
      );
      context.check.equal((await approvalOf(its, approvalId)).approval_state, "pending", "the state of the approval");
      context.check.includes((await vouchersOf(its))[0], { status: "available", customer_id: null }, "the voucher");
      await operator.succeed("console.approvals.approve", { params: { approval_id: approvalId } });
      context.check.equal((await rehearse(approvalId)).outcome, "refused", "the rehearsal of what was approved");
      context.check.equal((await rehearse(second)).outcome, "failed", "the rehearsal for a voucher that is gone");
      context.check.equal((await approvalOf(its, second)).approval_state, "pending", "the state of the second");
    },
  }),
  define("rehearsal", {
    title: "a rehearsal of a risky tool asks nobody, and binds the call that names it",
    operations: [...voucherTools, "console.approvals.list", "console.vouchers.create"],
    cites: rehearsed,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const { body, where } = await issue(its, context, "dry_run");
      context.check.equal(structured(body, "approval_required"), true, `approval_required of ${where}`);
      const shadow_run_id = String(structured(body, "shadow_run_id"));
      context.check.equal((await its.operator.succeed("console.approvals.list")).data.approvals, [], "what waits");
      const other = await its.operator.succeed("console.vouchers.create", { body: { name: "Another" } });
      const changed = await callTool(
        its.client,
        "issue_voucher",
        { customer_id: its.sandbox.customer_id, voucher_id: other.data.voucher.id },
        { execution_mode: "commit", shadow_run_id },
      );
      context.check.equal(refusal(changed.body, "code"), "conflict", `error.data.code of ${changed.where}`);
      const same = await issue(its, context, "commit", { shadow_run_id });
      context.check.equal(refusal(same.body, "code"), "HITL_REQUIRED", `error.data.code of ${same.where}`);
    },
  }),
];
