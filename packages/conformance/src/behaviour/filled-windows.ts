/** Windows of limits that a case fills while nothing else may count in them. */
import { setTimeout as sleep } from "node:timers/promises";
import { type LimitName, type OperationId, limits } from "@atlas-messaging/contract";
import type { Answer, Client, Request } from "../calls.ts";
import type { Case, Context } from "../case.ts";

/** Attempts to get all answers within a minute. */
const attempts = 3;

/**
 * Runs a case whose window must not move on meanwhile, in organizations that `prepare` makes. A failure that took a
 * minute says nothing, so the case runs again, as one for a slow target.
 */
export const withinAMinute =
  <Its>(
    prepare: (context: Context) => Promise<Its>,
    run: (context: Context, its: Its, isSlow: boolean) => Promise<void>,
  ): Case["run"] =>
  async (context) => {
    for (let attempt = 1; ; attempt++) {
      const its = await prepare(context);
      const begun = performance.now();
      try {
        return await run(context, its, attempt > 1);
      } catch (failure) {
        if (context.lacks("clock") === null || performance.now() - begun < 60_000) throw failure;
        if (attempt === attempts) context.skip("needs a target that answers a window's requests within a minute");
      }
    }
  };

/** Longest `Retry-After` of a refusal by something else than a minute's window, such as a gateway, in seconds. */
const shortWait = 10;
const shortWaits = 5;

/** Sends where the window has room. A short refusal, which is not the window's, is waited out. */
export const letIn = async <Its extends Answer>({ clock, lacks }: Context, send: () => Promise<Its>): Promise<Its> => {
  let answer = await send();
  for (let waits = 0; answer.status === 429 && waits < shortWaits; waits++) {
    const seconds = Number(answer.headers.get("retry-after"));
    if (seconds > shortWait) break;
    await (lacks("clock") === null ? clock.advance(`${seconds}s`) : sleep(seconds * 1_000));
    answer = await send();
  }
  return answer;
};

/** A window to use up. */
interface Exhausted {
  readonly client: Client;
  readonly id: OperationId;
  readonly request: Request;
  /** Asks a slow target at once. */
  readonly isSlow?: boolean;
}

/** Uses up a window. Returns the answers; the last is the refusal. */
export const exhaust = async (
  context: Context,
  { client, id, request, isSlow = false }: Exhausted,
): Promise<Answer[]> => {
  const max = limits[limitOf(id)].limit;
  const send = () => client.call(id, { ...request, ungoverned: true });
  const batch = isSlow ? await Promise.all(Array.from({ length: max }, send)) : [];
  const answers = batch.filter(({ status }) => status !== 429);
  while (answers.length < max) {
    const answer = await letIn(context, send);
    answers.push(answer);
    if (answer.status === 429) return answers;
  }
  return [...answers, await send()];
};

export const limitOf = (id: OperationId): LimitName => (id === "knowledge.create" ? "ingest" : "actions");
