/** The suite bites: every deliberate fault, switched on alone, is caught by a case of the operations it concerns. */
import { readFile, writeFile } from "node:fs/promises";
import { afterAll, describe, expect, test } from "vitest";
import { behaviourCases } from "../src/behaviour/index.ts";
import type { Case } from "../src/case.ts";
import { allCases } from "../src/cases.ts";
import { Session, runCases } from "../src/index.ts";
import { chosen } from "../src/runner.ts";
import type { Fault } from "../test-support/faults/fault.ts";
import { faultyTarget } from "../test-support/faults/faulty-target.ts";
import { faults } from "../test-support/faults/index.ts";

const byHand = new Set(behaviourCases);
/** Cases written by hand come first: of two that catch a fault, they say more. */
const inOrder = allCases.toSorted((one, other) => Number(byHand.has(other)) - Number(byHand.has(one)));

const concerned = ({ operations }: Fault): readonly Case[] =>
  inOrder.filter((each) => each.operations.length === 0 || each.operations.some((id) => operations.includes(id)));

/** Names of the cases by fault that caught them when last recorded. They are tried first, since one is enough. */
const recordPath = new URL("../test-support/caught-by.json", import.meta.url);
const recorded = JSON.parse(await readFile(recordPath, "utf8")) as { readonly [fault: string]: string | undefined };

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
const catcherOf = async (fault: Fault): Promise<Catch | null> => {
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

test("without a fault the cases that catch one pass", async () => {
  const catching = new Set(Object.values(recorded));
  const session = await Session.open(faultyTarget({ name: "does nothing wrong", operations: [] }));
  const results = await runCases(
    session,
    allCases.filter(({ id }) => catching.has(id)),
    { atOnce: 1 },
  );
  await session.close();
  expect(results.length).toBeGreaterThan(100);
  expect(results.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
});

describe("each fault is caught", () => {
  const survivors: string[] = [];
  const caught = new Map<string, string>();
  afterAll(async () => {
    console.log(`${faults.length} faults, survivors: ${survivors.length === 0 ? "none" : `\n${survivors.join("\n")}`}`);
    if (process.env["RECORD_CATCHERS"] === undefined) return;
    await writeFile(recordPath, `${JSON.stringify(Object.fromEntries(caught), null, 2)}\n`);
  });

  test.for(faults.map((fault) => [fault.name, fault] as const))("a deployment that %s", async ([name, fault]) => {
    const catcher = await catcherOf(fault);
    if (catcher === null) survivors.push(name);
    else caught.set(name, catcher.case);
    expect(catcher, "the case that catches it").not.toBeNull();
  });

  test("they are as many as the guide says, each with a name of its own", async () => {
    const guide = await readFile(new URL("../../../docs/conformance.md", import.meta.url), "utf8");
    const [, least = ""] = /more than (\d+) deliberate faults/.exec(guide) ?? [];
    expect(faults.length).toBeGreaterThan(Number.parseInt(least, 10));
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  test("nine of ten are caught by the case that is recorded, or RECORD_CATCHERS=1 records anew", () => {
    const asRecorded = [...caught].filter(([name, id]) => recorded[name] === id);
    expect(asRecorded.length / faults.length).toBeGreaterThan(0.9);
  });
});
