/** The suite bites: every deliberate fault, switched on alone, is caught by a case of the operations it concerns. */
import { writeFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { allCases } from "../src/cases.ts";
import { Session, runCases } from "../src/index.ts";
import { catcherOf, recordPath, recorded } from "../test-support/faults/catching.ts";
import { faultyTarget } from "../test-support/faults/faulty-target.ts";
import { faults } from "../test-support/faults/index.ts";

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

const survivors: string[] = [];
const caught = new Map<string, string>();
afterAll(async () => {
  console.log(`${faults.length} faults, survivors: ${survivors.length === 0 ? "none" : `\n${survivors.join("\n")}`}`);
  if (process.env["RECORD_CATCHERS"] === undefined) return;
  await writeFile(recordPath, `${JSON.stringify(Object.fromEntries(caught), null, 2)}\n`);
});

test.for(faults.map((fault) => [fault.name, fault] as const))(
  "a deployment that %s is caught",
  async ([name, fault]) => {
    const catcher = await catcherOf(fault);
    if (catcher === null) survivors.push(name);
    else caught.set(name, catcher.case);
    expect(catcher, "the case that catches it").not.toBeNull();
  },
);

test("nine of ten are caught by the case that is recorded, or RECORD_CATCHERS=1 records anew", () => {
  const asRecorded = [...caught].filter(([name, id]) => recorded[name] === id);
  expect(asRecorded.length / faults.length).toBeGreaterThan(0.9);
});
