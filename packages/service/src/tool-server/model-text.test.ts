import { expect, test } from "vitest";
import { idOf } from "../../test-support/fake-shell.ts";
import { TextAnswer } from "../tools/reading.ts";
import { modelTextOf, withNextStep } from "./plain.ts";

type Refusal = Parameters<typeof TextAnswer.refusing>[0];

const explained = (refusal: Refusal): string => modelTextOf(TextAnswer.refusing(refusal).answer, "issue_voucher");
const [approval_id, run_id] = [idOf(1), idOf(2)];

test("a call that waits is told with its ids and the next step", () => {
  expect(explained({ code: "HITL_REQUIRED", message: "It waits.", approval_id, run_id })).toBe(
    "issue_voucher waits for a person's approval (HITL_REQUIRED). Nothing has happened yet, and nothing is wrong. " +
      `Approval: ${approval_id}. Run: ${run_id}. ` +
      "Next: say that it waits, do not call issue_voucher again, and call get_run with this run to learn the outcome.",
  );
});

const details = [
  { path: "customer_id", message: "is required" },
  { path: "voucher_id", message: "must be a UUID" },
];

test.for<readonly [Refusal, string]>([
  [
    { code: "validation_failed", message: "customer_id is required", details },
    "validation_failed: customer_id is required; voucher_id must be a UUID. Nothing was done. Next: correct the arguments, and call again.",
  ],
  [
    { code: "rate_limited", message: "120 requests per minute are allowed", retry_after_seconds: 12 },
    "rate_limited: 120 requests per minute are allowed. Nothing was done. Next: wait 12 seconds, then call issue_voucher again with the same arguments.",
  ],
  [
    { code: "quiet_hours", message: "It is night.", may_send_at: "2026-01-01T08:00:00.000Z" },
    "quiet_hours: It is night. Nothing was done. Next: call issue_voucher again at 2026-01-01T08:00:00.000Z, or later.",
  ],
  [
    { code: "conflict", message: "An operator has rejected this call: no", approval_id, run_id },
    `conflict: An operator has rejected this call: no. Approval: ${approval_id}. Run: ${run_id}. Next: say so, and do not call issue_voucher again with these arguments.`,
  ],
  [
    { code: "conflict", message: "It has been issued already." },
    "conflict: It has been issued already. Nothing was done. Next: do not call issue_voucher again with these arguments.",
  ],
  [
    { code: "unavailable", message: "The database cannot be reached." },
    "unavailable: The database cannot be reached. Nothing was done. Next: call issue_voucher again with the same arguments and idempotency_key.",
  ],
  [
    { code: "window_closed", message: "The window is closed." },
    "window_closed: The window is closed. Nothing was done. Next: give template_id and category in place of text.",
  ],
])("a refusal is told with its next step: %j", ([refusal, text]) => {
  expect(explained(refusal)).toBe(text);
});

test("the structured refusal has the next step as a sentence", () => {
  const refusal: Refusal = { code: "rate_limited", message: "Too many.", retry_after_seconds: 12 };
  expect(withNextStep(TextAnswer.refusing(refusal).answer, "issue_voucher")).toEqual({
    error: expect.objectContaining({
      code: "rate_limited",
      next_step: "Wait 12 seconds, then call issue_voucher again with the same arguments.",
    }),
  });
});
