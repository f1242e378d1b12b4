import { describe, expect, it } from "vitest";
import { validateEvent } from "./events.ts";
import { validateResponse } from "./responses.ts";
import type { Validated } from "./validation/validator.ts";

const docs = "https://atlas.example/docs/reference/errors#rate_limited";
const refusal = { code: "rate_limited", message: "Wait.", retryable: true, docs, request_id: "request-1" };

const detailsOf = (checked: Validated<unknown>) => (checked.ok ? [] : checked.details);

describe("validateResponse", () => {
  it("accepts what the operation declares", () => {
    expect(validateResponse("messages.send", 429, { ok: false, error: refusal })).toMatchObject({ ok: true });
  });

  it("refuses a member that the contract does not name, at any depth", () => {
    const body = { ok: false, error: { ...refusal, hint: "x" }, data: null };
    expect(detailsOf(validateResponse("messages.send", 429, body))).toEqual([
      { path: "data", message: "is not a known member" },
      { path: "error.hint", message: "is not a known member" },
    ]);
  });

  it("refuses a status and a code that the operation does not declare", () => {
    expect(detailsOf(validateResponse("messages.send", 418, {}))).toHaveLength(1);
    const body = { ok: false, error: { ...refusal, code: "conflict" } };
    expect(detailsOf(validateResponse("messages.send", 429, body))).toEqual([
      { path: "error.code", message: "must be one of: rate_limited" },
    ]);
  });
});

describe("validateEvent", () => {
  it("names what is missing and what is unknown", () => {
    const details = detailsOf(validateEvent({ event_type: "conversation.created", extra: 1 }));
    expect(details).toContainEqual({ path: "event_id", message: "is required" });
    expect(details).toContainEqual({ path: "extra", message: "is not a known member" });
  });
});
