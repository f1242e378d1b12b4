import type { ApprovalRow, Id, IdempotencyRow } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";
import { conversationParts } from "./conversation-parts.ts";
import { latestRun } from "./run-history.ts";

const originalOf = ({ tables: { idempotency } }: Organization, approval: ApprovalRow): IdempotencyRow | null => {
  const { idempotency_scope: scope, idempotency_operation: operation, idempotency_key: key } = approval;
  if (scope === null || operation === null || key === null) return null;
  return idempotency.get(idempotency.keyOf({ scope, operation, key })) ?? null;
};

/** Returns the facts for deciding on an approval. */
export const decisionOn = (organization: Organization, approval: ApprovalRow | null) => ({
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
