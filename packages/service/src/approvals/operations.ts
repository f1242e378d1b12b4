/** Tool calls and drafts that await a decision by an operator. */
import type { ApprovalRow } from "../rows/approvals.ts";
import { type ApproveFacts, approve, approveDraft, rehearseApproval } from "./approve.ts";
import type { Facts } from "../core/outcome.ts";
import type { RunRow } from "../rows/runs.ts";
import { presentApproval } from "../actions/approval.ts";
import { reject } from "./decide.ts";
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { validateToolArguments } from "@atlas-messaging/validators/tools";
import { isTool } from "../tools/call.ts";
import { read, write } from "../pipeline/handler.ts";
import type { Context } from "../pipeline/context.ts";
import { found } from "../pipeline/problem.ts";
import { requestFacts } from "../pipeline/decide.ts";
import { type Listed, pageArgs, paged } from "../pipeline/paging.ts";

/** An approval, and the latest record of its run. */
export interface ApprovalAndRun {
  readonly approval: ApprovalRow;
  readonly run: RunRow;
}

/** Rows that approving needs. */
type ApproveRows = Omit<ApproveFacts, keyof Facts | keyof ReturnType<typeof versions>>;

const digests = (_: unknown, { shell }: Context) => ({ sha256: shell.sha256 });

/** Facts of decisions that may change what is executed. */
const versions = (_: unknown, { shell }: Context) => ({
  sha256: shell.sha256,
  checkArguments: (tool: string, given: unknown) => {
    const checked = isTool(tool) ? validateToolArguments(tool, given) : { ok: true as const };
    return checked.ok ? [] : checked.details;
  },
});

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

/** Returns an id that changed arguments name; null if they name none, so that the recorded one counts. */
const idAmong = (given: { readonly [name: string]: unknown } | undefined, name: string): string | null => {
  const id = given?.[name];
  return typeof id === "string" && uuid.test(id) ? id.toLowerCase() : null;
};

type Changed = ValidBodyOf<"console.approvals.rehearseChanged">;

/** Rows that the changed arguments name are loaded in place of the recorded ones. */
const changedArgs = ({
  params,
  body,
}: {
  readonly params: { readonly approval_id: string };
  readonly body: Changed;
}) => ({
  approval_id: params.approval_id,
  voucher_id: idAmong(body?.arguments, "voucher_id"),
  customer_id: idAmong(body?.arguments, "customer_id"),
});

const rehearsed = (loaded: ApproveRows, approvalId: string, body: Changed, context: Context) => {
  found(loaded.approval);
  const facts = { ...loaded, ...versions(null, context), ...requestFacts(context, null) };
  return rehearseApproval(facts, approvalId, body);
};

export const approvals = {
  "console.approvals.list": read("console.approvals.list", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), state: query.state ?? null }),
    present: (loaded: Listed<ApprovalAndRun>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ approval }) => approval.id, query, context);
      const shown = items.map(({ approval, run }) => presentApproval(approval, run));
      return { status: 200, body: { ok: true, data: { approvals: shown, ...page } } };
    },
  }),
  "console.approvals.get": read("console.approvals.get", {
    args: ({ params }) => ({ approval_id: params.approval_id }),
    present: ({ waiting }: { readonly waiting: ApprovalAndRun | null }) => {
      const { approval, run } = found(waiting);
      return { status: 200, body: { ok: true, data: { approval: presentApproval(approval, run) } } };
    },
  }),
  "console.approvals.rehearse": read("console.approvals.rehearse", {
    args: ({ params }) => ({ approval_id: params.approval_id, voucher_id: null, customer_id: null }),
    present: (loaded: ApproveRows, { params }, context) => ({
      status: 200,
      body: { ok: true, data: { rehearsal: rehearsed(loaded, params.approval_id, undefined, context) } },
    }),
  }),
  "console.approvals.rehearseChanged": read("console.approvals.rehearseChanged", {
    args: changedArgs,
    present: (loaded: ApproveRows, { params, body }, context) => ({
      status: 200,
      body: { ok: true, data: { rehearsal: rehearsed(loaded, params.approval_id, body, context) } },
    }),
  }),
  "console.approvals.approve": write("console.approvals.approve", {
    args: changedArgs,
    addFacts: versions,
    decide: approve,
  }),
  "console.approvals.reject": write("console.approvals.reject", {
    args: ({ params }) => ({ approval_id: params.approval_id }),
    addFacts: digests,
    decide: reject,
  }),
  "console.drafts.approve": write("console.drafts.approve", {
    args: ({ params }) => ({ run_id: params.run_id }),
    addFacts: versions,
    decide: approveDraft,
  }),
};
