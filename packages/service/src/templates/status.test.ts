import { describe, expect, test } from "vitest";
import { World, audited, deliveredNames, inserted } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { templateRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import { hour, later, minute, second } from "../core/time.ts";
import type { TemplateRow } from "../rows/templates.ts";
import { type TemplateReport, recategorizeTemplate, reportTemplate } from "./submission.ts";

const at = (seconds: number) => later("2026-01-02T11:00:00.000Z", seconds * second);

const submitted = templateRow({ status: "pending", provider_template_id: "9", submitted_at: now });

/** Applies reports in order; returns the template, and the events by the status that they tell. */
const hear = (
  template: TemplateRow,
  ...reports: readonly (Pick<TemplateReport, "status" | "at"> & Partial<TemplateReport>)[]
) => {
  const [world, own] = [new World([insert("templates", template)]), facts()];
  const statuses = reports.flatMap((report) => {
    const current = world.only("templates");
    const changes = reportTemplate(
      { ...own, template: current },
      { reason: null, provider_template_id: "9", ...report },
    );
    world.commit(changes);
    const names = deliveredNames(changes);
    const entries = inserted(changes, "audit_events").map(({ event_type }) => event_type);
    expect(entries).toEqual(names.map(() => "atlas_api.template.status_change"));
    return names.map(() => world.only("templates").status);
  });
  return { template: world.only("templates"), statuses };
};

describe("a report of the messaging app", () => {
  test("changes the status, and keeps the reason", () => {
    const { template, statuses } = hear(submitted, { status: "rejected", at: at(1), reason: "SCAM" });
    expect(template).toMatchObject({ status: "rejected", reason: "SCAM", updated_at: now });
    expect(statuses).toEqual(["rejected"]);
  });

  test.for([
    [
      "repeated",
      [
        ["approved", 1],
        ["approved", 1],
        ["approved", 5],
      ],
      ["approved"],
    ],
    [
      "late",
      [
        ["paused", 5],
        ["approved", 3],
      ],
      ["paused"],
    ],
    [
      "later than one that said the same",
      [
        ["approved", 1],
        ["approved", 5],
        ["paused", 3],
      ],
      ["approved"],
    ],
    [
      "of the same second, and a decision",
      [
        ["pending", 5],
        ["approved", 5],
      ],
      ["approved"],
    ],
    [
      "of the same second, and no decision",
      [
        ["approved", 5],
        ["pending", 5],
      ],
      ["approved"],
    ],
    [
      "in order",
      [
        ["approved", 1],
        ["paused", 2],
        ["approved", 3],
        ["disabled", 4],
      ],
      ["approved", "paused", "approved", "disabled"],
    ],
  ] as const)("that is %s counts once, and never undoes a newer one", ([, reports, expected]) => {
    const { template, statuses } = hear(
      submitted,
      ...reports.map(([status, seconds]) => ({ status, at: at(seconds) })),
    );
    expect(statuses).toEqual(expected);
    expect(template.status).toBe(expected.at(-1));
  });

  test("may overtake the answer to the first submission, and brings the id", () => {
    const fresh = templateRow({ status: "pending", submitted_at: null });
    const { template } = hear(fresh, { status: "approved", at: at(1) });
    expect(template).toMatchObject({ status: "approved", provider_template_id: "9", submitted_at: now });
  });

  test.for([
    ["an edit that waits", templateRow({ status: "pending", submitted_at: null, provider_template_id: "9" })],
    ["an edit that was refused", templateRow({ status: "rejected", submitted_at: null, provider_template_id: "9" })],
    ["a draft", templateRow({ status: "draft", submitted_at: null, provider_template_id: "9" })],
  ] as const)("about another text than %s is kept, and changes no status", ([, template]) => {
    const heard = hear(template, { status: "approved", at: at(1) });
    expect(heard.statuses).toEqual([]);
    expect(heard.template).toMatchObject({ status: template.status, reported_status: "approved", reported_at: at(1) });
  });

  test("from the future does not make all later ones late", () => {
    const { statuses } = hear(
      submitted,
      { status: "approved", at: later(now, hour) },
      { status: "paused", at: later(now, second) },
    );
    expect(statuses).toEqual(["approved", "paused"]);
  });

  test("of a deleted template changes nothing", () => {
    expect(hear({ ...submitted, live: null }, { status: "approved", at: at(1) }).statuses).toEqual([]);
  });
});

describe("a change by a report", () => {
  const changesOf = (template: TemplateRow, report: Partial<TemplateReport>) =>
    reportTemplate(
      { ...facts(), template },
      { status: "approved", reason: null, provider_template_id: null, at: at(1), ...report },
    );

  test("is audited from what to what", () => {
    const [entry] = audited(changesOf(submitted, { status: "rejected", reason: "SCAM" }));
    expect(entry).toEqual({
      event_type: "atlas_api.template.status_change",
      subject_id: submitted.id,
      before: { status: "pending", category: "utility" },
      after: { status: "rejected", category: "utility", reason: "SCAM" },
    });
  });

  test("of the reason alone is shown, but is no news", () => {
    const rejected = { ...submitted, status: "rejected", reason: "SCAM" } as const;
    const changes = changesOf(rejected, { status: "rejected", reason: "TAG_CONTENT_MISMATCH" });
    expect(changes).toMatchObject([{ set: { reason: "TAG_CONTENT_MISMATCH", updated_at: now } }]);
    const [same] = changesOf(rejected, { status: "rejected", reason: "SCAM" });
    expect(same?.kind === "update" && same.set).not.toHaveProperty("updated_at");
  });

  test.for(["approved", "pending"] as const)("to %s takes the reason away", (status) => {
    const rejected = { ...submitted, status: "rejected", reason: "SCAM" } as const;
    expect(changesOf(rejected, { status, reason: "SCAM" })[0]).toMatchObject({ set: { status, reason: null } });
  });

  test("without an id keeps the known one, and holds for the row as it was read", () => {
    const [change] = changesOf(submitted, {});
    expect(change?.kind === "update" && change.set).not.toHaveProperty("provider_template_id");
    const { organization_id, id, revision, status, category } = submitted;
    expect(change).toMatchObject({
      where: { organization_id, id, revision, status, category, live: true, reported_at: null, category_at: null },
    });
  });

  test("at most five minutes ahead keeps its time", () => {
    const limit = later(now, 5 * minute);
    expect(changesOf(submitted, { at: limit })[0]).toMatchObject({ set: { reported_at: limit } });
    expect(changesOf(submitted, { at: later(limit, 1) })[0]).toMatchObject({ set: { reported_at: now } });
  });
});

describe("a report of the category", () => {
  const move = (template: TemplateRow, category: "utility" | "marketing", seconds: number) => {
    const world = new World([insert("templates", template)]);
    const changes = recategorizeTemplate({ ...facts(), template }, { category, at: at(seconds) });
    world.commit(changes);
    return { template: world.only("templates"), names: deliveredNames(changes) };
  };

  test("moves the template, and tells so", () => {
    const { template, names } = move(templateRow(), "marketing", 1);
    expect([template.category, names]).toEqual(["marketing", ["template.status_changed"]]);
  });

  test.for([
    ["of the same second that says another", templateRow({ category: "marketing", category_at: at(3) }), "utility"],
    ["that is newer", templateRow({ category: "marketing", category_at: at(2) }), "utility"],
    ["that takes our transactional for marketing", templateRow({ category: "transactional" }), "marketing"],
  ] as const)("%s moves it", ([, before, category]) => {
    const { template, names } = move(before, category, 3);
    expect([template.category, template.category_at, names]).toEqual([category, at(3), ["template.status_changed"]]);
  });

  test.for([
    ["that is late", templateRow({ category: "marketing", category_at: at(5) }), "utility"],
    ["that is repeated", templateRow({ category: "marketing", category_at: at(3) }), "marketing"],
    ["that says the same", templateRow(), "utility"],
    ["whose utility includes our transactional", templateRow({ category: "transactional" }), "utility"],
    ["of a deleted template", templateRow({ live: null }), "marketing"],
  ] as const)("%s moves nothing", ([, before, category]) => {
    const { template, names } = move(before, category, 3);
    expect([template.category, names]).toEqual([before.category, []]);
  });
});
