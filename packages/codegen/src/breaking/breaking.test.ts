import { type ContractChange, changesAsText, diffContracts } from "@atlas-messaging/contract/diff";
import { describe, expect, test } from "vitest";
import { type OpenApiDocument, asOpenApiDocument, isRecord } from "../contract/document.ts";
import { withMember } from "../../test-support/with-member.ts";

/** Returns the member of the released contract at a path. */
const at = (path: readonly string[]): object => {
  const value = path.reduce<unknown>(
    (node, key) => (Array.isArray(node) ? node[Number(key)] : isRecord(node) ? node[key] : undefined),
    released,
  );
  return isRecord(value) ? value : {};
};

const withRenamedPathParameter = (): object => {
  const { "/v1/atlas/notes/{id}": _, ...others } = released.paths;
  return { ...others, "/v1/atlas/notes/{note_id}": { delete: deletion("note_id") } };
};

const text = { type: "string", description: "A text.", maxLength: 10 };
const json = (schema: object) => ({ "application/json": { schema } });

const note = {
  type: "object",
  required: ["id", "state"],
  properties: {
    id: { type: "string", format: "uuid" },
    state: { type: "string", enum: ["open", "done"] },
    kind: { const: "note" },
    title: { ...text, pattern: "^t" },
    parent: { $ref: "#/components/schemas/Note" },
  },
};

const deletion = (parameter: string) => ({
  operationId: "notes.delete",
  security: [{ accessToken: ["notes.write"] }],
  "x-atlas-stage": "stable",
  parameters: [{ name: parameter, in: "path", required: true, schema: { type: "string", format: "uuid" } }],
  responses: { "204": { description: "Done." } },
});

const released = asOpenApiDocument({
  openapi: "3.1.0",
  info: { title: "Notes", version: "1.0.0" },
  security: [],
  paths: {
    "/v1/atlas/notes": {
      get: {
        operationId: "notes.list",
        description: "Lists.",
        security: [{ accessToken: ["notes.read"] }],
        "x-atlas-stage": "stable",
        parameters: [
          { name: "state", in: "query", schema: { type: "string", enum: ["open", "done"], default: "open" } },
        ],
        responses: {
          "200": {
            description: "Notes.",
            content: json({ type: "array", items: { $ref: "#/components/schemas/Note" } }),
          },
          "404": { description: "No." },
        },
      },
      post: {
        operationId: "notes.create",
        security: [{ accessToken: ["notes.write"] }],
        "x-atlas-stage": "stable",
        requestBody: {
          required: true,
          content: json({
            oneOf: [
              {
                type: "object",
                required: ["text"],
                additionalProperties: false,
                properties: { text, state: note.properties.state },
              },
              {
                type: "object",
                required: ["note_id"],
                additionalProperties: true,
                properties: { note_id: { ...text } },
              },
            ],
          }),
        },
        responses: { "200": { description: "The note.", content: json({ $ref: "#/components/schemas/Note" }) } },
      },
    },
    "/v1/atlas/drafts": {
      get: {
        operationId: "drafts.list",
        security: [{ accessToken: ["notes.read"] }],
        "x-atlas-stage": "preview",
        responses: { "200": { description: "Drafts.", content: json({ $ref: "#/components/schemas/Note" }) } },
      },
    },
    "/v1/atlas/notes/{id}": { delete: deletion("id") },
    "/v1/atlas/health": { get: { operationId: "health.get", security: [], "x-atlas-stage": "stable", responses: {} } },
  },
  webhooks: {
    "note.created": {
      post: {
        "x-atlas-stage": "stable",
        requestBody: {
          content: json({
            type: "object",
            required: ["event_type"],
            properties: {
              event_type: { const: "note.created" },
              note: { type: "object", properties: { id: { ...text } } },
            },
          }),
        },
        responses: { "200": { description: "Received." } },
      },
    },
  },
  components: { schemas: { Note: { ...note, examples: [{ id: "n-1", state: "open" }] } } },
});

const LIST = ["paths", "/v1/atlas/notes", "get"];
const CREATE = ["paths", "/v1/atlas/notes", "post"];
const BODY = [...CREATE, "requestBody", "content", "application/json", "schema", "oneOf", "0"];
const ANSWER = ["components", "schemas", "Note"];
const EVENT = ["webhooks", "note.created", "post", "requestBody", "content", "application/json", "schema"];
const PARAMETER = [...LIST, "parameters", "0"];

type Mutation = [what: string, path: string[], value: unknown];

