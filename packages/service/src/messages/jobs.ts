import type { Change } from "../core/changes.ts";
import { type Gate, type Spending, gateOf, reserve } from "../costs/caps.ts";
import { dueAgain } from "../core/jobs.ts";
import { hasPreview, templateParamsOf } from "./detail.ts";
import { waitForCap } from "./held.ts";
import type { ChannelLinkRow } from "../rows/channels.ts";
import type { Facts } from "../core/outcome.ts";
import {
  type Handover,
  type MessageFacts,
  awaitsHandover,
  concludeHandover,
  giveUpMessage,
  heldBack,
  playStep,
  releaseMessage as release,
} from "./delivery.ts";
import { type Receipt, concludeReceipt } from "./receipts.ts";
import { concludeReaction, reactionOf, showsTyping } from "./gestures.ts";
import type { JobRow } from "../rows/jobs.ts";
import { type InLine, standBehind } from "./line.ts";
import type { MediaRow, MessageRow } from "../rows/messages.ts";
import { type Id, phoneNumberKey, providerMessageKey, userIdKey } from "../rows/primitives.ts";
import type { QuietHoursRow } from "../rows/customers.ts";
import type { TemplateRow } from "../rows/templates.ts";
import { askingJob, bySubject, decidingJob, maxContendedDecisions, requireRow } from "../pipeline/job.ts";
import { type FetchedMedia, awaitsFetch, concludeFetch, failMedia, hasRoom } from "./media.ts";
import type { Quota, QuotaFacts } from "../core/quotas.ts";

/** A message with the parts that its events contain. */
export type MessageParts = Omit<MessageFacts, keyof Facts>;

interface SendFacts extends Facts, InLine {
  readonly job: JobRow;
  readonly random: number;
  readonly message: MessageParts | null;
  /** Link of its channel to its provider; null if it needs none. */
  readonly link: ChannelLinkRow | null;
  /** Template that the message was made from. */
  readonly template: TemplateRow | null;
  readonly quietHours: QuietHoursRow | null;
  /** The operator of the service suspended the organization. */
  readonly suspended: boolean;
  /** Message that it quotes. */
  readonly quoted: MessageRow | null;
  /** Media of its content. */
  readonly media: MediaRow | null;
  readonly spending: Spending;
}

/** A message to hand to its provider. */
export interface Outgoing extends MessageParts, Pick<SendFacts, "link" | "template" | "media"> {
  /** The provider's id of the message that it quotes; null without one. */
  readonly quotedId: string | null;
  readonly templateParams: { readonly [name: string]: string };
  /** Shows a preview of the first page that its text names. */
  readonly linkPreview: boolean;
}

/** Messages of one moment take their places in a cap one after the other: each round, one of them does. */
const maxCappedDecisions = 64;

/**
 * Hands a message to the provider of its channel. If a worker dies before the commit, the message stays queued. The
 * provider's callback then advances it by our own id; without a callback within the lease, it is sent again.
 */
export const sendMessage = askingJob({
  args: bySubject,
  ask: (facts: SendFacts): Outgoing | null => {
    const { message, link, template, media, quoted, job, quietHours, suspended, before, now } = facts;
    const parts = requireRow(message, job);
    const isHeld = heldBack({ message: parts.message, customer: parts.customer, now }, quietHours, template) !== null;
    const isFree = awaitsHandover(parts) && parts.channel.disconnected_at === null && !isHeld && !suspended;
    return isFree && before === null && gateOf({ ...facts, ...parts }, facts.spending) === null
      ? {
          ...parts,
          link,
          template,
          media,
          quotedId: quoted?.provider_message_id ?? null,
          templateParams: templateParamsOf(job),
          linkPreview: hasPreview(job),
        }
      : null;
  },
  // The message has left, so asking again would send it twice.
  asksOnce: true,
  decide: (facts, handover: Handover | null, conflict) => {
    const known = { ...facts, ...requireRow(facts.message, facts.job) };
    if (handover === null && known.suspended) return concludeHandover(known, refusedAsSuspended);
    if (handover === null && known.channel.removed_at !== null) return concludeHandover(known, removed);
    if (handover === null && known.channel.disconnected_at !== null) return concludeHandover(known, unlinked);
    const held = handover === null ? heldBack(known, facts.quietHours, facts.template) : null;
    if (held) return concludeHandover(known, held);
    if (handover === null && known.before !== null && awaitsHandover(known)) return standBehind(known, known.before);
    const gate = handover === null && awaitsHandover(known) ? gateOf(known, known.spending) : null;
    if (gate) return passGate(known, gate);
    return concludeHandover(known, withoutTaken(handover, conflict));
  },
  maxDecisions: maxCappedDecisions,
  setAside: (facts) => (facts.message ? giveUpMessage({ ...facts, ...facts.message }) : []),
});

/** Takes the message's place in the caps, and goes on; or lets it wait for the one that is full. */
const passGate = (known: Omit<SendFacts, "message"> & MessageParts, gate: Gate): Change[] =>
  gate.full === null
    ? [...reserve(known, gate, known.spending), dueAgain(known.job, known.now)]
    : waitForCap(known, gate.full);

