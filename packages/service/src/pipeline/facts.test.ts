import { expect, test } from "vitest";
import { baseFacts } from "./decide.ts";

const shell = { clock: { now: () => Date.parse("2026-01-02T12:00:00.000Z") }, newId: () => "fresh" };
const given = { organizationId: "organization", correlationId: "request" };

test("a decision has the time, fresh ids, organization and actor", () => {
  const actor = { kind: "operator", id: "member" } as const;
  const idempotencyKey = { scope: "s", operation: "o", key: "k" };
  const facts = baseFacts(shell, { ...given, actor, traceparent: "trace", idempotencyKey });
  expect(facts).toMatchObject({
    ...given,
    now: "2026-01-02T12:00:00.000Z",
    actor,
    traceparent: "trace",
    idempotencyKey,
  });
  expect(facts.newId()).toBe("fresh");
});

test("where nobody asks, the system acts, untraced and without a key", () => {
  const nobody = { actor: { kind: "system", id: null }, traceparent: null, idempotencyKey: null };
  expect(baseFacts(shell, given)).toMatchObject(nobody);
});
