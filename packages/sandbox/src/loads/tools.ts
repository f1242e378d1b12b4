import type { Id, RunRow } from "@atlas-messaging/domain";
import { search } from "../knowledge/search.ts";
import type { Organization } from "../store/organization.ts";
import type { MemoryLoads } from "./memory-loads.ts";
import { messages } from "./messages.ts";

/** The rehearsal that a commit names. */
const rehearsalIn = ({ tables: { runs } }: Organization, id: Id | null): RunRow | null =>
  id === null ? null : (runs.get(runs.keyOf({ run_id: id.toLowerCase(), iteration: 1 })) ?? null);

export const tools = {
  "tools.send_message": (organization, args) => ({
    ...messages["agent.sendMessage"](organization, args),
    rehearsal: rehearsalIn(organization, args.shadow_run_id),
  }),
  "tools.send_message_to_phone": (organization, args) => ({
    ...messages["agent.sendMessageToPhone"](organization, args),
    rehearsal: rehearsalIn(organization, args.shadow_run_id),
  }),
  "tools.search_knowledge": (organization, args) => ({
    hits: search(organization, args),
    rehearsal: rehearsalIn(organization, args.shadow_run_id),
  }),
  "tools.issue_voucher": (organization, args) => ({
    voucher: organization.tables.vouchers.byId(args.voucher_id),
    customer: organization.tables.customers.byId(args.customer_id),
    rehearsal: rehearsalIn(organization, args.shadow_run_id),
  }),
} satisfies Partial<MemoryLoads>;
