/** The rooms load (with replay) → decide → commit: decides again when the facts have changed before the commit. */
import type { Change, Facts, IdempotencyRow } from "@atlas-messaging/domain";
import { factsFor } from "../facts.ts";
import type { OwnFacts } from "../handler.ts";
import type { Commitment, Store } from "../shell.ts";
import type { Tracing } from "../tracing.ts";
import { type Decided, untilCommitted } from "../until-committed.ts";
import { type Context, actorOf, principalOf } from "./context.ts";
import { type IdempotencyKey, keptFrom, replayable, store } from "./idempotency.ts";
import { Problem } from "./problem.ts";

/**
 * How often a verb decides again when its facts have changed before the commit. Of those that meet one always comes
 * through, so all that the rate limits let in within a minute come through.
 */
const maxDecisions = 64;

interface Stored {
  readonly status: number;
  readonly text: string;
}

/** What a decision comes to. */
interface DecidedRequest<Answer> extends Omit<Decided<Answer>, "organizationId"> {
  /** Whether the answer is kept under the idempotency key. */
  readonly executed: boolean;
}

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
    const { stored } = loaded;
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
    if (result === "committed") shell.jobsEnqueued();
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

/** A refusal by a rule is an executed request; one of its form or its address is not, and leaves the key free. */
export const wasExecuted = (outcome: { readonly kind: string; readonly code?: string }): boolean =>
  outcome.kind !== "refused" || (outcome.code !== "validation_failed" && outcome.code !== "not_found");
