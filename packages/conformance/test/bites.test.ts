/** The suite bites: every deliberate fault, switched on alone, is caught by a case of the operations it concerns. */
import { readFile } from "node:fs/promises";
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

/** The first case that fails, and why; null when the fault survives them all. */
const catcherOf = async (fault: Fault): Promise<string | null> => {
  const session = await Session.open(faultyTarget(fault)).catch(() => null);
  if (session === null) return "system.version";
  try {
    // In the order of the runner: cases that move the clock on, and so end tokens, come after those that do not.
    for (const each of chosen(session, concerned(fault))) {
      const [result] = await runCases(session, [each], { atOnce: 1 });
      if (result?.outcome === "failed") return `${each.id}: ${result.reason}`;
    }
    return null;
  } finally {
    await session.close();
  }
};

test("without a fault every case passes, or says what it lacks", async () => {
  const right: Fault = { name: "does nothing wrong", operations: allCases.flatMap(({ operations }) => operations) };
  expect(await catcherOf(right)).toBeNull();
});

describe("each fault is caught", () => {
  const survivors: string[] = [];
  afterAll(() => {
    console.log(`${faults.length} faults, survivors: ${survivors.length === 0 ? "none" : `\n${survivors.join("\n")}`}`);
  });

  test.for(faults.map((fault) => [fault.name, fault] as const))("a deployment that %s", async ([name, fault]) => {
    const catcher = await catcherOf(fault);
    if (catcher === null) survivors.push(name);
    expect(catcher, "the case that catches it").not.toBeNull();
  });

  test("they are as many as the guide says, each with a name of its own", async () => {
    const guide = await readFile(new URL("../../../docs/conformance.md", import.meta.url), "utf8");
    const [, least = ""] = /more than (\d+) deliberate faults/.exec(guide) ?? [];
    expect(faults.length).toBeGreaterThan(Number.parseInt(least, 10));
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });
});
