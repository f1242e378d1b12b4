// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of costs. */
export const requests: RequestGroup<OperationIn<"costs">> = {
  operations: {
    "costs.get": {
      query: {
        properties: {
          group_by: { $ref: "CostGrouping" },
          since: { type: "string", format: "date-time" },
          until: { type: "string", format: "date-time" },
        },
      },
    },
    "costs.getCaps": {},
    "costs.setCap": { body: { $ref: "SetCapRequest" }, bodyRequired: true },
    "costs.cancelWaiting": { body: { $ref: "MessageRequest" } },
    "costs.listMessages": {
      query: {
        properties: {
          since: { type: "string", format: "date-time" },
          until: { type: "string", format: "date-time" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
  },
  components: {
    CostGrouping: { type: "string", enum: ["category", "country", "template", "agent", "channel", "month"] },
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
    MessageRequest: { type: "object", additionalProperties: false, properties: { idempotency_key: { $ref: "IdempotencyKey" } } },
    SetCapRequest: {
      type: "object",
      required: ["maximum"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        agent_id: { type: "string", format: "uuid" },
        unit: { type: "string", enum: ["messages", "amount"], default: "messages" },
        maximum: { type: ["string", "null"], pattern: "^[0-9]{1,9}([.][0-9]{1,6})?$" },
      },
    },
  },
};
