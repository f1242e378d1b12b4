import { type Change, type Update, update } from "../core/changes.ts";
import { type FailureCode, countIn, providerError, providerWords, retryLater } from "../channels/provider-errors.ts";
import { acceptChannel, refuseChannel } from "../channels/health.ts";
import { isWithAgents } from "../conversations/decide.ts";
import { presentEventMessage, presentEventParts, statusesOf, windowOf } from "../conversations/present.ts";
import { endMarketing } from "../customers/consent.ts";
import { type OtherName, emit, enqueue } from "../core/records.ts";
import type { Facts } from "../core/outcome.ts";
import type { ChannelRow, ProviderWords } from "../rows/channels.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import type { CustomerRow, QuietHoursRow } from "../rows/customers.ts";
import type { DeliveryState, MessagePricing, MessageRow } from "../rows/messages.ts";
import { heldByCap } from "../costs/caps.ts";
import {
  type ReportedPricing,
  applyPricing,
  changedIn,
  chargeOf,
  pricingAfter,
  usualPricing,
} from "../costs/pricing.ts";
import type { TemplateRow } from "../rows/templates.ts";
import type { Told } from "../core/addresses.ts";
import { takeAddresses, writtenOtherwise } from "./recipients.ts";
import { heldFrom } from "../customers/marketing.ts";
import { day, later } from "../core/time.ts";
import { finish, leaseOf, dueAgain } from "../core/jobs.ts";
import type { JobRow } from "../rows/jobs.ts";
import { type InLine, departureOf, letGo } from "./line.ts";
import { handoverOf } from "./send.ts";
import { sandbox } from "@atlas-messaging/contract";

/** A message and the rows that its events show. */
export interface MessageFacts extends Facts {
  readonly message: MessageRow;
  readonly conversation: ConversationRow;
  readonly customer: CustomerRow;
  readonly channel: ChannelRow;
}

/** A provider's status report of a message. */
export interface ProviderReport {
  readonly status: Exclude<DeliveryState, "scheduled" | "queued" | "canceled">;
  readonly provider_message_id?: string;
  readonly error_code?: string;
  readonly provider_error?: ProviderWords | undefined;
  readonly pricing?: ReportedPricing;
}

const order: readonly DeliveryState[] = ["scheduled", "queued", "sent", "delivered", "read"];

/** Tells if a status moves a message forward. `failed` and `canceled` are final. */
export const movesOn = (from: DeliveryState, to: DeliveryState): boolean => {
  if (from === "failed" || from === "canceled") return false;
  if (to === "canceled") return from === "scheduled";
  if (to === "failed") return order.indexOf(from) <= order.indexOf("sent");
  return order.indexOf(to) > order.indexOf(from);
};

type DeliveryEvent =
  | "agent.message_delivery"
  | "conversation.message_delivered"
  | "conversation.message_failed"
  | "message.delivered";

const namesOf = (status: DeliveryState): readonly [DeliveryEvent, ...OtherName<DeliveryEvent>[]] => {
  if (status === "delivered") return ["conversation.message_delivered", "message.delivered", "agent.message_delivery"];
  if (status === "failed") return ["conversation.message_failed", "agent.message_delivery"];
  return ["agent.message_delivery"];
};

/** Applies a provider's report to a message and emits its events. A late or repeated one changes at most the price. */
export const applyReport = (facts: MessageFacts, report: ProviderReport): Change[] => {
  const { message } = facts;
  const from = message.delivery_state;
  if (from === null) return [];
  const pricing = pricingAfter(facts, report.status, report.pricing);
  if (!movesOn(from, report.status)) return applyPricing(facts, pricing);
  // An app leaves `delivered` out while the chat is open.
  if (report.status === "read" && movesOn(from, "delivered")) return readAtOnce(facts, report, pricing);
  const { pricing: _, ...told } = report;
  const reported = { ...told, provider_message_id: report.provider_message_id ?? message.provider_message_id };
  const refused = report.error_code === ("recipient_opted_out" satisfies FailureCode);
  return [
    enterState(facts, { ...reported, ...changedIn(facts.message, pricing) }),
    ...emitState(facts, reported),
    ...chargeOf(facts, pricing, report.status),
    ...(refused ? endMarketing(facts, facts.customer) : []),
  ];
};

