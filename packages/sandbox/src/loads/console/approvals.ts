import type { ApprovalRow, RunRow } from "@atlas-messaging/domain";
import { decisionFacts, decisionOn } from "../../lookups/approvals.ts";
import { newestOf } from "../../lookups/pages.ts";
import { latestRun } from "../../lookups/run-history.ts";
import type { Organization } from "../../store/organization.ts";
import type { LoadsIn } from "../section.ts";

const argumentOf = (approval: ApprovalRow | null, name: string): string =>
  String(Reflect.get(Object(approval?.arguments), name));

const withRun = (organization: Organization, approval: ApprovalRow): { approval: ApprovalRow; run: RunRow } | null => {
  const run = latestRun(organization, approval.run_id);
  return run && { approval, run };
};

interface ApproveArgs {
  readonly approval_id: string;
  readonly voucher_id: string | null;
  readonly customer_id: string | null;
}

const approveFacts = (organization: Organization, { approval_id, voucher_id, customer_id }: ApproveArgs) => {
  const { tables } = organization;
  const known = decisionFacts(organization, approval_id);
  return {
    ...known,
    voucher: tables.vouchers.byId(voucher_id ?? argumentOf(known.approval, "voucher_id")),
    customer: tables.customers.byId(customer_id ?? argumentOf(known.approval, "customer_id")),
  };
};

export const approvals = {
  "console.listApprovals": (organization, args) =>
    newestOf(
      organization.tables.approvals,
      (row) => (args.state === null || row.state === args.state ? withRun(organization, row) : null),
      args,
    ),
  "console.getApproval": (organization, { approval_id }) => {
    const approval = organization.tables.approvals.byId(approval_id);
    return { waiting: approval && withRun(organization, approval) };
  },
  "console.rehearseApproval": approveFacts,
  "console.rehearseChangedApproval": approveFacts,
  "console.approve": approveFacts,
  "console.reject": (organization, { approval_id }) => decisionFacts(organization, approval_id),
  "console.approveDraft": (organization, { run_id }) => {
    const drafts = [...organization.tables.approvals.all()].filter(({ action_type }) => action_type === "draft");
    const draft = drafts.find((approval) => approval.run_id === run_id.toLowerCase());
    return decisionOn(organization, draft ?? null);
  },
} satisfies Partial<LoadsIn<"console">>;
