import type { ValidBodyOf } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, inserted, refused } from "../../test-support/changes.ts";
import { facts } from "../../test-support/facts.ts";
import { linkRow, mediaRow, templateRow } from "../../test-support/rows.ts";
import { type CreateTemplateFacts, createTemplate, updateTemplate } from "./decide.ts";
import { paramProblems } from "./params.ts";

type Body = ValidBodyOf<"console.templates.create">;

const create = (body: Body, known: Partial<CreateTemplateFacts> = {}) =>
  createTemplate(
    { ...facts(), environment: "sandbox", link: null, named: [], quota: { held: 0, max: 250 }, ...known },
    { params: {}, query: {}, body },
  );

const made = (body: Body, known: Partial<CreateTemplateFacts> = {}) => {
  const outcome = accepted(create(body, known));
  expect(validateResponse("console.templates.create", 200, outcome.body)).toMatchObject({ ok: true });
  return { shown: outcome.body.data.template, rows: inserted(outcome.changes, "templates") };
};

const image = mediaRow({ media_type: "image/png", size_bytes: 3 });
const text = { name: "hello", category: "utility", body: "Hello {{name}}." } as const;
const pathsOf = (body: Body, known: Partial<CreateTemplateFacts> = {}) =>
  refused(create(body, known)).details?.map(({ path }) => path);

describe("a template with a one-time code", () => {
  const code = { name: "code", category: "authentication" } as const;

  test.for([
    [undefined, "*{{otp}}* is your verification code. For your security, do not share this code.", null],
    [
      { security_recommendation: false, code_expires_minutes: 10 },
      "*{{otp}}* is your verification code.",
      "This code expires in 10 minutes.",
    ],
  ] as const)("and the choices %j has the text of the messaging app", ([authentication, body, footer]) => {
    const { shown } = made({ ...code, ...(authentication && { authentication }) });
    expect(shown).toMatchObject({ body, footer, placeholders: ["otp"], category: "authentication" });
    expect(shown.buttons).toEqual([{ type: "copy_code", text: "Copy code", code: "{{otp}}" }]);
  });

  test("has no parts of its own, and no other template has its choices", () => {
    expect(pathsOf({ ...code, body: "Hi", buttons: [] })).toEqual(["body", "buttons"]);
    expect(pathsOf({ ...text, authentication: {} })).toEqual(["authentication"]);
    expect(pathsOf({ name: "hello", category: "utility" })).toEqual(["body"]);
  });

  test("changes its choices alone", () => {
    const { rows } = made(code);
    const [template = null] = rows;
    const change = (body: ValidBodyOf<"console.templates.update">, row = template) =>
      updateTemplate(
        { ...facts(), environment: "sandbox", link: null, template: row },
        { params: { template_id: templateRow().id }, query: {}, body },
      );
    const { body } = accepted(change({ authentication: { code_expires_minutes: 5 } }));
    expect(body.data.template).toMatchObject({
      footer: "This code expires in 5 minutes.",
      authentication: { security_recommendation: true, code_expires_minutes: 5 },
    });
    expect(refused(change({ body: "Hi" }))).toMatchObject({ code: "validation_failed" });
    expect(refused(change({ category: "utility" }))).toMatchObject({ code: "conflict" });
    const autofill = template && {
      ...template,
      authentication: { security_recommendation: true, code_expires_minutes: null, autofill: true as const },
    };
    expect(refused(change({ authentication: {} }, autofill))).toMatchObject({ code: "conflict" });
  });

  test.for([
    ["123456", []],
    ["1234567890123456", ["template_params.otp"]],
    ["12 34", ["template_params.otp"]],
    ["", ["template_params.otp"]],
  ] as const)("takes the code %j or not", ([value, paths]) => {
    const [row] = made(code).rows;
    expect(paramProblems(templateRow(row), { otp: value }).map(({ path }) => path)).toEqual(paths);
  });
});

describe("a template with a file in the header", () => {
  const header_media = { type: "image", media_id: image.id } as const;

  test("shows its kind and its sample", () => {
    expect(made({ ...text, header_media }, { media: image }).shown).toMatchObject({ header: null, header_media });
  });

  test.for([
    ["without a sample", { header_media: { type: "image" } }, image, "header_media.media_id"],
    [
      "with a sample of another kind",
      { header_media: { type: "video", media_id: image.id } },
      image,
      "header_media.media_id",
    ],
    ["with a sample that is not stored", { header_media }, null, "header_media.media_id"],
    ["beside a line", { header_media, header: "Hi" }, image, "header_media"],
  ] as const)("is refused %s", ([, given, media, path]) => {
    expect(pathsOf({ ...text, ...given }, { media, link: linkRow() })).toEqual([path]);
  });
});

describe("a template with a code to copy", () => {
  const coupon = { type: "copy_code", text: "Copy offer code", code: "{{coupon}}" } as const;

  test("has its placeholder, at most one such button, and needs a code", () => {
    expect(made({ ...text, buttons: [coupon] }).shown.placeholders).toEqual(["name", "coupon"]);
    expect(pathsOf({ ...text, buttons: [coupon, coupon] })).toEqual(["buttons"]);
    expect(pathsOf({ ...text, buttons: [{ type: "copy_code", text: "Copy" }] })).toEqual(["buttons.0.code"]);
  });
});

describe("the values of a message", () => {
  const long = (length: number) => ({ name: "x".repeat(length) });

  test.for([
    ["a header of 61 characters", { header: "{{name}}!", body: "Hi" }, long(60), 1],
    ["a header of 60 characters", { header: "{{name}}!", body: "Hi" }, long(59), 0],
    ["a body of 1,025 beside a footer", { body: "{{name}}{{name}}.", footer: "Shop" }, long(512), 1],
    ["a body of 1,025 alone", { body: "{{name}}{{name}}." }, long(512), 0],
    [
      "an address of 2,001 characters",
      { buttons: [{ type: "url", text: "Go", url: "https://shop.example/{{name}}" }], body: "Hi" },
      long(1_980),
      1,
    ],
  ] as const)("make %s", ([, parts, params, problems]) => {
    expect(paramProblems(templateRow(parts), params)).toHaveLength(problems);
  });
});
