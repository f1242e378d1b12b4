/** The last rooms: load (with replay) → decide → commit for what changes something, load → present for what reads. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import type { Change, Facts, Outcome, Verb } from "@atlas-messaging/domain";
import { type Call as ValidCall, type Handler, type Reply, encode, replay } from "@atlas-messaging/server-stubs";
import { instantOf } from "../platform/clock.ts";
import { commit } from "../platform/database/index.ts";
import { type Context, actorOf, principalOf } from "./call.ts";
import { type FactQueries, type Loaded, factLoader } from "../platform/database/facts.ts";
import type { Args } from "../platform/database/prepare.ts";
import { idempotencyKeyOf, keyArgs, replayable, store } from "./idempotency.ts";
import { liveCredential, storedAnswer } from "./load.ts";
import { confirmsCredential } from "./principals.ts";
import { Problem } from "./problem.ts";

/** How often a verb decides again when its facts have changed before the commit. */
const maxDecisions = 6;

/**
 * A mutation: which facts its verb reads, by which arguments, and the verb. `also` adds facts that are not rows; `stood`
 * is the constraint that refused the last decision, which tells of a row of another organization that no fact can show.
 */
export interface Writing<Id extends OperationId, Queries extends FactQueries, Known extends Facts> {
  readonly facts: Queries;
  readonly args: (call: ValidCall<Id>) => Args;
  readonly also?: (
    call: ValidCall<Id>,
    context: Context,
    stood: string | null,
  ) => Omit<Known, keyof Loaded<Queries> | keyof Facts>;
  readonly decide: Verb<Id, Known>;
}

export const write = <Id extends OperationId, const Queries extends FactQueries, Known extends Facts>(
  id: Id,
  writing: Writing<Id, Queries, Known>,
): Handler<Id, Context> => {
  const load = factLoader({ ...writing.facts, stored: storedAnswer, lives: liveCredential });
  return confirmsCredential(async (call, context) => {
    const { services, operation } = context;
    const principal = principalOf(context);
    const key = idempotencyKeyOf(operation, principal, call);
    const args = { ...writing.args(call), ...keyArgs(key), principal_id: principal.id };
    let stood: string | null = null;
    for (let decision = 1; decision <= maxDecisions; decision++) {
      const loaded = await load(services.database, principal.organizationId, args);
      const base = factsOf(context);
      const { stored, lives } = ownFactsOf(loaded);
      context.concludeCredential(lives);
      const again = key && replayable(key, stored, base.now);
      if (again) return replay(id, again.status, again.answer);
      // Known is Facts and what this binding loads and adds; `Writing` ties the three together.
      const facts = { ...loaded, ...writing.also?.(call, context, stood), ...base } as unknown as Known;
      const outcome = writing.decide(facts, call);
      const answer = encode(id, replyOf(id, outcome));
      const changes = [
        ...outcome.changes,
        ...(key && wasExecuted(outcome) ? [store(base.organizationId, key, answer, base.now, stored)] : []),
      ];
      stood = await standsAgainst(context, changes);
      if (stood === null) return answer;
    }
    throw new Problem("conflict", "The resource keeps changing; read it again and retry.");
  });
};

/** A read: which facts, by which arguments, and how they are presented. */
export interface Reading<Id extends OperationId, Queries extends FactQueries> {
  readonly facts: Queries;
  readonly args: (call: ValidCall<Id>, context: Context) => Args;
  readonly present: (loaded: Loaded<Queries>, call: ValidCall<Id>, context: Context) => Reply<Id> | Promise<Reply<Id>>;
}

export const read = <Id extends OperationId, const Queries extends FactQueries>(
  reading: Reading<Id, Queries>,
): Handler<Id, Context> => {
  const load = factLoader({ ...reading.facts, lives: liveCredential });
  return confirmsCredential(async (call, context) => {
    const { id, organizationId } = principalOf(context);
    const args = { ...reading.args(call, context), principal_id: id };
    const loaded = await load(context.services.database, organizationId, args);
    context.concludeCredential(ownFactsOf(loaded).lives);
    return reading.present(loaded, call, context);
  });
};

/** What every decision knows. */
const factsOf = (context: Context): Facts => {
  const principal = principalOf(context);
  return {
    now: instantOf(context.services.clock),
    newId: context.services.newId,
    organizationId: principal.organizationId,
    actor: actorOf(principal),
    correlationId: context.requestId,
  };
};

/** Commits; null when the changes have taken effect, else what they met: the facts have changed, to be decided again. */
const standsAgainst = async (context: Context, changes: readonly Change[]): Promise<string | null> => {
  if (changes.length === 0) return null;
  const result = await commit(context.services.database, principalOf(context).organizationId, changes);
  if (result !== "committed") return result.conflict;
  context.services.jobsPromised();
  return null;
};

/** What this room loads beside the facts of the binding; the compiler cannot see it through the generic. */
const ownFactsOf = (loaded: object) => loaded as Loaded<{ stored: typeof storedAnswer; lives: typeof liveCredential }>;

/** An outcome is typed by the operation's entry in the contract, as its reply is; the compiler cannot see that either. */
export const replyOf = <Id extends OperationId>(id: Id, outcome: Outcome<Id>): Reply<Id> => {
  if (outcome.kind === "accepted") return { status: operations[id].success.status, body: outcome.body } as Reply<Id>;
  const { kind: _, code, changes: __, ...told } = outcome;
  return { refused: code, ...told } as Reply<Id>;
};

/** A refusal by a rule is an executed request; one of its form or its address is not, and leaves the key free. */
const wasExecuted = <Id extends OperationId>(outcome: Outcome<Id>): boolean =>
  outcome.kind === "accepted" || (outcome.code !== "validation_failed" && outcome.code !== "not_found");
