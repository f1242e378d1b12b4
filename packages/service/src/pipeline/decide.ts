/** Runs the handler: load → present for a read, load (with replay) → decide → commit for a mutation. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import type { Actor, Facts } from "../core/outcome.ts";
import { type Turns, withPauses } from "@atlas-messaging/answers/steps";
import { type Answer, type Reply, encode, isAnswer, replay } from "@atlas-messaging/server-stubs";
import type { AnyReply, Args, Handler, OwnFacts, ReadHandler, WriteHandler } from "./handler.ts";
import type { Awaitable, Commitment, Shell, Tracing } from "./services.ts";
import { type Context, actorOf, operationOf, principalOf, refusedRequest } from "./context.ts";
import { Problem } from "./problem.ts";
import {
  type IdempotencyKey,
  idempotencyKeyOf,
  keptFrom,
  keyArgs,
  openAnswer,
  replayable,
  sealAnswer,
  store,
} from "./idempotency.ts";
import type { CredentialFacts } from "./principals.ts";
import { concludeCredential, refuseSuspended } from "./authenticate.ts";
import type { Change } from "../core/changes.ts";
import type { IdempotencyRow } from "../rows/requests.ts";
import type { Id } from "../rows/primitives.ts";
import { instantOf } from "../core/time.ts";

export const handle = async <Own extends Shell>(context: Context<Own>, handler: Handler<Own>): Promise<Answer> => {
  const { input, shell, url } = context;
  if (!input) throw new Error(`${url.pathname} has not been validated`);
  // The pipeline takes call and handler by one id, so they are of the same operation.
  const call = input as never;
  if (handler.kind === "write") {
    const { compared } = handler;
    const key = idempotencyKeyOf(operationOf(context), principalOf(context), call, shell.fingerprint, compared);
    return decide(context, handler, call, key);
  }
  const reply = await (handler.kind === "read" ? answerRead(context, handler, call) : handler.answer(call, context));
  return isAnswer(reply) ? reply : encode(handler.id, asOwnReply(reply), refusedRequest(context));
};

/** Narrows a reply to the handler's operation, which its definition ensures. JSON leaves out what is undefined. */
const asOwnReply = (reply: AnyReply) => reply as Reply<OperationId>;

const answerRead = async <Own extends Shell>(
  context: Context<Own>,
  handler: ReadHandler<OperationId, Own>,
  call: never,
): Promise<AnyReply | Answer> => {
  const chosen = handler.variants?.find(({ when }) => when?.(call)) ?? handler;
  const again = (args: never) => load(context, chosen.load, args);
  const loaded = await again(chosen.args(call, context) as never);
  return chosen.present(loaded as never, call, context, again as never);
};

/** Decides a mutation, and commits it under a key. Surfaces of other protocols bring keys of their own. */
export const decide = <Own extends Shell>(
  context: Context<Own>,
  handler: Omit<WriteHandler<OperationId, Own>, "compared">,
  call: never,
  key: IdempotencyKey | null,
): Promise<Answer> => {
  const { shell } = context;
  const { id, secret } = handler;
  const principal = principalOf(context);
  const args = { ...handler.args(call, context), ...keyArgs(key) };
  return decideAndCommit(context, key, {
    load: () => load(context, handler.load, args as never),
    replay: (stored) =>
      replay(id, stored.status, secret && key ? openAnswer(shell, principal, key, stored) : stored.answer),
    kept: ({ status, text }) => ({ status, text: secret && key ? sealAnswer(shell, principal, key, text) : text }),
    decide: async (loaded, base, conflict) => {
      const added = handler.addFacts?.(call, context, conflict) as object | undefined;
      const known = added ? { ...loaded, ...added } : loaded;
      const facts = handler.asks || handler.prepare ? await askAndPrepare(context, handler, call, known) : known;
      const outcome = handler.decide(withBaseFacts(facts, base) as never, call);
      const { changes } = outcome;
      const reply =
        outcome.kind === "refused" ? outcome : { status: operations[id].success.status, body: outcome.body };
      return {
        // Reply and outcome follow the operation's entry in the contract, which TypeScript cannot see.
        answer: encode(id, reply as Reply<OperationId>, refusedRequest(context)),
        changes,
        executed: wasExecuted(outcome),
      };
    },
  });
};

