// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of keys. */
export const requests: RequestGroup<OperationIn<"keys">> = {
  operations: {
    "keys.revoke": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "DeleteRequest" },
    },
  },
  components: {
    DeleteRequest: { type: "object", additionalProperties: false, properties: { idempotency_key: { $ref: "IdempotencyKey" } } },
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
  },
};
