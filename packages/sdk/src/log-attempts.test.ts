import { describe, expect, test } from "vitest";
import { AtlasTimeoutError } from "./errors.ts";
import { logAttempts } from "./log-attempts.ts";
import type { Attempt, Outcome } from "./hooks.ts";

const attempt: Attempt = {
  number: 1,
  operation: "webhooks.create",
  method: "POST",
  url: "http://api.test/v1/atlas/webhooks",
  headers: { authorization: "Bearer a", "x-request-id": "r" },
  body: undefined,
};
const result: Outcome = { response: undefined, text: "", error: undefined, milliseconds: 12.4, retryIn: null };

/** Runs one half of the hook; returns the line and its details. */
const logged = async (run: (hook: ReturnType<typeof logAttempts>) => unknown): Promise<[string, object]> => {
  const lines: [string, object][] = [];
  await run(logAttempts((line, details) => lines.push([line, details])));
  const [first] = lines;
  if (first === undefined || lines.length > 1) throw new Error(`${lines.length} lines were logged`);
  return first;
};

const sent = (change: Partial<Attempt> = {}) => logged((hook) => hook.before?.({ ...attempt, ...change }));
const ended = (change: Partial<Outcome>) => logged((hook) => hook.after?.(attempt, { ...result, ...change }));

describe("a logged attempt", () => {
  test("names the operation and its address, and counts from the second attempt on", async () => {
    expect((await sent())[0]).toBe("→ webhooks.create POST http://api.test/v1/atlas/webhooks");
    expect((await sent({ number: 2 }))[0]).toBe("→ webhooks.create POST http://api.test/v1/atlas/webhooks (attempt 2)");
  });

  test("has no token that was put where an id belongs", async () => {
    const url = "http://api.test/v1/atlas/webhooks/atlas_key_production_a1B2c3d4";
    expect((await sent({ url }))[0]).toBe("→ webhooks.create POST http://api.test/v1/atlas/webhooks/[redacted]");
  });

  test("has its headers without credentials, and no body where none was sent", async () => {
    const headers = { authorization: "[redacted]", "x-request-id": "r" };
    expect((await sent())[1]).toEqual({ headers, body: undefined });
    expect((await sent({ body: "" }))[1]).toEqual({ headers, body: undefined });
  });

  test.for([
    [{ secret: "s" }, { secret: "[redacted]" }],
    [
      { signing_secret: "s", api_key: "k" },
      { signing_secret: "[redacted]", api_key: "[redacted]" },
    ],
    [{ secrets: [1, "s"] }, { secrets: "[redacted]" }],
    [{ inner: { password: "p" } }, { inner: { password: "[redacted]" } }],
    [
      { password1: "p", password_confirmation: "p", recovery_codes: ["c"] },
      { password1: "[redacted]", password_confirmation: "[redacted]", recovery_codes: "[redacted]" },
    ],
    [{ idempotency_key: "k" }, { idempotency_key: "k" }],
    [
      { tokens: 3, keys: [1, 2] },
      { tokens: 3, keys: [1, 2] },
    ],
    [{ keyboard: "qwerty" }, { keyboard: "qwerty" }],
  ] as const)("shows the body %j as %j", async ([body, shown]) => {
    expect((await sent({ body: JSON.stringify(body) }))[1]).toMatchObject({ body: shown });
  });

  test("tells only the length of what is not JSON", async () => {
    expect((await sent({ body: "secret=s" }))[1]).toMatchObject({ body: "8 characters" });
  });
});

describe("a logged outcome", () => {
  test("tells the status, the time, and when the next attempt comes", async () => {
    const response = new Response(null, { status: 503, headers: { "set-cookie": "session=1", date: "now" } });
    expect(await ended({ response, text: '{"ok":false}', retryIn: 1_000.4 })).toEqual([
      "← webhooks.create 503 in 12 ms, again in 1000 ms",
      { headers: { "set-cookie": "[redacted]", date: "now" }, body: { ok: false } },
    ]);
    expect((await ended({ response }))[0]).toBe("← webhooks.create 503 in 12 ms");
  });

  test("names the error where nothing answered", async () => {
    const error = new AtlasTimeoutError("http://api.test/", { idempotencyKey: null, attempts: 1 });
    expect(await ended({ error })).toEqual([
      "← webhooks.create AtlasTimeoutError in 12 ms",
      { headers: {}, body: undefined },
    ]);
    expect((await ended({}))[0]).toBe("← webhooks.create undefined in 12 ms");
  });
});
