/** Tool calls and drafts that await a decision by an operator. */
import { type ApprovalRow, type RunRow, approve, approveDraft, presentApproval, reject } from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import type { Context } from "../../rooms/context.ts";
import { found } from "../../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../../rooms/paging.ts";

/** An approval, and the latest record of its run. */
export interface ApprovalAndRun {
  readonly approval: ApprovalRow;
  readonly run: RunRow;
}

const digests = (_: unknown, { shell }: Context) => ({ sha256: shell.sha256 });

export const approvals = {
  "console.listApprovals": read("console.listApprovals", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), state: query.state ?? null }),
    present: (loaded: Listed<ApprovalAndRun>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ approval }) => approval.id, query, context);
      const shown = items.map(({ approval, run }) => presentApproval(approval, run));
      return { status: 200, body: { ok: true, data: { approvals: shown, ...page } } };
    },
  }),
  "console.getApproval": read("console.getApproval", {
    args: ({ params }) => ({ approval_id: params.approvalId }),
    present: ({ waiting }: { readonly waiting: ApprovalAndRun | null }) => {
      const { approval, run } = found(waiting);
      return { status: 200, body: { ok: true, data: { approval: presentApproval(approval, run) } } };
    },
  }),
  "console.approve": write("console.approve", {
    args: ({ params }) => ({ approval_id: params.approvalId }),
    addFacts: digests,
    decide: approve,
  }),
  "console.reject": write("console.reject", {
    args: ({ params }) => ({ approval_id: params.approvalId }),
    addFacts: digests,
    decide: reject,
  }),
  "console.approveDraft": write("console.approveDraft", {
    args: ({ params }) => ({ run_id: params.runId }),
    addFacts: digests,
    decide: approveDraft,
  }),
};
