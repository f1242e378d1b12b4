// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { EventGroup } from "../../event.ts";

/** Events whose names begin with atlas. */
export const events: EventGroup<"atlas.event.received" | "atlas.action.executed" | "atlas.run.updated"> = {
  events: {
    "atlas.event.received": { $ref: "AtlasEventReceivedEvent" },
    "atlas.action.executed": { $ref: "AtlasActionExecutedEvent" },
    "atlas.run.updated": { $ref: "AtlasRunUpdatedEvent" },
  },
  components: {
    ApprovalState: { type: ["string", "null"], enum: ["pending", "approved", "rejected", "expired", null] },
    AtlasActionExecutedEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "run", "action"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "atlas.action.executed" },
        timestamp: { $ref: "Timestamp" },
        conversation_id: { type: "string", format: "uuid" },
        channel: { $ref: "ChannelName" },
        customer: { $ref: "EventCustomer" },
        message: { $ref: "EventMessage" },
        run: { $ref: "Run" },
        action: { $ref: "EventAction" },
      },
    },
    AtlasEventReceivedEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "atlas.event.received" },
        timestamp: { $ref: "Timestamp" },
        conversation_id: { type: "string", format: "uuid" },
        channel: { $ref: "ChannelName" },
        customer: { $ref: "EventCustomer" },
        message: { $ref: "EventMessage" },
        inbound: { $ref: "EventInbound" },
      },
    },
    AtlasRunUpdatedEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "run"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "atlas.run.updated" },
        timestamp: { $ref: "Timestamp" },
        conversation_id: { type: "string", format: "uuid" },
        channel: { $ref: "ChannelName" },
        customer: { $ref: "EventCustomer" },
        session: { $ref: "EventSession" },
        run: { $ref: "Run" },
      },
    },
    ButtonReplyContent: {
      type: "object",
      required: ["type", "id", "title"],
      additionalProperties: false,
      properties: {
        type: { const: "button_reply" },
        id: { type: "string", minLength: 1, maxLength: 256 },
        title: { type: "string", minLength: 1, maxLength: 256 },
      },
    },
    ButtonsContent: {
      type: "object",
      required: ["type", "text", "buttons"],
      additionalProperties: false,
      properties: {
        type: { const: "buttons" },
        text: { type: "string", minLength: 1, maxLength: 1024 },
        header: { type: "string", minLength: 1, maxLength: 60 },
        footer: { type: "string", minLength: 1, maxLength: 60 },
        buttons: {
          type: "array",
          minItems: 1,
          maxItems: 3,
          items: {
            type: "object",
            required: ["id", "title"],
            additionalProperties: false,
            properties: {
              id: { type: "string", minLength: 1, maxLength: 256 },
              title: { type: "string", minLength: 1, maxLength: 20 },
            },
          },
        },
      },
    },
    ChannelName: { type: "string", pattern: "^[a-z][a-z0-9_]*$", maxLength: 32 },
    ContactsContent: {
      type: "object",
      required: ["type", "contacts"],
      additionalProperties: false,
      properties: {
        type: { const: "contacts" },
        contacts: {
          type: "array",
          minItems: 1,
          maxItems: 10,
          items: {
            type: "object",
            required: ["name"],
            additionalProperties: false,
            properties: {
              name: { type: "string", minLength: 1, maxLength: 200 },
              organization: { type: "string", minLength: 1, maxLength: 200 },
              phone_numbers: { type: "array", maxItems: 10, items: { type: "string", minLength: 1, maxLength: 40 } },
              emails: { type: "array", maxItems: 10, items: { type: "string", minLength: 1, maxLength: 320 } },
            },
          },
        },
      },
    },
    DeliveryState: { type: "string", enum: ["scheduled", "queued", "sent", "delivered", "read", "failed", "canceled"] },
    EventAction: {
      type: "object",
      required: ["action_type", "payload"],
      properties: {
        action_type: {
          type: "string",
          enum: ["reply", "draft", "handoff", "assign_owner", "unassign_owner", "hand_back", "close", "reopen", "tool_call"],
        },
        tool_name: { $ref: "ToolName" },
        payload: { type: "object", additionalProperties: true },
      },
    },
    EventCustomer: {
      type: "object",
      required: ["id", "phone_number"],
      properties: { id: { type: "string", format: "uuid" }, phone_number: { $ref: "PhoneNumber" } },
    },
    EventInbound: {
      type: "object",
      required: ["event_type", "timestamp"],
      properties: {
        event_type: { type: "string", pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", maxLength: 100 },
        timestamp: { type: "string", format: "date-time" },
        received: { type: "string", minLength: 1, maxLength: 8192 },
      },
    },
    EventMessage: {
      type: "object",
      required: ["id", "type", "text"],
      properties: {
        id: { type: "string", format: "uuid" },
        type: { $ref: "MessageType" },
        text: { type: "string", maxLength: 4096 },
        content: { $ref: "MessageContent" },
        reply_to: { $ref: "ReplyTo" },
        author: { $ref: "MessageAuthor" },
        status: { $ref: "DeliveryState" },
        provider_message_id: { type: "string", minLength: 1, maxLength: 256 },
        error_code: { type: "string", pattern: "^[a-z][a-z_]*$", maxLength: 64 },
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
    KnowledgeCitation: {
      type: "object",
      required: ["knowledge_id", "title"],
      properties: {
        knowledge_id: { type: "string", format: "uuid" },
        title: { type: "string", maxLength: 300 },
        url: { type: "string", maxLength: 2048 },
        heading: { type: "string", maxLength: 500 },
        start: { type: "integer", minimum: 0 },
        end: { type: "integer", minimum: 0 },
      },
    },
    ListContent: {
      type: "object",
      required: ["type", "text", "button", "sections"],
      additionalProperties: false,
      properties: {
        type: { const: "list" },
        text: { type: "string", minLength: 1, maxLength: 1024 },
        header: { type: "string", minLength: 1, maxLength: 60 },
        footer: { type: "string", minLength: 1, maxLength: 60 },
        button: { type: "string", minLength: 1, maxLength: 20 },
        sections: {
          type: "array",
          minItems: 1,
          maxItems: 10,
          items: {
            type: "object",
            required: ["rows"],
            additionalProperties: false,
            properties: {
              title: { type: "string", minLength: 1, maxLength: 24 },
              rows: {
                type: "array",
                minItems: 1,
                maxItems: 10,
                items: {
                  type: "object",
                  required: ["id", "title"],
                  additionalProperties: false,
                  properties: {
                    id: { type: "string", minLength: 1, maxLength: 200 },
                    title: { type: "string", minLength: 1, maxLength: 24 },
                    description: { type: "string", minLength: 1, maxLength: 72 },
                  },
                },
              },
            },
          },
        },
      },
    },
    ListReplyContent: {
      type: "object",
      required: ["type", "id", "title"],
      additionalProperties: false,
      properties: {
        type: { const: "list_reply" },
        id: { type: "string", minLength: 1, maxLength: 256 },
        title: { type: "string", minLength: 1, maxLength: 256 },
        description: { type: "string", minLength: 1, maxLength: 72 },
      },
    },
    LocationContent: {
      type: "object",
      required: ["type", "latitude", "longitude"],
      additionalProperties: false,
      properties: {
        type: { const: "location" },
        latitude: { type: "number", minimum: -90, maximum: 90 },
        longitude: { type: "number", minimum: -180, maximum: 180 },
        name: { type: "string", minLength: 1, maxLength: 1000 },
        address: { type: "string", minLength: 1, maxLength: 1000 },
      },
    },
    MessageAuthor: {
      type: ["object", "null"],
      required: ["type", "name"],
      properties: {
        type: { type: "string", enum: ["operator", "agent", "api"] },
        name: { type: ["string", "null"], maxLength: 320 },
      },
    },
    MessageContent: {
      oneOf: [
        { $ref: "ButtonsContent" }, { $ref: "ListContent" }, { $ref: "LocationContent" }, { $ref: "ContactsContent" },
        { $ref: "ButtonReplyContent" }, { $ref: "ListReplyContent" }, { $ref: "ReceivedMediaContent" },
        { $ref: "UnsupportedContent" },
      ],
    },
    MessageType: {
      type: "string",
      enum: [
        "text", "template", "buttons", "list", "location", "contacts", "button_reply", "list_reply", "image", "audio",
        "video", "document", "unsupported",
      ],
    },
    PhoneNumber: { type: "string", pattern: "^\\+[1-9]\\d{1,14}$" },
    ReceivedMediaContent: {
      type: "object",
      required: ["type"],
      additionalProperties: false,
      properties: {
        type: { type: "string", enum: ["image", "audio", "video", "document"] },
        url: { type: "string", format: "uri", pattern: "^https://", maxLength: 2048 },
        media_id: { type: "string", format: "uuid" },
        caption: { type: "string", minLength: 1, maxLength: 1024 },
        filename: { type: "string", minLength: 1, maxLength: 240 },
        media_type: { type: "string", minLength: 1, maxLength: 255 },
      },
    },
    ReplyTo: { type: "string", format: "uuid" },
    Run: {
      type: "object",
      required: [
        "run_id", "id", "session_id", "conversation_id", "iteration", "intent", "status", "tools_called",
        "approval_required", "approval_state", "approval_id", "citations", "error", "correlation_id", "created_at",
      ],
      properties: {
        run_id: { type: "string", format: "uuid" },
        id: { type: "string", format: "uuid" },
        session_id: { type: ["string", "null"], format: "uuid" },
        conversation_id: { type: ["string", "null"], format: "uuid" },
        iteration: { type: "integer", minimum: 1 },
        intent: { type: "string", maxLength: 100 },
        status: { $ref: "RunStatus" },
        tools_called: { type: "array", maxItems: 100, items: { type: "string", maxLength: 100 } },
        approval_required: { type: "boolean" },
        approval_state: { $ref: "ApprovalState" },
        approval_id: { type: ["string", "null"], format: "uuid" },
        citations: { type: "array", maxItems: 50, items: { $ref: "KnowledgeCitation" } },
        error: {
          type: ["object", "null"],
          required: ["code", "message"],
          properties: { code: { type: "string", maxLength: 100 }, message: { type: "string", maxLength: 500 } },
        },
        result: { type: ["object", "null"], additionalProperties: true },
        actor: { $ref: "RunActor" },
        agent_id: { type: ["string", "null"], format: "uuid" },
        correlation_id: { type: "string", maxLength: 128 },
        created_at: { type: "string", format: "date-time" },
      },
    },
    RunActor: {
      type: ["object", "null"],
      required: ["type", "name"],
      properties: {
        type: { type: "string", enum: ["operator", "agent", "api"] },
        name: { type: ["string", "null"], maxLength: 320 },
      },
    },
    RunStatus: { type: "string", enum: ["completed", "pending_approval", "rejected", "failed", "shadow"] },
    SessionStatus: { type: "string", enum: ["active", "ended"] },
    Timestamp: { type: "string", format: "date-time" },
    ToolName: { type: "string", pattern: "^[a-z][a-z0-9_]*$", maxLength: 64 },
    UnsupportedContent: {
      type: "object",
      required: ["type", "provider_type"],
      additionalProperties: false,
      properties: {
        type: { const: "unsupported" },
        provider_type: { type: "string", minLength: 1, maxLength: 64 },
        received: { type: "string", minLength: 1, maxLength: 8192 },
      },
    },
  },
};
