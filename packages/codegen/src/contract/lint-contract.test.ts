import { getLineColLocation, loadConfig } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { isRecord } from "./document.ts";
import { type ContractFiles, ENTRY, MemoryResolver, soundContract } from "../../test-support/fixture.ts";
import { lintContract } from "./lint-contract.ts";
import { LINTER_CONFIG } from "./location.ts";
import { withMember } from "../../test-support/with-member.ts";

/** Paths of the sound contract, except the one with a parameter. */
const otherPaths = (): object => {
  const paths = soundContract()["atlas.yaml"]?.["paths"] ?? {};
  return Object.fromEntries(Object.entries(paths).filter(([path]) => !path.includes("{")));
};

const NOTES = "sections/notes/paths/notes.yaml";
const OPERATOR = "sections/notes/paths/operator-note.yaml";
const NOTE = "sections/notes/schemas/Note.yaml";
const NEW_NOTE = "sections/notes/schemas/NewNote.yaml";
const EVENT = "events/note.created.yaml";
const BODY = "requestBody.content.application/json.schema";
const ANSWER = "responses.200.content.application/json.schema";
const ERROR = "content.application/json.schema.properties.error.properties";

type Change = [file: string, path: string, value: unknown];

/** Changes by rule. Each breaks that rule only. */
const broken: Record<string, Change[][]> = {
  "atlas/path-item-file": [
    [
      ["atlas.yaml", "paths./v1/atlas/notes", { $ref: "sections/notes/schemas/notes.yaml" }],
      ["sections/notes/schemas/notes.yaml", "", soundContract()[NOTES]],
    ],
    [
      [NOTES, "get", { $ref: "notes-list.yaml" }],
      ["sections/notes/paths/notes-list.yaml", "", soundContract()[NOTES]?.["get"]],
    ],
  ],
  "atlas/operation-id": ["listNotes", "notes.list-all", "console.listNotes", "notes.labels.list"].map((id) => [
    [NOTES, "get.operationId", id],
  ]),
  "atlas/operation-tag": [[[NOTES, "get.tags", ["Notes", "Notes"]]]],
  "atlas/operation-section": [
    [
      ["atlas.yaml", "tags.1", { name: "Other notes", description: "Others.", "x-atlas-host": "api" }],
      [NOTES, "get.tags", ["Other notes"]],
    ],
  ],
  "atlas/operation-host": [
    [[NOTES, "get.x-atlas-host", "elsewhere"]],
    [["atlas.yaml", "tags.0.x-atlas-host", undefined]],
  ],
  "atlas/operation-reaches-customers": [[[NOTES, "post.x-atlas-reaches-customers", false]]],
  "atlas/operation-probe": [[[NOTES, "get.x-atlas-probe", "yes"]]],
  "atlas/operation-stage": [[[NOTES, "get.x-atlas-stage", undefined]], [[NOTES, "get.x-atlas-stage", "beta"]]],
  "atlas/operation-limit": [[[NOTES, "get.x-atlas-limit", undefined]], [[NOTES, "get.x-atlas-limit", "many"]]],
  "atlas/operation-limit-by": [
    [[NOTES, "get.x-atlas-limit-by", { member: "kind", classes: { long: "writes" } }]],
    [[NOTES, "post.x-atlas-limit-by", { member: "kind", classes: { long: "many" } }]],
    [[NOTES, "post.x-atlas-limit-by", { member: "kind", classes: {} }]],
    [[NOTES, "post.x-atlas-limit-by", { classes: { long: "writes" } }]],
    [[NOTES, "post.x-atlas-limit-by", "kind"]],
  ],
  "atlas/operation-idempotent": [
    [[NOTES, "get.x-atlas-idempotent", undefined]],
    [[NOTES, "get.x-atlas-idempotent", true]],
    [[NOTES, "post.x-atlas-idempotent", false]],
  ],
  "atlas/operation-max-body": [
    [[NOTES, "get.x-atlas-max-body", 1_000]],
    [[NOTES, "post.x-atlas-max-body", 0]],
    [[NOTES, "post.x-atlas-max-body", "1 MiB"]],
  ],
  "atlas/operation-events": [
    [[NOTES, "get.x-atlas-events", ["note.created"]]],
    [[NOTES, "post.x-atlas-events", []]],
    [[NOTES, "post.x-atlas-events", ["note.deleted"]]],
    [[NOTES, "post.x-atlas-events", ["note.created", "note.created"]]],
  ],
  "atlas/operation-security": [
    [[NOTES, "get.security", undefined]],
    [[NOTES, "get.security", [{ accessToken: [] }]]],
    [[NOTES, "get.security", [{ accessToken: ["atlas.everything"] }]]],
    [[NOTES, "get.security", [{ accessToken: ["developer_console.read"] }]]],
    [[NOTES, "get.security", [{ accessToken: ["atlas.messages.send"], operatorSession: ["developer_console.read"] }]]],
  ],
  "atlas/success-envelope": [
    [[NOTES, `post.${ANSWER}.properties.ok`, { const: false }]],
    [[NOTES, `post.${ANSWER}.required`, ["ok"]]],
    [[NOTES, `post.${ANSWER}`, { $ref: "../schemas/Note.yaml" }]],
  ],
  "atlas/list-page": [
    [[NOTES, "get.x-atlas-page", undefined]],
    [[NOTES, "get.x-atlas-page.items", "data.notes"]],
    [[NOTES, `get.${ANSWER}.required`, ["ok", "data"]]],
    [[NOTES, "get.parameters", []]],
    [[NOTES, "post.x-atlas-page", { items: "data" }]],
  ],
  "atlas/error-statuses": [
    ...["400", "422", "429", "500", "503", "401", "403"].map((status): Change[] => [
      [NOTES, `get.responses.${status}`, undefined],
    ]),
    ...["400", "409", "413", "415", "422"].map((status): Change[] => [[NOTES, `post.responses.${status}`, undefined]]),
    [[OPERATOR, "put.responses.404", undefined]],
    [["shared/responses/E404.yaml", `${ERROR}.code.enum`, ["preview_not_enabled"]]],
    [["shared/responses/E400.yaml", `${ERROR}.code.enum`, ["malformed_json"]]],
    [[NOTES, "get.x-atlas-stage", "preview"]],
  ],
  "atlas/error-response-file": [[[NOTES, "get.responses.404", { description: "No." }]]],
  "atlas/error-codes": [
    [["shared/responses/E404.yaml", `${ERROR}.code.enum`, ["not_found", "not_here"]]],
    [["shared/responses/E404.yaml", `${ERROR}.code.enum`, ["not_found", "conflict"]]],
    [["shared/responses/E404.yaml", `${ERROR}.retryable`, { const: true, description: "Whether to retry." }]],
  ],
  "atlas/standard-headers-once": [
    [[NOTES, "get.responses.200.headers", { "x-request-id": { schema: { type: "integer" } } }]],
  ],
  "atlas/request-body-openness": [
    [[NEW_NOTE, "additionalProperties", undefined]],
    [[NEW_NOTE, "properties.inner", { type: "object", description: "Inner.", properties: {} }]],
    [[NEW_NOTE, "properties.inner", { description: "Inner.", anyOf: [{ type: "object", properties: {} }] }]],
    [
      [
        NEW_NOTE,
        "properties.inner",
        { type: "array", description: "Inner.", items: { type: "object", properties: {} } },
      ],
    ],
    [[OPERATOR, `put.${BODY}.additionalProperties`, false]],
  ],
  "atlas/no-all-of": [[[NOTE, "allOf", [{ type: "object" }]]]],
  "atlas/no-any-of-required": [[[NOTE, "anyOf", [{ required: ["id"] }]]]],
  "atlas/schema-file": [[[NOTE, "description", undefined]], [[NOTE, "examples", undefined]]],
  "atlas/property-description": [[[NOTE, "properties.id.description", undefined]]],
  "atlas/secret-marked": [
    [[NOTE, "properties.access_token", { type: "string", maxLength: 9, description: "The token." }]],
    [[NEW_NOTE, "properties.password", { type: "string", maxLength: 9, description: "It.", "x-atlas-secret": false }]],
  ],
  "atlas/string-bounded": [
    [[NOTE, "properties.id.format", undefined]],
    [[NOTES, `get.${ANSWER}.properties.next_cursor.maxLength`, undefined]],
  ],
  "atlas/pattern-in-words": [
    [[NOTE, "properties.id.pattern", "^[0-9a-f-]+$"]],
    [
      [NOTE, "properties.id.pattern", "^[0-9a-f-]+$"],
      [NOTE, "properties.id.x-atlas-message", "Must be hexadecimal."],
    ],
  ],
  "atlas/parameter-name": [
    [
      ["atlas.yaml", "paths", { "/operator/notes/{noteId}": { $ref: OPERATOR }, ...otherPaths() }],
      [OPERATOR, "put.parameters.0.name", "noteId"],
    ],
  ],
  "atlas/path-id-format": [[[OPERATOR, "put.parameters.0.schema", { type: "string", maxLength: 36 }]]],
  "atlas/path-resource": [
    [[OPERATOR, "put.parameters.0.x-atlas-resource", undefined]],
    [[OPERATOR, "put.parameters.0.x-atlas-resource", "nothing"]],
  ],
  "atlas/webhook-payload": [
    [[EVENT, `post.${BODY}.required`, ["event_id", "event_type"]]],
    [[EVENT, `post.${BODY}.properties.event_type.const`, "note.made"]],
    [[EVENT, "post.responses.200", { $ref: "../shared/responses/E404.yaml" }]],
    [[EVENT, "post.requestBody", undefined]],
  ],
  "no-invalid-schema-examples": [[[NOTE, "examples", [{ id: "1" }]]]],
  "no-invalid-media-type-examples": [
    [[EVENT, "post.requestBody.content.application/json.example", { event_type: "note.created" }]],
  ],
  "component-name-unique": [
    [
      ["sections/other/schemas/Note.yaml", "", { type: "boolean", description: "Another.", examples: [true] }],
      [NOTE, "properties.other", { $ref: "../../other/schemas/Note.yaml" }],
    ],
  ],
  "operation-operationId-unique": [[[OPERATOR, "put.operationId", "notes.list"]]],
  "tag-description": [[["atlas.yaml", "tags.0.description", undefined]]],
  "no-unused-components": [[["atlas.yaml", "components.schemas", { Unused: { type: "boolean" } }]]],
};

