/** Runs cases against a target and records their outcomes. */
import type { Stage } from "@atlas-messaging/contract";
import type { Case } from "./case.ts";
import { Skipped, Violation } from "./check.ts";
import { type Sent, asCurl } from "./client/exchange.ts";
import type { Session } from "./session.ts";
import { stageOf } from "./stage.ts";

/** Outcome of one case. */
export interface Result {
  readonly case: Case;
  readonly outcome: "passed" | "failed" | "skipped";
  /** Reason for a failure or skip. */
  readonly reason?: string;
  /** Last request of a failed case. */
  readonly curl?: string;
  readonly milliseconds: number;
}

/** Options of a run. */
export interface RunOptions {
  /** Runs only cases whose id contains one of these. */
  readonly only?: readonly string[] | undefined;
  /** Leaves out cases whose id contains one of these. */
  readonly without?: readonly string[] | undefined;
  /** Runs only cases of these stages. */
  readonly stages?: readonly Stage[] | undefined;
  /** Lets cases send messages that customers or the public see, outside the sandbox too. */
  readonly allowSends?: boolean | undefined;
  /** Number of concurrent cases, 8 by default. */
  readonly atOnce?: number | undefined;
  readonly onResult?: ((result: Result, done: number, all: number) => void) | undefined;
}

/** Selects cases by options and profile, with `last` cases at the end. */
export const chosen = (
  session: Session,
  cases: readonly Case[],
  { only, without = [], stages }: RunOptions = {},
): readonly Case[] => {
  const claimed = new Set(session.profile.operations);
  const wanted = cases.filter(
    (each) =>
      each.operations.every((id) => claimed.has(id)) &&
      (only === undefined || only.some((part) => each.id.includes(part))) &&
      !without.some((part) => each.id.includes(part)) &&
      (stages === undefined || stages.includes(stageOf(each))),
  );
  return wanted.toSorted((one, other) => phaseOf(one) - phaseOf(other));
};

/** Returns the phase of a case. The first phase runs concurrently, the others one case at a time. */
const phaseOf = ({ last, needs }: Case): number => {
  if (last === "of all") return 3;
  if (last) return 2;
  return needs?.includes("clock") ? 1 : 0;
};

/** Runs cases in a session, several at once, and returns their results in the order of the cases. */
export const runCases = async (
  session: Session,
  cases: readonly Case[],
  options: RunOptions = {},
): Promise<readonly Result[]> => {
  const picked = chosen(session, cases, options);
  const results = new Map<Case, Result>();
  const run = async (each: Case): Promise<void> => {
    const result = await runCase(session, each, options.allowSends === true);
    results.set(each, result);
    options.onResult?.(result, results.size, picked.length);
  };
  await together(picked.filter((each) => phaseOf(each) === 0).values(), options.atOnce ?? 8, run);
  await together(picked.filter((each) => phaseOf(each) > 0).values(), 1, run);
  return picked.flatMap((each) => results.get(each) ?? []);
};

const together = async (cases: IteratorObject<Case>, atOnce: number, run: (each: Case) => Promise<void>) => {
  const work = async (): Promise<void> => {
    for (const each of cases) await run(each);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

const runCase = async (session: Session, each: Case, allowSends: boolean): Promise<Result> => {
  const started = performance.now();
  const ended = (outcome: Result["outcome"], more: Pick<Result, "reason" | "curl"> = {}): Result => ({
    case: each,
    outcome,
    milliseconds: performance.now() - started,
    ...more,
  });
  const lacking = each.needs?.map((need) => session.lacks(need)).find((reason) => reason !== null);
  if (lacking) return ended("skipped", { reason: lacking });
  const sends = allowSends || session.environment === "sandbox";
  if (each.sends && !sends)
    return ended("skipped", { reason: `may send something visible in ${session.environment}; --allow-sends lets it` });
  let last: Sent | undefined;
  const { context, close } = session.contextFor((sent) => (last = sent), sends);
  try {
    await each.run(context);
    return ended("passed");
  } catch (error) {
    if (error instanceof Skipped) return ended("skipped", { reason: error.message });
    return ended("failed", { reason: messageOf(error), ...(last ? { curl: asCurl(last) } : {}) });
  } finally {
    await close();
  }
};

const messageOf = (error: unknown): string => {
  if (error instanceof Violation) return error.message;
  if (error instanceof AggregateError) return [error.message, ...error.errors.map(messageOf)].join("\n");
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
