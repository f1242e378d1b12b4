import { sandbox } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, inserted, outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { linkRow, templateRow } from "../../test-support/rows.ts";
import { type ImportFacts, askAccount, importTemplates, presentImportable } from "./account.ts";

const refuse = async () => {
  throw new Error("nobody is asked");
};

const listing = await askAccount({ environment: "sandbox", link: null, now }, refuse);

const named = ["autumn_coupon", "receipt", "sign_in_code", "spring_carousel"];

const take = (names: readonly string[], known: Partial<ImportFacts> = {}) => {
  const outcome = accepted(
    importTemplates(
      { ...facts(), link: null, known: [], asked: listing, quota: { held: 0, max: 250 }, ...known },
      { params: {}, query: {}, body: { templates: names.map((name) => ({ name, language: "en" })) } },
    ),
  );
  expect(validateResponse("console.templates.import", 200, outcome.body)).toMatchObject({ ok: true });
  const { templates, left_out } = outcome.body.data;
  return { names: templates.map(({ name }) => name), left: left_out, changes: outcome.changes };
};

describe("the templates of an account", () => {
  test("are listed unless they are here, each with what keeps it there", () => {
    const data = presentImportable({ link: null, known: [] }, listing);
    expect(validateResponse("console.templates.listImportable", 200, { ok: true, data })).toMatchObject({ ok: true });
    expect(data.templates.map(({ name }) => name)).toEqual(named);
    expect(data.templates.filter(({ obstacle }) => obstacle !== null).map(({ name }) => name)).toEqual([
      "spring_carousel",
    ]);
    const here = [templateRow({ name: "receipt", language: "EN" })];
    expect(presentImportable({ link: null, known: here }, listing).templates).toHaveLength(3);
  });

  test("cannot be asked for without a link that names its account", async () => {
    const asked = { environment: "production", link: linkRow({ business_account_id: null }), now } as const;
    const found = await askAccount(asked, refuse);
    expect(presentImportable({ link: asked.link, known: [] }, found)).toMatchObject({
      templates: [],
      notice: expect.stringMatching(/business_account_id/),
    });
  });

  test("of the sandbox show each kind", () => {
    expect(sandbox.accountTemplates.map(({ name }) => name).toSorted()).toEqual(named);
  });
});

describe("taking over", () => {
  test("keeps all parts, and tells what stays", () => {
    const { names, left, changes } = take(["receipt", "sign_in_code", "spring_carousel", "none"]);
    expect(names).toEqual(["receipt", "sign_in_code"]);
    expect(left.map(({ name }) => name)).toEqual(["spring_carousel", "none"]);
    expect(inserted(changes, "templates")).toMatchObject([
      { header_media: { type: "document", media_id: null }, status: "approved", submitted_at: now },
      { authentication: { code_expires_minutes: 10 }, category: "authentication" },
    ]);
    expect(outline(changes).filter((each) => each === "insert audit_events")).toHaveLength(2);
  });

  test("leaves one that is here as it is", () => {
    const here = templateRow({ name: "receipt", language: "en" });
    expect(take(["receipt"], { known: [here] })).toMatchObject({ names: ["receipt"], left: [], changes: [] });
  });

  test("stops where the organization has as many as it may have", () => {
    const { names, left, changes } = take(["receipt", "sign_in_code"], { quota: { held: 249, max: 250 } });
    expect([names, left.map(({ name }) => name)]).toEqual([["receipt"], ["sign_in_code"]]);
    expect(changes.at(-1)).toEqual({ kind: "within", quota: "templates", max: 250 });
  });
});
