import { describe, expect, test } from "vitest";
import { World, accepted, audited, deliveredNames, inserted } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { jobRow, linkRow, organizationRow, templateRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import { hour, later, minute, second } from "../core/time.ts";
import type { TemplateRow } from "../rows/templates.ts";
import {
  type ListedTemplate,
  type SyncFacts,
  type TemplateListing,
  concludeSync,
  syncTemplates,
  syncedLink,
} from "./sync.ts";
import type { PutOff } from "./submission.ts";

const job = jobRow({ kind: "sync_templates", subject_id: linkRow().id, detail: null, leased_until: now });
const known = templateRow({ provider_template_id: "9", channel_id: linkRow().id, reported_at: later(now, -minute) });
const listed: ListedTemplate = { provider_template_id: "9", status: "paused", reason: null, category: "utility" };
const listing = (...templates: readonly ListedTemplate[]): TemplateListing => ({
  kind: "listed",
  at: now,
  templates,
  complete: true,
});

const compare = (
  answer: TemplateListing | PutOff | null,
  template: TemplateRow = known,
  change: Partial<SyncFacts> = {},
) => {
  const given: SyncFacts = {
    ...facts(),
    job,
    random: 0,
    link: linkRow(),
    organization: organizationRow(),
    templates: [template],
    ...change,
  };
  const world = new World([insert("templates", template), insert("outbox", given.job)]);
  const changes = concludeSync(given, answer);
  world.commit(changes);
  const jobs = world.rows("outbox").filter(({ kind }) => kind !== "expand_event");
  return { template: world.only("templates"), jobs, names: deliveredNames(changes) };
};

describe("a comparison", () => {
  test("takes over what was missed, and comes again in an hour", () => {
    const { template, jobs, names } = compare(listing({ ...listed, category: "marketing" }));
    expect(template).toMatchObject({ status: "paused", category: "marketing", reported_at: now, category_at: now });
    expect(names).toEqual(["template.status_changed"]);
    expect(jobs).toMatchObject([{ kind: "sync_templates", due_at: later(now, hour) }]);
  });

  test.for([
    ["says the same", { ...listed, status: "approved" }, known],
    ["is as old as a callback", listed, { ...known, reported_at: now }],
    ["is of a text that waits for its submission", listed, { ...known, status: "pending", submitted_at: null }],
  ] as const)("changes nothing that %s", ([, each, template]) => {
    expect(compare(listing(each), template)).toMatchObject({ template, names: [] });
  });

  test("takes over the category alone, or the status alone", () => {
    const moved = compare(listing({ ...listed, status: "approved", category: "marketing" })).template;
    expect(moved).toMatchObject({ status: "approved", category: "marketing", reported_at: known.reported_at });
    const paused = compare(listing({ ...listed, category: null, reason: "LOW_QUALITY" })).template;
    expect(paused).toMatchObject({ status: "paused", reason: "LOW_QUALITY", category_at: null });
  });

  test("finds a template by its id at the provider", () => {
    const others = listing({ ...listed, provider_template_id: "8" }, { ...listed, status: "approved" });
    expect(compare(others)).toMatchObject({ template: known, names: [] });
    const unnamed = { ...known, provider_template_id: null };
    expect(compare(listing(), unnamed)).toMatchObject({ template: unnamed, names: [] });
  });

  test("disables what is gone, unless the list is not whole", () => {
    expect(compare(listing()).template).toMatchObject({ status: "disabled", reason: expect.stringMatching(/no such/) });
    expect(compare({ ...listing(), complete: false }).template).toEqual(known);
  });

  test("submits drafts", () => {
    const draft = templateRow({ status: "draft", submitted_at: null });
    const { template, jobs } = compare(listing(), draft);
    expect(template).toMatchObject({ status: "pending", channel_id: linkRow().id });
    expect(jobs.map(({ kind }) => kind)).toEqual(["sync_templates", "submit_template"]);
  });

  test("that nobody answers is tried again, and then rests", () => {
    const answer: PutOff = { kind: "put_off", failure: "provider_unavailable", rest: minute };
    expect(compare(answer).jobs).toMatchObject([{ due_at: later(now, minute), detail: { tries: 1 } }]);
    const tried = { ...job, detail: { tries: 10 } };
    expect(compare(answer, known, { job: tried }).jobs).toMatchObject([{ due_at: later(now, hour) }]);
    expect(compare(answer, known, { job: { ...job, detail: { tries: 10, once: true } } }).jobs).toEqual([]);
  });

  test("that was asked for comes once", () => {
    expect(compare(listing(listed), known, { job: { ...job, detail: { once: true } } }).jobs).toEqual([]);
  });

  test("ends with its link and its organization", () => {
    const expired = organizationRow({ expires_at: later(now, -second) });
    expect(compare(null, known, { link: null }).jobs).toEqual([]);
    expect(compare(null, known, { organization: expired }).jobs).toEqual([]);
    expect(compare(null).jobs).toHaveLength(1);
  });

  test("asks nobody without templates or a business account", () => {
    const given: SyncFacts = {
      ...facts(),
      job,
      random: 0,
      link: linkRow(),
      organization: organizationRow(),
      templates: [known],
    };
    expect(syncedLink(given)).toEqual(linkRow());
    expect(syncedLink({ ...given, templates: [] })).toBeNull();
    expect(syncedLink({ ...given, link: linkRow({ business_account_id: null }) })).toBeNull();
    expect(syncedLink({ ...given, organization: null })).toBeNull();
  });
});

describe("asking for a comparison", () => {
  const call = { params: {}, query: {}, body: {} };
  const ask = (environment: "sandbox" | "production", links: readonly ReturnType<typeof linkRow>[]) =>
    syncTemplates(
      {
        ...facts(),
        environment,
        link: links[0] ?? null,
        links: links.filter((each) => each.business_account_id !== null),
      },
      call,
    );

  test("enqueues one for each link that names its business account", () => {
    const links = [linkRow(), linkRow({ id: idOf(2, 9), business_account_id: null })];
    const { body, changes } = accepted(ask("production", links));
    expect(body.data.sync).toEqual({ channels: 1, notice: null, requested_at: now });
    expect(inserted(changes, "outbox")).toMatchObject([
      { kind: "sync_templates", subject_id: linkRow().id, detail: { once: true } },
    ]);
    expect(audited(changes)).toMatchObject([{ event_type: "atlas_api.template.sync", after: { channels: 1 } }]);
  });

  test("says what is missing, except in the sandbox", () => {
    const noticeOf = (...links: Parameters<typeof ask>[1]) => accepted(ask("production", links)).body.data.sync.notice;
    expect(noticeOf()).toMatch(/Link one/);
    expect(noticeOf(linkRow({ business_account_id: null }))).toMatch(/does not name its business account/);
    expect(accepted(ask("sandbox", [])).body.data.sync).toEqual({ channels: 0, notice: null, requested_at: now });
  });
});
