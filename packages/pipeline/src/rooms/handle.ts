/** Runs the handler: load → present for a read, load (with replay) → decide → commit for a mutation. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import type { Outcome } from "@atlas-messaging/domain";
import { type Answer, type Call, type Reply, encode, isAnswer, replay } from "@atlas-messaging/server-stubs/handlers";
import { withFacts } from "../facts.ts";
import type { AnyReply, Handler, ReadHandler, WriteHandler } from "../handler.ts";
import type { Shell } from "../shell.ts";
import { withPauses } from "../steps.ts";
import { type Context, operationOf, principalOf } from "./context.ts";
import { decideAndCommit, wasExecuted } from "./decide.ts";
import { type IdempotencyKey, idempotencyKeyOf, keyArgs } from "./idempotency.ts";
import { load } from "./load.ts";
import { openAnswer, sealAnswer } from "./secret-answers.ts";

export const handle = async <Own extends Shell>(context: Context<Own>, handler: Handler<Own>): Promise<Answer> => {
  // The walk takes call and handler by one id, so they are of the same operation.
  const call = inputOf(context) as never;
  if (handler.kind === "write") return decide(context, handler, call, keyFor(context, handler, call));
  const reply = handler.kind === "read" ? await present(context, handler, call) : await handler.answer(call, context);
  return isAnswer(reply) ? reply : encode(handler.id, asOwnReply(reply));
};

/** Narrows a reply to the handler's operation, which its definition ensures. */
const asOwnReply = (reply: AnyReply) => reply as Reply<OperationId>;

const inputOf = ({ input, url }: Context): Call<OperationId> => {
  if (!input) throw new Error(`${url.pathname} has not been validated`);
  return input;
};

const present = async <Own extends Shell>(
  context: Context<Own>,
  handler: ReadHandler<OperationId, Own>,
  call: never,
): Promise<AnyReply | Answer> => {
  const chosen = handler.variants?.find(({ when }) => when?.(call)) ?? handler;
  const again = (args: never) => load(context, chosen.load, args);
  const loaded = await again(chosen.args(call, context) as never);
  return chosen.present(loaded as never, call, context, again as never);
};

const keyFor = <Own extends Shell>(
  context: Context<Own>,
  { compared }: WriteHandler<OperationId, Own>,
  call: never,
): IdempotencyKey | null =>
  idempotencyKeyOf(operationOf(context), principalOf(context), call, context.shell.sha256, compared);

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
      const known = handler.addFacts ? { ...loaded, ...(handler.addFacts(call, context, conflict) as object) } : loaded;
      const asked = handler.asks && { asked: await handler.asks(known as never, context, call) };
      const worked = handler.ahead && { ahead: await withPauses(handler.ahead(known as never, call), shell.pause) };
      const facts = asked || worked ? { ...known, ...asked, ...worked } : known;
      const outcome = handler.decide(withFacts(facts, base) as never, call);
      const { changes } = outcome;
      return { answer: encode(id, asOwnReply(replyOf(id, outcome))), changes, executed: wasExecuted(outcome) };
    },
  });
};

/** Types an outcome as a reply. Both follow the operation's entry in the contract, which TypeScript cannot see. */
const replyOf = (id: OperationId, outcome: Outcome<OperationId>): AnyReply =>
  (outcome.kind === "refused" ? outcome : { status: operations[id].success.status, body: outcome.body }) as AnyReply;
