import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { type RetentionFacts, presentRetention, retentionOf, setRetention } from "./retention.ts";
import type { RetentionRow } from "../rows/organizations.ts";

const settings = { retentionDays: 30, requestRetentionDays: 7, maxRetentionDays: 365 };
const bounds = retentionOf(settings);
const chosenRow = (kind: RetentionRow["kind"], days: number): RetentionRow => ({
  organization_id: facts().organizationId,
  kind,
  days,
  updated_at: "2026-01-01T00:00:00.000Z",
});
const set = (days: { readonly [kind: string]: number | null }, change: Partial<RetentionFacts> = {}) =>
  setRetention({ ...facts(), chosen: [], bounds, ...change }, { params: {}, query: {}, body: { days } });
const shownDays = (shown: ReturnType<typeof presentRetention>) =>
  Object.fromEntries(shown.retention.map(({ kind, days }) => [kind, days]));

describe("bounds of retention", () => {
  test("are the deployment's days, up to its longest", () => {
    expect(bounds).toEqual({
      events: { fallback: 30, min: 2, max: 365 },
      deliveries: { fallback: 30, min: 2, max: 365 },
      requests: { fallback: 7, min: 1, max: 365 },
      questions: { fallback: 30, min: 1, max: 365 },
      runs: { fallback: null, min: 8, max: 36_500 },
      messages: { fallback: null, min: 8, max: 36_500 },
      media: { fallback: null, min: 8, max: 36_500 },
      customers: { fallback: null, min: 30, max: 36_500 },
    });
  });

  test("leave no choice where the deployment stores no requests", () => {
    const none = retentionOf({ ...settings, requestRetentionDays: 0 });
    expect(none.requests).toEqual({ fallback: 0, min: 0, max: 0 });
    expect(refused(set({ requests: 1 }, { bounds: none })).message).toContain("this deployment keeps none");
  });

  test("never exclude the deployment's own days of requests", () => {
    expect(retentionOf({ ...settings, requestRetentionDays: 400 }).requests.max).toBe(400);
  });
});

describe("choosing a retention", () => {
  test("adds, changes and removes what is named, with one audit entry, and leaves the rest", () => {
    const chosen = [chosenRow("deliveries", 10), chosenRow("requests", 3), chosenRow("runs", 90)];
    const { body, changes } = accepted(set({ events: 60, deliveries: 20, requests: null }, { chosen }));
    expect(validateResponse("console.retention.set", 200, body)).toMatchObject({ ok: true });
    expect(shownDays(body.data)).toEqual({
      events: 60,
      deliveries: 20,
      requests: 7,
      questions: 30,
      runs: 90,
      messages: null,
      media: null,
      customers: null,
    });
    expect(outline(changes)).toEqual([
      "insert retentions",
      "update retentions",
      "remove retentions",
      "insert audit_events",
    ]);
    expect(inserted(changes, "retentions")).toMatchObject([{ kind: "events", days: 60, updated_at: now }]);
    expect(inserted(changes, "audit_events")).toMatchObject([
      {
        event_type: "atlas_api.retention.set",
        before: { deliveries: 10, requests: 3, runs: 90 },
        after: { events: 60, deliveries: 20, runs: 90 },
      },
    ]);
  });

  test("that changes nothing writes nothing", () => {
    const chosen = [chosenRow("events", 60)];
    expect(accepted(set({ events: 60, requests: null }, { chosen })).changes).toEqual([]);
  });

  test.for([
    ["events", 366, "days.events must be from 2 to 365 days"],
    ["events", 1, "days.events must be from 2 to 365 days"],
    ["runs", 7, "days.runs must be from 8 to 36500 days"],
    ["audit_events", 10, "days.audit_events is not a kind that has a retention; there are events, deliveries"],
  ] as const)("of %s for %i days is refused, by name", ([kind, days, message]) => {
    const refusal = refused(set({ [kind]: days }));
    expect(refusal).toMatchObject({ code: "validation_failed", details: [{ path: `days.${kind}` }] });
    expect(refusal.message).toContain(message);
  });

  test("above a bound that was lowered since counts as the bound", () => {
    expect(shownDays(presentRetention({ chosen: [chosenRow("events", 1_000)], bounds }))["events"]).toBe(365);
  });
});
