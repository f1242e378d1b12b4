import { describe, expect, it } from "vitest";
import type { OperationId } from "@atlas-messaging/contract";
import type { RawRequest } from "./request.ts";
import { validateRequest } from "./requests.ts";

const id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";
const phone_number = "+15550100001";
const inbound = { channel: "chatapp", customer: { phone_number } };
const request = (parts: Partial<RawRequest>): RawRequest => ({ params: {}, query: {}, body: undefined, ...parts });
const detailsOf = (operation: OperationId, parts: Partial<RawRequest>) => {
  const result = validateRequest(operation, request(parts));
  return result.ok ? [] : result.details.map(({ path, message }) => `${path} ${message}`);
};

describe("bodies", () => {
  const refusals: [what: string, operation: OperationId, body: unknown, details: string[]][] = [
    [
      "unknown member",
      "messages.send",
      { phone_number, text: "Hi", txt: "Hi" },
      ["txt is not a known member. Did you mean text?"],
    ],
    ["missing member", "webhooks.create", { url: "https://shop.example/hook" }, ["events is required"]],
    ["no form at all: the nearer one", "messages.send", { phone_number }, ["text is required"]],
    ["template without category", "messages.send", { phone_number, template_id: id }, ["category is required"]],
    [
      "template with bad parameters stays a template",
      "messages.send",
      { phone_number, template_id: id, category: "utility", template_params: { a: 1, b: 2, c: 3, d: 4 } },
      ["a", "b", "c", "d"].map((name) => `template_params.${name} must be a string`),
    ],
    ["wrong type", "messages.send", { phone_number, text: 7 }, ["text must be a string"]],
    ["empty text", "messages.send", { phone_number, text: "" }, ["text must not be empty"]],
    [
      "long text",
      "messages.send",
      { phone_number, text: "a".repeat(4097) },
      ["text must have at most 4096 characters"],
    ],
    [
      "phone number",
      "messages.send",
      { phone_number: "0155", text: "Hi" },
      ["phone_number must match the E.164 form, for example +15550100001"],
    ],
    [
      "enumeration",
      "messages.send",
      { phone_number, template_id: id, category: "spam" },
      ["category must be one of: utility, marketing, transactional, authentication"],
    ],
    [
      "URN in place of a UUID",
      "messages.send",
      { phone_number, template_id: `urn:uuid:${id}`, category: "utility" },
      ["template_id must be a UUID"],
    ],
    [
      "misspelt value",
      "messages.send",
      { phone_number, template_id: id, category: "Utilty" },
      ["category must be one of: utility, marketing, transactional, authentication. Did you mean utility?"],
    ],
    [
      "misspelt event",
      "webhooks.create",
      { url: "https://shop.example/hook", events: ["message.received"] },
      [expect.stringMatching(/^events.0 must be one of: .*, .*\. Did you mean conversation.message_received\?$/)],
    ],
    [
      "member of another form, misspelt",
      "messages.send",
      { phone_number, text: "Hi", templateId: id },
      ["templateId is not a known member. Did you mean template_id?"],
    ],
    [
      "two forms at once",
      "messages.send",
      { phone_number, text: "Hi", content: { type: "location", latitude: 52, longitude: 13 } },
      ["content is not known beside these members: it belongs to another form"],
    ],
    [
      "half of another form",
      "messages.send",
      { phone_number, text: "Hi", template_id: id },
      ["template_id is not known beside these members: it belongs to another form"],
    ],
    [
      "name that is near to nothing",
      "messages.send",
      { phone_number, text: "Hi", colour: "red" },
      ["colour is not a known member"],
    ],
    [
      "content of an unknown type",
      "messages.send",
      { phone_number, content: { type: "poll" } },
      [
        "content.type must be one of: buttons, list, url_button, location, location_request, contacts, image, audio, video, document, sticker",
      ],
    ],
    ["not an object", "messages.send", [], ["body must be an object"]],
    ["no body", "messages.send", undefined, ["body is required"]],
  ];
  it.each(refusals)("refuses: %s", (_what, operation, body, details) => {
    expect(detailsOf(operation, { body })).toEqual(details);
  });

  it.each([
    [{ size: ["XL"] }, "attributes.size must be a string, a number, a boolean or null"],
    [{ orders: 1e308 }, "attributes.orders must be at most 9007199254740991"],
  ])("names all types of a member that may have several, or what its own type forbids: %j", (attributes, detail) => {
    expect(detailsOf("customers.update", { params: { id }, body: { attributes } })).toEqual([detail]);
  });

  const accepted: [what: string, operation: OperationId, body: unknown][] = [
    ["text", "messages.send", { phone_number, text: "Hi", category: "utility" }],
    ["template", "messages.send", { phone_number, template_id: id, category: "utility" }],
    ["template with text", "messages.send", { phone_number, template_id: id, category: "utility", text: "Hi" }],
    ["length counts characters, not code units", "messages.send", { phone_number, text: "👍".repeat(4096) }],
    ["open console body", "console.apps.create", { name: "Shop", colour: "blue" }],
  ];
  it.each(accepted)("accepts: %s", (_what, operation, body) => {
    expect(validateRequest(operation, request({ body }))).toMatchObject({ ok: true, value: { body } });
  });

  it("names the members of the nearest form of an action", () => {
    expect(detailsOf("actions.execute", { body: { conversation_id: id, action_type: "handof" } })).toEqual([
      expect.stringMatching(/^action_type must be one of: .*reply.*handoff/),
    ]);
    expect(detailsOf("actions.execute", { body: { conversation_id: id, action_type: "reply", payload: {} } })).toEqual([
      "payload.text is required",
    ]);
  });

  it.each<[what: string, operation: OperationId, body: unknown, path: string]>([
    ["a message event without its message", "events.ingest", { ...inbound, event_type: "message.received" }, "message"],
    [
      "a wrong constant beside its form",
      "actions.execute",
      { conversation_id: id, action: "send", message: { type: "text", text: "Hi" } },
      "action",
    ],
    [
      "a tool call without its parameters",
      "toolServer.call",
      { jsonrpc: "2.0", id: 1, method: "tools/call" },
      "params",
    ],
  ])("names the member that is wrong in the form that is meant: %s", (_what, operation, body, path) => {
    expect(detailsOf(operation, { body })).toEqual([
      expect.stringMatching(new RegExp(`^${path} (is required|must be)`)),
    ]);
  });

  it("means a file by any member of a file", () => {
    const body = { source_type: "document", title: "Menu" };
    expect(detailsOf("knowledge.create", { body: { ...body, content: "aGVsbG8=" } })).toEqual([
      "filename is required",
      "media_type is required",
    ]);
    expect(detailsOf("knowledge.create", { body })).toEqual(["url is required"]);
  });

  it("lists at most 100 details", () => {
    const unknown = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`x${index}`, 1]));
    expect(detailsOf("messages.send", { body: { phone_number, text: "Hi", ...unknown } })).toHaveLength(100);
  });

  it("still finds the nearest form of a body with very many unknown members", () => {
    const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`x${index}`, 1]));
    const details = detailsOf("messages.send", { body: { phone_number, template_id: id, ...unknown } });
    expect(details[0]).toBe("category is required");
    expect(details).toHaveLength(100);
  });

  it("lets an optional body be left out", () => {
    expect(validateRequest("knowledge.update", request({ params: { id } }))).toMatchObject({
      ok: true,
      value: { body: undefined },
    });
  });

  it("ignores the body of an operation that takes none", () => {
    expect(validateRequest("channels.list", request({ body: { any: 1 } }))).toMatchObject({
      ok: true,
      value: { body: undefined },
    });
  });
});