/** Enters two states in one change, and tells of both. */
const readAtOnce = (facts: MessageFacts, report: ProviderReport, pricing: MessagePricing | null): Change[] => {
  const provider_message_id = report.provider_message_id ?? facts.message.provider_message_id;
  const delivered = { status: "delivered", provider_message_id } as const;
  const { set } = enterState(facts, delivered);
  const between = { ...facts, message: { ...facts.message, ...set } };
  const read = { status: "read", provider_message_id } as const;
  const { set: last } = enterState(between, read);
  const { organization_id, id, delivery_state } = facts.message;
  return [
    update("messages", { organization_id, id, delivery_state }, { ...last, ...changedIn(facts.message, pricing) }),
    ...chargeOf(facts, pricing, "read"),
    ...emitState(facts, delivered),
    ...emitState(between, read),
  ];
};

/** A delivery state to enter. */
interface Entered {
  readonly status: DeliveryState;
  readonly provider_message_id?: string | null;
  readonly error_code?: string;
  readonly provider_error?: ProviderWords | undefined;
  readonly pricing?: MessagePricing | null;
  readonly send_at?: MessageRow["send_at"];
}

/** Moves a message to a state, if it is still in the one that was read. */
export const enterState = (
  { message, now }: MessageFacts,
  {
    status,
    error_code = null,
    provider_error,
    ...more
  }: Readonly<{ error_code?: string | null } & Omit<Entered, "error_code">>,
): Update<"messages"> =>
  update(
    "messages",
    {
      organization_id: message.organization_id,
      id: message.id,
      delivery_state: message.delivery_state,
      // One that waits behind it has moved this.
      ...(message.delivery_state === "queued" ? { updated_at: message.updated_at } : {}),
    },
    {
      ...more,
      delivery_state: status,
      error_code,
      statuses: [...statusesOf(message), { status, at: now, error_code, ...(provider_error && { provider_error }) }],
      updated_at: now,
    },
  );

/** Emits the events of a state. */
export const emitState = (
  facts: MessageFacts,
  { status, provider_message_id = null, error_code, provider_error }: Entered,
): Change[] => {
  const { message, conversation, customer, channel } = facts;
  return emit(facts, namesOf(status), conversation.id, {
    ...presentEventParts({ conversation, customer, channel }),
    message: {
      ...presentEventMessage(message),
      status,
      provider_message_id: provider_message_id ?? undefined,
      error_code,
      provider_error,
    },
  });
};

/** Fails a message whose job is set aside. It may still have been sent, if a worker died after sending it. */
export const giveUpMessage = (facts: MessageFacts & Pick<InLine, "behind">): Change[] => [
  ...applyReport(facts, { status: "failed", error_code: "set_aside" satisfies FailureCode }),
  ...letGo(facts),
];

// Handing a message over to its channel's provider.

/** Result of a handover. */
export type Handover =
  /** The sandbox's script takes over. */
  | { readonly kind: "scripted" }
  /** The id is null if the provider gave none that fits. Its callbacks then name our message id. */
  | {
      readonly kind: "sent";
      readonly provider_message_id: string | null;
      /** Name by which the provider itself calls the recipient. */
      readonly recipient?: Told;
    }
  | { readonly kind: "failed"; readonly failure: FailureCode; readonly words?: ProviderWords | null }
  /** Retry after at least `rest` milliseconds. `failure` is the error code if it never succeeds. */
  | {
      readonly kind: "put_off";
      readonly failure: FailureCode;
      readonly rest: number;
      readonly words?: ProviderWords | null;
      /** Maximum answers like this one. Set if the provider has probably accepted the message each time. */
      readonly maxTries?: number;
    };

export interface HandoverFacts extends MessageFacts, Pick<InLine, "behind"> {
  readonly job: JobRow;
  /** In [0, 1). Spreads the retries of messages that were put off together. */
  readonly random: number;
}

/**
 * Tells if a message is still to be handed over. A callback may arrive before the provider's answer, and the erasure of
 * a customer cancels what waits.
 */
export const awaitsHandover = ({ message, customer }: Pick<MessageFacts, "message" | "customer">): boolean =>
  message.delivery_state === "queued" && customer.erased_at === null;

