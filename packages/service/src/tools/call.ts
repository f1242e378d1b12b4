/** Calls a tool, for every protocol: scope → arguments → load (with replay) → decide → commit. */
import { addressingOf } from "../customers/recipient.ts";
import { type Detail, keysOf } from "@atlas-messaging/contract";
import {
  type ReadingTool,
  type RecordedTool,
  type ToolName,
  tools,
  validateToolArguments,
} from "@atlas-messaging/validators/tools";
import type { ApprovalRow } from "../rows/approvals.ts";
import type { RunRow } from "../rows/runs.ts";
import { type ToolAnswer, committedAnswer, executeTool, refusedAnswer } from "./decide.ts";
import { canonical } from "../core/canonical.ts";
import { mayCall } from "./manifest.ts";
import { refuseMembers } from "../core/outcome.ts";
import type { Args, OwnFacts, ToolCall, WriteLoad } from "../pipeline/handler.ts";
import { tool } from "./tool.ts";
import { insufficientScope } from "@atlas-messaging/server-stubs/parts";
import { type Context, principalOf } from "../pipeline/context.ts";
import { Problem } from "../pipeline/problem.ts";
import { decideAndCommit, load, wasExecuted } from "../pipeline/decide.ts";
import { type IdempotencyKey, keyArgs } from "../pipeline/idempotency.ts";
import type { Shell } from "../pipeline/services.ts";
import { type ReadingLoads, TextAnswer, readByTool } from "./reading.ts";
import { type CallOptions, optionMeantBy } from "./options.ts";
import { searchArgs } from "../knowledge/operations.ts";
import { mediaIn, templateOf } from "../messages/operations.ts";

interface Loaded extends OwnFacts {
  readonly rehearsal: RunRow | null;
  readonly waiting: ApprovalRow | null;
}

type AnyLoad<Own extends Shell> = WriteLoad<Own, Args, Loaded>;

/** Loads of all tools. `LoadsFor` ensures that each reads its own tool's facts. */
export type ToolLoads<Own extends Shell> = { readonly [Name in keyof typeof toolCalls]: AnyLoad<Own> };

export const isTool = (name: unknown): name is ToolName => typeof name === "string" && Object.hasOwn(tools, name);

/** Refuses a tool that the token's manifest does not show (Scopes). */
export const authorizeTool = (name: ToolName, context: Context): void => {
  if (!mayCall(name, principalOf(context).scopes)) throw insufficientScope(`The tool ${name}`, tools[name].scopes);
};

/** Answer that refuses the arguments of a call. */
export const refusing = (details: readonly Detail[]): TextAnswer => TextAnswer.refusing(refuseMembers(details));

export const callTool = async <Own extends Shell>(
  loads: ToolLoads<Own> & ReadingLoads<Own>,
  context: Context<Own>,
  name: ToolName,
  given: unknown,
  options: CallOptions,
): Promise<TextAnswer> => {
  authorizeTool(name, context);
  const valid = validateToolArguments(name, given ?? {});
  if (!valid.ok) return refusing(valid.details.map(withOption));
  if (isReading(name)) return read(loads, context, name, valid.value, options);
  return execute(loads, context, name, valid.value, options).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.refusal.code !== "idempotency_key_reused") throw error;
    return TextAnswer.refusing(error.refusal);
  });
};

/** Names the option that a model has written otherwise. */
const withOption = (detail: Detail): Detail => {
  const meant = detail.message.startsWith("is not a known member") ? optionMeantBy(detail.path) : undefined;
  return meant === undefined ? detail : { ...detail, message: `is not a known member. Did you mean ${meant}?` };
};

const isReading = (name: ToolName): name is ReadingTool => tools[name].reads !== null;

/** A read has nothing to rehearse or to repeat, so only a named rehearsal is refused: there can be none. */
const read = async <Own extends Shell>(
  loads: ReadingLoads<Own>,
  context: Context<Own>,
  name: ReadingTool,
  given: object,
  { shadowRunId }: CallOptions,
): Promise<TextAnswer> => {
  if (shadowRunId !== null) {
    const message = `must be left out, since ${name} only reads`;
    return refusing([{ path: "shadow_run_id", message }]);
  }
  return readByTool(loads, context, name, given).catch((error: unknown) => {
    if (!(error instanceof Problem) || !isOfArguments(error)) throw error;
    return TextAnswer.refusing(error.refusal);
  });
};

