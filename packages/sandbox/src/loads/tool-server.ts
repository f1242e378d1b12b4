import { requestValidators } from "@atlas-messaging/contract/request-validators/tool-server";
import type { Id, RunRow } from "@atlas-messaging/domain";
import { toolServer } from "@atlas-messaging/pipeline/tool-server";
import { callOfRun } from "../lookups/approvals.ts";
import { conversationParts } from "../lookups/conversation-parts.ts";
import { newestOf } from "../lookups/pages.ts";
import { search } from "../knowledge/search.ts";
import { sendFacts } from "../lookups/sending.ts";
import type { Organization } from "../store/organization.ts";
import { loads as agentApi } from "./agent-api.ts";
import { loads as conversations } from "./conversations.ts";
import { loads as knowledge } from "./knowledge.ts";
import { loads as runLoads } from "./runs.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

/** Finds the dry run that a commit names. */
const rehearsalIn = ({ tables: { runs } }: Organization, id: Id | null): RunRow | null =>
  id === null ? null : (runs.get(runs.keyOf({ run_id: id.toLowerCase(), iteration: 1 })) ?? null);

/** Rows that every call reads. */
const callRows = (
  organization: Organization,
  { shadow_run_id, waiting_key }: { readonly shadow_run_id: Id | null; readonly waiting_key: string | null },
) => ({
  rehearsal: rehearsalIn(organization, shadow_run_id),
  waiting: waiting_key === null ? null : organization.tables.approvals.byUnique("approvals_waiting_key", waiting_key),
});

const loads = {
  "tools.send_message": (organization, args) => ({
    ...agentApi["agent.sendMessage"](organization, args),
    ...callRows(organization, args),
  }),
  "tools.send_message_to_phone": (organization, args) => ({
    ...sendFacts(organization, args),
    ...callRows(organization, args),
  }),
  "tools.search_knowledge": (organization, args) => ({
    hits: search(organization, args),
    ...callRows(organization, args),
  }),
  "tools.handoff": (organization, args) => ({
    parts: conversationParts(organization, args.conversation_id),
    ...callRows(organization, args),
  }),
  "tools.task": (organization, { run_id }) => callOfRun(organization, run_id),
  "tools.list_vouchers": ({ tables }, args) => newestOf(tables.vouchers, (row) => row, args),
  "tools.issue_voucher": (organization, args) => ({
    voucher: organization.tables.vouchers.byId(args.voucher_id),
    customer: organization.tables.customers.byId(args.customer_id),
    ...callRows(organization, args),
  }),
} satisfies LoadsIn<"tool-server">;

export const section = sectionOf("tool-server", {
  operations: toolServer,
  loads: { ...knowledge, ...conversations, ...runLoads, ...loads },
  validators: requestValidators,
});
