import type { BodyOf, SuccessOf } from "@atlas-messaging/contract";
import { type ApproveFacts, approve } from "./approve.ts";

type Rehearsal = SuccessOf<"console.rehearseApproval">["data"]["rehearsal"];

/** Decides as approving does, and returns the effect without its changes. Without a body, what is recorded counts. */
export const rehearseApproval = (
  facts: ApproveFacts,
  approvalId: string,
  body?: BodyOf<"console.approve">,
): Rehearsal => {
  const outcome = approve(facts, { params: { approvalId }, query: {}, body });
  if (outcome.kind === "refused") {
    const { code, message } = outcome;
    return { outcome: "refused", effect: null, error: { code, message } };
  }
  const ended = outcome.changes.flatMap((change) =>
    change.kind === "insert" && change.table === "runs" ? [change.row] : [],
  );
  const run = ended.at(-1);
  const error = run?.error ?? null;
  if (error !== null) return { outcome: "failed", effect: null, error: { code: error.code, message: error.message } };
  return { outcome: "completed", effect: run?.result ? { ...Object(run.result) } : null, error: null };
};
