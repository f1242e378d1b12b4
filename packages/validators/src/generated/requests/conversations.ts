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
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
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
  components: { ConversationStatus: { type: "string", enum: ["open", "handed_off", "closed"] } },
};
