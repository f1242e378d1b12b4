// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of channels. */
export const requests: RequestGroup<OperationIn<"channels">> = {
  operations: {
    "channels.list": {
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "channels.get": { path: { required: ["channel_id"], properties: { channel_id: { type: "string", format: "uuid" } } } },
    "channels.update": {
      path: { required: ["channel_id"], properties: { channel_id: { type: "string", format: "uuid" } } },
      body: { $ref: "SetServingAgentRequest" },
      bodyRequired: true,
    },
  },
  components: {
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
    ServingAgentId: { type: ["string", "null"], format: "uuid" },
    SetServingAgentRequest: {
      type: "object",
      required: ["agent_id"],
      additionalProperties: false,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, agent_id: { $ref: "ServingAgentId" } },
    },
  },
};
