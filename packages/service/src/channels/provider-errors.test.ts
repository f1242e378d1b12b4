import { describe, expect, test } from "vitest";
import { validateEvent } from "@atlas-messaging/validators/events";
import { minute, second } from "../core/time.ts";
import { failureCodes, providerError, reportedFailure } from "./provider-errors.ts";

describe("an error of the provider", () => {
  test.for([
    [131047, "window_closed"],
    [131026, "recipient_unreachable"],
    [131049, "marketing_limited"],
    [131050, "recipient_opted_out"],
    [132000, "template_mismatch"],
    [132001, "template_not_found"],
    [132015, "template_unavailable"],
    [131051, "message_invalid"],
    [131053, "message_invalid"],
    [131030, "recipient_not_allowed"],
  ] as const)("%i is final: %s", ([code, failure]) => {
    expect(providerError(400, code)).toEqual({ failure, rest: null });
  });

  test.for([
    [130429, "rate_limited", second],
    [131056, "rate_limited", 6 * second],
    [131048, "rate_limited", minute],
    [131016, "provider_unavailable", 2 * second],
    [190, "channel_refused", 5 * minute],
  ] as const)("%i is temporary: %s, retried after at least %i ms", ([code, failure, rest]) => {
    expect(providerError(400, code)).toEqual({ failure, rest });
  });

  test.for([
    [400, null, "provider_error", false],
    [400, 999_999, "provider_error", false],
    [401, null, "channel_refused", true],
    [429, null, "rate_limited", true],
    [500, null, "provider_unavailable", true],
    [503, 999_999, "provider_unavailable", true],
    [302, null, "provider_unavailable", true],
    [500, 131026, "recipient_unreachable", false],
  ] as const)(
    "of status %i and code %s is %s: the status counts if the code is unknown",
    ([status, code, failure, passes]) => {
      const error = providerError(status, code);
      expect([error.failure, error.rest !== null]).toEqual([failure, passes]);
    },
  );

  test.for([
    [131026, "recipient_unreachable"],
    [130429, "rate_limited"],
    [999_999, "provider_error"],
    [null, "provider_error"],
  ] as const)("in a callback is always final: %s", ([code, failure]) => {
    expect(reportedFailure(code)).toBe(failure);
  });
});

test.for(Object.keys(failureCodes))("%s is an error_code that the contract allows", (error_code) => {
  const event = {
    event_id: "0198c0de-0001-7000-8000-000000000001",
    event_type: "conversation.message_failed",
    timestamp: "2026-01-02T12:00:00.000Z",
    conversation_id: "0198c0de-0001-7000-8000-000000000002",
    channel: "chatapp",
    customer: { id: "0198c0de-0001-7000-8000-000000000003", phone_number: "+15550100001" },
    message: { id: "0198c0de-0001-7000-8000-000000000004", type: "text", text: "Hello", status: "failed", error_code },
  };
  expect(validateEvent(event)).toMatchObject({ ok: true, value: { event_type: "conversation.message_failed" } });
});
