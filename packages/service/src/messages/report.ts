import { reasonOf } from "./adapter.ts";
import { type MessageByIdFacts, unknownMessage } from "./cancel.ts";
import { type Verb, accept, refuse } from "../core/outcome.ts";
import { audit, record } from "../core/records.ts";
import { applyReport, movesOn } from "./delivery.ts";
import type { ReportedPricing } from "../costs/pricing.ts";
import type { ValidBodyOf } from "@atlas-messaging/contract";

interface ReportFacts extends MessageByIdFacts {
  /** Another message has the network's id already. */
  readonly isIdTaken: boolean;
}

/** Takes an adapter's word of what became of a message (POST /v1/atlas/messages/{id}/status). */
export const reportStatus: Verb<"messages.reportStatus", ReportFacts> = (facts, { params, body }) => {
  const { found, isIdTaken } = facts;
  const from = found?.message.delivery_state ?? null;
  if (!found || from === null) return unknownMessage(params.id);
  const { message, conversation, channel } = found;
  if (channel.provider !== "adapter")
    return refuse("conflict", `The message went over ${channel.display_name}, which is no adapter.`);
  const { status, provider_message_id } = body;
  const delivery_state = movesOn(from, status) ? status : from;
  const id = isIdTaken || message.provider_message_id !== null ? undefined : provider_message_id;
  const { failure, words } = reasonOf(body);
  const pricing = pricingIn(body);
  return accept({ ok: true, data: { message_id: message.id, delivery_state } }, [
    ...applyReport(
      { ...facts, ...found },
      {
        status,
        ...(id === undefined ? {} : { provider_message_id: id }),
        ...(pricing && { pricing }),
        ...(status === "failed" ? { error_code: failure, ...(words && { provider_error: words }) } : {}),
      },
    ),
    ...record(facts, { intent: "report_status", conversation_id: conversation.id }),
    audit(facts, "atlas_api.message.report", message.id, { after: { status, delivery_state } }),
  ]);
};

const pricingIn = ({ pricing }: ValidBodyOf<"messages.reportStatus">): ReportedPricing | null => {
  if (pricing === undefined) return null;
  const { billable, category, type = billable ? "regular" : "free" } = pricing;
  return { type, category, model: "PMP", billable };
};
