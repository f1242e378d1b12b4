// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of actions. */
export const requests: RequestGroup<OperationIn<"actions">> = {
  operations: {
    "actions.execute": {
      body: {
        oneOf: [
          { $ref: "ReplyAction" }, { $ref: "DraftAction" }, { $ref: "HandoffAction" }, { $ref: "AssignOwnerAction" },
          { $ref: "UnassignOwnerAction" }, { $ref: "HandBackAction" }, { $ref: "CloseAction" },
          { $ref: "ReopenAction" }, { $ref: "SendMessageAction" },
        ],
      },
      bodyRequired: true,
    },
  },
  components: {
    AssignOwnerAction: {
      type: "object",
      required: ["conversation_id", "action_type", "payload"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        conversation_id: { type: "string", format: "uuid" },
        action_type: { const: "assign_owner" },
        payload: {
          type: "object",
          required: ["owner_id"],
          additionalProperties: false,
          properties: { owner_id: { type: "string", format: "uuid" } },
        },
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
    CloseAction: {
      type: "object",
      required: ["conversation_id", "action_type"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        conversation_id: { type: "string", format: "uuid" },
        action_type: { const: "close" },
        payload: { $ref: "EmptyPayload" },
      },
    },
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
    DraftAction: {
      type: "object",
      required: ["conversation_id", "action_type", "payload"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        conversation_id: { type: "string", format: "uuid" },
        action_type: { const: "draft" },
        payload: {
          type: "object",
          required: ["text"],
          additionalProperties: false,
          properties: { text: { $ref: "MessageText" } },
        },
      },
    },
    EmptyPayload: { type: "object", additionalProperties: false, properties: {} },
    HandBackAction: {
      type: "object",
      required: ["conversation_id", "action_type"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        conversation_id: { type: "string", format: "uuid" },
        action_type: { const: "hand_back" },
        payload: { $ref: "EmptyPayload" },
      },
    },
    HandoffAction: {
      type: "object",
      required: ["conversation_id", "action_type"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        conversation_id: { type: "string", format: "uuid" },
        action_type: { const: "handoff" },
        payload: {
          type: "object",
          additionalProperties: false,
          properties: { text: { type: "string", minLength: 1, maxLength: 4096 } },
        },
      },
    },
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
    LinkPreview: { type: "boolean" },
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
    LocationRequestContent: {
      type: "object",
      required: ["type", "text"],
      additionalProperties: false,
      properties: { type: { const: "location_request" }, text: { type: "string", minLength: 1, maxLength: 1024 } },
    },
    MediaContent: {
      type: "object",
      required: ["type", "url"],
      additionalProperties: false,
      properties: {
        type: { type: "string", enum: ["image", "audio", "video", "document", "sticker"] },
        url: { type: "string", format: "uri", pattern: "^https://", maxLength: 2048 },
        caption: { type: "string", minLength: 1, maxLength: 1024 },
        filename: { type: "string", minLength: 1, maxLength: 240 },
        voice: { $ref: "VoiceMark" },
      },
    },
    MessageText: { type: "string", minLength: 1, maxLength: 4096 },
    Metadata: { type: "object", maxProperties: 20, additionalProperties: { type: "string", minLength: 1, maxLength: 500 } },
    OutboundContent: {
      oneOf: [
        { $ref: "ButtonsContent" }, { $ref: "ListContent" }, { $ref: "UrlButtonContent" }, { $ref: "LocationContent" },
        { $ref: "LocationRequestContent" }, { $ref: "ContactsContent" }, { $ref: "MediaContent" },
        { $ref: "StoredMediaContent" },
      ],
    },
    ReopenAction: {
      type: "object",
      required: ["conversation_id", "action_type"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        conversation_id: { type: "string", format: "uuid" },
        action_type: { const: "reopen" },
        payload: { $ref: "EmptyPayload" },
      },
    },
    ReplyAction: {
      type: "object",
      required: ["conversation_id", "action_type", "payload"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        conversation_id: { type: "string", format: "uuid" },
        action_type: { const: "reply" },
        payload: { oneOf: [{ $ref: "ReplyText" }, { $ref: "ReplyContent" }] },
        while_handed_off: { $ref: "WhileHandedOff" },
      },
    },
    ReplyContent: {
      type: "object",
      required: ["content"],
      additionalProperties: false,
      properties: { content: { $ref: "OutboundContent" }, metadata: { $ref: "Metadata" }, reply_to: { $ref: "ReplyTo" } },
    },
    ReplyText: {
      type: "object",
      required: ["text"],
      additionalProperties: false,
      properties: {
        text: { $ref: "MessageText" },
        link_preview: { $ref: "LinkPreview" },
        metadata: { $ref: "Metadata" },
        reply_to: { $ref: "ReplyTo" },
      },
    },
    ReplyTo: { type: "string", format: "uuid" },
    SendMessageAction: {
      type: "object",
      required: ["conversation_id", "action", "message"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        conversation_id: { type: "string", format: "uuid" },
        action: { const: "send_message" },
        message: {
          type: "object",
          required: ["type", "text"],
          additionalProperties: false,
          properties: { type: { const: "text" }, text: { $ref: "MessageText" } },
        },
        while_handed_off: { $ref: "WhileHandedOff" },
      },
    },
    StoredMediaContent: {
      type: "object",
      required: ["type", "media_id"],
      additionalProperties: false,
      properties: {
        type: { type: "string", enum: ["image", "audio", "video", "document", "sticker"] },
        media_id: { type: "string", format: "uuid" },
        caption: { type: "string", minLength: 1, maxLength: 1024 },
        filename: { type: "string", minLength: 1, maxLength: 240 },
        voice: { $ref: "VoiceMark" },
      },
    },
    UnassignOwnerAction: {
      type: "object",
      required: ["conversation_id", "action_type"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        conversation_id: { type: "string", format: "uuid" },
        action_type: { const: "unassign_owner" },
        payload: { $ref: "EmptyPayload" },
      },
    },
    UrlButtonContent: {
      type: "object",
      required: ["type", "text", "button"],
      additionalProperties: false,
      properties: {
        type: { const: "url_button" },
        text: { type: "string", minLength: 1, maxLength: 1024 },
        header: { type: "string", minLength: 1, maxLength: 60 },
        footer: { type: "string", minLength: 1, maxLength: 60 },
        button: {
          type: "object",
          required: ["title", "url"],
          additionalProperties: false,
          properties: {
            title: { type: "string", minLength: 1, maxLength: 20 },
            url: { type: "string", format: "uri", pattern: "^https://", maxLength: 2000 },
          },
        },
      },
    },
    VoiceMark: { type: "boolean" },
    WhileHandedOff: { type: "boolean" },
  },
};