describe("the linter of the contract", () => {
  test("has nothing to say about a contract that holds the conventions", async () => {
    expect(await lintContract(ENTRY, new MemoryResolver(soundContract()))).toEqual([]);
  });

  test.each(
    Object.entries(broken).flatMap(([rule, variants]) =>
      variants.map((changes) => [rule, JSON.stringify(changes), changes] as const),
    ),
  )("%s refuses %s", async (rule, _, changes) => {
    const problems = await lintContract(ENTRY, new MemoryResolver(changed(changes)));
    expect([...new Set(problems.map(({ ruleId }) => ruleId))]).toEqual([rule]);
  });

  test("every rule of ours is proven by a broken contract", async () => {
    const config = await loadConfig({ configPath: LINTER_CONFIG });
    const ours = Object.keys(config.rules.oas3_1).filter((rule) => rule.startsWith("atlas/"));
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.filter((rule) => !(rule in broken))).toEqual([]);
  });

  test("every rule is an error", async () => {
    const config = await loadConfig({ configPath: LINTER_CONFIG });
    const settings = Object.keys(config.rules.oas3_1).map((rule) => config.getRuleSettings(rule, "oas3_1").severity);
    expect(new Set(settings)).toEqual(new Set(["error"]));
  });

  test("a problem names the file and line at fault", async () => {
    const files = changed([[NOTE, "properties.id.description", undefined]]);
    const [problem] = await lintContract(ENTRY, new MemoryResolver(files));
    const location = problem?.location[0];
    expect(location?.source.absoluteRef).toMatch(/sections\/notes\/schemas\/Note\.yaml$/);
    expect(location && getLineColLocation(location).start.line).toBe(8);
  });
});

const changed = (changes: Change[]): ContractFiles => {
  const files = soundContract();
  for (const [file, path, value] of changes) {
    const content = withMember(files[file], path === "" ? [] : path.split("."), value);
    files[file] = isRecord(content) ? content : {};
  }
  return files;
};
