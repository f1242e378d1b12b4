// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of conversations. */
export const requests: RequestGroup<OperationIn<"conversations">> = {
  operations: {
    "conversations.list": {
      query: {
        properties: {
          status: { $ref: "ConversationStatus" },
          metadata: { $ref: "MetadataFilter" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "conversations.get": { path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } } },
    "conversations.update": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "UpdateConversationRequest" },
      bodyRequired: true,
    },
    "conversations.listEvents": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "conversations.context": {
      path: { required: ["conversation_id"], properties: { conversation_id: { type: "string", format: "uuid" } } },
      query: {
        properties: { audience: { type: "string", enum: ["customers", "developers"] }, include_notes: { type: "boolean" } },
      },
    },
  },
  components: {
    ConversationStatus: { type: "string", enum: ["open", "handed_off", "closed"] },
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
    MetadataChanges: {
      type: "object",
      maxProperties: 20,
      additionalProperties: { type: ["string", "null"], minLength: 1, maxLength: 500 },
    },
    MetadataFilter: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}:[\\s\\S]{1,500}$", minLength: 3, maxLength: 541 },
    UpdateConversationRequest: {
      type: "object",
      required: ["metadata"],
      additionalProperties: false,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, metadata: { $ref: "MetadataChanges" } },
    },
  },
};