const breaking: Mutation[] = [
  ["a path is removed", ["paths", "/v1/atlas/health"], undefined],
  ["an operation is removed", LIST, undefined],
  ["an operation is renamed", [...LIST, "operationId"], "notes.all"],
  ["an operation returns to preview", [...LIST, "x-atlas-stage"], "preview"],
  ["an operation is sunset without deprecation", [...LIST, "x-atlas-stage"], "sunset"],
  ["another scope is required", [...LIST, "security"], [{ accessToken: ["notes.write"] }]],
  ["a further scope is required", [...LIST, "security", "0", "accessToken", "1"], "notes.write"],
  ["a public operation requires a scope", ["paths", "/v1/atlas/health", "get", "security"], [{ accessToken: ["x"] }]],
  ["an operation becomes public", [...LIST, "security"], []],
  ["the default security changes", ["security"], [{ accessToken: ["notes.read"] }]],
  ["a path parameter is renamed", ["paths"], withRenamedPathParameter()],
  ["a query parameter is removed", [...LIST, "parameters"], []],
  ["a query parameter is renamed", [...PARAMETER, "name"], "status"],
  ["a query parameter becomes required", [...PARAMETER, "required"], true],
  ["a query parameter changes its type", [...PARAMETER, "schema", "type"], "integer"],
  ["a query parameter loses a value", [...PARAMETER, "schema", "enum"], ["open"]],
  ["a query parameter changes its default", [...PARAMETER, "schema", "default"], "done"],
  [
    "a new query parameter is required",
    [...LIST, "parameters", "1"],
    { name: "q", in: "query", required: true, schema: text },
  ],
  [
    "a body becomes required of a request without one",
    [...LIST, "requestBody"],
    { required: true, content: json(note) },
  ],
  ["a request member is removed", [...BODY, "properties", "state"], undefined],
  ["a request member becomes required", [...BODY, "required"], ["text", "state"]],
  [
    "a new request member is required",
    [...BODY],
    { ...at(BODY), required: ["text", "q"], properties: { text, q: text } },
  ],
  ["a request member changes its type", [...BODY, "properties", "text", "type"], "integer"],
  ["a request member is shortened", [...BODY, "properties", "text", "maxLength"], 5],
  ["a request member gets a pattern", [...BODY, "properties", "text", "pattern"], "^a"],
  ["a request member gets a list of values", [...BODY, "properties", "text", "enum"], ["a"]],
  ["a request enum loses a value", [...BODY, "properties", "state", "enum"], ["open"]],
  ["an alternative of the body is removed", [...BODY.slice(0, -1), "1"], undefined],
  ["an open body is closed", [...BODY.slice(0, -1), "1", "additionalProperties"], false],
  ["another media type is required", [...CREATE, "requestBody", "content"], { "text/plain": { schema: text } }],
  ["a response is removed", [...LIST, "responses", "404"], undefined],
  ["a response member is removed", [...ANSWER, "properties", "title"], undefined],
  ["a response member is no longer certain", [...ANSWER, "required"], ["id"]],
  ["a response member changes its type", [...ANSWER, "properties", "title", "type"], "integer"],
  ["a response member may be null", [...ANSWER, "properties", "title", "type"], ["string", "null"]],
  ["a response member changes its pattern", [...ANSWER, "properties", "title", "pattern"], "^u"],
  ["a response member changes its format", [...ANSWER, "properties", "id", "format"], "email"],
  ["a response enum loses a value", [...ANSWER, "properties", "state", "enum"], ["open"]],
  ["a response enum swaps a value", [...ANSWER, "properties", "state", "enum"], ["open", "closed"]],
  ["a response constant changes", [...ANSWER, "properties", "kind", "const"], "memo"],
  ["an event becomes a preview", ["webhooks", "note.created", "post", "x-atlas-stage"], "preview"],
  ["an event is removed", ["webhooks", "note.created"], undefined],
  ["a payload member is removed", [...EVENT, "properties", "note"], undefined],
  ["an inner payload member is removed", [...EVENT, "properties", "note", "properties", "id"], undefined],
  ["a payload member is no longer certain", [...EVENT, "required"], []],
  ["a payload member changes its type", [...EVENT, "properties", "note", "type"], "string"],
  ["an event changes its name in the payload", [...EVENT, "properties", "event_type", "const"], "note.made"],
];

