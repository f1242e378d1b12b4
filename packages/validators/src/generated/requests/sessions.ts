// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of sessions. */
export const requests: RequestGroup<OperationIn<"sessions">> = {
  operations: {
    "sessions.list": {
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "sessions.create": { body: { $ref: "CreateSessionRequest" } },
    "sessions.update": {
      path: { required: ["session_id"], properties: { session_id: { type: "string", format: "uuid" } } },
      body: { $ref: "UpdateSessionRequest" },
      bodyRequired: true,
    },
    "sessions.listMessages": {
      path: { required: ["session_id"], properties: { session_id: { type: "string", format: "uuid" } } },
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "sessions.sendMessage": {
      path: { required: ["session_id"], properties: { session_id: { type: "string", format: "uuid" } } },
      body: { $ref: "SendSessionMessageRequest" },
      bodyRequired: true,
    },
    "sessions.listRuns": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "sessions.exchange": { body: { oneOf: [{ $ref: "A2aSendMessage" }, { $ref: "A2aRequest" }] }, bodyRequired: true },
  },
  components: {
    A2aMessage: {
      type: "object",
      required: ["messageId", "role", "parts"],
      additionalProperties: false,
      properties: {
        messageId: { type: "string", minLength: 1, maxLength: 255 },
        contextId: { type: "string", format: "uuid" },
        taskId: { type: "string", maxLength: 255 },
        role: { type: "string", enum: ["ROLE_USER", "ROLE_AGENT"] },
        parts: { type: "array", minItems: 1, maxItems: 32, items: { $ref: "A2aPart" } },
        metadata: { type: "object", additionalProperties: true },
        extensions: { type: "array", maxItems: 32, items: { type: "string", maxLength: 2048 } },
        referenceTaskIds: { type: "array", maxItems: 32, items: { type: "string", maxLength: 255 } },
      },
    },
    A2aPart: {
      type: "object",
      additionalProperties: true,
      properties: {
        text: { type: "string", minLength: 1, maxLength: 4096 },
        data: { type: "object", additionalProperties: true },
        mediaType: { type: "string", maxLength: 255 },
        metadata: { type: "object", additionalProperties: true },
      },
    },
    A2aRequest: {
      type: "object",
      required: ["jsonrpc", "id", "method"],
      additionalProperties: false,
      properties: {
        jsonrpc: { const: "2.0" },
        id: { $ref: "JsonRpcId" },
        method: { type: "string", maxLength: 128 },
        params: { type: "object", additionalProperties: true },
      },
      not: {
        type: "object",
        required: ["method"],
        properties: { method: { type: "string", enum: ["SendMessage", "SendStreamingMessage"] } },
      },
    },
    A2aSendMessage: {
      type: "object",
      required: ["jsonrpc", "id", "method", "params"],
      additionalProperties: false,
      properties: {
        jsonrpc: { const: "2.0" },
        id: { $ref: "JsonRpcId" },
        method: { type: "string", enum: ["SendMessage", "SendStreamingMessage"] },
        params: {
          type: "object",
          required: ["message"],
          additionalProperties: false,
          properties: {
            tenant: { type: "string", format: "uuid" },
            message: { $ref: "A2aMessage" },
            configuration: { type: "object", additionalProperties: true },
            metadata: { type: "object", additionalProperties: true },
          },
        },
      },
    },
    CreateSessionRequest: {
      type: "object",
      additionalProperties: false,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, agent_id: { type: "string", format: "uuid" } },
    },
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
    JsonRpcId: { oneOf: [{ type: "string", maxLength: 255 }, { type: "integer" }] },
    KnowledgeReader: { type: "string", enum: ["customers", "developers"] },
    SendSessionMessageRequest: {
      type: "object",
      required: ["query"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        query: { type: "string", minLength: 1, maxLength: 4096 },
        top_k: { type: "integer", minimum: 1, maximum: 50 },
        audience: { $ref: "KnowledgeReader" },
      },
    },
    UpdateSessionRequest: {
      type: "object",
      required: ["status"],
      additionalProperties: false,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, status: { const: "ended" } },
    },
  },
};
