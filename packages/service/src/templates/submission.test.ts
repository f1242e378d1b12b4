import { describe, expect, test } from "vitest";
import { World, deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { jobRow, linkRow, templateRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import { day, later, minute, second } from "../core/time.ts";
import type { TemplateRow } from "../rows/templates.ts";
import {
  type Submission,
  type SubmissionFacts,
  awaitsSubmission,
  concludeRemoval,
  concludeSubmission,
  giveUpSubmission,
} from "./submission.ts";

const job = jobRow({
  kind: "submit_template",
  subject_id: templateRow().id,
  detail: { revision: 1 },
  leased_until: now,
});
const waiting = templateRow({ status: "pending", submitted_at: null, channel_id: linkRow().id });
const taken: Submission = {
  kind: "submitted",
  provider_template_id: "9",
  status: "pending",
  reason: null,
  category: "utility",
  at: now,
};

const conclude = (answer: Submission | null, template: TemplateRow = waiting, known: Partial<SubmissionFacts> = {}) => {
  const world = new World([insert("templates", template), insert("outbox", job)]);
  const changes = concludeSubmission({ ...facts(), job, random: 0, template, link: linkRow(), ...known }, answer);
  world.commit(changes);
  return { template: world.only("templates"), jobs: world.rows("outbox"), names: deliveredNames(changes), changes };
};

describe("a submission", () => {
  test("that is taken gets the id, and waits for the decision", () => {
    const { template, jobs, names } = conclude(taken);
    expect(template).toMatchObject({
      status: "pending",
      provider_template_id: "9",
      submitted_at: now,
      reported_at: now,
    });
    expect([jobs, names]).toEqual([[], []]);
  });

  test("may be decided by its answer", () => {
    const { template, names } = conclude({ ...taken, status: "approved", category: "marketing" });
    expect(template).toMatchObject({ status: "approved", category: "marketing" });
    expect(names).toEqual(["template.status_changed"]);
  });

  test("that is refused is rejected with the reason, to be mended", () => {
    const { template, jobs } = conclude({ kind: "refused", reason: "A variable begins the body." });
    expect(template).toMatchObject({ status: "rejected", reason: "A variable begins the body.", submitted_at: null });
    expect(jobs.map(({ kind }) => kind)).toEqual(["expand_event"]);
  });

  test.for([
    ["newer than", later(now, second), "approved"],
    ["of the same second as", now, "approved"],
    ["older than", later(now, -second), "pending"],
  ] as const)("counts a report that came meanwhile and is %s its answer", ([, reported_at, status]) => {
    const edited = { ...waiting, provider_template_id: "9", reported_at, reported_status: "approved" } as const;
    expect(conclude(taken, edited).template.status).toBe(status);
  });

  test("that is put off is tried again, and says why it waits", () => {
    const { template, jobs } = conclude({ kind: "put_off", failure: "channel_refused", rest: 5 * minute });
    expect(template).toMatchObject({ status: "pending", reason: expect.stringMatching(/refuses the channel/) });
    expect(jobs).toMatchObject([{ due_at: later(now, 5 * minute), leased_until: null, detail: { tries: 1 } }]);
  });

  test("says once why it waits", () => {
    const putOff: Submission = { kind: "put_off", failure: "provider_unavailable", rest: minute };
    const first = conclude(putOff);
    const reason = "The messaging app could not be reached, or limits our rate.";
    expect(first.template.reason).toBe(reason);
    expect(outline(conclude(putOff, first.template).changes)).toEqual(["update outbox"]);
  });

  test.for([
    [later(now, -day + 2 * minute), "pending"],
    [later(now, -day + minute), "draft"],
  ] as const)("since %s, and put off for a minute more, is %s", ([created_at, status]) => {
    const known = { job: { ...job, created_at } };
    expect(conclude({ kind: "put_off", failure: "rate_limited", rest: minute }, waiting, known).template.status).toBe(
      status,
    );
  });

  test("without a category in the answer keeps its own", () => {
    const { template } = conclude({ ...taken, category: null }, { ...waiting, category: "marketing" });
    expect(template).toMatchObject({ category: "marketing", category_at: null });
  });

  test.for(["draft", "pending"] as const)("does not count a newer report of %s, which decides nothing", (status) => {
    const edited = { ...waiting, reported_at: later(now, second), reported_status: status };
    expect(conclude({ ...taken, status: "approved" }, edited).template.status).toBe("approved");
  });

  test("of a template that was deleted meanwhile leaves nothing to take back, unless it was taken", () => {
    const gone = { ...waiting, live: null };
    expect(inserted(conclude({ kind: "refused", reason: "SCAM" }, gone).changes, "outbox")).toEqual([]);
    expect(inserted(conclude(null, gone).changes, "outbox")).toEqual([]);
    expect(inserted(conclude(taken, { ...waiting, revision: 2 }).changes, "outbox")).toEqual([]);
  });

  test("that is put off for a day becomes a draft", () => {
    const old = { ...job, created_at: later(now, -day) };
    const { template, names } = conclude({ kind: "put_off", failure: "rate_limited", rest: minute }, waiting, {
      job: old,
    });
    expect(template).toMatchObject({ status: "draft", reason: expect.stringMatching(/tried for a day/) });
    expect(names).toEqual(["template.status_changed"]);
  });

  test.for([
    ["was unlinked", null],
    ["lost its business account", linkRow({ business_account_id: null })],
  ] as const)("whose channel %s becomes a draft", ([, link]) => {
    expect(conclude(null, waiting, { link }).template.status).toBe("draft");
  });

  test.for([
    ["an older revision", { ...waiting, revision: 2 }],
    ["one that a callback has decided", { ...waiting, submitted_at: now, status: "approved" }],
    ["one that is a draft again", { ...waiting, status: "draft" }],
  ] as const)("of %s changes nothing", ([, template]) => {
    expect(awaitsSubmission(template, job)).toBe(false);
    expect(conclude(taken, template)).toMatchObject({ template, jobs: [], names: [] });
  });

  test("of a template that was deleted meanwhile is taken back", () => {
    const { changes } = conclude(taken, { ...waiting, live: null });
    const removal = { kind: "delete_template", detail: { provider_template_id: "9" } };
    expect(inserted(changes, "outbox")).toMatchObject([removal]);
  });

  test("that fails on our side for good becomes a draft", () => {
    const changes = giveUpSubmission({ ...facts(), job, random: 0, template: waiting, link: linkRow() });
    const world = new World([insert("templates", waiting), ...changes]);
    expect(world.only("templates")).toMatchObject({ status: "draft", reason: expect.stringMatching(/our side/) });
  });
});

describe("a deletion at the messaging app", () => {
  test.for([
    ["that is done", { kind: "removed" }, job, 0],
    ["that is refused", { kind: "refused" }, job, 0],
    ["without anybody to ask", null, job, 0],
    ["that is put off", { kind: "put_off", failure: "provider_unavailable", rest: minute }, job, 1],
    [
      "that was put off for a day",
      { kind: "put_off", failure: "provider_unavailable", rest: minute },
      { ...job, created_at: later(now, -day) },
      0,
    ],
  ] as const)("%s leaves as many jobs", ([, answer, held, left]) => {
    const world = new World([insert("outbox", held)]);
    world.commit(concludeRemoval({ ...facts(), job: held, random: 0 }, answer));
    expect(world.rows("outbox")).toHaveLength(left);
  });
});