describe("parameters", () => {
  it("coerces numbers and fills in defaults, and leaves the raw values alone", () => {
    const query = { limit: "20" };
    expect(validateRequest("channels.list", request({ query }))).toMatchObject({
      ok: true,
      value: { query: { limit: 20 } },
    });
    expect(query).toEqual({ limit: "20" });
    expect(validateRequest("channels.list", request({}))).toMatchObject({ ok: true, value: { query: { limit: 50 } } });
  });

  const refusals: [what: string, query: RawRequest["query"], details: string[]][] = [
    ["unknown parameter", { limitt: "20" }, ["limitt is not a known parameter. Did you mean limit?"]],
    ["not a number", { limit: "many" }, ["limit must be an integer"]],
    ["not an integer", { limit: "1.5" }, ["limit must be an integer"]],
    ["past the range", { limit: "201" }, ["limit must be at most 200"]],
    ["below the range", { limit: "0" }, ["limit must be at least 1"]],
    ["given twice", { limit: ["1", "2"] }, ["limit must be an integer"]],
  ];
  it.each(refusals)("refuses: %s", (_what, query, details) => {
    expect(detailsOf("channels.list", { query })).toEqual(details);
  });

  it("treats a malformed id in the path as an unknown one", () => {
    expect(validateRequest("channels.get", request({ params: { channel_id: "42" } }))).toEqual({
      ok: false,
      notFound: true,
      details: [{ path: "channel_id", message: "must be a UUID" }],
    });
    expect(validateRequest("channels.get", request({ params: { channel_id: id } }))).toMatchObject({ ok: true });
  });
});
