import { BaseResolver, Source } from "@redocly/openapi-core";
import type { ReadYaml } from "../src/contract/bundle.ts";

/** A contract in memory: its files by path. Broken variants change some of them. */
export type ContractFiles = Record<string, Record<string, unknown>>;

const FOLDER = "/contract/";

export const ENTRY = `${FOLDER}atlas.yaml`;

/** Reads a contract's files from memory, for the linter. They are JSON, which is valid YAML. */
export class MemoryResolver extends BaseResolver {
  readonly #files: ContractFiles;

  constructor(files: ContractFiles) {
    super();
    this.#files = files;
  }

  override loadExternalRef(absoluteRef: string): Promise<Source> {
    const file = this.#files[absoluteRef.slice(FOLDER.length)];
    if (!file) return Promise.reject(new Error(`No file ${absoluteRef}`));
    return Promise.resolve(new Source(absoluteRef, JSON.stringify(file, undefined, 2)));
  }
}

/** Reads a contract's files from memory, for the bundle. */
export const fromMemory =
  (files: ContractFiles): ReadYaml =>
  (file) => {
    const found = files[file.slice(FOLDER.length)];
    if (!found) throw new Error(`No file ${file}`);
    return found;
  };

const errorBody = (codes: string[], retryable: boolean[]) => ({
  description: "It failed.",
  content: {
    "application/json": {
      schema: {
        type: "object",
        required: ["ok", "error"],
        properties: {
          ok: { const: false },
          error: {
            type: "object",
            required: ["code", "retryable"],
            properties: {
              code: { type: "string", enum: codes },
              retryable: { type: "boolean", enum: retryable, description: "Whether to retry." },
            },
          },
        },
      },
    },
  },
});

const errorFiles: Record<string, [codes: string[], retryable: boolean[]]> = {
  "400": [["malformed_json", "organization_id_not_allowed"], [false]],
  "401": [["unauthenticated"], [false]],
  "403": [["insufficient_scope"], [false]],
  "404": [["not_found"], [false]],
  "409": [
    ["conflict", "idempotency_in_progress"],
    [true, false],
  ],
  "413": [["payload_too_large"], [false]],
  "415": [["unsupported_media_type"], [false]],
  "422": [["validation_failed", "idempotency_key_reused"], [false]],
  "429": [["rate_limited"], [true]],
  "500": [["internal_error"], [true]],
  "503": [["unavailable"], [true]],
};

const responses = (...statuses: string[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `../../../shared/responses/E${status}.yaml` }]));

const json = (schema: object) => ({ "application/json": { schema } });
const described = (schema: object) => ({ ...schema, description: "A value." });

const operation = (verb: string, more: object) => ({
  operationId: `notes.${verb}`,
  tags: ["Notes"],
  summary: "A summary",
  description: "A description.",
  security: [{ accessToken: ["atlas.messages.send"] }],
  "x-atlas-stage": "stable",
  ...more,
});

const page = (name: string) => ({ name, in: "query", description: "Paging.", schema: { type: "integer" } });

