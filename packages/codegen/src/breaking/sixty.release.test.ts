/** Thirty breaking and thirty additive changes of the contract itself: each is named, and nothing else. */
import { diffContracts } from "@atlas-messaging/contract/diff";
import { describe, expect, test } from "vitest";
import { withMember } from "../../test-support/with-member.ts";
import { bundleContract } from "../contract/bundle.ts";
import { isRecord } from "../contract/document.ts";

const contract = bundleContract();

/** Path of a member; `…` stands for the body of a request or answer in JSON. Steps are parted by spaces. */
type Change = [path: string, value: unknown, subject: string, where: string, change: string];

const shorthands: { readonly [name: string]: string } = {
  send: "paths /v1/atlas/messages post",
  list: "paths /v1/atlas/messages get",
  cancel: "paths /v1/atlas/messages/{id}/cancel post",
  schemas: "components schemas",
  parameter: "components parameters",
  response: "components responses",
  "…": "content application/json schema",
};

const stepsOf = (path: string): string[] => path.split(" ").flatMap((step) => (shorthands[step] ?? step).split(" "));

const at = (path: string): unknown =>
  stepsOf(path).reduce<unknown>(
    (node, step) => (Array.isArray(node) ? node[Number(step)] : isRecord(node) ? node[step] : undefined),
    contract,
  );

const without = (path: string, value: unknown): unknown[] => [at(path)].flat().filter((each) => each !== value);
const beside = (path: string, ...values: unknown[]): unknown[] => [at(path), values].flat(1);

const SEND = "POST /v1/atlas/messages";
const LIST = "GET /v1/atlas/messages";
const CANCEL = "POST /v1/atlas/messages/{id}/cancel";
const text = { type: "string", description: "A text.", maxLength: 64 };
const tagged = { type: "object", description: "A note.", required: ["kind"], properties: { kind: { const: "note" } } };
const { text: messageText, ...otherMembers } = Object(at("schemas Message properties"));

const breaking: Change[] = [
  ["cancel", undefined, CANCEL, "", "removed"],
  ["paths /v1/atlas/media/{id}", undefined, "GET /v1/atlas/media/{id}", "", "removed"],
  ["webhooks message.delivered", undefined, "event message.delivered", "", "removed"],
  ["send operationId", "messages.post", SEND, "operationId", '"messages.send" → "messages.post"'],
  [
    "list security 0 accessToken",
    ["atlas.messages.read"],
    LIST,
    "security",
    '{"accessToken":["atlas.conversations.read"]} → {"accessToken":["atlas.messages.read"]}',
  ],
  ["list security", [], LIST, "security", '{"accessToken":["atlas.conversations.read"]} → public'],
  ["send x-atlas-limit", "writes", SEND, "x-atlas-limit", '"messages" → "writes"'],
  [
    "paths /v1/atlas/media post x-atlas-max-body",
    1_048_576,
    "POST /v1/atlas/media",
    "x-atlas-max-body",
    "23068672 → 1048576",
  ],
  ["send x-atlas-stage", "preview", SEND, "x-atlas-stage", '"stable" → "preview"'],
  ["send x-atlas-idempotent", false, SEND, "x-atlas-idempotent", "true → false"],
  [
    "send x-atlas-events",
    without("send x-atlas-events", "message.delivered"),
    SEND,
    "x-atlas-events",
    "message.delivered removed",
  ],
  ["list x-atlas-page items", "data", LIST, "x-atlas-page", '{"items":"data.messages"} → {"items":"data"}'],
  ["list parameters 2", undefined, LIST, "query direction", "removed"],
  [
    "list parameters 7",
    { name: "q", in: "query", required: true, schema: text },
    LIST,
    "query q",
    "added, and required",
  ],
  ["parameter Limit schema maximum", 100, "parameter Limit", "", "maximum 200 → 100"],
  ["parameter Limit schema default", 20, "parameter Limit", "", "default 50 → 20"],
  ["cancel requestBody required", true, CANCEL, "body", "required now"],
  [
    "schemas SendTextRequest required",
    beside("schemas SendTextRequest required", "channel_id"),
    "schema SendTextRequest",
    "channel_id",
    "required now",
  ],
  ["schemas SendTextRequest properties send_at", undefined, "schema SendTextRequest", "send_at", "removed"],
  ["schemas MessageText maxLength", 1000, "schema MessageText", "", "maxLength 4096 → 1000"],
  [
    "schemas CreateDocumentKnowledgeRequest properties media_type pattern",
    "^text/",
    "schema CreateDocumentKnowledgeRequest",
    "media_type",
    'pattern "^[a-z]+/[a-z0-9.+-]+$" → "^text/"',
  ],
  [
    "schemas MessageCategory enum",
    without("schemas MessageCategory enum", "marketing"),
    "schema MessageCategory",
    "",
    'value "marketing" removed',
  ],
  ["send requestBody … oneOf 2", undefined, SEND, "body.(SendContentRequest)", "alternative removed"],
  ["schemas Message properties", { ...otherMembers, body: messageText }, "schema Message", "text", "renamed to body"],
  [
    "schemas Message required",
    without("schemas Message required", "text"),
    "schema Message",
    "text",
    "may be missing now",
  ],
  ["schemas Message properties id type", "integer", "schema Message", "id", "type string → integer"],
  [
    "schemas Message properties created_at type",
    ["string", "null"],
    "schema Message",
    "created_at",
    "type string → string or null",
  ],
  [
    "response Conflict … properties error properties code enum",
    ["conflict"],
    "response Conflict",
    "error.code",
    'value "idempotency_in_progress" removed',
  ],
  ["send responses 409", undefined, SEND, "answer 409", "removed"],
  ["schemas MessageDeliveredEvent properties message", undefined, "schema MessageDeliveredEvent", "message", "removed"],
];

