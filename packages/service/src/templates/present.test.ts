import { describe, expect, test } from "vitest";
import { now } from "../../test-support/facts.ts";
import { templateRow } from "../../test-support/rows.ts";
import { noticeOf, presentChangedTemplate } from "./content.ts";
import type { TemplateRow } from "../rows/templates.ts";

describe("a template that cannot be sent says why", () => {
  test.for<[Partial<TemplateRow>, string | null]>([
    [{ status: "approved", reason: "SCAM" }, null],
    [{ status: "draft" }, "It has not been submitted to the messaging app."],
    [{ status: "draft", reason: "No link" }, "It has not been submitted to the messaging app: No link."],
    [
      { status: "pending", submitted_at: now },
      "The messaging app reviews it; `template.status_changed` tells the decision.",
    ],
    [{ status: "pending", submitted_at: null }, "It is being submitted to the messaging app."],
    [
      { status: "pending", submitted_at: null, reason: "It is down." },
      "It could not be submitted yet, and is tried again: It is down.",
    ],
    [
      { status: "rejected", reason: "Is it 5.0? No" },
      "The messaging app has rejected it: Is it 5.0? No. Change it, and it is submitted again.",
    ],
    [
      { status: "paused" },
      "The messaging app has paused it. It resumes by itself; use another one meanwhile, or change it.",
    ],
    [{ status: "disabled" }, "The messaging app has disabled it for good. Create another one under a new name."],
  ])("%o: %s", ([change, notice]) => {
    expect(noticeOf(templateRow(change))).toBe(notice);
  });
});

test.for<[Partial<TemplateRow>, string | null]>([
  [{ status: "rejected", reason: "SCAM" }, "SCAM"],
  [{ status: "rejected" }, "The messaging app gives no reason."],
  [{ status: "paused", reason: "LOW_QUALITY" }, null],
])("the event of a template that is %o gives the reason %s", ([change, reason]) => {
  expect(presentChangedTemplate(templateRow(change)).rejection_reason).toBe(reason);
});
