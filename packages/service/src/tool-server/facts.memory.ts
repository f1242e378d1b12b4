import type { Id } from "../rows/primitives.ts";
import type { RunRow } from "../rows/runs.ts";
import { callOfRun } from "../approvals/facts.memory.ts";
import { conversationParts } from "../conversations/facts.memory.ts";
import { type FactsFor, type Organization, newestOf } from "../pipeline/memory.ts";
import type { toolServer } from "./http.ts";
import { search } from "../knowledge/facts.memory.ts";
import { sendFacts } from "../messages/facts.memory.ts";
import { agentApiFacts } from "../tools/facts.memory.ts";

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

export const toolServerFacts = {
  "tools.send_message": (organization, args) => ({
    ...agentApiFacts["agent.sendMessage"](organization, args),
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
} satisfies FactsFor<typeof toolServer>;