const additive: Change[] = [
  ["paths /v1/atlas/tags", { get: at("list") }, "GET /v1/atlas/tags", "", "added"],
  ["paths /v1/atlas/media delete", at("cancel"), "DELETE /v1/atlas/media", "", "added"],
  ["webhooks message.edited", at("webhooks message.delivered"), "event message.edited", "", "added"],
  [
    "list security 1",
    { accessToken: ["atlas.messages.read"] },
    LIST,
    "security",
    '{"accessToken":["atlas.conversations.read"]} → {"accessToken":["atlas.conversations.read"]} or {"accessToken":["atlas.messages.read"]}',
  ],
  [
    "paths /v1/atlas/media post x-atlas-max-body",
    30_000_000,
    "POST /v1/atlas/media",
    "x-atlas-max-body",
    "23068672 → 30000000",
  ],
  ["send x-atlas-stage", "deprecated", SEND, "x-atlas-stage", '"stable" → "deprecated"'],
  ["list x-atlas-idempotent", true, LIST, "x-atlas-idempotent", "false → true"],
  ["send x-atlas-events 5", "customer.updated", SEND, "x-atlas-events", "customer.updated added"],
  [
    "paths /v1/atlas/media/{id} get x-atlas-page",
    { items: "data" },
    "GET /v1/atlas/media/{id}",
    "x-atlas-page",
    'none → {"items":"data"}',
  ],
  ["list parameters 7", { name: "q", in: "query", schema: text }, LIST, "query q", "added"],
  ["parameter Limit schema maximum", 500, "parameter Limit", "", "maximum 200 → 500"],
  [
    "parameter MessagesSince schema default",
    "2026-01-01T00:00:00Z",
    "parameter MessagesSince",
    "",
    'default none → "2026-01-01T00:00:00Z"',
  ],
  ["send requestBody required", false, SEND, "body", "optional now"],
  ["paths /v1/atlas/media/{id} get requestBody", at("cancel requestBody"), "GET /v1/atlas/media/{id}", "body", "added"],
  ["send requestBody content text/plain", { schema: text }, SEND, "body", "text/plain added"],
  ["schemas SendTextRequest properties tag", text, "schema SendTextRequest", "tag", "added"],
  ["schemas SendTextRequest required", ["text"], "schema SendTextRequest", "phone_number", "optional now"],
  ["schemas SendTextRequest additionalProperties", true, "schema SendTextRequest", "", "takes other members now"],
  ["schemas MessageText maxLength", 8000, "schema MessageText", "", "maxLength 4096 → 8000"],
  [
    "schemas CreateDocumentKnowledgeRequest properties media_type pattern",
    undefined,
    "schema CreateDocumentKnowledgeRequest",
    "media_type",
    'pattern "^[a-z]+/[a-z0-9.+-]+$" → none',
  ],
  [
    "schemas MessageCategory enum",
    beside("schemas MessageCategory enum", "service"),
    "schema MessageCategory",
    "",
    'value "service" added',
  ],
  ["send requestBody … oneOf 3", tagged, SEND, "body.(4)", "alternative added"],
  ["schemas Message properties tag", text, "schema Message", "tag", "added"],
  [
    "schemas Message required",
    beside("schemas Message required", "content"),
    "schema Message",
    "content",
    "always there now",
  ],
  [
    "schemas Message properties error_code type",
    "string",
    "schema Message",
    "error_code",
    "type string or null → string",
  ],
  [
    "schemas Message properties delivery_state enum",
    beside("schemas Message properties delivery_state enum", "seen"),
    "schema Message",
    "delivery_state",
    'value "seen" added',
  ],
  [
    "response Conflict … properties error properties code enum",
    beside("response Conflict … properties error properties code enum", "limit_reached"),
    "response Conflict",
    "error.code",
    'value "limit_reached" added',
  ],
  ["send responses 404", at("cancel responses 404"), SEND, "answer 404", "added"],
  ["send responses 200 headers ETag", at("components headers ETag"), SEND, "answer 200.ETag", "added"],
  ["schemas MessageDeliveredEvent properties tag", text, "schema MessageDeliveredEvent", "tag", "added"],
];

