/** Applies a provider's reports by the domain's verbs. Each item is committed alone, and once. */
import type { BodyOf } from "@atlas-messaging/contract";
import { validateRequest } from "@atlas-messaging/contract/validate-request";
import {
  type Change,
  type ChannelLinkRow,
  type Facts,
  applyReport,
  ingestEvent,
  recategorizeTemplate,
  reportTemplate,
} from "@atlas-messaging/domain";
import type { ReceivedMessage, StatusReport, TemplateNotice } from "../../channel-providers/index.ts";
import type { Services } from "../../pipeline/services.ts";
import { factsFor, untilCommitted } from "@atlas-messaging/pipeline";
import { providerMessageKey } from "@atlas-messaging/pipeline/jobs";
import { loadNamedTemplate, loadReceived, loadReported } from "./load.ts";

/** Context of a callback. */
export interface CallbackContext {
  readonly services: Services;
  readonly link: ChannelLinkRow;
  readonly requestId: string;
  readonly traceparent: string | null;
}

/** Result of an item: `repeated` was applied before, `ignored` does not concern us. */
export type Applied = "applied" | "repeated" | "ignored";

/** Applies a message's status, which other reports may have changed meanwhile. */
export const applyStatus = (context: CallbackContext, status: StatusReport): Promise<Applied> =>
  settled(context, async (conflict) => {
    const { message: found } = await loadReported(context.services.database, context.link.organization_id, {
      channel: context.link.id,
      id: status.messageId,
      provider_id: status.providerMessageId,
    });
    if (!found) return "ignored";
    // The first id stays: another belongs to a copy sent because the first response was lost. An id that another
    // message has is not this one's.
    const given = conflict === providerMessageKey ? null : status.providerMessageId;
    const id = found.message.provider_message_id ?? given;
    const report = { ...status.report, ...(id === null ? {} : { provider_message_id: id }) };
    return applyReport({ ...factsOf(context), ...found }, report);
  });

/** Applies an inbound message by the verb of `POST /v1/atlas/events`. */
export const applyReceived = (context: CallbackContext, received: ReceivedMessage): Promise<Applied> =>
  settled(context, async () => {
    const { services, link } = context;
    const { known, ...facts } = await loadReceived(services.database, link.organization_id, {
      channel: link.id,
      phone_number: received.phoneNumber,
      provider_id: received.providerMessageId,
      quoted_id: received.quotedId,
    });
    if (known) return [];
    const { quoted, conversation } = facts;
    const replyTo = quoted && quoted.conversation_id === conversation?.id ? quoted.id : null;
    const body = bodyOf(facts.channel?.channel ?? "", received, replyTo);
    const valid = validateRequest("events.ingest", { params: {}, query: {}, body });
    if (!valid.ok) return "ignored";
    const { providerMessageId, mediaId } = received;
    const provided = { providerMessageId, ...(mediaId === null ? {} : { providerMediaId: mediaId }) };
    const own = { ...factsOf(context), ...facts, ...provided };
    const outcome = ingestEvent(own, { params: {}, query: {}, body: valid.body });
    return outcome.kind === "accepted" ? outcome.changes : "ignored";
  });

/** Applies a change of a template, which an operator may be editing. */
export const applyTemplate = (context: CallbackContext, { report, ...notice }: TemplateNotice): Promise<Applied> =>
  settled(context, async () => {
    const { template } = await loadNamedTemplate(context.services.database, context.link.organization_id, {
      provider_id: notice.providerTemplateId,
      name: notice.name,
      language: notice.language,
    });
    if (!template) return "ignored";
    const facts = { ...factsOf(context), template };
    const at = notice.at ?? facts.now;
    if (report.kind === "category") return recategorizeTemplate(facts, { ...report, at });
    return reportTemplate(facts, { ...report, at, provider_template_id: notice.providerTemplateId });
  });

const bodyOf = (
  channel: string,
  { phoneNumber, name, text, content, sentAt }: ReceivedMessage,
  replyTo: string | null,
): BodyOf<"events.ingest"> => {
  const event = {
    channel,
    customer: { phone_number: phoneNumber, ...(name === null ? {} : { name }) },
    event_type: "message.received",
    ...(sentAt === null ? {} : { timestamp: sentAt }),
  };
  const quote = replyTo === null ? {} : { reply_to: replyTo };
  return content === null ? { ...event, message: { text, ...quote } } : { ...event, message: { content, ...quote } };
};

const factsOf = ({ services, link, requestId, traceparent }: CallbackContext): Facts =>
  factsFor(services, { organizationId: link.organization_id, correlationId: requestId, traceparent });

const maxDecisions = 6;

/** Decides and commits, again on a conflict. Rejects if conflicts persist; then the provider calls again. */
const settled = async (
  { services, link: { id, organization_id: organizationId } }: CallbackContext,
  decide: (conflict: string | null) => Promise<readonly Change[] | "ignored">,
): Promise<Applied> =>
  untilCommitted<Applied>({
    decide: async (conflict) => {
      const changes = await decide(conflict);
      if (changes === "ignored") return { organizationId, changes: [], answer: "ignored" };
      return { organizationId, changes, answer: changes.length === 0 ? "repeated" : "applied" };
    },
    store: services.store,
    maxDecisions,
    giveUp: () => {
      throw new Error(`an item of a callback of channel ${id} kept meeting conflicts`);
    },
  });