/** A small contract with every convention: a list, a creation, a console operation, a tool server, an event. */
export const soundContract = (): ContractFiles => ({
  "atlas.yaml": {
    openapi: "3.1.0",
    info: { title: "Notes", version: "1.0.0", license: { name: "Apache-2.0", identifier: "Apache-2.0" } },
    servers: [{ url: "http://127.0.0.1:4100" }],
    security: [],
    tags: [{ name: "Notes", description: "Notes.", "x-atlas-host": "api" }],
    paths: {
      "/v1/atlas/notes": { $ref: "sections/notes/paths/notes.yaml" },
      "/operator/notes/{note_id}": { $ref: "sections/notes/paths/operator-note.yaml" },
      "/atlas/v1/mcp": { $ref: "sections/notes/paths/mcp.yaml" },
    },
    webhooks: { "note.created": { $ref: "events/note.created.yaml" } },
    components: {
      securitySchemes: {
        accessToken: { type: "http", scheme: "bearer" },
        operatorSession: { type: "http", scheme: "bearer" },
      },
    },
  },
  "sections/notes/paths/notes.yaml": {
    get: operation("list", {
      "x-atlas-limit": "reads",
      "x-atlas-idempotent": false,
      "x-atlas-page": { items: "data" },
      parameters: [page("limit"), page("after_id")],
      responses: {
        "200": {
          description: "The notes.",
          content: json({
            type: "object",
            required: ["ok", "data", "has_more", "next_cursor"],
            properties: {
              ok: { const: true },
              data: { type: "array", items: { $ref: "../schemas/Note.yaml" } },
              has_more: described({ type: "boolean" }),
              next_cursor: described({ type: ["string", "null"], maxLength: 100 }),
            },
          }),
        },
        ...responses("400", "401", "403", "422", "429", "500", "503"),
      },
    }),
    post: operation("create", {
      "x-atlas-limit": "writes",
      "x-atlas-idempotent": true,
      "x-atlas-events": ["note.created"],
      requestBody: { required: true, content: json({ $ref: "../schemas/NewNote.yaml" }) },
      responses: {
        "200": {
          description: "The note.",
          content: json({
            type: "object",
            required: ["ok", "data"],
            properties: { ok: { const: true }, data: { $ref: "../schemas/Note.yaml" } },
          }),
        },
        ...responses("400", "401", "403", "409", "413", "415", "422", "429", "500", "503"),
      },
    }),
  },
  "sections/notes/paths/operator-note.yaml": {
    put: operation("replace", {
      "x-atlas-host": "console",
      "x-atlas-limit": "writes",
      "x-atlas-idempotent": false,
      security: [{ operatorSession: ["developer_console.manage"] }],
      parameters: [
        {
          name: "note_id",
          in: "path",
          "x-atlas-resource": "agent",
          required: true,
          description: "It.",
          schema: { type: "string", format: "uuid" },
        },
      ],
      requestBody: {
        required: true,
        content: json({
          type: "object",
          additionalProperties: true,
          properties: { text: described({ type: "string", maxLength: 10 }) },
        }),
      },
      responses: {
        "204": { description: "Done." },
        ...responses("400", "401", "403", "404", "413", "415", "422", "429", "500", "503"),
      },
    }),
  },
  "sections/notes/paths/mcp.yaml": {
    post: operation("call", {
      "x-atlas-limit": "agent_tools",
      "x-atlas-idempotent": true,
      security: [{ accessToken: [] }],
      requestBody: {
        required: true,
        content: json({ type: "object", properties: { id: described({ type: "integer" }) } }),
      },
      responses: {
        "200": { description: "The answer.", content: json({ type: "object" }) },
        ...responses("400", "401", "403", "413", "415", "422", "429", "500", "503"),
      },
    }),
  },
  "sections/notes/schemas/Note.yaml": {
    type: "object",
    description: "A note.",
    required: ["id"],
    properties: { id: described({ type: "string", format: "uuid" }) },
    examples: [{ id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f" }],
  },
  "sections/notes/schemas/NewNote.yaml": {
    type: "object",
    description: "A new note.",
    required: ["text"],
    additionalProperties: false,
    properties: {
      idempotency_key: described({ type: "string", maxLength: 255 }),
      text: described({ type: "string", maxLength: 10 }),
    },
    examples: [{ text: "milk" }],
  },
  "events/note.created.yaml": {
    post: {
      operationId: "events.noteCreated",
      tags: ["Notes"],
      summary: "A note was created",
      description: "A note was created.",
      requestBody: {
        content: json({
          type: "object",
          required: ["event_id", "event_type", "timestamp"],
          properties: {
            event_id: described({ type: "string", format: "uuid" }),
            event_type: described({ const: "note.created" }),
            timestamp: described({ type: "string", format: "date-time" }),
          },
        }),
      },
      responses: { "200": { description: "Received." } },
    },
  },
  ...Object.fromEntries(
    Object.entries(errorFiles).map(([status, [codes, retryable]]) => [
      `shared/responses/E${status}.yaml`,
      errorBody(codes, retryable),
    ]),
  ),
});
