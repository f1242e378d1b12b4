import {
  type ChannelLinkRow,
  type Facts,
  type Handover,
  type JobRow,
  type MediaRow,
  type MessageFacts,
  type QuietHoursRow,
  type MessageRow,
  type TemplateRow,
  awaitsHandover,
  concludeHandover,
  giveUpMessage,
  heldBack,
  templateParamsOf,
} from "@atlas-messaging/domain";
import { askingJob, bySubject, maxContendedDecisions, present } from "./job.ts";

/** A message with the parts that its events contain. */
export type MessageParts = Omit<MessageFacts, keyof Facts>;

interface SendFacts extends Facts {
  readonly job: JobRow;
  readonly random: number;
  readonly message: MessageParts | null;
  /** Link of its channel to its provider; null if it needs none. */
  readonly link: ChannelLinkRow | null;
  /** Template that the message was made from. */
  readonly template: TemplateRow | null;
  readonly quietHours: QuietHoursRow | null;
  /** Message that it quotes. */
  readonly quoted: MessageRow | null;
  /** Media of its content. */
  readonly media: MediaRow | null;
}

/** A message to hand to its provider. */
export interface Outgoing extends MessageParts, Pick<SendFacts, "link" | "template" | "media"> {
  /** The provider's id of the message that it quotes; null without one. */
  readonly quotedId: string | null;
  readonly templateParams: { readonly [name: string]: string };
}

/** Constraint that refuses a provider message id which another message of the channel has. */
export const providerMessageKey = "messages_provider_message_key";

/**
 * Hands a message to the provider of its channel. If a worker dies before the commit, the message stays queued. The
 * provider's callback then advances it by our own id; without a callback within the lease, it is sent again.
 */
export const sendMessage = askingJob({
  args: bySubject,
  ask: ({ message, link, template, media, quoted, job, quietHours, now }: SendFacts): Outgoing | null => {
    const parts = present(message, job);
    const isHeld = heldBack({ message: parts.message, customer: parts.customer, now }, quietHours) !== null;
    return awaitsHandover(parts) && parts.channel.disconnected_at === null && !isHeld
      ? {
          ...parts,
          link,
          template,
          media,
          quotedId: quoted?.provider_message_id ?? null,
          templateParams: templateParamsOf(job),
        }
      : null;
  },
  // The message has left, so asking again would send it twice.
  asksOnce: true,
  decide: (facts, handover: Handover | null, conflict) => {
    const known = { ...facts, ...present(facts.message, facts.job) };
    if (handover === null && known.channel.disconnected_at !== null) return concludeHandover(known, unlinked);
    const held = handover === null ? heldBack(known, facts.quietHours) : null;
    if (held) return concludeHandover(known, held);
    return concludeHandover(known, conflict === providerMessageKey ? withoutId(handover) : (handover ?? nothing));
  },
  maxDecisions: maxContendedDecisions,
  setAside: (facts) => (facts.message ? giveUpMessage({ ...facts, ...facts.message }) : []),
});

/** An operator disconnected the channel. Its messages wait for a day. */
const unlinked: Handover = { kind: "put_off", failure: "channel_disconnected", rest: 60_000 };

/** For a message that no longer needs handing over. */
const nothing: Handover = { kind: "scripted" };

/** Drops an id that another message has. A provider that gives an id twice must not cause a second send. */
const withoutId = (handover: Handover | null): Handover =>
  handover?.kind === "sent" ? { ...handover, provider_message_id: null } : (handover ?? nothing);
