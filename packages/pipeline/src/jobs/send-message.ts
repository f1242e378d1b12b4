import {
  type ChannelLinkRow,
  type Facts,
  type Handover,
  type JobRow,
  type MessageFacts,
  type TemplateRow,
  awaitsHandover,
  concludeHandover,
  giveUpMessage,
  templateParamsOf,
} from "@atlas-messaging/domain";
import { askingJob, bySubject, decidesAgain, present } from "./job.ts";

/** A message, and what its events tell of it. */
export type MessageParts = Omit<MessageFacts, keyof Facts>;

interface SendFacts extends Facts {
  readonly job: JobRow;
  readonly random: number;
  readonly message: MessageParts | null;
  /** How its channel reaches its provider; null where it needs no link. */
  readonly link: ChannelLinkRow | null;
  /** The template that it was made from. */
  readonly template: TemplateRow | null;
}

/** A message on its way to its provider. */
export interface Outgoing extends MessageParts, Pick<SendFacts, "link" | "template"> {
  readonly templateParams: { readonly [name: string]: string };
}

/** The constraint that refuses an id which another message of the channel has. */
export const providerMessageKey = "messages_provider_message_key";

/**
 * Hands a message to the provider of its channel. A worker that dies before the commit leaves the message queued: the
 * provider's callback moves it on by our own id, and where none comes within the lease, the message is sent again.
 */
export const sendMessage = askingJob({
  args: bySubject,
  ask: ({ message, link, template, job }: SendFacts): Outgoing | null => {
    const parts = present(message, job);
    return awaitsHandover(parts) ? { ...parts, link, template, templateParams: templateParamsOf(job) } : null;
  },
  // The message has left.
  asksOnce: true,
  decide: (facts, handover: Handover | null, conflict) => {
    const known = { ...facts, ...present(facts.message, facts.job) };
    return concludeHandover(known, conflict === providerMessageKey ? withoutId(handover) : (handover ?? nothing));
  },
  maxDecisions: decidesAgain,
  setAside: (facts) => (facts.message ? giveUpMessage({ ...facts, ...facts.message }) : []),
});

/** For a message that needs no handing over any more. */
const nothing: Handover = { kind: "scripted" };

/** Another message has the id: a provider that gives one twice must not have the message sent again for it. */
const withoutId = (handover: Handover | null): Handover =>
  handover?.kind === "sent" ? { ...handover, provider_message_id: null } : (handover ?? nothing);