/** An operator disconnected the channel. Its messages wait for a day. */
const unlinked: Handover = { kind: "put_off", failure: "channel_disconnected", rest: 60_000 };

/** Nobody waits for a channel that is gone. */
const removed: Handover = { kind: "failed", failure: "channel_disconnected" };

/** A message that waited would surprise its customer days later, so it fails as one that is sent now. */
const refusedAsSuspended: Handover = { kind: "failed", failure: "organization_suspended" };

/**
 * Drops an id that another message has, and addresses that another customer has. A provider that gives one twice must
 * not cause a second send.
 */
const withoutTaken = (handover: Handover | null, conflict: string | null): Handover | null => {
  if (handover?.kind !== "sent") return handover;
  if (conflict === providerMessageKey) return { ...handover, provider_message_id: null };
  if (conflict !== phoneNumberKey && conflict !== userIdKey) return handover;
  const { recipient: _, ...rest } = handover;
  return rest;
};

interface StepFacts extends Facts, Pick<InLine, "behind"> {
  readonly job: JobRow;
  readonly message: MessageParts | null;
}

/** Plays the next step of the sandbox channel's script. */
export const advanceMessage = decidingJob({
  args: bySubject,
  decide: (facts: StepFacts) => playStep({ ...facts, ...requireRow(facts.message, facts.job) }),
  // One that waits for it has moved it meanwhile.
  maxDecisions: maxContendedDecisions,
});

interface ReleaseFacts extends Facts {
  readonly job: JobRow;
  readonly message: MessageParts | null;
}

/** Queues a scheduled message when its time has come. */
export const releaseMessage = decidingJob({
  args: bySubject,
  decide: (facts: ReleaseFacts) => release({ ...facts, ...requireRow(facts.message, facts.job) }),
  maxDecisions: maxContendedDecisions,
});

interface ReadFacts extends Facts {
  readonly job: JobRow;
  readonly random: number;
  readonly message: MessageParts | null;
  readonly link: ChannelLinkRow | null;
}

/** A customer's message that was read, for its provider. */
export interface ReadMessage extends Pick<MessageParts, "channel"> {
  readonly link: ChannelLinkRow | null;
  readonly messageId: Id;
  readonly providerMessageId: string;
  /** Shows that somebody writes, too. */
  readonly showsTyping: boolean;
}

/** Tells the provider of the channel that a customer's message was read. */
export const reportRead = askingJob({
  args: bySubject,
  ask: ({ message, link, job, now }: ReadFacts): ReadMessage | null => {
    const providerMessageId = message?.message.provider_message_id ?? null;
    if (!message || providerMessageId === null || message.channel.disconnected_at !== null) return null;
    const { channel, message: read } = message;
    return { channel, link, messageId: read.id, providerMessageId, showsTyping: showsTyping(job, now) };
  },
  decide: (facts, receipt: Receipt | null) => concludeReceipt(facts, receipt),
});

/** Our reaction to a message, for its provider. Null takes it away. */
export interface ReactionToSend extends Pick<MessageParts, "channel" | "customer"> {
  readonly link: ChannelLinkRow | null;
  readonly messageId: Id;
  readonly providerMessageId: string;
  readonly emoji: string | null;
}

/** Brings our reaction to the provider of the channel. */
export const sendReaction = askingJob({
  args: bySubject,
  ask: ({ message, link, job }: ReadFacts): ReactionToSend | null => {
    const emoji = message ? reactionOf(job, message.message) : undefined;
    const providerMessageId = message?.message.provider_message_id ?? null;
    if (!message || emoji === undefined || providerMessageId === null) return null;
    const { channel, customer } = message;
    const { id: messageId } = message.message;
    return channel.disconnected_at === null ? { channel, customer, link, messageId, providerMessageId, emoji } : null;
  },
  decide: (facts, receipt: Receipt | null) =>
    concludeReaction({ ...facts, ...requireRow(facts.message, facts.job) }, receipt),
  maxDecisions: maxContendedDecisions,
});

interface FetchMediaFacts extends QuotaFacts {
  readonly job: JobRow;
  readonly random: number;
  readonly media: MediaRow | null;
  /** Link of the channel that it came over. */
  readonly link: ChannelLinkRow | null;
}

/** Media to fetch from its messaging app. */
export interface AwaitedMedia {
  readonly media: MediaRow;
  readonly providerMediaId: string;
  readonly link: ChannelLinkRow;
  readonly quota: Quota;
}

/** Fetches the media of a customer's message once. */
export const fetchMedia = askingJob({
  args: bySubject,
  ask: ({ media, link, quota }: FetchMediaFacts): AwaitedMedia | null => {
    if (!media || !awaitsFetch(media) || media.provider_media_id === null || link === null) return null;
    return hasRoom(quota) ? { media, providerMediaId: media.provider_media_id, link, quota } : null;
  },
  // The bytes are kept already, under the id of the media.
  asksOnce: true,
  decide: (facts, fetched: FetchedMedia | null) =>
    concludeFetch({ ...facts, media: requireRow(facts.media, facts.job) }, fetched),
  setAside: ({ media, now }) => (media ? failMedia({ media, now }) : []),
});
