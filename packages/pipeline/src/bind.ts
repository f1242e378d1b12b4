/**
 * An operation as both shells share it: by which arguments its facts are looked up, what is decided of them or how they
 * are shown. Only the load differs: SQL in the server, memory in the sandbox. Bound to a load, it is a handler, the rooms
 * load (with replay) → decide → commit of the walk.
 */
import { type OperationId, type ToolArguments, type ToolName, operations } from "@atlas-messaging/contract";
import type { Change, Facts, IdempotencyRow, Outcome, RunRow, Steps, ToolTypes, Verb } from "@atlas-messaging/domain";
import {
  type Call as ValidCall,
  type Handler,
  type Reply,
  encode,
  replay,
} from "@atlas-messaging/server-stubs/handlers";
import { factsFor } from "./facts.ts";
import { type Context, actorOf, principalOf } from "./rooms/call.ts";
import { type IdempotencyKey, idempotencyKeyOf, keptFrom, keyArgs, replayable, store } from "./rooms/idempotency.ts";
import { confirmsCredential } from "./rooms/principals.ts";
import { Problem } from "./rooms/problem.ts";
import { openAnswer, sealAnswer } from "./rooms/secret-answers.ts";
import type { Commitment, Shell, Store } from "./shell.ts";
import { withPauses } from "./steps.ts";
import type { Tracing } from "./tracing.ts";
import { type Decided, untilCommitted } from "./until-committed.ts";

/**
 * How often a verb decides again when its facts have changed before the commit. Of those that meet one always comes
 * through, so all that the rate limits let in within a minute come through.
 */
const maxDecisions = 64;

/** What facts are looked up by. */
export interface Args {
  readonly [name: string]: string | number | boolean | null | readonly string[];
}

/** What every load is given beside the arguments of its operation; no key where the request has none. */
export interface OwnArgs {
  readonly credential_id: string;
  readonly idempotency_scope: string | null;
  readonly idempotency_operation: string | null;
  readonly idempotency_key: string | null;
}

/** What every load knows beside the facts of its operation. */
export interface OwnFacts {
  /** The stored answer of the idempotency key; null where there is none. */
  readonly stored: IdempotencyRow | null;
  /** Whether the principal's credential still lives. */
  readonly lives: boolean;
}

/** Reads the facts of a mutation for one organization. */
export type WriteLoad<Own extends Shell, Given, Loaded> = (
  shell: Own,
  organizationId: string,
  args: Given & OwnArgs,
) => Promise<Loaded & OwnFacts>;

/** Reads what a read shows. */
export type ReadLoad<Own extends Shell, Given, Loaded> = (
  shell: Own,
  organizationId: string,
  args: Given & Pick<OwnArgs, "credential_id">,
) => Promise<Loaded & Pick<OwnFacts, "lives">>;

/**
 * A mutation. `also` adds facts that are not rows; `stood` is the constraint that refused the last decision, which tells
 * of a row of another organization that no fact can show.
 */
export interface Write<For extends OperationId, Given extends Args, Known extends Facts, Added> {
  readonly kind: "write";
  readonly id: For;
  /** Whether its answer shows a secret, once: what is kept for a replay is sealed. */
  readonly secret: boolean;
  readonly args: (call: ValidCall<For>, context: Context) => Given;
  readonly also: ((call: ValidCall<For>, context: Context, stood: string | null) => Added) | undefined;
  /** What takes long of the decision, worked out before it with pauses (`Shell.pause`). */
  readonly ahead: ((loaded: Ahead<Known>, call: ValidCall<For>) => Steps<unknown>) | undefined;
  readonly decide: Verb<For, Known>;
}

/** The facts that are loaded, to work something out of that is a fact itself. */
type Ahead<Known> = Omit<Known, keyof Facts | "ahead">;

/** A read: by which arguments, and how what was loaded is presented. */
export interface Read<For extends OperationId, Given extends Args, Loaded> {
  readonly kind: "read";
  readonly id: For;
  /** Set on a variant of the operation: the calls that it answers in place of the operation's own read. */
  readonly when?: (call: ValidCall<For>) => boolean;
  readonly args: (call: ValidCall<For>, context: Context) => Given;
  readonly present: (loaded: Loaded, call: ValidCall<For>, context: Context) => Reply<For> | Promise<Reply<For>>;
}

