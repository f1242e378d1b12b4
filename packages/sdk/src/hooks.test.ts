import { expect, it } from "vitest";
import { connect, drops, refuses, succeeds } from "../test-support/hostile-service.ts";
import { logAttempts } from "./log-attempts.ts";
import type { Attempt } from "./hooks.ts";

const message = { phone_number: "+15550100001", text: "Hi", idempotency_key: "order-1" };

it("runs hooks around each attempt, with the same object, in their order", async () => {
  const attempts: unknown[] = [];
  const seen = new WeakMap<Attempt, number>();
  const spans = {
    before: (attempt: Attempt) => {
      seen.set(attempt, attempt.number);
      attempt.headers["traceparent"] = `span-${attempt.number}`;
    },
    after: (
      attempt: Attempt,
      {
        response,
        error,
        retryIn,
      }: { response?: Response | undefined; error?: Error | undefined; retryIn: number | null },
    ) => {
      attempts.push([attempt.operation, seen.get(attempt), response?.status, error?.name, retryIn]);
    },
  };
  const { atlas, arrived, clock } = connect([drops, refuses(503, "unavailable", true), succeeds()], { hooks: [spans] });
  await clock.until(atlas.messages.send(message));
  expect(attempts).toEqual([
    ["messages.send", 1, undefined, "AtlasConnectionError", 1_000],
    ["messages.send", 2, 503, "UnavailableError", 2_000],
    ["messages.send", 3, 200, undefined, null],
  ]);
  expect(arrived.map(({ headers }) => headers.get("traceparent"))).toEqual(["span-1", "span-2", "span-3"]);
});

it("ends the call with what a hook throws", async () => {
  const hook = {
    before: () => {
      throw new Error("no");
    },
  };
  const { atlas, arrived } = connect([succeeds()], { hooks: [hook] });
  await expect(atlas.messages.send(message)).rejects.toThrow("no");
  expect(arrived).toHaveLength(0);
});

it("logs attempts without secrets", async () => {
  const lines: string[] = [];
  const log = logAttempts((line, details) => lines.push(line, JSON.stringify(details)));
  const token = "atlas_key_sandbox_0123456789";
  const made = succeeds({ webhook_id: "w", secret: "whsec_1", secrets: ["whsec_1"] }, { "Set-Cookie": "session=1" });
  const { atlas, clock } = connect([drops, made], { token, hooks: [log] });
  await clock.until(
    atlas.webhooks.create(
      { url: "https://example.com/hook", events: ["message.delivered"], secret: "whsec_1" },
      { idempotencyKey: "k" },
    ),
  );
  const text = lines.join("\n");
  expect(text).not.toMatch(/0123456789|whsec_1|session=1/);
  expect(text).toContain("→ webhooks.create POST http://api.test/v1/atlas/webhooks (attempt 2)");
  expect(text).toContain("← webhooks.create AtlasConnectionError in 0 ms, again in 1000 ms");
  expect(text).toContain("← webhooks.create 200 in 0 ms");
  expect(text).toContain('"idempotency_key":"k"');
  expect(text).toContain('"secret":"[redacted]"');
});
