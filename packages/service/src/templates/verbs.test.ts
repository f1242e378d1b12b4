import type { ValidBodyOf } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { World, accepted, audited, deliveredNames, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { linkRow, templateRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import type { TemplateRow } from "../rows/templates.ts";
import { type CreateTemplateFacts, createTemplate, deleteTemplate, updateTemplate } from "./decide.ts";

type Body = ValidBodyOf<"console.templates.create">;

const body: Body = { name: "table_ready", body: "{{name}}, your table is ready.", category: "utility" };

const create = (given: Partial<Body> = {}, known: Partial<CreateTemplateFacts> = {}) =>
  createTemplate(
    { ...facts(), environment: "production", link: linkRow(), named: [], ...known },
    { params: {}, query: {}, body: { ...body, ...given } },
  );

const made = (given: Partial<Body> = {}, known: Partial<CreateTemplateFacts> = {}) => {
  const outcome = accepted(create(given, known));
  expect(validateResponse("console.templates.create", 200, outcome.body)).toMatchObject({ ok: true });
  return { ...outcome, shown: outcome.body.data.template };
};

describe("a template that is created", () => {
  test("waits for the messaging app of the linked channel", () => {
    const { shown, changes } = made();
    expect(shown).toMatchObject({
      status: "pending",
      language: "en_US",
      placeholders: ["name"],
      rejection_reason: null,
    });
    expect(outline(changes)).toEqual(["insert templates", "insert outbox", "insert audit_events", "within templates"]);
    const job = { kind: "submit_template", subject_id: shown.id, detail: { revision: 1, recategorized: false } };
    expect(inserted(changes, "outbox")).toMatchObject([job]);
    expect(inserted(changes, "templates")).toMatchObject([{ channel_id: linkRow().id, submitted_at: null }]);
  });

  test("is approved at once in the sandbox, and an event tells so", () => {
    const { shown, changes } = made({}, { environment: "sandbox", link: null });
    expect(shown).toMatchObject({ status: "approved", language: "en", notice: null });
    expect(deliveredNames(changes)).toEqual(["template.status_changed"]);
    expect(inserted(changes, "events")).toMatchObject([{ payload: { previous: { status: "pending" } } }]);
  });

  test.for([
    ["without a link", null, /No channel is linked/],
    ["over a link without a business account", linkRow({ business_account_id: null }), /business_account_id/],
  ] as const)("%s is a draft, and says what is missing", ([, link, notice]) => {
    const { shown, changes } = made({}, { link });
    expect(shown).toMatchObject({ status: "draft", notice: expect.stringMatching(notice) });
    expect(inserted(changes, "outbox").map(({ kind }) => kind)).toEqual(["expand_event"]);
  });

  test("may have a header, a footer, buttons and samples, of which only known members are kept", () => {
    const content = {
      language: "de",
      header: "Order {{order}}",
      footer: "Corner Shop",
      buttons: [
        { type: "url", text: "See it", url: "https://shop.example/{{order}}", colour: "red" },
        { type: "phone", text: "Call", phone_number: "+15550100100" },
        { type: "quick_reply", text: "Thanks" },
      ],
      samples: { name: "Ada", order: "17" },
    } as const satisfies Partial<Body>;
    const { shown } = made({ ...content, buttons: [...content.buttons] });
    expect(shown).toMatchObject({ ...content, buttons: expect.any(Array), placeholders: ["order", "name"] });
    expect(shown.buttons[0]).toEqual({ type: "url", text: "See it", url: "https://shop.example/{{order}}" });
  });

  test("has a name and language of its own", () => {
    const named = [templateRow({ name: "table_ready", language: "en_US" })];
    expect(refused(create({}, { named }))).toMatchObject({ code: "conflict", changes: [] });
    expect(made({ language: "de" }, { named }).shown).toMatchObject({ name: "table_ready", language: "de" });
  });

  const url = { type: "url", text: "See it", url: "https://shop.example/" } as const;
  const phone = { type: "phone", text: "Call", phone_number: "+15550100100" } as const;
  const misfits: readonly (readonly [string, Partial<Body>, string])[] = [
    ["a header with two placeholders", { header: "{{a}} {{b}}" }, "header"],
    ["a footer with a placeholder", { footer: "{{a}}" }, "footer"],
    ["a button without its address", { buttons: [{ type: "url", text: "See it" }] }, "buttons.0.url"],
    ["a button without its number", { buttons: [{ type: "phone", text: "Call" }] }, "buttons.0.phone_number"],
    ["three addresses", { buttons: [url, url, url] }, "buttons"],
    ["two phone numbers", { buttons: [phone, phone] }, "buttons"],
    ["a sample of no placeholder", { samples: { surname: "Lovelace" } }, "samples.surname"],
    ["51 placeholders", { body: Array.from({ length: 51 }, (_, index) => `{{${index}}}`).join("") }, "body"],
    ["a placeholder of 65 characters", { body: `{{${"a".repeat(65)}}}` }, "body"],
  ];
  test.for(misfits)("with %s is refused by the member", ([, given, path]) => {
    const { code, details } = refused(create(given));
    expect([code, details?.map((each) => each.path)]).toEqual(["validation_failed", [path]]);
  });
});

describe("content at its bounds", () => {
  const two = [
    { type: "url", text: "See it", url: "https://shop.example/{{place}}" },
    { type: "url", text: "Pay", url: "https://shop.example/pay" },
    { type: "phone", text: "Call", phone_number: "+15550100100" },
  ] as const;
  const bounds: readonly (readonly [string, Partial<Body>])[] = [
    ["two addresses and one phone number", { buttons: [...two] }],
    ["50 placeholders", { body: Array.from({ length: 50 }, (_, index) => `{{${index}}}`).join("") }],
    ["a placeholder of 64 characters", { body: `{{${"a".repeat(64)}}}` }],
    ["one placeholder in the header", { header: "{{a}}", body: "Come in." }],
  ];
  test.for(bounds)("with %s is taken", ([, given]) => {
    expect(made(given).shown.status).toBe("pending");
  });

  test("keeps of each button what belongs to its type, and finds placeholders of addresses", () => {
    const { shown, changes } = made({ body: "Come in.", buttons: [...two], samples: { place: "12" } });
    expect(shown.placeholders).toEqual(["place"]);
    expect(inserted(changes, "templates")).toMatchObject([{ buttons: two, samples: { place: "12" } }]);
  });

  test("is audited with its content", () => {
    const { shown, changes } = made();
    const [entry] = audited(changes);
    expect(entry).toMatchObject({
      event_type: "atlas_api.template.create",
      subject_id: shown.id,
      before: null,
      after: { name: "table_ready", category: "utility", body: body.body },
    });
  });
});

const change = (
  template: TemplateRow | null,
  given: ValidBodyOf<"console.templates.update">,
  known: Partial<CreateTemplateFacts> = {},
) =>
  updateTemplate(
    { ...facts(), environment: "production", link: linkRow(), template, ...known },
    { params: { template_id: templateRow().id }, query: {}, body: given },
  );

describe("a template that is changed", () => {
  const before = templateRow({
    header: "Order {{order}}",
    samples: { name: "Ada", order: "17" },
    provider_template_id: "9",
  });

  test.for(["approved", "rejected", "paused", "draft"] as const)("and was %s is submitted again", (status) => {
    const template = { ...before, status };
    const world = new World([insert("templates", template)]);
    const { body: answer, changes } = accepted(change(template, { body: "Hi {{name}}.", header: null }));
    expect(validateResponse("console.templates.update", 200, answer)).toMatchObject({ ok: true });
    world.commit(changes);
    expect(world.only("templates")).toMatchObject({
      status: "pending",
      revision: 2,
      submitted_at: null,
      provider_template_id: "9",
      header: null,
      body: "Hi {{name}}.",
      samples: { name: "Ada" },
      updated_at: now,
    });
    expect(deliveredNames(changes)).toEqual(["template.status_changed"]);
    expect(inserted(changes, "outbox")).toContainEqual(
      expect.objectContaining({ kind: "submit_template", detail: { revision: 2, recategorized: false } }),
    );
    expect(inserted(changes, "audit_events")).toMatchObject([
      { event_type: "atlas_api.template.update", before: { status } },
    ]);
  });

  test("is approved at once in the sandbox", () => {
    const template = templateRow({ name: "rejected_once", status: "rejected", reason: "SCAM" });
    const { body: answer } = accepted(change(template, { body: "Hi." }, { environment: "sandbox", link: null }));
    expect(answer.data.template).toMatchObject({ status: "approved", rejection_reason: null, body: "Hi." });
  });

  test("may move to another category unless it was approved", () => {
    const { changes } = accepted(change({ ...before, status: "rejected" }, { category: "marketing" }));
    expect(inserted(changes, "outbox")).toContainEqual(
      expect.objectContaining({ detail: { revision: 2, recategorized: true } }),
    );
  });

  test.for([
    ["is under review", { status: "pending" }, { body: "Hi." }, /under review/],
    ["is disabled", { status: "disabled" }, { body: "Hi." }, /disabled for good/],
    ["is approved for another category", { status: "approved" }, { category: "marketing" }, /cannot change/],
    ["is paused in another category", { status: "paused" }, { category: "marketing" }, /cannot change/],
  ] as const)("is refused while it %s", ([, state, given, message]) => {
    const outcome = refused(change({ ...before, ...state }, given));
    expect(outcome).toMatchObject({ code: "conflict", changes: [], message: expect.stringMatching(message) });
  });

  test("is refused if it would not fit, or is not there", () => {
    expect(refused(change(before, { footer: "{{name}}" }))).toMatchObject({ code: "validation_failed", changes: [] });
    expect(refused(change(null, { body: "Hi." }))).toMatchObject({ code: "not_found", changes: [] });
  });
});

describe("a template that is deleted", () => {
  const end = (template: TemplateRow | null) =>
    deleteTemplate({ ...facts(), template }, { params: { template_id: templateRow().id }, query: {}, body: {} });

  test("frees its name, and is deleted at the messaging app", () => {
    const template = templateRow({ channel_id: linkRow().id, provider_template_id: "9" });
    const world = new World([insert("templates", template)]);
    const { body: answer, changes } = accepted(end(template));
    expect(validateResponse("console.templates.delete", 200, answer)).toMatchObject({ ok: true });
    world.commit(changes);
    expect(world.only("templates").live).toBeNull();
    const job = { kind: "delete_template", subject_id: template.id, detail: { provider_template_id: "9" } };
    expect(inserted(changes, "outbox")).toMatchObject([job]);
    expect(inserted(changes, "audit_events")).toMatchObject([{ event_type: "atlas_api.template.delete" }]);
  });

  test("and was never submitted is nobody else's business", () => {
    expect(inserted(accepted(end(templateRow())).changes, "outbox")).toEqual([]);
    expect(refused(end(null))).toMatchObject({ code: "not_found", changes: [] });
  });
});