/** A tool of the tool server: by which arguments the facts of its decision are looked up. */
export interface ToolCall<Name extends ToolName, Given extends Args> {
  readonly kind: "tool";
  readonly name: Name;
  readonly args: (given: ToolArguments<Name>) => Given;
}

/** An operation that reaches others: a handler made of the loads that it needs. */
export interface Composed {
  readonly kind: "composed";
  readonly id: OperationId;
  readonly needs: readonly string[];
  /** Its loads are typed where it is written; here they are any. */
  readonly compose: (loads: never) => unknown;
}

/** What the load of an operation must read: what its verb knows, without what all verbs know and what is added. */
type LoadedFor<Known, Added> = Omit<Known, keyof Facts | keyof Added | "ahead">;

export type GivenOf<Operation> =
  Operation extends Write<infer _Id, infer Given, infer _Known, infer _Added>
    ? Given
    : Operation extends Read<infer _Id, infer Given, infer _Loaded>
      ? Given
      : Operation extends ToolCall<infer _Name, infer Given>
        ? Given & { readonly shadow_run_id: string | null }
        : never;

export type LoadedOf<Operation> =
  Operation extends Write<infer _Id, infer _Given, infer Known, infer Added>
    ? LoadedFor<Known, Added>
    : Operation extends Read<infer _Id, infer _Given, infer Loaded>
      ? Loaded
      : Operation extends ToolCall<infer Name, infer _Given>
        ? Omit<ToolTypes[Name]["facts"], keyof Facts> & { readonly rehearsal: RunRow | null }
        : never;

export const write = <For extends OperationId, Given extends Args, Known extends Facts, Added = unknown>(
  id: For,
  operation: {
    readonly secret?: boolean;
    readonly args: (call: ValidCall<For>, context: Context) => Given;
    readonly also?: (call: ValidCall<For>, context: Context, stood: string | null) => Added;
    readonly ahead?: (loaded: Ahead<Known>, call: ValidCall<For>) => Steps<unknown>;
    readonly decide: Verb<For, Known>;
  },
): Write<For, Given, Known, Added> => ({
  kind: "write",
  id,
  ...operation,
  secret: operation.secret === true,
  also: operation.also,
  ahead: operation.ahead,
});

export const read = <For extends OperationId, Given extends Args, Loaded>(
  id: For,
  operation: Omit<Read<For, Given, Loaded>, "kind" | "id">,
): Read<For, Given, Loaded> => ({ kind: "read", id, ...operation });

export const tool = <Name extends ToolName, Given extends Args>(
  name: Name,
  args: (given: ToolArguments<Name>) => Given,
): ToolCall<Name, Given> => ({ kind: "tool", name, args });

/** Binds a mutation to its load. */
export const bindWrite = <For extends OperationId, Given extends Args, Known extends Facts, Added, Own extends Shell>(
  { id, secret, args: argsOf, also, ahead, decide }: Write<For, Given, Known, Added>,
  load: WriteLoad<Own, Given, LoadedFor<Known, Added>>,
): Handler<For, Context<Own>> =>
  confirmsCredential(async (call, context) => {
    const { shell, operation } = context;
    const principal = principalOf(context);
    const key = idempotencyKeyOf(operation, principal, call, shell.sha256);
    const args = { ...argsOf(call, context), ...keyArgs(key), credential_id: principal.credentialId };
    return decideAndCommit(context, key, {
      load: () => load(shell, principal.organizationId, args),
      replay: (stored) =>
        replay(id, stored.status, secret && key ? openAnswer(shell, principal, key, stored) : stored.answer),
      kept: ({ status, text }) => ({ status, text: secret && key ? sealAnswer(shell, principal, key, text) : text }),
      decide: async (loaded, base, stood) => {
        // Known is Facts and what the operation loads and adds; `LoadedFor` ties the three together.
        const known = { ...loaded, ...also?.(call, context, stood) } as unknown as Known;
        const worked = ahead && { ahead: await withPauses(ahead(known, call), shell.pause) };
        const facts = { ...known, ...worked, ...base };
        const outcome = decide(facts, call);
        const { changes } = outcome;
        return { answer: encode(id, replyOf(id, outcome)), changes, executed: wasExecuted(outcome) };
      },
    });
  });

interface Stored {
  readonly status: number;
  readonly text: string;
}

