/** Templates at the API: what is asked of it, and what its answers mean. */
import { templateRow } from "../../../../test-support/rows.ts";
import { type CloudNetwork, startNetwork } from "../../../../test-support/cloud-network.ts";
import { uuidv7 } from "uuidv7";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createOutgoingHttp } from "../../../platform/outgoing-http.ts";
import type { OpenTemplateLink } from "../../provider.ts";
import { contentsOf } from "../callbacks.ts";
import { contentOf } from "../template-terms.ts";
import { cloudApiTemplates } from "../templates.ts";

const organization = uuidv7();
const now = "2026-01-02T12:00:00.500Z";
const template = templateRow(organization, { samples: { name: "Ada" } });

describe("a template as the API takes it", () => {
  test("has placeholders by order where all are numbers, from 1 in each part", () => {
    const { parameter_format, components } = contentOf({
      ...template,
      header: "Order {{3}}",
      body: "Hello {{2}}, {{ 10 }} waits.",
      buttons: [{ type: "phone", text: "Call", phone_number: "+15550100100" }],
      samples: { "2": "Ada", "3": "4711" },
    });
    expect(parameter_format).toBe("POSITIONAL");
    expect(components).toEqual([
      { type: "HEADER", format: "TEXT", text: "Order {{1}}", example: { header_text: ["4711"] } },
      { type: "BODY", text: "Hello {{1}}, {{2}} waits.", example: { body_text: [["Ada", "10"]] } },
      { type: "BUTTONS", buttons: [{ type: "PHONE_NUMBER", text: "Call", phone_number: "+15550100100" }] },
    ]);
  });

  test("has names that the API allows, and the name for a sample that is missing", () => {
    const { components } = contentOf({ ...template, body: "Order {{Order.Id}}." });
    const example = { body_text_named_params: [{ param_name: "order_id", example: "Order.Id" }] };
    expect(components).toEqual([{ type: "BODY", text: "Order {{order_id}}.", example }]);
  });
});

describe("the API", () => {
  let api: CloudNetwork;
  let link: OpenTemplateLink;
  const outgoing = createOutgoingHttp({ allowLoopback: true });
  const provider = cloudApiTemplates(outgoing);
  beforeEach(async () => {
    api = await startNetwork();
    link = {
      organization_id: organization,
      id: uuidv7(),
      provider: "cloud_api",
      base_url: api.url,
      sender_id: api.senderId,
      number_key: api.senderId,
      business_account_id: api.businessAccountId,

      display_number: null,
      template_language: "en",
      rotated_at: null,
      secrets: api.secrets,
      created_at: now,
    };
  });
  afterEach(() => api.close());
  const submit = (change = {}) =>
    provider.submit(link, { template: { ...template, ...change }, recategorized: false, sample: null }, now);

  test("that took a template and lost its answer is asked again, and names the first", async () => {
    api.network.answer("break off", { taken: true });
    expect(await submit()).toMatchObject({ kind: "put_off", failure: "provider_unavailable" });
    const { id } = api.template("order_ready") ?? {};
    expect(await submit()).toMatchObject({ kind: "submitted", provider_template_id: id, status: "pending" });
    expect(api.network.templates).toHaveLength(1);
  });

  test("that has another template of the name refuses, in its words", async () => {
    await submit();
    expect(await submit({ body: "Something else." })).toEqual({
      kind: "refused",
      reason: "Content in this language already exists.",
    });
  });

  test.for([
    [503, {}, "provider_unavailable"],
    [400, { error: { code: 80007 } }, "rate_limited"],
    [401, { error: { code: 190 } }, "channel_refused"],
  ] as const)("that answers %i and %o is asked again later: %s", async ([status, body, failure]) => {
    api.network.answer(() => Response.json(body, { status }));
    expect(await submit()).toMatchObject({ kind: "put_off", failure });
  });

  test("lists all pages with its own time, and an edit has the state that is read after it", async () => {
    const pages = 200 + 3;
    for (let at = 1; at < pages; at++) await api.putTemplate({ name: `number_${at}`, language: "en", body: "Hello." });
    await submit({ name: "five" });
    const { id = "" } = api.template("five") ?? {};
    await api.network.review(id, "REJECTED", "SCAM");
    const listing = await provider.list(link, now);
    expect(listing).toMatchObject({ kind: "listed", complete: true, at: expect.stringMatching(/\.000Z$/) });
    const { templates } = listing as Extract<typeof listing, { kind: "listed" }>; // As just seen.
    expect(templates).toHaveLength(pages);
    expect(templates.at(-1)).toEqual({
      provider_template_id: id,
      status: "rejected",
      reason: "SCAM",
      category: "utility",
    });
    const edit = { name: "five", provider_template_id: id, body: "Good day." };
    expect(await submit(edit)).toMatchObject({ kind: "submitted", provider_template_id: id, status: "pending" });
  });

  test("deletes by id, or looks the name up; what is not there is deleted", async () => {
    await submit();
    const named = { name: "order_ready", language: "en", providerTemplateId: null };
    expect(await provider.remove(link, named)).toEqual({ kind: "removed" });
    expect(api.network.templates).toEqual([]);
    expect(await provider.remove(link, named)).toEqual({ kind: "removed" });
  });
});

describe("a callback about templates", () => {
  const read = (value: object, entry: object = {}) =>
    contentsOf({
      entry: [
        { id: "2000", time: 1_767_355_200, changes: [{ field: "message_template_status_update", value }], ...entry },
      ],
    })?.accounts.find(({ accountId }) => accountId === "2000")?.templates ?? [];
  const about = { event: "APPROVED", message_template_id: 594_425_479_261_596, message_template_name: "ready" };

  test("names the template by its number, and has the provider's time", () => {
    expect(read({ ...about, reason: "NONE" })).toEqual([
      {
        providerTemplateId: "594425479261596",
        name: "ready",
        language: null,
        at: "2026-01-02T12:00:00.000Z",
        report: { kind: "status", status: "approved", reason: null },
      },
    ]);
  });

  test("with a number that cannot be held exactly goes by name and language", () => {
    expect(read({ ...about, message_template_id: 2 ** 60 })).toMatchObject([
      { providerTemplateId: null, name: "ready" },
    ]);
  });

  test.for([
    ["another business account", about, { id: "3000" }],
    ["an event that changes nothing shown", { ...about, event: "FLAGGED" }, {}],
    ["no event", { message_template_id: 1 }, {}],
    ["another field", about, { changes: [{ field: "account_update", value: about }] }],
    ["no changes", about, { changes: "none" }],
  ] as const)("that has %s concerns nobody", ([, value, entry]) => {
    expect(read(value, entry)).toEqual([]);
  });

  test("without a time has none", () => {
    for (const time of [undefined, -1, "soon", 1e20]) expect(read(about, { time })?.[0]?.at).toBeNull();
  });
});