/** Adds what the handler asks of the outside world, and the slow part of its decision. Most handlers have neither. */
const askAndPrepare = async <Own extends Shell>(
  context: Context<Own>,
  { asks, prepare }: Pick<WriteHandler<OperationId, Own>, "asks" | "prepare">,
  call: never,
  known: object,
): Promise<object> => {
  const asked = asks && { asked: await asks(known as never, context, call) };
  const prepared = prepare && { prepared: await withPauses(prepare(known as never, call), turnsOf(context)) };
  return { ...known, ...asked, ...prepared };
};

/** A body that holds a place has it until the answer; other long work takes one of its own. */
const turnsOf = (context: Context): Turns => {
  const { pause, collect, workPlaces } = context.shell;
  const enter = async (): Promise<void> => {
    context.leave ??= (await workPlaces?.take(principalOf(context).organizationId)) ?? null;
  };
  return { pause, collect, enter };
};

/** Loads facts of the principal's organization. The same statement checks that the credential is not revoked. */
export const load = async <Own extends Shell, Given extends Args, Loaded extends CredentialFacts>(
  context: Context<Own>,
  read: (shell: Own, organizationId: string, args: Given & { readonly credential_id: string }) => Awaitable<Loaded>,
  args: Given,
): Promise<Loaded> => {
  const { organizationId, credentialId } = principalOf(context);
  const loaded = await read(context.shell, organizationId, { ...args, credential_id: credentialId });
  concludeCredential(context, loaded);
  return loaded;
};

// Stages load (with replay) → decide → commit. Decides again if the facts change before the commit.

/**
 * Maximum decisions. One of several conflicting requests always commits, so every request within the rate limits gets
 * through.
 */
const maxDecisions = 64;

interface Stored {
  readonly status: number;
  readonly text: string;
}

/** Result of a decision. */
interface DecidedRequest<Result> extends Omit<Decided<Result>, "organizationId"> {
  /** Keeps the answer under the idempotency key. */
  readonly executed: boolean;
}

export const decideAndCommit = <Loaded extends OwnFacts, Result extends Stored>(
  context: Context,
  key: IdempotencyKey | null,
  steps: {
    readonly load: () => Awaitable<Loaded>;
    readonly replay: (stored: IdempotencyRow) => Result;
    /** Form of the answer to store; the answer itself by default. */
    readonly kept?: (answer: Result) => Stored;
    readonly decide: (loaded: Loaded, base: BaseFacts, conflict: string | null) => Awaitable<DecidedRequest<Result>>;
  },
): Promise<Result> => {
  const decideOnce = async (conflict: string | null): Promise<Decided<Result>> => {
    const loaded = await steps.load();
    const { stored, actingAgent: agent = null } = loaded;
    const asked = requestFacts(context, key);
    const base = agent === null ? asked : { ...asked, actor: { ...asked.actor, agent } };
    const { organizationId } = base;
    const again = key && replayable(key, stored, base.now);
    if (again) return { organizationId, answer: steps.replay(again), changes: [] };
    if (loaded.standing !== null) refuseSuspended(context, loaded.standing);
    const { answer, changes, executed } = await steps.decide(loaded, base, conflict);
    if (!key || !executed) return { organizationId, answer, changes };
    const kept = steps.kept?.(answer) ?? answer;
    const storing = store(organizationId, key, kept, keptFrom(changes, base.now), stored);
    return { organizationId, answer, changes: [...changes, storing] };
  };
  return untilCommitted({
    decide: decideOnce,
    store: {
      commit: async (organizationId, changes) => {
        const { shell } = context;
        const result = await (shell.tracing
          ? traceCommit(context, shell.tracing, organizationId, changes)
          : shell.store.commit(organizationId, changes));
        if (result === "committed") shell.jobsEnqueued();
        return result;
      },
    },
    maxDecisions,
    giveUp: () => {
      throw new Problem("unavailable", "The resource keeps changing; retry with the same idempotency_key.");
    },
  });
};