const isOfArguments = ({ refusal }: Problem): boolean =>
  refusal.code === "not_found" || refusal.code === "invalid_cursor";

const execute = async <Own extends Shell>(
  loads: ToolLoads<Own>,
  context: Context<Own>,
  name: RecordedTool,
  given: object,
  { mode, idempotencyKey, shadowRunId }: CallOptions,
): Promise<TextAnswer> => {
  const { shell } = context;
  // A dry run must leave its key free for the commit.
  const key = mode === "commit" && idempotencyKey !== null ? keyOf(shell, name, given, idempotencyKey) : null;
  const shadow_run_id = mode === "commit" ? shadowRunId : null;
  const waiting_key = mode === "commit" && key === null ? waitingKeyOf(context, name, given) : null;
  const args = { ...argsOf(name, given), ...keyArgs(key), shadow_run_id, waiting_key };
  return decideAndCommit(context, key, {
    load: () => load(context, loads[`tools.${name}`], args),
    replay: ({ status, answer }) => new TextAnswer(status, answer, true),
    decide: ({ rehearsal: run, waiting, ...loaded }, base) => {
      const rehearsal = shadow_run_id === null ? null : { id: shadow_run_id, run };
      const repeats = waiting_key === null ? undefined : { key: waiting_key, waiting };
      const facts = { ...loaded, ...base, sha256: shell.sha256, repeats };
      const outcome = decide(name, facts, given, mode === "dry_run" ? { mode } : { mode, rehearsal });
      return { answer: TextAnswer.of(answerOf(outcome)), changes: outcome.changes, executed: wasExecuted(outcome) };
    },
  });
};

/** Returns the hash that repetitions of a risky call without a key share; null for other tools. */
const waitingKeyOf = (context: Context, name: RecordedTool, given: object): string | null =>
  tools[name].risk === "high" ? context.shell.sha256(canonical([callerOf(context), name, given])) : null;

/** Returns who calls: the owner of the credential, since a refreshed token is no other caller. */
export const callerOf = (context: Context): string => {
  const { id, ownerId = id } = principalOf(context);
  return ownerId;
};

/** Any tool's call, with the type of its arguments erased. */
type AnyToolCall = Pick<ToolCall<never, Args, object>, "args">;

/** `toolCalls` pairs each tool with its arguments, and validation has checked them. */
const argsOf = (name: RecordedTool, given: object): Args => {
  const call: AnyToolCall = toolCalls[`tools.${name}`];
  return call.args(given as never);
};

/** Validation has checked the arguments, and the tool's own load has read the facts. */
const decide = (name: RecordedTool, facts: object, given: object, execution: Parameters<typeof executeTool>[3]) =>
  executeTool(name, facts as never, given as never, execution);

/** Returns the key of a call. The tool's name keeps it apart from keys of other tools. */
const keyOf = ({ fingerprint }: Shell, name: RecordedTool, given: object, key: string): IdempotencyKey => ({
  scope: tools[name].scopes.join(" "),
  operation: name,
  key,
  requestHash: fingerprint(canonical(given)),
});

const answerOf = (outcome: ReturnType<typeof decide>): ToolAnswer => {
  if (outcome.kind === "refused") return refusedAnswer(outcome);
  if (outcome.kind === "committed") return committedAnswer(outcome.run, outcome.result);
  const { run_id } = outcome.run;
  const approval_required = outcome.approvalRequired;
  return { ...outcome.preview, run_id, shadow_run_id: run_id, execution_mode: "dry_run", approval_required };
};

// Tools of the tool server, with the arguments of their loads.

export const toolCalls = {
  "tools.send_message": tool("send_message", (given) => ({
    conversation_id: given.conversation_id,
    template_id: templateOf(given),
    media_id: mediaIn(given),
  })),
  "tools.send_message_to_phone": tool("send_message_to_phone", (given) => ({
    ...addressingOf(given),
    channel_id: null,
    template_id: templateOf(given),
    media_id: mediaIn(given),
  })),
  "tools.search_knowledge": tool("search_knowledge", ({ query, top_k, audience }) =>
    searchArgs({ query, topK: top_k, audience }),
  ),
  "tools.handoff": tool("handoff", ({ conversation_id }) => ({ conversation_id })),
  "tools.issue_voucher": tool("issue_voucher", ({ voucher_id, customer_id }) => ({ voucher_id, customer_id })),
};

export const toolNames = keysOf(toolCalls); // A literal object has exactly its own keys.
