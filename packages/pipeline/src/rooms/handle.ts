/** Runs the handler: load → present for a read, load (with replay) → decide → commit for a mutation. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import type { Outcome } from "@atlas-messaging/domain";
import { type Answer, type Call, type Reply, encode, isAnswer, replay } from "@atlas-messaging/server-stubs/handlers";
import { withFacts } from "../facts.ts";
import type { AnyReply, Handler, ReadHandler, WriteHandler } from "../handler.ts";
import type { Shell } from "../shell.ts";
import { withPauses } from "../steps.ts";
import { type MaybePromise, andThen } from "../work.ts";
import { type Context, operationOf, principalOf } from "./context.ts";
import { decideAndCommit, wasExecuted } from "./decide.ts";
import { type IdempotencyKey, idempotencyKeyOf, keyArgs } from "./idempotency.ts";
import { load } from "./load.ts";
import { openAnswer, sealAnswer } from "./secret-answers.ts";

export const handle = <Own extends Shell>(context: Context<Own>, handler: Handler<Own>): MaybePromise<Answer> => {
  // The walk takes call and handler by one id, so they are of the same operation.
  const call = inputOf(context) as never;
  if (handler.kind === "write") return decide(context, handler, call, keyFor(context, handler, call));
  const replying = handler.kind === "read" ? present(context, handler, call) : handler.answer(call, context);
  return andThen(replying, (reply) => (isAnswer(reply) ? reply : encode(handler.id, asOwnReply(reply))));
};

/** Narrows a reply to the handler's operation, which its definition ensures. */
const asOwnReply = (reply: AnyReply) => reply as Reply<OperationId>;

const inputOf = ({ input, url }: Context): Call<OperationId> => {
  if (!input) throw new Error(`${url.pathname} has not been validated`);
  return input;
};

const present = <Own extends Shell>(
  context: Context<Own>,
  handler: ReadHandler<OperationId, Own>,
  call: never,
): MaybePromise<AnyReply | Answer> => {
  const chosen = handler.variants?.find(({ when }) => when?.(call)) ?? handler;
  const again = (args: never) => load(context, chosen.load, args);
  return andThen(again(chosen.args(call, context) as never), (loaded) =>
    chosen.present(loaded as never, call, context, again as never),
  );
};

const keyFor = <Own extends Shell>(
  context: Context<Own>,
  { compared }: WriteHandler<OperationId, Own>,
  call: never,
): IdempotencyKey | null =>
  idempotencyKeyOf(operationOf(context), principalOf(context), call, context.shell.fingerprint, compared);

/** Decides a mutation, and commits it under a key. Surfaces of other protocols bring keys of their own. */
export const decide = <Own extends Shell>(
  context: Context<Own>,
  handler: Omit<WriteHandler<OperationId, Own>, "compared">,
  call: never,
  key: IdempotencyKey | null,
): MaybePromise<Answer> => {
  const { shell } = context;
  const { id, secret } = handler;
  const principal = principalOf(context);
  const args = { ...handler.args(call, context), ...keyArgs(key) };
  return decideAndCommit(context, key, {
    load: () => load(context, handler.load, args as never),
    replay: (stored) =>
      replay(id, stored.status, secret && key ? openAnswer(shell, principal, key, stored) : stored.answer),
    kept: ({ status, text }) => ({ status, text: secret && key ? sealAnswer(shell, principal, key, text) : text }),
    decide: (loaded, base, conflict) => {
      const added = handler.addFacts?.(call, context, conflict) as object | undefined;
      return andThen(withWork(context, handler, call, added ? { ...loaded, ...added } : loaded), (facts) => {
        const outcome = handler.decide(withFacts(facts, base) as never, call);
        const { changes } = outcome;
        return { answer: encode(id, asOwnReply(replyOf(id, outcome))), changes, executed: wasExecuted(outcome) };
      });
    },
  });
};

type Asking<Own extends Shell> = Pick<WriteHandler<OperationId, Own>, "asks" | "ahead">;

/** Adds what the handler asks of the outside world, and the slow part of its decision. Most handlers have neither. */
const withWork = <Own extends Shell>(
  context: Context<Own>,
  handler: Asking<Own>,
  call: never,
  known: object,
): MaybePromise<object> => (handler.asks || handler.ahead ? askedAndWorked(context, handler, call, known) : known);

const askedAndWorked = async <Own extends Shell>(
  context: Context<Own>,
  { asks, ahead }: Asking<Own>,
  call: never,
  known: object,
): Promise<object> => {
  const asked = asks && { asked: await asks(known as never, context, call) };
  const worked = ahead && { ahead: await withPauses(ahead(known as never, call), context.shell.pause) };
  return { ...known, ...asked, ...worked };
};

/** Types an outcome as a reply. Both follow the operation's entry in the contract, which TypeScript cannot see. */
const replyOf = (id: OperationId, outcome: Outcome<OperationId>): AnyReply =>
  (outcome.kind === "refused" ? outcome : { status: operations[id].success.status, body: outcome.body }) as AnyReply;