/** Facts of every decision, for this request. */
export const requestFacts = (context: Context, idempotencyKey: IdempotencyKey | null): BaseFacts => {
  const principal = principalOf(context);
  return baseFacts(context.shell, {
    organizationId: principal.organizationId,
    actor: actorOf(principal),
    correlationId: context.requestId,
    traceparent: context.span?.traceparent ?? null,
    idempotencyKey,
  });
};

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

/**
 * Tells if a request was executed, so that its key is used up. A refusal by a rule was; one for its form or address
 * leaves the key free.
 */
export const wasExecuted = (outcome: { readonly kind: string; readonly code?: string }): boolean =>
  outcome.kind !== "refused" || (outcome.code !== "validation_failed" && outcome.code !== "not_found");

/** Answer, and the changes to commit before it holds. */
export interface Decided<Result> {
  readonly organizationId: Id;
  readonly changes: readonly Change[];
  readonly answer: Result;
}

/** Commits all changes, or none and returns the conflict. */
export interface Committer {
  commit(organizationId: Id, changes: readonly Change[]): Awaitable<Commitment>;
}

/** Commits what nothing competes with, and wakes those who wait for its jobs. A conflict is a refusal to try again. */
export const mustCommit = async (
  shell: { readonly store: Committer; readonly jobsEnqueued: () => void },
  organizationId: Id,
  changes: readonly Change[],
): Promise<void> => {
  const result = await shell.store.commit(organizationId, changes);
  if (result !== "committed") throw new Problem("unavailable", "The rows are being changed elsewhere; try again.");
  shell.jobsEnqueued();
};

export interface Attempts<Result> {
  /**
   * Decides on current facts. Gets the conflict of the last commit, since another organization's row shows nowhere
   * else.
   */
  readonly decide: (conflict: string | null) => Awaitable<Decided<Result>>;
  readonly store: Committer;
  readonly maxDecisions: number;
  /** Answers or throws after the last decision has met a conflict. */
  readonly giveUp: (conflict: string) => Result;
}

/**
 * Decides and commits, and decides again while the facts change in between. Skips the commit if there are no changes.
 */
export const untilCommitted = async <Result>(attempts: Attempts<Result>): Promise<Result> => {
  let conflict: string | null = null;
  for (let decision = 1; ; decision += 1) {
    const { organizationId, changes, answer }: Decided<Result> = await attempts.decide(conflict);
    if (changes.length === 0) return answer;
    const result = await attempts.store.commit(organizationId, changes);
    if (result === "committed") return answer;
    if (decision >= attempts.maxDecisions) return attempts.giveUp(result.conflict);
    conflict = result.conflict;
  }
};

/** Actor of work that no principal asked for. */
const system: Actor = { kind: "system", id: null };

/** Facts that the caller supplies. The actor is the system by default. */
export interface GivenFacts extends Omit<Facts, "now" | "newId" | "actor"> {
  readonly actor?: Actor;
}

/** Facts of every decision, none left out. */
export type BaseFacts = Required<Facts>;

/** Returns the facts that every decision has: time, fresh ids, organization and actor. */
export const baseFacts = (
  { clock, newId }: Pick<Shell, "clock" | "newId">,
  { organizationId, actor = system, correlationId, traceparent = null, idempotencyKey = null }: GivenFacts,
): BaseFacts => ({ now: instantOf(clock), newId, organizationId, actor, correlationId, traceparent, idempotencyKey });

/** Adds the facts of every decision to what was loaded. Named members are copied far faster than a second spread. */
export const withBaseFacts = <Loaded extends object>(
  loaded: Loaded,
  { now, newId, organizationId, actor, correlationId, traceparent, idempotencyKey }: BaseFacts,
): Loaded & BaseFacts => ({
  ...loaded,
  now,
  newId,
  organizationId,
  actor,
  correlationId,
  traceparent,
  idempotencyKey,
});
