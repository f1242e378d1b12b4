// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import { requestValidatorsOf } from "../../validation/checks.ts";

export const requestValidators = requestValidatorsOf({
  parameters: {
    "keys.revoke": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      query: { properties: {} },
    },
  },
  bodies: { "keys.revoke": { $ref: "DeleteRequest" } },
  components: {
    DeleteRequest: {
      type: "object",
      additionalProperties: false,
      properties: { idempotency_key: { $ref: "IdempotencyKey" } },
    },
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
  },
});