/** Returns why a message is not handed over: the customer ended marketing meanwhile, or it is night; null if nothing holds it. */
export const heldBack = (
  { message, customer, now }: Pick<MessageFacts, "message" | "customer" | "now">,
  quietHours: QuietHoursRow | null,
  template: Pick<TemplateRow, "category"> | null = null,
): Handover | null => {
  // The provider may have moved the template to another category since the message was scheduled.
  const hold = heldFrom(customer, template?.category ?? message.category, quietHours, now);
  if (hold === null) return null;
  if (hold.why === "opted_out") return { kind: "failed", failure: "recipient_opted_out" };
  return { kind: "put_off", failure: "quiet_hours", rest: Date.parse(hold.until) - Date.parse(now) };
};

/** Finishes the send job or puts it off. After 24 hours the message fails. */
export const concludeHandover = (facts: HandoverFacts, handover: Handover | null): Change[] => {
  const taken = handover?.kind === "sent" ? acceptChannel(facts, facts.channel) : [];
  if (!awaitsHandover(facts)) return [...leave(facts), ...taken];
  // Nobody was asked, since something held it back that has ended by now.
  if (handover === null) return [dueAgain(facts.job, facts.now)];
  if (handover.kind === "scripted") {
    const refusal = scriptedRefusal(facts.customer);
    if (refusal) return putOff(facts, refusal);
    return [...handToSandbox(facts), ...writtenOtherwise(facts), ...acceptChannel(facts, facts.channel)];
  }
  if (handover.kind === "sent") {
    const { provider_message_id } = handover;
    const id = provider_message_id === null ? {} : { provider_message_id };
    const { recipient } = handover;
    return [
      ...leave(facts),
      ...applyReport(facts, { status: "sent", ...id }),
      ...(recipient ? takeAddresses(facts, recipient) : []),
      ...taken,
    ];
  }
  return handover.kind === "failed" ? fail(facts, handover) : putOff(facts, handover);
};

/** Ends the job, and lets those go that wait for it. */
const leave = (facts: HandoverFacts): Change[] => [finish(facts.job), ...letGo(facts)];

const fail = (facts: HandoverFacts, { failure, words }: Pick<Refusal, "failure" | "words">): Change[] => [
  ...leave(facts),
  ...applyReport(facts, { status: "failed", error_code: failure, provider_error: words ?? undefined }),
];

type Refusal = Extract<Handover, { readonly kind: "put_off" }>;

/** Says at once, and once, that a message waits for a channel that is refused, or for an adapter: a person mends it. */
const tellWhy = (facts: HandoverFacts, { failure, words }: Refusal): readonly Change[] => {
  const isRefused = failure === "channel_refused";
  if (!words || (!isRefused && facts.channel.provider !== "adapter")) return [];
  const isTold = statusesOf(facts.message).some(({ error_code }) => error_code === failure);
  const waits = { status: "queued", error_code: failure, provider_error: words } as const;
  const { set, ...change } = enterState(facts, waits);
  // The message has not failed; only its states say why it waits.
  const told = { ...change, set: { ...set, error_code: null } };
  return [
    ...(isTold ? [] : [told, ...emitState(facts, waits)]),
    ...(isRefused ? refuseChannel(facts, facts.channel, words) : []),
  ];
};

/** Puts the handover off. A message that is a day old fails instead. */
const putOff = (facts: HandoverFacts, handover: Refusal): Change[] => {
  const { failure, rest, maxTries } = handover;
  const taken = countIn(facts.job.detail, "taken") + (maxTries === undefined ? 0 : 1);
  const { dueAt, change } = retryLater(facts, { failure, rest }, taken > 0 ? { taken } : {});
  const isLast = maxTries !== undefined && taken >= maxTries;
  return isLast || dueAt >= later(departureOf(facts.message), day)
    ? fail(facts, handover)
    : [change, ...tellWhy(facts, handover)];
};

// Release of a scheduled message when its time has come.

export interface ReleaseFacts extends MessageFacts {
  readonly job: JobRow;
}

/**
 * Queues a scheduled message. Its job becomes the handover and keeps its id, which the acknowledgement named. Free-form
 * text whose window has closed fails.
 */
