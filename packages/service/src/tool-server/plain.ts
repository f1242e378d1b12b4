import type { TextAnswer } from "../tools/reading.ts";
import { isTool } from "../tools/call.ts";
import { type ValidBodyOf, didYouMean, keysOf } from "@atlas-messaging/contract";
import { type ToolName, tools } from "@atlas-messaging/validators/tools";
import { type ToolAnswer, type ToolRefusal, refusalIn } from "../tools/decide.ts";
import { type Context, operationOf, principalOf } from "../pipeline/context.ts";
import { Problem } from "../pipeline/problem.ts";
import { listTools } from "../tools/manifest.ts";
import { limitClassOf } from "@atlas-messaging/server-stubs/parts";
import { count } from "../pipeline/limit.ts";

/** JSON-RPC as the specification has it: no handshake, one JSON body (Tool server). */
type Message = ValidBodyOf<"toolServer.call">;

export type PlainMessage = Extract<Message, { readonly method: "tools/list" | "tools/call" }>;

/** JSON-RPC's own code, and one of the server range for refusals of the service. */
const codes = { invalidParams: -32_602, refused: -32_001 } as const;

/** Calls a tool with the parameters of `tools/call`. */
export type CallTool = (name: ToolName, params: object) => Promise<TextAnswer>;

export interface PlainAnswer {
  readonly body: object;
  readonly replayed: boolean;
}

export const answerPlainly = async (message: PlainMessage, context: Context, call: CallTool): Promise<PlainAnswer> => {
  const { id } = message;
  const head = { jsonrpc: "2.0", id } as const;
  if (message.method === "tools/list") {
    return { body: { ...head, result: { tools: listTools(principalOf(context).scopes) } }, replayed: false };
  }
  const { name } = message.params;
  if (!isTool(name)) {
    const why = `There is no tool ${name}.${didYouMean(name, keysOf(tools))}`;
    const error = { code: codes.invalidParams, message: why, data: unknownTool };
    return { body: { ...head, error }, replayed: false };
  }
  const answered = await call(name, message.params);
  const { answer, replayed } = answered;
  const refusal = refusalIn(answer);
  return {
    body: { ...head, ...(refusal ? { error: errorOf(refusal) } : { result: resultOf(answered, name) }) },
    replayed,
  };
};

const unknownTool = { code: "not_found", retryable: false } as const;

const errorOf = ({ message, ...data }: ToolRefusal) => ({
  code: data.code === "validation_failed" ? codes.invalidParams : codes.refused,
  message,
  data,
});

/** Returns the result of a tool call in MCP's form. A call that waits for an approval is no error: nothing was wrong. */
export const resultOf = ({ answer }: TextAnswer, name: ToolName) => ({
  content: [{ type: "text" as const, text: modelTextOf(answer, name) }],
  structuredContent: withNextStep(answer, name),
  isError: ![undefined, "HITL_REQUIRED"].includes(refusalIn(answer)?.code),
});

/**
 * Counts a message of an MCP client. Returns the refusal of a limited tool call, which its tool answers: clients take
 * HTTP 429 for a broken connection, and their model would not learn how long to wait.
 */
export const limitedCall = async (context: Context, body: unknown): Promise<Omit<ToolRefusal, "retryable"> | null> => {
  try {
    await count(context, limitClassOf(operationOf(context), body));
    return null;
  } catch (error) {
    const isCall = Reflect.get(Object(body), "method") === "tools/call";
    if (!isCall || !(error instanceof Problem) || context.limit === null) throw error;
    return { ...error.refusal, retry_after_seconds: context.limit.retryAfterSeconds };
  }
};

// Text of a tool's answer, for models: many clients show them nothing else.

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
