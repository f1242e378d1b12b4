/** Handing a message over to its channel's provider. */
import type { Change } from "../changes.ts";
import type { FailureCode } from "../channels/provider-errors.ts";
import { heldFrom } from "../customers/marketing.ts";
import type { Json, QuietHoursRow } from "../rows.ts";
import { day, later } from "../time.ts";
import { finish } from "./job.ts";
import { type MessageFacts, applyReport, departureOf } from "./message.ts";
import { countIn, retryLater } from "./retry.ts";
import { handToSandbox } from "./sandbox-channel.ts";
import type { JobRow } from "../rows.ts";

/** Result of a handover. */
export type Handover =
  /** The sandbox's script takes over. */
  | { readonly kind: "scripted" }
  /** The id is null if the provider gave none that fits. Its callbacks then name our message id. */
  | { readonly kind: "sent"; readonly provider_message_id: string | null }
  | { readonly kind: "failed"; readonly failure: FailureCode }
  /** Retry after at least `rest` milliseconds. `failure` is the error code if it never succeeds. */
  | {
      readonly kind: "put_off";
      readonly failure: FailureCode;
      readonly rest: number;
      /** Maximum answers like this one. Set if the provider has probably accepted the message each time. */
      readonly maxTries?: number;
    };

export interface HandoverFacts extends MessageFacts {
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
): Handover | null => {
  const held = heldFrom(customer, message.category, quietHours, now);
  if (held === null) return null;
  if (held.why === "opted_out") return { kind: "failed", failure: "recipient_opted_out" };
  return { kind: "put_off", failure: "quiet_hours", rest: Date.parse(held.until) - Date.parse(now) };
};

/** Finishes the send job or puts it off. After 24 hours the message fails. */
export const concludeHandover = (facts: HandoverFacts, handover: Handover): Change[] => {
  if (!awaitsHandover(facts)) return [finish(facts.job)];
  if (handover.kind === "scripted") return handToSandbox(facts);
  if (handover.kind === "sent") {
    const { provider_message_id } = handover;
    const id = provider_message_id === null ? {} : { provider_message_id };
    return [finish(facts.job), ...applyReport(facts, { status: "sent", ...id })];
  }
  return handover.kind === "failed" ? fail(facts, handover.failure) : putOff(facts, handover);
};

const fail = (facts: HandoverFacts, failure: FailureCode): Change[] => [
  finish(facts.job),
  ...applyReport(facts, { status: "failed", error_code: failure }),
];

/** Puts the handover off. A message that is a day old fails instead. */
const putOff = (facts: HandoverFacts, handover: Extract<Handover, { readonly kind: "put_off" }>): Change[] => {
  const { failure, rest, maxTries } = handover;
  const taken = countIn(facts.job.detail, "taken") + (maxTries === undefined ? 0 : 1);
  const { dueAt, change } = retryLater(facts, { failure, rest }, taken > 0 ? { taken } : {});
  const isLast = maxTries !== undefined && taken >= maxTries;
  return isLast || dueAt >= later(departureOf(facts.message), day) ? fail(facts, failure) : [change];
};

/** Reads the template parameters of a message's job. */
export const templateParamsOf = ({ detail }: JobRow): { readonly [name: string]: string } => {
  const params = memberOf(detail, "template_params");
  if (params === undefined) return {};
  return Object.fromEntries(Object.entries(Object(params)).map(([name, value]) => [name, String(value)]));
};

const memberOf = (detail: Json, name: string): unknown => Object(detail)[name];
