/** Handing a message over to its channel's provider. */
import { type Change, update } from "../changes.ts";
import type { FailureCode } from "../channels/provider-errors.ts";
import type { Json } from "../rows.ts";
import { day, later, minute } from "../time.ts";
import { finish, held } from "./job.ts";
import { type MessageFacts, applyReport } from "./message.ts";
import { handToSandbox } from "./sandbox-channel.ts";
import type { JobRow } from "../rows.ts";

/** What came of it. */
export type Handover =
  /** The script of the sandbox goes on by itself. */
  | { readonly kind: "scripted" }
  /** The id is null where the provider gave none that can be kept; its callbacks then tell of the message by ours. */
  | { readonly kind: "sent"; readonly provider_message_id: string | null }
  | { readonly kind: "failed"; readonly failure: FailureCode }
  /** To be tried again after `rest` milliseconds at the least; called `failure` should it never pass. */
  | {
      readonly kind: "put_off";
      readonly failure: FailureCode;
      readonly rest: number;
      /** Of a message that has most likely been taken in: so many answers like this one are its last. */
      readonly mostTries?: number;
    };

export interface HandoverFacts extends MessageFacts {
  readonly job: JobRow;
  /** In [0, 1): spreads the retries of messages that were put off together. */
  readonly random: number;
}

/** Whether a message still waits to be handed over; a callback may have told of it before the provider's answer. */
export const awaitsHandover = ({ message }: Pick<MessageFacts, "message">): boolean =>
  message.delivery_state === "queued";

/** Ends the promise to send a message, or puts it off; after 24 hours the message fails. */
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

const longestRest = 5 * minute;

/** Twice as long each time, up to five minutes unless the provider asks for more; chance only ever lengthens. */
const putOff = (facts: HandoverFacts, handover: Extract<Handover, { readonly kind: "put_off" }>): Change[] => {
  const { failure, rest, mostTries } = handover;
  const { job, now, random, message } = facts;
  const before = countOf(job.detail, "tries");
  const taken = countOf(job.detail, "taken") + (mostTries === undefined ? 0 : 1);
  const wait = Math.max(rest, Math.min(longestRest, rest * 2 ** before));
  const dueAt = later(now, Math.round(wait * (1 + 0.2 * random)));
  const isLast = mostTries !== undefined && taken >= mostTries;
  if (isLast || dueAt >= later(message.created_at, day)) return fail(facts, failure);
  const detail = { ...Object(job.detail), tries: before + 1, ...(taken > 0 && { taken }) };
  const again = { attempts: 0, due_at: dueAt, leased_until: null, last_error: failure, ripe: false, detail };
  return [update("outbox", held(job), again)];
};

const countOf = (detail: Json, name: "tries" | "taken"): number => {
  const count = memberOf(detail, name);
  return typeof count === "number" ? count : 0;
};

/** What the placeholders of a message's template were filled with. */
export const templateParamsOf = ({ detail }: JobRow): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(Object(memberOf(detail, "template_params"))).map(([name, value]) => [name, String(value)]),
  );

const memberOf = (detail: Json, name: string): unknown => Object(detail)[name];
