/** Vouchers that wait for approval, as several topics need them. */
import type { SuccessOf } from "@atlas-messaging/contract";
import type { Context } from "../case.ts";
import { type Operated, freshConsole } from "./steps.ts";
import { issue, refusal } from "./tool-calls.ts";

/** A voucher that waits for approval, for a sandbox's customer. */
interface Waiting {
  readonly its: Operated;
  readonly approval: string;
  readonly run: string;
  readonly key: string;
}

export const wait = async (context: Context, given?: Operated): Promise<Waiting> => {
  const its = given ?? (await freshConsole(context));
  const key = context.unique();
  const { body, where } = await issue(its, context, "commit", { idempotency_key: key });
  context.check.equal(refusal(body, "code"), "HITL_REQUIRED", `error.data.code of ${where}`);
  return { its, key, approval: String(refusal(body, "approval_id")), run: String(refusal(body, "run_id")) };
};

type Approval = SuccessOf<"console.getApproval">["data"]["approval"];

export const approvalOf = async ({ operator }: Operated, approvalId: string): Promise<Approval> =>
  (await operator.succeed("console.getApproval", { params: { approvalId } })).data.approval;

export const vouchersOf = async ({ operator, sandbox }: Operated) =>
  (await operator.succeed("console.listVouchers")).data.vouchers.filter(({ id }) => id === sandbox.voucher_id);

export const voucherTools = ["toolServer.call", "console.listVouchers"] as const;
