/** Rooms load (with replay) → decide → commit. Decides again if the facts change before the commit. */
import type { Change, IdempotencyRow } from "@atlas-messaging/domain";
import { type EveryFact, factsFor } from "../facts.ts";
import type { OwnFacts } from "../handler.ts";
import type { Commitment, Store } from "../shell.ts";
import type { Tracing } from "../tracing.ts";
import { type Decided, untilCommitted } from "../until-committed.ts";
import { type MaybePromise, andThen } from "../work.ts";
import { type Context, actorOf, principalOf } from "./context.ts";
import { type IdempotencyKey, keptFrom, replayable, store } from "./idempotency.ts";
import { Problem } from "./problem.ts";

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
interface DecidedRequest<Answer> extends Omit<Decided<Answer>, "organizationId"> {
  /** Keeps the answer under the idempotency key. */
  readonly executed: boolean;
}

export const decideAndCommit = <Loaded extends OwnFacts, Answer extends Stored>(
  context: Context,
  key: IdempotencyKey | null,
  walk: {
    readonly load: () => MaybePromise<Loaded>;
    readonly replay: (stored: IdempotencyRow) => Answer;
    /** Form of the answer to store; the answer itself by default. */
    readonly kept?: (answer: Answer) => Stored;
    readonly decide: (loaded: Loaded, base: EveryFact, conflict: string | null) => MaybePromise<DecidedRequest<Answer>>;
  },
): MaybePromise<Answer> => {
  const decideOn = (loaded: Loaded, conflict: string | null): MaybePromise<Decided<Answer>> => {
    const base = factsOf(context, key);
    const { organizationId } = base;
    const { stored } = loaded;
    const again = key && replayable(key, stored, base.now);
    if (again) return { organizationId, answer: walk.replay(again), changes: [] };
    return andThen(walk.decide(loaded, base, conflict), ({ answer, changes, executed }) => {
      if (!key || !executed) return { organizationId, answer, changes };
      const kept = walk.kept?.(answer) ?? answer;
      const storing = store(organizationId, key, kept, keptFrom(changes, base.now), stored);
      return { organizationId, answer, changes: [...changes, storing] };
    });
  };
  return untilCommitted({
    decide: (conflict) => andThen(walk.load(), (loaded) => decideOn(loaded, conflict)),
    store: announcing(context),
    maxDecisions,
    giveUp: () => {
      throw new Problem("unavailable", "The resource keeps changing; retry with the same idempotency_key.");
    },
  });
};

/** Facts of every decision, for this request. */
export const factsOf = (context: Context, idempotencyKey: IdempotencyKey | null): EveryFact => {
  const principal = principalOf(context);
  return factsFor(context.shell, {
    organizationId: principal.organizationId,
    actor: actorOf(principal),
    correlationId: context.requestId,
    traceparent: context.span?.traceparent ?? null,
    idempotencyKey,
  });
};

/** Commits, then announces the enqueued jobs. */
const announcing = (context: Context): Pick<Store, "commit"> => ({
  commit: (organizationId, changes) => {
    const { shell } = context;
    const committing = shell.tracing
      ? traceCommit(context, shell.tracing, organizationId, changes)
      : shell.store.commit(organizationId, changes);
    return andThen(committing, (result) => {
      if (result === "committed") shell.jobsEnqueued();
      return result;
    });
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

/**
 * Tells if a request was executed, so that its key is used up. A refusal by a rule was; one for its form or address
 * leaves the key free.
 */
export const wasExecuted = (outcome: { readonly kind: string; readonly code?: string }): boolean =>
  outcome.kind !== "refused" || (outcome.code !== "validation_failed" && outcome.code !== "not_found");