const additive: Mutation[] = [
  ["a path", ["paths", "/v1/atlas/tags"], { get: { security: [], responses: {} } }],
  ["an operation", ["paths", "/v1/atlas/health", "head"], { security: [], responses: {} }],
  ["a deprecation", [...LIST, "x-atlas-stage"], "deprecated"],
  ["a first query parameter", [...CREATE, "parameters"], [{ name: "q", in: "query", schema: text }]],
  ["another query parameter", [...LIST, "parameters", "1"], { name: "q", in: "query", schema: text }],
  ["a value of a query parameter", [...PARAMETER, "schema", "enum"], ["open", "done", "new"]],
  ["an optional request member", [...BODY, "properties", "tag"], text],
  ["members that a closed body takes", [...BODY, "additionalProperties"], true],
  ["a response that says it is closed", [...ANSWER, "additionalProperties"], false],
  ["a longer request member", [...BODY, "properties", "text", "maxLength"], 50],
  ["a value of a request enum", [...BODY, "properties", "state", "enum"], ["open", "done", "new"]],
  ["a request member that is no longer required", [...BODY, "required"], []],
  ["an alternative of the body", [...BODY.slice(0, -1), "2"], { type: "object", properties: { tag: text } }],
  ["a response", [...LIST, "responses", "409"], { description: "Conflict." }],
  ["a first response header", [...LIST, "responses", "404", "headers"], { "X-New": { schema: text } }],
  ["an optional response member", [...ANSWER, "properties", "tag"], text],
  ["a certain response member", [...ANSWER, "required"], ["id", "state", "title"]],
  ["a value of a response enum", [...ANSWER, "properties", "state", "enum"], ["new", "open", "done"]],
  ["a value beside a response constant", [...ANSWER, "properties", "kind"], { enum: ["note", "memo"] }],
  ["an event", ["webhooks", "note.removed"], { post: { requestBody: { content: json(note) }, responses: {} } }],
  ["a payload member", [...EVENT, "properties", "tag"], text],
];

const neither: Mutation[] = [
  ["another wording", [...LIST, "description"], "Lists all."],
  ["another example", [...ANSWER, "properties", "title", "examples"], ["milk"]],
  ["another member of an example", [...ANSWER, "examples"], [{ id: "n-1", state: "open", tag: "milk" }]],
  ["a schema in a file of its own", ["components", "schemas", "Title"], text],
  [
    "a reference to an equal schema",
    [...BODY],
    { ...at(BODY), properties: { text, state: { $ref: "#/components/schemas/Note/properties/state" } } },
  ],
];

const of = (effect: ContractChange["effect"], changes: readonly ContractChange[]): readonly ContractChange[] =>
  changes.filter((change) => change.effect === effect);

describe("the difference of two contracts", () => {
  test.each(breaking)("is breaking where %s", (_, path, value) => {
    expect(of("breaking", diffContracts(released, mutated(path, value)))).not.toEqual([]);
  });

  test.each(additive)("is additive for %s", (_, path, value) => {
    const changes = diffContracts(released, mutated(path, value));
    expect(of("breaking", changes)).toEqual([]);
    expect(of("additive", changes)).not.toEqual([]);
  });

  test.each(neither)("does not mention %s", (_, path, value) => {
    expect(diffContracts(released, mutated(path, value))).toEqual([]);
  });

  test("lets an operation in preview change, and says so", () => {
    const changes = diffContracts(released, mutated(["paths", "/v1/atlas/drafts"], undefined));
    expect(changes).toMatchObject([{ effect: "preview", subject: "GET /v1/atlas/drafts", change: "removed" }]);
  });

  test("lets an event in preview change, and says so", () => {
    const inPreview = mutated(["webhooks", "note.created", "post", "x-atlas-stage"], "preview");
    expect(diffContracts(inPreview, released)).toMatchObject([{ effect: "preview", subject: "event note.created" }]);
    const removed = asOpenApiDocument(withMember(inPreview, ["webhooks", "note.created"], undefined));
    expect(diffContracts(inPreview, removed)).toMatchObject([{ effect: "preview", where: "" }]);
  });

  test("tells a change of a shared schema once, with all that it reaches", () => {
    const changes = diffContracts(released, mutated([...ANSWER, "properties", "title"], undefined));
    const reaches = ["GET /v1/atlas/notes", "POST /v1/atlas/notes", "GET /v1/atlas/drafts"];
    expect(changes).toEqual([
      { effect: "breaking", subject: "schema Note", where: "title", change: "removed", reaches },
    ]);
  });

  test("names the event and the member that changed", () => {
    const changes = diffContracts(released, mutated([...EVENT, "properties", "note", "type"], "string"));
    expect(changes).toMatchObject([
      { subject: "event note.created", where: "body.note", change: "type object → string" },
    ]);
    expect(changesAsText(changes)).toMatch(
      /^BREAKING {2}event note\.created {2}body\.note {2}type object → string\n1 breaking/,
    );
  });

  test("leaves both documents as they were", () => {
    const before = structuredClone(released);
    diffContracts(released, mutated(LIST, undefined));
    expect(released).toEqual(before);
  });
});

const mutated = (path: readonly string[], value: unknown): OpenApiDocument =>
  asOpenApiDocument(withMember(released, path, value));
