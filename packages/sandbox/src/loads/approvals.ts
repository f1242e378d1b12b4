/** Calls and drafts that wait for a person, and what a decision about one knows. */
import type { ApprovalRow, Id, IdempotencyRow, RunRow } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";
import { conversationParts } from "./conversation-parts.ts";
import type { MemoryLoads } from "./memory-loads.ts";
import { newestOf } from "./pages.ts";
import { latestRun } from "./run-history.ts";

const originalOf = ({ tables: { idempotency } }: Organization, approval: ApprovalRow): IdempotencyRow | null => {
  const { idempotency_scope: scope, idempotency_operation: operation, idempotency_key: key } = approval;
  if (scope === null || operation === null || key === null) return null;
  return idempotency.get(idempotency.keyOf({ scope, operation, key })) ?? null;
};

/** What a decision knows of an approval. */
const decisionOn = (organization: Organization, approval: ApprovalRow | null) => ({
  approval,
  run: approval && latestRun(organization, approval.run_id),
  original: approval && originalOf(organization, approval),
  parts: approval?.conversation_id ? conversationParts(organization, approval.conversation_id) : null,
});

export const decisionFacts = (organization: Organization, id: Id) =>
  decisionOn(organization, organization.tables.approvals.byId(id));

const argumentOf = (approval: ApprovalRow | null, name: string): string =>
  String(Reflect.get(Object(approval?.arguments), name));

const withRun = (organization: Organization, approval: ApprovalRow): { approval: ApprovalRow; run: RunRow } | null => {
  const run = latestRun(organization, approval.run_id);
  return run && { approval, run };
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
  "console.approve": (organization, { approval_id }) => {
    const { tables } = organization;
    const known = decisionFacts(organization, approval_id);
    return {
      ...known,
      voucher: tables.vouchers.byId(argumentOf(known.approval, "voucher_id")),
      customer: tables.customers.byId(argumentOf(known.approval, "customer_id")),
    };
  },
  "console.reject": (organization, { approval_id }) => decisionFacts(organization, approval_id),
  "console.approveDraft": (organization, { run_id }) => {
    const drafts = [...organization.tables.approvals.all()].filter(({ action_type }) => action_type === "draft");
    const draft = drafts.find((approval) => approval.run_id === run_id.toLowerCase());
    return decisionOn(organization, draft ?? null);
  },
} satisfies Partial<MemoryLoads>;
