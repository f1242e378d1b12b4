/**
 * Receives providers' callbacks at `/callbacks/channels/{channel_id}`, outside the public contract. Unsigned ones are
 * answered and counted like unknown paths.
 */
import { isId } from "@atlas-messaging/service/core/ids";
import { type ValidBodyOf, errors } from "@atlas-messaging/contract";
import type { Arrived } from "@atlas-messaging/service/pipeline/request";
import type { Context } from "@atlas-messaging/service/pipeline/context";
import { Problem } from "@atlas-messaging/service/pipeline/problem";
import { countIn } from "@atlas-messaging/service/pipeline/limit";
import { type Refuse, refuseInEnvelope } from "@atlas-messaging/service/pipeline/failure";
import { answerSurface, refuseAsUnknown } from "@atlas-messaging/service/pipeline/surface";
import { placed, readBytes } from "@atlas-messaging/service/pipeline/body-bytes";
import { type Answer, relay } from "@atlas-messaging/server-stubs";
import type {
  CallbackContents,
  ReceivedMessage,
  StatusReport,
  TemplateNotice,
} from "../../channel-providers/provider.ts";
import { callbackReaders, openLink } from "../../channel-providers/registry.ts";
import type { Services } from "../../services/services.ts";
import { type Item, applyItems } from "./apply-items.ts";
import { loadLink, loadNamedTemplate, loadReceived, loadReported } from "./load.ts";
import { validateRequest } from "@atlas-messaging/validators/requests";
import type { Change } from "@atlas-messaging/service/core/changes";
import type { ChannelLinkRow } from "@atlas-messaging/service/rows/channels";
import type { Facts } from "@atlas-messaging/service/core/outcome";
import { applyReport } from "@atlas-messaging/service/messages/delivery";
import { ingestEvent } from "@atlas-messaging/service/inbound/ingest";
import { recategorizeTemplate, reportTemplate } from "@atlas-messaging/service/templates/submission";
import { baseFacts, untilCommitted } from "@atlas-messaging/service/pipeline/decide";
import { providerMessageKey } from "@atlas-messaging/service/rows/primitives";

/** One callback may have a thousand items. */
const maxBytes = 3_145_728;

export interface CallbackHttp extends Arrived {
  readonly channelId: string;
}

export const answerCallback = (services: Services, { channelId, ...http }: CallbackHttp): Promise<Response> =>
  answerSurface(services, http, {
    limit: null,
    answer: (context) => receive(services, context, channelId),
    refuse: refuseWithoutBody,
    span: { name: "channel callback", attributes: { "atlas.channel_id": channelId } },
  });

/** A failure makes the provider call again; items applied before are not repeated. */
const refuseWithoutBody: Refuse = (failure, context) => {
  const { status } = errors[failure.refusal.code];
  return status >= 500 ? relay(null, status, {}) : refuseInEnvelope(failure, context);
};

const receive = async (services: Services, context: Context, channelId: string): Promise<Answer> => {
  const { request, requestId, span } = context;
  const { link: sealed } = isId(channelId) ? await loadLink(services.database, { id: channelId }) : { link: null };
  if (!sealed) return refuse(services, context);
  const link = openLink(sealed, services.database.vault);
  const reader = callbackReaders[link.provider];
  if (request.method === "GET") {
    const answer = reader.challenge(link, context.url.searchParams);
    if (answer === null) return refuse(services, context);
    return relay(null, 200, { contentType: "text/plain; charset=utf-8", body: answer });
  }
  const raw = request.method === "POST" ? await bytesOf(services, context, sealed) : null;
  if (raw === null || !reader.isGenuine(link, raw, request.headers)) return refuse(services, context);
  const contents = reader.read(link, raw);
  await countItems(services, sealed, contents);
  // Acknowledge genuine but malformed callbacks: a retry would be just as malformed.
  const callback = { services, link: sealed, requestId, traceparent: span?.traceparent ?? null };
  const items = contents === null ? [] : itemsOf(callback, contents);
  const applied = await applyItems(items, services.settings.requestMilliseconds);
  const ignored = contents?.ignored ?? 1;
  count(callback, applied, ignored);
  if (applied.includes("applied")) services.jobsEnqueued();
  return relay(null, 200, {});
};

/**
 * Counts the items of a callback for its channel, before any is applied. A callback of any size is taken while the window
 * has a place; one that meets a full window is put off by 429, and the provider calls again.
 */
const countItems = async (
  services: Services,
  { id }: ChannelLinkRow,
  contents: CallbackContents | null,
): Promise<void> => {
  const { reports = [], received = [], templates = [], ignored = 1 } = contents ?? {};
  const places = Math.max(1, reports.length + received.length + templates.length + ignored);
  const window = { key: `callbacks of ${id}`, reason: "principal" } as const;
  const max = services.settings.callbackItems;
  const refused = await countIn(services, window, { max, limitClass: "public", what: "items of callbacks", places });
  if (refused === null) return;
  services.metrics.callbacks.inc({ outcome: "put_off" }, places);
  throw refused;
};

/** Null where the body is too long. A long one waits for its place. */
const bytesOf = async (
  { callbackPlaces }: Services,
  context: Context,
  { organization_id }: ChannelLinkRow,
): Promise<Uint8Array | null> => {
  try {
    await placed(context, callbackPlaces, organization_id, maxBytes);
    return await readBytes(context.request, maxBytes);
  } catch (error) {
    if (error instanceof Problem && error.refusal.code === "payload_too_large") return null;
    throw error;
  }
};

/** Statuses of a message, messages of a customer and changes of templates each keep their order. */
const itemsOf = (
  context: CallbackContext,
  { reports, received, templates }: CallbackContents,
): readonly Item<Applied>[] => [
  ...received.map((each) => ({ subject: each.phoneNumber, apply: () => applyReceived(context, each) })),
  ...reports.map((each) => ({
    subject: each.providerMessageId ?? each.messageId ?? "",
    apply: () => applyStatus(context, each),
  })),
  ...templates.map((each) => ({ subject: "templates", apply: () => applyTemplate(context, each) })),
];

const count = ({ services, link, requestId }: CallbackContext, applied: readonly Applied[], ignored: number): void => {
  const of = (outcome: Applied): number => applied.filter((each) => each === outcome).length;
  const counts = { applied: of("applied"), repeated: of("repeated"), ignored: of("ignored") + ignored };
  for (const [outcome, times] of Object.entries(counts)) services.metrics.callbacks.inc({ outcome }, times);
  services.log.info({ request_id: requestId, channel_id: link.id, ...counts }, "channel callback");
};

const refuse = (services: Services, context: Context): Promise<never> => {
  services.metrics.callbacks.inc({ outcome: "refused" });
  return refuseAsUnknown(context);
};

// Applies a provider's reports by the domain's verbs. Each item is committed alone, and once.

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
const applyStatus = (context: CallbackContext, status: StatusReport): Promise<Applied> =>
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
const applyReceived = (context: CallbackContext, received: ReceivedMessage): Promise<Applied> =>
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
    const outcome = ingestEvent(own, valid.value);
    return outcome.kind === "accepted" ? outcome.changes : "ignored";
  });

/** Applies a change of a template, which an operator may be editing. */
const applyTemplate = (context: CallbackContext, { report, ...notice }: TemplateNotice): Promise<Applied> =>
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
): ValidBodyOf<"events.ingest"> => {
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
  baseFacts(services, { organizationId: link.organization_id, correlationId: requestId, traceparent });

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
