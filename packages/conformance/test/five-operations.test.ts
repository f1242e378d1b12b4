/** A server of five operations passes with a profile, and the suite asks it for nothing else. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import { operationsAt } from "@atlas-messaging/server-stubs";
import { expect, test } from "vitest";
import { Session, allCases, runCases } from "../src/index.ts";
import { five, fiveOperations } from "../test-support/five-operations.ts";

const profile = { operations: five };

test("a server of five operations passes the cases of its profile, and is asked for no other operation", async () => {
  const target = fiveOperations();
  const asked = new Set<OperationId>();
  const fetch = async (request: Request): Promise<Response> => {
    const id = operationsAt(new URL(request.url).pathname)[request.method as keyof ReturnType<typeof operationsAt>];
    if (id) asked.add(id);
    return target.fetch?.(request) ?? Response.error();
  };
  const session = await Session.open({ ...target, fetch }, { profile });
  const results = await runCases(session, allCases, { without: ["/429", "behaviour/limits/public"] });
  await session.close();
  expect(results.filter(({ outcome }) => outcome === "failed").map(({ case: { id }, reason }) => [id, reason])).toEqual(
    [],
  );
  const passed = new Set(results.flatMap(({ case: each, outcome }) => (outcome === "passed" ? each.operations : [])));
  expect(passed).toEqual(new Set(five));
  expect(asked).toEqual(new Set(five));
  const skipped = results.filter(({ outcome }) => outcome === "skipped").map(({ reason = "" }) => reason);
  expect(skipped.filter((reason) => !/needs|no operation/.test(reason))).toEqual([]);
  expect(results.length).toBeGreaterThan(40);
});

test("one that never answers 429 is asked a bounded number of times, and told so", async () => {
  const session = await Session.open(fiveOperations({ areLimited: false }), { profile });
  const results = await runCases(session, allCases, { only: ["system.version/429"] });
  expect(results.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ["failed", expect.stringMatching(/^expected 429 beyond the limit of public .*no limit met after \d{3} requests/)],
  ]);
  expect(operations["system.version"].limit).toBe("public");
});
