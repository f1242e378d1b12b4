/** Calls a tool, for every protocol: scope → arguments → load (with replay) → decide → commit. */
import { type Detail, type ToolName, tools } from "@atlas-messaging/contract";
import { validateToolArguments } from "@atlas-messaging/contract/validate-tool-arguments";
import {
  type RunRow,
  type ToolAnswer,
  canonical,
  committedAnswer,
  executeTool,
  mayCall,
  refuseMembers,
  refusedAnswer,
} from "@atlas-messaging/domain";
import type { Args, OwnFacts, ToolCall, WriteLoad } from "../handler.ts";
import { insufficientScope } from "../rooms/authorize.ts";
import { type Context, principalOf } from "../rooms/context.ts";
import { decideAndCommit, wasExecuted } from "../rooms/decide.ts";
import { type IdempotencyKey, keyArgs } from "../rooms/idempotency.ts";
import { load } from "../rooms/load.ts";
import { Problem } from "../rooms/problem.ts";
import type { Shell } from "../shell.ts";
import { TextAnswer } from "./answer.ts";
import { toolCalls } from "./calls.ts";

/** Options of a call, apart from the tool and its arguments. */
export interface CallOptions {
  readonly mode: "dry_run" | "commit";
  readonly idempotencyKey: string | null;
  /** Dry run that a commit follows. */
  readonly shadowRunId: string | null;
}

interface Loaded extends OwnFacts {
  readonly rehearsal: RunRow | null;
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
  loads: ToolLoads<Own>,
  context: Context<Own>,
  name: ToolName,
  given: unknown,
  options: CallOptions,
): Promise<TextAnswer> => {
  authorizeTool(name, context);
  const valid = validateToolArguments(name, given ?? {});
  if (!valid.ok) return refusing(valid.details);
  return execute(loads, context, name, valid.arguments, options).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.refusal.code !== "idempotency_key_reused") throw error;
    return TextAnswer.refusing(error.refusal);
  });
};

const execute = async <Own extends Shell>(
  loads: ToolLoads<Own>,
  context: Context<Own>,
  name: ToolName,
  given: object,
  { mode, idempotencyKey, shadowRunId }: CallOptions,
): Promise<TextAnswer> => {
  const { shell } = context;
  // A dry run must leave its key free for the commit.
  const key = mode === "commit" && idempotencyKey !== null ? keyOf(shell, name, given, idempotencyKey) : null;
  const shadow_run_id = mode === "commit" ? shadowRunId : null;
  const args = { ...argsOf(name, given), ...keyArgs(key), shadow_run_id };
  return decideAndCommit(context, key, {
    load: () => load(context, loads[`tools.${name}`], args),
    replay: ({ status, answer }) => new TextAnswer(status, answer, true),
    decide: ({ rehearsal: run, ...loaded }, base) => {
      const rehearsal = shadow_run_id === null ? null : { id: shadow_run_id, run };
      const facts = { ...loaded, ...base, sha256: shell.sha256 };
      const outcome = decide(name, facts, given, mode === "dry_run" ? { mode } : { mode, rehearsal });
      return { answer: TextAnswer.of(answerOf(outcome)), changes: outcome.changes, executed: wasExecuted(outcome) };
    },
  });
};

/** Any tool's call, with the type of its arguments erased. */
type AnyToolCall = Pick<ToolCall<never, Args>, "args">;

/** `toolCalls` pairs each tool with its arguments, and validation has checked them. */
const argsOf = (name: ToolName, given: object): Args => {
  const call: AnyToolCall = toolCalls[`tools.${name}`];
  return call.args(given as never);
};

/** Validation has checked the arguments, and the tool's own load has read the facts. */
const decide = (name: ToolName, facts: object, given: object, execution: Parameters<typeof executeTool>[3]) =>
  executeTool(name, facts as never, given as never, execution);

/** Returns the key of a call. The tool's name keeps it apart from keys of other tools. */
const keyOf = ({ sha256 }: Shell, name: ToolName, given: object, key: string): IdempotencyKey => ({
  scope: tools[name].scopes.join(" "),
  operation: name,
  key,
  requestHash: sha256(canonical(given)),
});

const answerOf = (outcome: ReturnType<typeof decide>): ToolAnswer => {
  if (outcome.kind === "refused") return refusedAnswer(outcome);
  if (outcome.kind === "committed") return committedAnswer(outcome.run, outcome.result);
  const { run_id } = outcome.run;
  const approval_required = outcome.approvalRequired;
  return { ...outcome.preview, run_id, shadow_run_id: run_id, execution_mode: "dry_run", approval_required };
};
