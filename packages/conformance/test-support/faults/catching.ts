/** The case that catches a deliberate fault. */
import { readFile } from "node:fs/promises";
import { allCases, behaviourCases } from "../../src/cases.ts";
import type { Case } from "../../src/case.ts";
import { Session, runCases } from "../../src/index.ts";
import { chosen } from "../../src/runner.ts";
import type { Fault } from "./fault.ts";
import { faultyTarget } from "./faulty-target.ts";

const byHand = new Set(behaviourCases);
/** Cases written by hand come first: of two that catch a fault, they say more. */
const inOrder = allCases.toSorted((one, other) => Number(byHand.has(other)) - Number(byHand.has(one)));

const concerned = ({ operations }: Fault): readonly Case[] =>
  inOrder.filter((each) => each.operations.length === 0 || each.operations.some((id) => operations.includes(id)));

/** Names of the cases by fault that caught them when last recorded. They are tried first, since one is enough. */
export const recordPath = new URL("../caught-by.json", import.meta.url);
export const recorded = JSON.parse(await readFile(recordPath, "utf8")) as {
  readonly [fault: string]: string | undefined;
};

/**
 * The recorded case, then every case as the runner sorts them: those that move the clock on, and so end tokens, come
 * last. Some faults need what other cases make, so the recorded one has its turn again.
 */
const tried = (session: Session, fault: Fault): readonly Case[] => {
  const cases = chosen(session, concerned(fault));
  return [...cases.filter(({ id }) => id === recorded[fault.name]), ...cases];
};

interface Catch {
  readonly case: string;
  readonly reason: string | undefined;
}

/** Returns the first case that fails, and why; null when the fault survives them all. */
export const catcherOf = async (fault: Fault): Promise<Catch | null> => {
  const session = await Session.open(faultyTarget(fault)).catch(() => null);
  if (session === null) return { case: "system.version", reason: "the session does not open" };
  try {
    for (const each of tried(session, fault)) {
      const [result] = await runCases(session, [each], { atOnce: 1 });
      if (result?.outcome === "failed") return { case: each.id, reason: result.reason };
    }
    return null;
  } finally {
    await session.close();
  }
};
