import { type SQL, sql } from "drizzle-orm";
import { idempotency } from "../rows/requests.ts";
import { arg } from "@atlas-messaging/postgres/facts";
import { joined, joinedRows, row } from "../core/facts.sql.ts";
import { given, one, own, whether } from "@atlas-messaging/postgres/queries";
import { knowsAfter, newestFirst, newestWithin } from "@atlas-messaging/postgres/pages";
import { channels } from "../rows/channels.ts";
import { conversations } from "../rows/conversations.ts";
import { customers, vouchers } from "../rows/customers.ts";
import { runs } from "../rows/runs.ts";
import { approvals } from "../rows/approvals.ts";

const parts = { approval: "approvals", run: "runs" } as const;

/** Joins an approval's run, by its latest record. */
const withLatest = sql`cross join lateral (
    select * from ${own(runs)} where run_id = approval.run_id order by iteration desc limit 1
  ) run`;

const withRun = sql`select approval, run from ${own(approvals, "approval")} ${withLatest}`;

const listed = sql`
  select * from ${own(approvals, "approval")} where ${given("state", sql`approval.state = ${arg("state")}`)}`;

const id = sql`approval.id`;

const page = sql`select * from ${own(approvals, "approval")} where ${whether(
  "state",
  newestWithin([[sql`approval.state`, sql`${arg("state")}`]], id),
  newestFirst(id),
)}`;

const approvalPageFacts = {
  rows: joinedRows(parts, sql`select approval, run from (${page}) approval ${withLatest} order by ${id} desc`),
  known: knowsAfter(id, listed),
};

const approvalFacts = { waiting: joined(parts, sql`${withRun} where approval.id = ${arg("approval_id")}`) };

/** Facts about the approval that the query finds. */
const factsOf = (found: SQL) => ({
  approval: row("approvals", found),
  run: row("runs", sql`select run.* from (${found}) approval ${withLatest}`),
  original: row(
    "idempotency",
    sql`select kept.* from (${found}) approval cross join ${one(
      idempotency,
      "kept",
      sql`scope = approval.idempotency_scope and operation = approval.idempotency_operation
        and key = approval.idempotency_key`,
    )}`,
  ),
  parts: joined(
    { conversation: "conversations", customer: "customers", channel: "channels" },
    sql`select conversation, customer, linked as channel from (${found}) approval
        cross join ${one(conversations, "conversation", sql`id = approval.conversation_id`)}
        cross join ${one(customers, "customer", sql`id = conversation.customer_id`)}
        cross join ${one(channels, "linked", sql`id = conversation.channel_id`)}`,
  ),
});

const byId = sql`select * from ${own(approvals)} where id = ${arg("approval_id")}`;

export const decisionFacts = factsOf(byId);

/** Facts about the call of a run. */
export const approvalOfRun = factsOf(
  sql`select * from ${own(approvals)} where run_id = ${arg("run_id")} and action_type = 'tool_call'`,
);

const draftFacts = factsOf(
  sql`select * from ${own(approvals)} where run_id = ${arg("run_id")} and action_type = 'draft'`,
);

/** Id of an argument: that of the request, or the recorded one. */
const idOf = (name: string) => sql`coalesce(${arg(name)}::uuid, (approval.arguments ->> '${sql.raw(name)}')::uuid)`;

/** Facts for an approval, with the rows that the arguments to execute name. */
const approveFacts = {
  ...decisionFacts,
  voucher: row(
    "vouchers",
    sql`select voucher.* from (${byId}) approval
        cross join ${one(vouchers, "voucher", sql`id = ${idOf("voucher_id")}`)}`,
  ),
  customer: row(
    "customers",
    sql`select customer.* from (${byId}) approval
        cross join ${one(customers, "customer", sql`id = ${idOf("customer_id")}`)}`,
  ),
};

export const approvalsFacts = {
  "console.approvals.list": approvalPageFacts,
  "console.approvals.get": approvalFacts,
  "console.approvals.rehearse": approveFacts,
  "console.approvals.rehearseChanged": approveFacts,
  "console.approvals.approve": approveFacts,
  "console.approvals.reject": decisionFacts,
  "console.drafts.approve": draftFacts,
};
