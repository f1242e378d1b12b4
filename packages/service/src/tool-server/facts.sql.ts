import { sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { row } from "../core/facts.sql.ts";
import { own } from "@atlas-messaging/postgres/queries";
import { approvalOfRun } from "../approvals/facts.sql.ts";
import { approvals } from "../rows/approvals.ts";
import { credentials } from "../rows/access.ts";
import { vouchersFacts } from "../vouchers/facts.sql.ts";
import { callFacts, toolFacts } from "../tools/facts.sql.ts";

/** Facts about the call of a run, with the credential that made it. */
const taskFacts = {
  ...approvalOfRun,
  requester: row(
    "credentials",
    sql`select * from ${own(credentials)} where id = (
          select requested_by from ${own(approvals)} where run_id = ${arg("run_id")} and action_type = 'tool_call')`,
  ),
};

export const toolServerFacts = {
  "tools.send_message": { ...toolFacts.send_message, ...callFacts },
  "tools.send_message_to_phone": { ...toolFacts.send_message_to_phone, ...callFacts },
  "tools.search_knowledge": { ...toolFacts.search_knowledge, ...callFacts },
  "tools.handoff": { ...toolFacts.handoff, ...callFacts },
  "tools.issue_voucher": { ...toolFacts.issue_voucher, ...callFacts },
  "tools.task": taskFacts,
  "tools.list_vouchers": vouchersFacts["console.vouchers.list"],
};
