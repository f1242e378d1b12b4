/** Applies what a provider reports, by the domain's verbs. Each item is committed alone, and once. */
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { validateRequest } from "@atlas-messaging/validators/requests";
import { applyReport } from "@atlas-messaging/service/messages/delivery";
import { ingestEvent } from "@atlas-messaging/service/inbound/ingest";
import { providerMessageKey } from "@atlas-messaging/service/rows/primitives";
import { recategorizeTemplate, reportTemplate } from "@atlas-messaging/service/templates/submission";
import type {
  AccountContents,
  NumberContents,
  ReceivedMessage,
  StatusReport,
  TemplateNotice,
} from "../channel-providers/provider.ts";
import type { Item } from "./apply-items.ts";
import { loadNamedTemplate, loadReceived, loadReported } from "./load.ts";
import { applyChange, applyEarly, keepQuote } from "./changes.ts";
import { applyHappened, applyNotice, keepOnce } from "./notices.ts";
import { type CallbackContext, type Outcome, customerOf, factsOf, personArgs, settled, timeOf } from "./settle.ts";

/** An item's result, and the channel that it is counted for. */
export interface Applied {
  readonly channelId: string;
  readonly outcome: Outcome;
  /** Number of items that it stands for. */
  readonly items: number;
}

const itemOf = ({ link }: CallbackContext, subject: string, apply: () => Promise<Outcome>): Item<Applied> => ({
  subject: `${link.id} ${subject}`,
  apply: async () => ({ channelId: link.id, outcome: await apply(), items: 1 }),
});

/** Lists what is said about a number. Statuses of a message and messages of a customer each keep their order. */
export const itemsOfNumber = (
  context: CallbackContext,
  { reports, received, echoes, changes, happened, notices }: NumberContents,
): readonly Item<Applied>[] => [
  ...notices.map((each) => itemOf(context, "notices", () => applyNotice(context, each))),
  ...happened.map((each) => itemOf(context, each.phoneNumber, () => applyHappened(context, each))),
  ...received.map((each) => itemOf(context, each.phoneNumber, () => applyReceived(context, each))),
  ...echoes.map((each) => itemOf(context, each.phoneNumber, () => applyEcho(context, each))),
  // After what they are about, which may come with them.
  ...changes.map((each) => itemOf(context, each.phoneNumber, () => applyChange(context, each))),
  ...reports.map((each) =>
    itemOf(context, each.providerMessageId ?? each.messageId ?? "", () => applyStatus(context, each)),
  ),
];

/** Lists what is said about a business account. Changes of templates keep their order. */
export const itemsOfAccount = (
  context: CallbackContext,
  { templates, notices }: AccountContents,
): readonly Item<Applied>[] => [
  ...templates.map((each) => itemOf(context, "templates", () => applyTemplate(context, each))),
  ...notices.map((each) => itemOf(context, "notices", () => applyNotice(context, each))),
];

/** Applies a message's status, which other reports may have changed meanwhile. */
const applyStatus = async (context: CallbackContext, status: StatusReport): Promise<Outcome> => {
  const outcome = await settled(context, async (conflict) => {
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
  // A customer may react before we know the message's id.
  if (outcome === "applied" && status.providerMessageId !== null) await applyEarly(context, status.providerMessageId);
  return outcome;
};

/** Applies an inbound message by the verb of `POST /v1/atlas/events`. */
const applyReceived = (context: CallbackContext, received: ReceivedMessage): Promise<Outcome> =>
  applyMessage(context, received, (message) => ({
    event_type: "message.received",
    message,
    ...(received.referral === null ? {} : { referral: received.referral }),
  }));

/** Applies a message that the business sent beside the API. */
const applyEcho = (context: CallbackContext, received: ReceivedMessage): Promise<Outcome> =>
  applyMessage(context, received, (echo) => ({ event_type: "message.echoed", echo }));

const applyMessage = async (
  context: CallbackContext,
  received: ReceivedMessage,
  eventOf: (message: ReturnType<typeof messageOf>) => Written,
): Promise<Outcome> => {
  let waitsFor: string | null = null;
  const outcome = await settled(context, async () => {
    const { services, link } = context;
    const { known, ...facts } = await loadReceived(services.database, link.organization_id, {
      channel: link.id,
      ...personArgs(context, received, received.sentAt),
      provider_id: received.providerMessageId,
      quoted_id: received.quotedId,
    });
    if (known) return [];
    const { quoted, conversation } = facts;
    const replyTo = quoted && quoted.conversation_id === conversation?.id ? quoted.id : null;
    const body = {
      channel: facts.channel?.channel ?? "",
      customer: customerOf(received, facts.customer),
      ...eventOf(messageOf(received, replyTo)),
      ...timeOf(context, received.sentAt),
    };
    const valid = validateRequest("events.ingest", { params: {}, query: {}, body });
    // Signed rightly, so it is kept whatever is wrong with it.
    const unfit = { field: "messages", received: received.received };
    if (!valid.ok) return keepOnce(context, unfit);
    const { providerMessageId, mediaId } = received;
    const provided = { providerMessageId, ...(mediaId === null ? {} : { providerMediaId: mediaId }) };
    const own = { ...factsOf(context), ...facts, ...provided, isCanonical: true } as const;
    const taken = ingestEvent(own, valid.value);
    if (taken.kind !== "accepted") return keepOnce(context, unfit);
    const { message_id: id } = taken.body.data;
    waitsFor = replyTo === null ? received.quotedId : null;
    return waitsFor === null || id === null ? taken.changes : [...taken.changes, keepQuote(context, waitsFor, id)];
  });
  await applyEarly(context, received.providerMessageId);
  // The quoted message may have come meanwhile.
  if (waitsFor !== null) await applyEarly(context, waitsFor);
  return outcome;
};

/** Applies a change of a template, which an operator may be editing. */
const applyTemplate = (context: CallbackContext, { report, ...notice }: TemplateNotice): Promise<Outcome> =>
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

type Body = ValidBodyOf<"events.ingest">;

type Written =
  | Pick<Extract<Body, { readonly message: unknown }>, "event_type" | "message" | "referral">
  | Pick<Extract<Body, { readonly echo: unknown }>, "event_type" | "echo">;

const messageOf = ({ text, content, truncated }: ReceivedMessage, replyTo: string | null) => ({
  ...(content === null ? { text } : { content }),
  ...(replyTo === null ? {} : { reply_to: replyTo }),
  ...(truncated ? ({ truncated: true } as const) : {}),
});
