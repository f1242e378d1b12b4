import { type KnowledgeHits, countGap } from "@atlas-messaging/domain";
import { factsFor } from "../facts.ts";
import { type Context, principalOf } from "../rooms/context.ts";

/** Counts a question that a search did not answer. The answer does not wait, and a failure costs only the count. */
export const noteGap = (context: Context, question: string, found: KnowledgeHits): void => {
  const { shell, requestId: correlationId } = context;
  const { organizationId } = principalOf(context);
  const changes = countGap(factsFor(shell, { organizationId, correlationId }), question, found);
  if (changes.length === 0) return;
  const count = async (): Promise<unknown> => shell.store.commit(organizationId, changes);
  void count().catch((error: unknown) => shell.log.warn({ err: error }, "counting an unanswered question failed"));
};