export const releaseMessage = (facts: ReleaseFacts): Change[] => {
  const { message, conversation, job, now } = facts;
  if (message.delivery_state !== "scheduled" || facts.customer.erased_at !== null) return [finish(job)];
  const failed = failureOf(facts);
  if (failed !== null) return [finish(job), ...applyReport(facts, { status: "failed", error_code: failed })];
  const { organization_id, id, last_inbound_at, status } = conversation;
  const answered = message.type === "template" ? {} : { waiting_since: null };
  return [
    update("conversations", { organization_id, id, last_inbound_at, status }, { ...answered, updated_at: now }),
    // One that a cap has held goes out now, whatever time it had.
    enterState(facts, { status: "queued", ...(job.last_error === heldByCap && { send_at: now }) }),
    update("outbox", leaseOf(job), {
      kind: handoverOf(message),
      attempts: 0,
      due_at: now,
      leased_until: null,
      last_error: null,
      ripe: true,
    }),
  ];
};

/** Names what forbids a scheduled message by now: a closed window, or people who have the conversation of an agent. */
const failureOf = ({ message, conversation, job, now }: ReleaseFacts): FailureCode | null => {
  if (message.type !== "template" && !windowOf(conversation, now).open) return "window_closed";
  const isAgents = message.author?.type === "agent" && Reflect.get(Object(job.detail), "while_handed_off") !== true;
  return isAgents && !isWithAgents(conversation) ? "handed_off" : null;
};

// The sandbox channel, whose provider is a script.

/** One step of a script: a status, reported this long after the message was accepted. */
interface Step {
  readonly status: ProviderReport["status"];
  readonly after_ms: number;
  readonly error_code?: string;
}

const scripts = new Map<string, readonly Step[]>(
  Object.values(sandbox.phoneNumbers).map(({ phone_number, outcome }) => [phone_number, outcome]),
);

/** Returns the script of a sandbox phone number. Messages to other numbers are delivered and read. */
const scriptOf = (phoneNumber: string): readonly Step[] =>
  scripts.get(phoneNumber) ?? sandbox.phoneNumbers.delivered.outcome;

/** Refuses the channel for the number that stands for one without payment; null for all others. */
const scriptedRefusal = ({ phone_number }: Pick<CustomerRow, "phone_number">): Refusal | null => {
  const { phone_number: unpaid, refused } = sandbox.phoneNumbers.unpaid;
  if (phone_number !== unpaid) return null;
  const { failure, rest } = providerError(400, refused.code);
  const words = providerWords(refused.code, refused.title, refused.details);
  return { kind: "put_off", failure, rest: rest ?? 0, words };
};

/** A job of the sandbox channel, and its message. */
export interface SandboxDeliveryFacts extends MessageFacts, Pick<InLine, "behind"> {
  readonly job: JobRow;
}

/** Takes over a queued message and enqueues the first step of its script. Those behind it wait until it is sent. */
export const handToSandbox = (facts: Omit<SandboxDeliveryFacts, "behind">): Change[] => [
  finish(facts.job),
  ...enqueueStep(facts, 0),
];

/**
 * Plays the due step, then enqueues the next, so steps cannot overtake each other. The sandbox channel contacts nobody:
 * this script is its provider.
 */
export const playStep = (facts: SandboxDeliveryFacts): Change[] => {
  const index = stepOf(facts.job);
  const step = scriptOf(facts.customer.phone_number)[index];
  if (!step) return [finish(facts.job)];
  const report: ProviderReport = {
    status: step.status,
    provider_message_id: facts.message.provider_message_id ?? `sandbox-${facts.message.id}`,
    ...(step.error_code === undefined ? { pricing: usualPricing(facts.message) } : { error_code: step.error_code }),
  };
  const { message } = facts;
  const leaves = message.delivery_state === "queued" ? letGo(facts) : [];
  return [finish(facts.job), ...applyReport(facts, report), ...leaves, ...enqueueStep(facts, index + 1)];
};

const enqueueStep = (facts: MessageFacts, index: number): Change[] => {
  const step = scriptOf(facts.customer.phone_number)[index];
  if (!step) return [];
  return [
    enqueue(facts, {
      kind: "advance_message",
      subject_id: facts.message.id,
      detail: { step: index },
      due_at: later(departureOf(facts.message), step.after_ms),
    }),
  ];
};

const stepOf = ({ detail }: JobRow): number =>
  detail !== null && typeof detail === "object" && "step" in detail && typeof detail.step === "number"
    ? detail.step
    : 0;