/** What a decision comes to. */
interface DecidedRequest<Answer> extends Omit<Decided<Answer>, "organizationId"> {
  /** Whether the answer is kept under the idempotency key. */
  readonly executed: boolean;
}

/** The rooms load (with replay) → decide → commit; decides again when the facts have changed before the commit. */
export const decideAndCommit = async <Loaded extends OwnFacts, Answer extends Stored>(
  context: Context,
  key: IdempotencyKey | null,
  walk: {
    readonly load: () => Promise<Loaded>;
    readonly replay: (stored: IdempotencyRow) => Answer;
    /** How an answer is kept; as it is unless given. */
    readonly kept?: (answer: Answer) => Stored;
    readonly decide: (
      loaded: Loaded,
      base: Facts,
      stood: string | null,
    ) => DecidedRequest<Answer> | Promise<DecidedRequest<Answer>>;
  },
): Promise<Answer> => {
  const decide = async (stood: string | null): Promise<Decided<Answer>> => {
    const loaded = await walk.load();
    const base = factsOf(context, key);
    const { organizationId } = base;
    const { stored, lives } = loaded;
    context.concludeCredential(lives);
    const again = key && replayable(key, stored, base.now);
    if (again) return { organizationId, answer: walk.replay(again), changes: [] };
    const { answer, changes, executed } = await walk.decide(loaded, base, stood);
    const kept = walk.kept?.(answer) ?? answer;
    const stores = key && executed ? [store(organizationId, key, kept, keptFrom(changes, base.now), stored)] : [];
    return { organizationId, answer, changes: [...changes, ...stores] };
  };
  return untilCommitted({
    decide,
    store: announcing(context),
    maxDecisions,
    giveUp: () => {
      throw new Problem("unavailable", "The resource keeps changing; retry with the same idempotency_key.");
    },
  });
};

/** Binds a read to its load. */
export const bindRead = <For extends OperationId, Given extends Args, Loaded, Own extends Shell>(
  { args: argsOf, present }: Read<For, Given, Loaded>,
  load: ReadLoad<Own, Given, Loaded>,
): Handler<For, Context<Own>> =>
  confirmsCredential(async (call, context) => {
    const { credentialId, organizationId } = principalOf(context);
    const args = { ...argsOf(call, context), credential_id: credentialId };
    const loaded = await load(context.shell, organizationId, args);
    context.concludeCredential(loaded.lives);
    return present(loaded, call, context);
  });

/** What every decision knows. */
const factsOf = (context: Context, idempotencyKey: IdempotencyKey | null): Facts => {
  const principal = principalOf(context);
  return factsFor(context.shell, {
    organizationId: principal.organizationId,
    actor: actorOf(principal),
    correlationId: context.requestId,
    traceparent: context.span?.traceparent ?? null,
    idempotencyKey,
  });
};

/** Commits, and announces the jobs that came with it. */
const announcing = (context: Context): Pick<Store, "commit"> => ({
  commit: async (organizationId, changes) => {
    const { shell } = context;
    const result = await (shell.tracing
      ? traceCommit(context, shell.tracing, organizationId, changes)
      : shell.store.commit(organizationId, changes));
    if (result === "committed") shell.jobsPromised();
    return result;
  },
});

const traceCommit = async (
  context: Context,
  tracing: Tracing,
  organizationId: string,
  changes: readonly Change[],
): Promise<Commitment> => {
  const { shell } = context;
  const span = tracing.begin({ name: "commit", kind: "internal", parent: context.span?.traceparent ?? null });
  try {
    const result = await shell.store.commit(organizationId, changes);
    span.end({ failed: false, attributes: { "atlas.commit": result === "committed" ? result : result.conflict } });
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
};

/** An outcome is typed by the operation's entry in the contract, as its reply is; the compiler cannot see that. */
const replyOf = <Id extends OperationId>(id: Id, outcome: Outcome<Id>): Reply<Id> => {
  if (outcome.kind === "accepted") return { status: operations[id].success.status, body: outcome.body } as Reply<Id>;
  return outcome as Reply<Id>;
};

/** A refusal by a rule is an executed request; one of its form or its address is not, and leaves the key free. */
export const wasExecuted = (outcome: { readonly kind: string; readonly code?: string }): boolean =>
  outcome.kind !== "refused" || (outcome.code !== "validation_failed" && outcome.code !== "not_found");