const told = (path: string, value: unknown) =>
  diffContracts(contract, withMember(contract, stepsOf(path), value)).map(({ effect, subject, where, change }) => [
    effect,
    subject,
    where,
    change,
  ]);

/** Numbers of requests a minute, beside the thirty. */
const limits: [effect: string, ...Change][] = [
  ["breaking", "x-atlas-limits messages limit", 30, "limit messages", "", "60 → 30 a minute"],
  ["breaking", "x-atlas-limits ingest", undefined, "limit ingest", "", "removed"],
  [
    "breaking",
    "x-atlas-limits reads per",
    ["address"],
    "limit reads",
    "",
    "counted by organization, principal → address",
  ],
  ["additive", "x-atlas-limits messages limit", 90, "limit messages", "", "60 → 90 a minute"],
  ["additive", "x-atlas-limits exports", { limit: 1, per: ["organization"] }, "limit exports", "", "added"],
];

describe("of the contract itself", () => {
  test("there are thirty and thirty", () => {
    expect([breaking.length, additive.length]).toEqual([30, 30]);
  });

  test.for(breaking)("%s breaks", ([path, value, ...expected]) => {
    expect(told(path, value)).toEqual([["breaking", ...expected]]);
  });

  test.for(additive)("%s adds", ([path, value, ...expected]) => {
    expect(told(path, value)).toEqual([["additive", ...expected]]);
  });

  test.for(limits)("%s: %s", ([effect, path, value, ...expected]) => {
    expect(told(path, value)).toEqual([[effect, ...expected]]);
  });

  test("nothing differs from itself", () => {
    expect(diffContracts(contract, structuredClone(contract))).toEqual([]);
  });

  test("thirty additions at once are all told, and break nothing", () => {
    const all = additive.reduce<unknown>(
      (document, [path, value]) => withMember(document, stepsOf(path), value),
      contract,
    );
    const changes = diffContracts(contract, all);
    expect(changes.filter(({ effect }) => effect !== "additive")).toEqual([]);
    const names = changes.map(({ subject, where, change }) => [subject, where, change]);
    expect(names).toEqual(expect.arrayContaining(additive.map(([, , ...expected]) => expected)));
  });
});
