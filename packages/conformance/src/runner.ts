/** Runs cases against a target and records their outcomes. */
import { type Section, type Stage, isKeyOf, operations } from "@atlas-messaging/contract";
import { type Case, sectionsOf, stageOf } from "./case.ts";
import { type Breach, Skipped, Violation } from "./check.ts";
import { type Sent, asCurl } from "./client/exchange.ts";
import { grouped } from "./grouped.ts";
import type { Session } from "./session.ts";

/** A reason for which a case fails. */
export interface CaseFailure extends Partial<Breach> {
  /** Names the failure, without the values that differ from case to case. */
  readonly cause: string;
  /** One sentence: the expected value, the one that came, and the place. */
  readonly message: string;
}

/** Outcome of one case. */
export interface Result {
  readonly case: Case;
  readonly outcome: "passed" | "failed" | "skipped";
  /** Reason for a failure or skip. */
  readonly reason?: string;
  /** Reasons of a failed case: wrong headers, then the one that ended it. */
  readonly failures?: readonly CaseFailure[];
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
  /** Runs only cases of operations of these sections. */
  readonly sections?: readonly Section[] | undefined;
  /** Runs only cases of these stages. */
  readonly stages?: readonly Stage[] | undefined;
  /** Lets cases send messages that customers or the public see, outside the sandbox too. */
  readonly allowSends?: boolean | undefined;
  /** Number of concurrent cases, 8 by default. */
  readonly atOnce?: number | undefined;
  readonly onCase?: ((each: Case) => void) | undefined;
  readonly onResult?: ((result: Result, done: number, all: number) => void) | undefined;
}

