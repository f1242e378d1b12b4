import { type FactsFor, type Organization, newestOf } from "../pipeline/memory.ts";
import type { approvals } from "./operations.ts";
import type { ApprovalRow } from "../rows/approvals.ts";
import type { Id } from "../rows/primitives.ts";
import type { IdempotencyRow } from "../rows/requests.ts";
import { conversationParts } from "../conversations/facts.memory.ts";
import { latestRun } from "../runs/facts.memory.ts";
import type { RunRow } from "../rows/runs.ts";

const originalOf = ({ tables: { idempotency } }: Organization, approval: ApprovalRow): IdempotencyRow | null => {
  const { idempotency_scope: scope, idempotency_operation: operation, idempotency_key: key } = approval;
  if (scope === null || operation === null || key === null) return null;
  return idempotency.get(idempotency.keyOf({ scope, operation, key })) ?? null;
};

/** Returns the facts for deciding on an approval. */
const decisionOn = (organization: Organization, approval: ApprovalRow | null) => ({
  approval,
  run: approval && latestRun(organization, approval.run_id),
  original: approval && originalOf(organization, approval),
  parts: approval?.conversation_id ? conversationParts(organization, approval.conversation_id) : null,
});

export const decisionFacts = (organization: Organization, id: Id) =>
  decisionOn(organization, organization.tables.approvals.byId(id));

/** Returns the facts about the call of a run, with the credential that made it. */
export const callOfRun = (organization: Organization, run_id: Id) => {
  const { approvals, credentials } = organization.tables;
  const found = approvals.byId(latestRun(organization, run_id)?.approval_id ?? null);
  const approval = found?.action_type === "tool_call" ? found : null;
  return { ...decisionOn(organization, approval), requester: credentials.byId(approval?.requested_by ?? null) };
};

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

export const approvalsFacts = {
  "console.approvals.list": (organization, args) =>
    newestOf(
      organization.tables.approvals,
      (row) => (args.state === null || row.state === args.state ? withRun(organization, row) : null),
      args,
    ),
  "console.approvals.get": (organization, { approval_id }) => {
    const approval = organization.tables.approvals.byId(approval_id);
    return { waiting: approval && withRun(organization, approval) };
  },
  "console.approvals.rehearse": approveFacts,
  "console.approvals.rehearseChanged": approveFacts,
  "console.approvals.approve": approveFacts,
  "console.approvals.reject": (organization, { approval_id }) => decisionFacts(organization, approval_id),
  "console.drafts.approve": (organization, { run_id }) => {
    const drafts = [...organization.tables.approvals.all()].filter(({ action_type }) => action_type === "draft");
    const draft = drafts.find((approval) => approval.run_id === run_id.toLowerCase());
    return decisionOn(organization, draft ?? null);
  },
} satisfies FactsFor<typeof approvals>;
