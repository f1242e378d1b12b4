import { type SQL, sql } from "drizzle-orm";
import { idempotency } from "../../pipeline/tables.ts";
import { arg, joined, joinedRows, row } from "../../platform/database/facts.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { channels } from "../channels/tables.ts";
import { conversations, customers } from "../conversations/tables.ts";
import { runs } from "../runs/tables.ts";
import { vouchers } from "../tools/tables.ts";
import { approvals } from "./tables.ts";

const parts = { approval: "approvals", run: "runs" } as const;

/** Approvals with the latest record of their run. */
const withRun = sql`
  select approval, run from ${approvals} approval cross join lateral (
    select * from ${runs} where run_id = approval.run_id order by iteration desc limit 1
  ) run`;

const listed = sql`${withRun} where (${arg("state")}::text is null or approval.state = ${arg("state")})`;
const id = sql`approval.id`;

export const approvalPageFacts = {
  rows: joinedRows(parts, sql`${listed} and ${newestFirst(id)}`),
  known: knowsAfter(id, listed),
};

export const approvalFacts = { waiting: joined(parts, sql`${withRun} where approval.id = ${arg("approval_id")}`) };

/** What a decision knows of the approval that the query finds. */
const factsOf = (found: SQL) => ({
  approval: row("approvals", found),
  run: row(
    "runs",
    sql`select run.* from (${found}) approval join ${runs} run on run.run_id = approval.run_id
        order by run.iteration desc limit 1`,
  ),
  original: row(
    "idempotency",
    sql`select kept.* from (${found}) approval join ${idempotency} kept
        on kept.scope = approval.idempotency_scope and kept.operation = approval.idempotency_operation
        and kept.key = approval.idempotency_key`,
  ),
  parts: joined(
    { conversation: "conversations", customer: "customers", channel: "channels" },
    sql`select conversation, customer, linked as channel from (${found}) approval
        join ${conversations} conversation on conversation.id = approval.conversation_id
        join ${customers} customer on customer.id = conversation.customer_id
        join ${channels} linked on linked.id = conversation.channel_id`,
  ),
});

const byId = sql`select * from ${approvals} where id = ${arg("approval_id")}`;

export const decisionFacts = factsOf(byId);

export const draftFacts = factsOf(
  sql`select * from ${approvals} where run_id = ${arg("run_id")} and action_type = 'draft'`,
);

/** The same, and the rows that the recorded arguments name. */
export const approveFacts = {
  ...decisionFacts,
  voucher: row(
    "vouchers",
    sql`select voucher.* from (${byId}) approval
        join ${vouchers} voucher on voucher.id = (approval.arguments ->> 'voucher_id')::uuid`,
  ),
  customer: row(
    "customers",
    sql`select customer.* from (${byId}) approval
        join ${customers} customer on customer.id = (approval.arguments ->> 'customer_id')::uuid`,
  ),
};
