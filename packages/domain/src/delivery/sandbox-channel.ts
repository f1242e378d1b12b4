import { sandbox } from "@atlas-messaging/contract";
import type { Change } from "../changes.ts";
import { enqueue } from "../records.ts";
import type { JobRow } from "../rows.ts";
import { later } from "../time.ts";
import { finish } from "./job.ts";
import { type MessageFacts, type ProviderReport, applyReport, departureOf } from "./message.ts";

/** One step of a script: a status, reported this long after the message was accepted. */
interface Step {
  readonly status: ProviderReport["status"];
  readonly after_ms: number;
  readonly error_code?: string;
}

/** Returns the script of a sandbox phone number. Messages to other numbers are delivered and read. */
const scriptOf = (phoneNumber: string): readonly Step[] => {
  const scripted = Object.values(sandbox.phoneNumbers).find(({ phone_number }) => phone_number === phoneNumber);
  return (scripted ?? sandbox.phoneNumbers.delivered).outcome;
};

/** A job of the sandbox channel, and its message. */
export interface SandboxDeliveryFacts extends MessageFacts {
  readonly job: JobRow;
}

/** Takes over a queued message and enqueues the first step of its script. */
export const handToSandbox = (facts: SandboxDeliveryFacts): Change[] => [finish(facts.job), ...enqueueStep(facts, 0)];

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
    ...(step.error_code === undefined ? {} : { error_code: step.error_code }),
  };
  return [finish(facts.job), ...applyReport(facts, report), ...enqueueStep(facts, index + 1)];
};

const enqueueStep = (facts: SandboxDeliveryFacts, index: number): Change[] => {
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
