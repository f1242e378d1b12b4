import { requestValidators } from "@atlas-messaging/contract/request-validators/tool-server";
import type { Id, RunRow } from "@atlas-messaging/domain";
import { toolServer } from "@atlas-messaging/pipeline/tool-server";
import { search } from "../knowledge/search.ts";
import { sendFacts } from "../lookups/sending.ts";
import type { Organization } from "../store/organization.ts";
import { loads as agentApi } from "./agent-api.ts";
import { loads as knowledge } from "./knowledge.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

/** Finds the dry run that a commit names. */
const rehearsalIn = ({ tables: { runs } }: Organization, id: Id | null): RunRow | null =>
  id === null ? null : (runs.get(runs.keyOf({ run_id: id.toLowerCase(), iteration: 1 })) ?? null);

const loads = {
  "tools.send_message": (organization, args) => ({
    ...agentApi["agent.sendMessage"](organization, args),
    rehearsal: rehearsalIn(organization, args.shadow_run_id),
  }),
  "tools.send_message_to_phone": (organization, args) => ({
    ...sendFacts(organization, args),
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
} satisfies LoadsIn<"tool-server">;

export const section = sectionOf("tool-server", {
  operations: toolServer,
  loads: { ...knowledge, ...loads },
  validators: requestValidators,
});