/** Selects cases by options and profile, with `last` cases at the end. */
export const chosen = (
  session: Session,
  cases: readonly Case[],
  { only, without = [], sections, stages }: RunOptions = {},
): readonly Case[] => {
  const claimed = new Set(session.profile.operations);
  const wanted = cases.filter(
    (each) =>
      each.operations.every((id) => claimed.has(id)) &&
      (only === undefined || only.some((part) => each.id.includes(part))) &&
      !without.some((part) => each.id.includes(part)) &&
      (sections === undefined || sectionsOf(each).some((section) => sections.includes(section))) &&
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

/**
 * Runs cases in a session, several at once, and returns their results in the order of the cases. When the session ends
 * before, those that have not ended have no result.
 */
export const runCases = async (
  session: Session,
  cases: readonly Case[],
  options: RunOptions = {},
): Promise<readonly Result[]> => {
  const picked = chosen(session, cases, options);
  const results = new Map<Case, Result>();
  const running = new Map<string, Promise<unknown>>();
  const run = async (each: Case, onWait: OnWait): Promise<void> => {
    if (session.ended !== null) return;
    await waitFor(running.get(each.after ?? ""), onWait);
    options.onCase?.(each);
    const current = runCase(session, each, { allowSends: options.allowSends === true, onWait });
    running.set(each.id, current);
    const result = await current;
    if (result === null) return;
    results.set(each, result);
    options.onResult?.(result, results.size, picked.length);
  };
  const atOnce = options.atOnce ?? 8;
  await together(
    mixed(picked.filter((each) => phaseOf(each) === 0)).values(),
    { atOnce, most: atOnce * maxPerPlace },
    run,
  );
  await together(picked.filter((each) => phaseOf(each) > 0).values(), { atOnce: 1, most: 1 }, run);
  return picked.flatMap((each) => results.get(each) ?? []);
};

/** Called when a case begins to wait for a full window, and when it goes on. */
type OnWait = (isWaiting: boolean) => void;

interface Running {
  readonly allowSends: boolean;
  readonly onWait: OnWait;
}

/** Waits for the case that comes first. */
const waitFor = async (first: Promise<unknown> | undefined, onWait: OnWait): Promise<void> => {
  if (first === undefined) return;
  onWait(true);
  await first;
  onWait(false);
};

/** Cases that may wait for full windows, for each that may run. */
const maxPerPlace = 32;

/** Cases that use nothing up, so that they may run at any time. */
const isRefusal = ({ id }: Case): boolean => /\/(4\d\d|role|scope)(\/|$)/.test(id);

/** Spreads refusals among the others, so that cases of one window do not come in a row and wait for each other. */
const mixed = (cases: readonly Case[]): readonly Case[] =>
  [...grouped(cases, isRefusal).values()]
    .flatMap((group) => group.map((each, index) => [each, index / group.length] as const))
    .toSorted(([, one], [, other]) => one - other)
    .map(([each]) => each);

/** Runs cases at once. One that waits for a full window leaves its place to another, which may need another window. */
const together = (
  cases: IteratorObject<Case>,
  { atOnce, most }: { readonly atOnce: number; readonly most: number },
  run: (each: Case, onWait: OnWait) => Promise<void>,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let [open, waiting] = [0, 0];
    const begin = (each: Case): void => {
      let waits = false;
      const onWait = (isWaiting: boolean): void => {
        waits = isWaiting;
        waiting += isWaiting ? 1 : -1;
        fill();
      };
      open += 1;
      run(each, onWait).then(() => {
        open -= 1;
        if (waits) waiting -= 1;
        fill();
      }, reject);
    };
    const fill = (): void => {
      while (open < most && open - waiting < atOnce) {
        const { value, done } = cases.next();
        if (done) break;
        begin(value);
      }
      if (open === 0) resolve();
    };
    fill();
  });

/** Runs a case. Null if the run ended meanwhile. */
const runCase = async (session: Session, each: Case, { allowSends, onWait }: Running): Promise<Result | null> => {
  const started = performance.now();
  const ended = (outcome: Result["outcome"], more: Pick<Result, "reason" | "failures" | "curl"> = {}): Result => ({
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
  const { context, close } = session.contextFor((sent) => (last = sent), sends, onWait);
  try {
    const thrown: Error | null = await each.run(context).then(() => null, asError);
    if (session.ended !== null) return null;
    const failures = failuresOf(context.violations, thrown);
    if (failures.length > 0)
      return ended("failed", {
        reason: failures.map(({ message }) => message).join("\n"),
        failures,
        ...(last ? { curl: asCurl(last) } : {}),
      });
    return thrown instanceof Skipped ? ended("skipped", { reason: thrown.message }) : ended("passed");
  } finally {
    await close();
  }
};

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Returns one failure for each cause. */
const failuresOf = (violations: readonly Violation[], thrown: Error | null): readonly CaseFailure[] => {
  const errors = thrown === null || thrown instanceof Skipped ? violations : [...violations, thrown];
  const byCause = grouped(errors.map(failureOf), ({ cause }) => cause);
  return [...byCause.values()].flatMap(([first]) => first ?? []);
};

const failureOf = (error: Error): CaseFailure => {
  const message = messageOf(error);
  return { cause: causeOf(message), message, ...(error instanceof Violation ? error.breach : null) };
};

const messageOf = (error: unknown): string => {
  if (error instanceof Violation) return error.message;
  if (error instanceof AggregateError) return [error.message, ...error.errors.map(messageOf)].join("\n");
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** Method, path and request id of an answer, as `where` names them. */
const request = /\b[A-Z]{3,6} \S+( \(\d+, request id [^)]*\))?/g;
const ids = /[\da-f]{8}-[\da-f-]{27}|\b\w+-[\da-f]{8}-\d+\b|\d{4}-\d\d-\d\dT[\d:.]+Z|\d{10,}/g;
const statuses = /\(\d{3}(, \d{3})*\)/g;

/** Returns the cause, by which failures are grouped: the failure without what differs from case to case: requests, operations, ids and times. */
const causeOf = (message: string): string =>
  (message.split("\n", 1)[0] ?? "")
    .replaceAll(request, "…")
    .replaceAll(ids, "…")
    .replaceAll(statuses, "…")
    .replaceAll(/\b\w+(?:\.\w+)+\b/g, (name) => (isKeyOf(operations, name) ? "…" : name));
