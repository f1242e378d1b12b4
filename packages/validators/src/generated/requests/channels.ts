// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import { requestValidatorsOf } from "../../validation/checks.ts";

export const requestValidators = requestValidatorsOf({
  parameters: {
    "channels.list": {
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "channels.get": {
      path: { required: ["channel_id"], properties: { channel_id: { type: "string", format: "uuid" } } },
      query: { properties: {} },
    },
    "channels.update": {
      path: { required: ["channel_id"], properties: { channel_id: { type: "string", format: "uuid" } } },
      query: { properties: {} },
    },
  },
  bodies: { "channels.update": { $ref: "SetServingAgentRequest" } },
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
});
