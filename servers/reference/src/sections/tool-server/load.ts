import { sql } from "drizzle-orm";
import { arg, row } from "../../platform/database/facts.ts";
import { own } from "../../platform/database/own.ts";
import { conversationParts } from "../conversations/index.ts";
import { knowledgeHits } from "../knowledge/index.ts";
import { phoneFacts } from "../messages/index.ts";
import { customers } from "../customers/tables.ts";
import { runs } from "../runs/tables.ts";
import { callFacts as approvalOfRun } from "../console/approvals/index.ts";
import { approvals } from "../console/approvals/tables.ts";
import { credentials } from "../keys/tables.ts";
import { vouchers } from "../console/vouchers/tables.ts";

/** Facts for each tool. */
export const toolFacts = {
  send_message: { parts: conversationParts, template: phoneFacts.template, quietHours: phoneFacts.quietHours },
  send_message_to_phone: phoneFacts,
  search_knowledge: { hits: knowledgeHits },
  handoff: { parts: conversationParts },
  issue_voucher: {
    voucher: row("vouchers", sql`select * from ${own(vouchers)} where id = ${arg("voucher_id")}`),
    customer: row("customers", sql`select * from ${own(customers)} where id = ${arg("customer_id")}`),
  },
};

/** Facts about the call of a run, with the credential that made it. */
export const taskFacts = {
  ...approvalOfRun,
  requester: row(
    "credentials",
    sql`select * from ${own(credentials)} where id = (
          select requested_by from ${own(approvals)} where run_id = ${arg("run_id")} and action_type = 'tool_call')`,
  ),
};

/** Finds the rehearsal that a commit names, and the pending approval of the same call. */
export const callFacts = {
  rehearsal: row("runs", sql`select * from ${own(runs)} where run_id = ${arg("shadow_run_id")} limit 1`),
  waiting: row("approvals", sql`select * from ${own(approvals)} where waiting_key = ${arg("waiting_key")}`),
};
