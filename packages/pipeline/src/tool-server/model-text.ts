/** Text of a tool's answer, for models: many clients show them nothing else. */
import type { ToolName } from "@atlas-messaging/contract";
import { type ToolAnswer, type ToolRefusal, refusalIn } from "@atlas-messaging/domain";

/** Returns the answer as JSON, or the refusal: the event, its ids, and the one next step. */
export const modelTextOf = (answer: ToolAnswer, name: ToolName): string => {
  const refusal = refusalIn(answer);
  if (!refusal) return JSON.stringify(answer);
  if (refusal.code === "HITL_REQUIRED") return waitingText(refusal, name);
  return `${refusal.code}: ${sentence(problemOf(refusal))} ${idsOf(refusal)}Next: ${nextStep(refusal, name)}.`;
};

/** Adds the next step to a refusal: some clients show their model the structured content alone. */
export const withNextStep = (answer: ToolAnswer, name: ToolName): ToolAnswer => {
  const refusal = refusalIn(answer);
  if (!refusal) return answer;
  const step = `${nextStep(refusal, name)}.`;
  return { error: { ...refusal, next_step: step.charAt(0).toUpperCase() + step.slice(1) } };
};

const waitingText = (refusal: ToolRefusal, name: ToolName): string =>
  `${name} waits for a person's approval (HITL_REQUIRED). Nothing has happened yet, and nothing is wrong. ` +
  `Approval: ${refusal.approval_id}. Run: ${refusal.run_id}. Next: ${nextStep(refusal, name)}.`;

/** Each wrong argument by its name, or the message. */
const problemOf = ({ details = [], message }: ToolRefusal): string =>
  details.length < 2 ? message : details.map((each) => `${each.path} ${each.message}`).join("; ");

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A refused call that waited for an approval has a run; any other has left nothing. */
const idsOf = ({ approval_id, run_id }: ToolRefusal): string =>
  run_id === undefined ? "Nothing was done. " : `Approval: ${approval_id}. Run: ${run_id}. `;

const nextStep = (refusal: ToolRefusal, name: ToolName): string => {
  const { code, retryable, retry_after_seconds: seconds, may_send_at: time, run_id } = refusal;
  if (code === "HITL_REQUIRED")
    return `say that it waits, do not call ${name} again, and call get_run with this run to learn the outcome`;
  if (seconds !== undefined) return `wait ${seconds} seconds, then call ${name} again with the same arguments`;
  if (time !== undefined) return `call ${name} again at ${time}, or later`;
  if (run_id !== undefined) return `say so, and do not call ${name} again with these arguments`;
  if (retryable) return `call ${name} again with the same arguments and idempotency_key`;
  return steps[code] ?? `do not call ${name} again with these arguments`;
};

const steps: { readonly [code: string]: string } = {
  validation_failed: "correct the arguments, and call again",
  not_found: "check the ids; list_conversations and list_vouchers find them",
  invalid_cursor: "leave out after_id, or give the next_cursor of the same list",
  window_closed: "give template_id and category in place of text",
  template_not_found: "give the template_id of a template that your organization has",
  template_not_approved: "give another template, which is approved",
  customer_opted_out: "send no marketing to this customer",
  idempotency_key_reused: "give another idempotency_key, or the arguments of the first call",
  insufficient_scope: "ask for a token with the scope",
  limit_reached: "remove what is no longer needed, and call again",
};
