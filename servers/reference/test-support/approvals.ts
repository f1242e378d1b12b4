/** Calls that wait for a person, and what became of them. */
import type { Client } from "./client.ts";
import type { Organization } from "./served.ts";
import { type Outcome, callTool } from "./tool-server.ts";

/** Asks for a voucher under a key; the operator has to decide. */
export const askForVoucher = ({ client, data }: Organization, key: string): Promise<Outcome> =>
  callTool(
    client,
    "issue_voucher",
    { voucher_id: data.voucher_id, customer_id: data.customer_id },
    { idempotency_key: key },
  );

/** One more approval of the same voucher, to be decided. */
export const pendingApproval = async (its: Organization, key: string): Promise<string> => {
  const { error, text } = await askForVoucher(its, key);
  if (error?.data.approval_id === undefined) throw new Error(`not asked: ${text}`);
  return error.data.approval_id;
};

export const decide = (
  operator: Client,
  how: "console.approvals.approve" | "console.approvals.reject",
  approvalId: string,
) => operator.call(how, { params: { approval_id: approvalId } });
