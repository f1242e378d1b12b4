import { beforeAll, describe, expect, test } from "vitest";
import { describeShared } from "../test-support/served.ts";
import type { Organization } from "../test-support/served.ts";

const phone_number = "+15550100001";
const template_id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e70";
const text = { phone_number, text: "Hello" };
const template = { phone_number, template_id, category: "utility" };
const fifty = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`p${index}`, "x"]));

/** Invalid bodies, and the member that the error must name. */
const refused: readonly (readonly [name: string, path: string, body: unknown])[] = [
  ["no members", "text", {}],
  ["nobody who gets it", "phone_number", { text: "Hello" }],
  ["a list", "body", []],
  ["a text", "body", "Hello"],
  ["a number", "body", 42],
  ["null", "body", null],
  ["no phone number", "phone_number", { text: "Hello" }],
  ["neither text nor template", "text", { phone_number }],
  ["an empty key", "idempotency_key", { ...text, idempotency_key: "" }],
  ["a key of 256 characters", "idempotency_key", { ...text, idempotency_key: "k".repeat(256) }],
  ["a key that is a number", "idempotency_key", { ...text, idempotency_key: 42 }],
  ["a key that is null", "idempotency_key", { ...text, idempotency_key: null }],
  ...["", "15550100001", "+05550100001", "+1", "+1234567890123456", " +15550100001", "+15550100001\n", "+1 555 0100001"]
    .concat(["+1555010000١", "+1555010000１", "+15550100001x2", "+1\u200b5550100001", "tel:+15550100001"])
    .map(
      (number) =>
        [`the phone number ${JSON.stringify(number)}`, "phone_number", { ...text, phone_number: number }] as const,
    ),
  ["a phone number that is a number", "phone_number", { ...text, phone_number: 15550100001 }],
  ["a phone number that is null", "phone_number", { ...text, phone_number: null }],
  ["an empty text", "text", { phone_number, text: "" }],
  ["a text of 4097 characters", "text", { phone_number, text: "a".repeat(4097) }],
  ["a text that is a number", "text", { phone_number, text: 42 }],
  ["a text that is null", "text", { phone_number, text: null }],
  ["a text that is a list", "text", { phone_number, text: ["Hello"] }],
  ["an unknown category", "category", { ...text, category: "urgent" }],
  ["a category that is null", "category", { ...text, category: null }],
  ["a template without a category", "category", { phone_number, template_id }],
  ["a template id that is no UUID", "template_id", { ...template, template_id: "order_ready" }],
  ["a template id that is null", "template_id", { ...template, template_id: null }],
  ["template parameters in a list", "template_params", { ...template, template_params: ["Ada"] }],
  ["51 template parameters", "template_params", { ...template, template_params: fifty }],
  ["a template parameter that is a number", "template_params.name", { ...template, template_params: { name: 42 } }],
  [
    "a template parameter of 1025 characters",
    "template_params.name",
    { ...template, template_params: { name: "a".repeat(1025) } },
  ],
  ["an unknown member", "colour", { ...text, colour: "blue" }],
  ["an unknown member of a template", "colour", { ...template, colour: "blue" }],
  ["a member named like a prototype's", "constructor", { ...text, constructor: "x" }],
  ["U+0000", "text", { phone_number, text: "a\0b" }],
  ["half a surrogate pair", "text", { phone_number, text: "a\ud83e" }],
  ["the other half", "text", { phone_number, text: "\udd89a" }],
  ["U+0000 in a template parameter", "template_params.name", { ...template, template_params: { name: "\0" } }],
  [
    "U+0000 in the name of a template parameter",
    "template_params.a\0",
    { ...template, template_params: { "a\0": "x" } },
  ],
];

// More requests than a minute's limit.
describeShared("messages.send", {}, (served) => {
  let organization: Organization;
  beforeAll(async () => {
    organization = await served.organization();
  });

  describe("refuses with 422 validation_failed, naming the member:", () => {
    test.for(refused)("%s", async ([, path, body]) => {
      const { error, status } = await organization.client.call("messages.send", { body });
      expect({ status, code: error?.code }).toEqual({ status: 422, code: "validation_failed" });
      expect(error?.details?.map((detail) => detail.path)).toContain(path);
      expect(error?.message).toBe(`${error?.details?.[0]?.path} ${error?.details?.[0]?.message}`);
    });

    test("no body at all", async () => {
      const { error } = await organization.client.call("messages.send");
      expect(error).toMatchObject({ code: "validation_failed", details: [{ path: "body", message: "is required" }] });
    });

    test("a member named __proto__", async () => {
      const raw = new TextEncoder().encode(
        `{"phone_number":"${phone_number}","text":"Hello","__proto__":{"text":"x"}}`,
      );
      const { error } = await organization.client.call("messages.send", {
        raw,
        headers: { "content-type": "application/json" },
      });
      expect(error).toMatchObject({ code: "validation_failed", details: [{ path: "__proto__" }] });
    });

    test("an unknown query parameter", async () => {
      const { error } = await organization.client.call("messages.send", { query: { dry_run: "true" }, body: text });
      expect(error).toMatchObject({ code: "validation_failed", details: [{ path: "dry_run" }] });
    });

    test("a parameter that the template needs and does not get", async () => {
      const body = { ...template, phone_number: "+15550100004", template_id: organization.data.template_id };
      const { error } = await organization.client.call("messages.send", { body });
      expect(error).toMatchObject({ code: "validation_failed", details: [{ path: "template_params.name" }] });
    });
  });

  test("names all members that are wrong", async () => {
    const { error } = await organization.client.call("messages.send", {
      body: { phone_number: "1", text: "", colour: "blue" },
    });
    expect(error?.details?.map(({ path }) => path).toSorted()).toEqual(["colour", "phone_number", "text"]);
  });

  test("refuses a template that the organization does not have with template_not_found", async () => {
    const { error, status } = await organization.client.call("messages.send", { body: template });
    expect({ status, code: error?.code }).toEqual({ status: 422, code: "template_not_found" });
  });

  test("has sent nothing", async () => {
    const { client, data } = organization;
    const events = await client.succeed("conversations.listEvents", { params: { id: data.conversation_id } });
    expect(events.data).toEqual([]);
    const { data: listed } = await client.succeed("conversations.list");
    const { unpaid: _unpaid, two_forms: _forms, ...seeded } = data.phone_numbers;
    expect(listed.conversations).toHaveLength(Object.keys(seeded).length);
  });
});
