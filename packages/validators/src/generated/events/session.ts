// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { EventGroup } from "../../event.ts";

/** Events whose names begin with session. */
export const events: EventGroup<"session.ended"> = {
  events: { "session.ended": { $ref: "SessionEndedEvent" } },
  components: {
    ChannelName: { type: "string", pattern: "^[a-z][a-z0-9_]*$", maxLength: 32 },
    EventCustomer: {
      type: "object",
      required: ["id"],
      properties: {
        id: { type: "string", format: "uuid" },
        phone_number: { $ref: "PhoneNumber" },
        user_id: { $ref: "UserId" },
        metadata: { $ref: "Metadata" },
      },
    },
    EventSession: {
      type: "object",
      required: ["id", "agent_id", "status"],
      properties: {
        id: { type: "string", format: "uuid" },
        agent_id: { type: ["string", "null"], format: "uuid" },
        status: { $ref: "SessionStatus" },
      },
    },
    Metadata: { type: "object", maxProperties: 20, additionalProperties: { type: "string", minLength: 1, maxLength: 500 } },
    PhoneNumber: { type: "string", pattern: "^\\+[1-9]\\d{1,14}$" },
    SessionEndedEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "session"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "session.ended" },
        timestamp: { $ref: "Timestamp" },
        conversation_id: { type: "string", format: "uuid" },
        channel: { $ref: "ChannelName" },
        customer: { $ref: "EventCustomer" },
        session: { $ref: "EventSession" },
      },
    },
    SessionStatus: { type: "string", enum: ["active", "ended"] },
    Timestamp: { type: "string", format: "date-time" },
    UserId: { type: "string", minLength: 1, maxLength: 256, pattern: "^[\\x20-\\x7e]+$" },
  },
};
