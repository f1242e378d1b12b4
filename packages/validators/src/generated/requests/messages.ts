// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of messages. */
export const requests: RequestGroup<OperationIn<"messages">> = {
  operations: {
    "messages.list": {
      query: {
        properties: {
          customer_id: { type: "string", format: "uuid" },
          conversation_id: { type: "string", format: "uuid" },
          direction: { $ref: "MessageDirection" },
          status: { $ref: "DeliveryState" },
          since: { type: "string", format: "date-time", maxLength: 64 },
          metadata: { $ref: "MetadataFilter" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "messages.send": {
      body: { oneOf: [{ $ref: "SendTextRequest" }, { $ref: "SendTemplateRequest" }, { $ref: "SendContentRequest" }] },
      bodyRequired: true,
    },
    "messages.get": { path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } } },
    "messages.update": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "UpdateMessageRequest" },
      bodyRequired: true,
    },
    "messages.reportStatus": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "ReportStatusRequest" },
      bodyRequired: true,
    },
    "messages.cancel": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "MessageRequest" },
    },
    "media.upload": { body: { $ref: "UploadMediaRequest" }, bodyRequired: true },
    "media.uploadFile": { query: { properties: { filename: { type: "string", minLength: 1, maxLength: 240 } } }, file: true },
    "media.get": { path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } } },
    "media.download": { path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } } },
    "messages.markRead": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "MessageRequest" },
    },
    "messages.react": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "ReactionRequest" },
      bodyRequired: true,
    },
    "messages.showTyping": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "MessageRequest" },
    },
  },
  components: {
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
    MessageCategory: { type: "string", enum: ["utility", "marketing", "transactional"] },
    MessageDirection: { type: "string", enum: ["inbound", "outbound"] },
    MessageRequest: { type: "object", additionalProperties: false, properties: { idempotency_key: { $ref: "IdempotencyKey" } } },
    MessageText: { type: "string", minLength: 1, maxLength: 4096 },
    Metadata: { type: "object", maxProperties: 20, additionalProperties: { type: "string", minLength: 1, maxLength: 500 } },
    MetadataChanges: {
      type: "object",
      maxProperties: 20,
      additionalProperties: { type: ["string", "null"], minLength: 1, maxLength: 500 },
    },
    MetadataFilter: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}:[\\s\\S]{1,500}$", minLength: 3, maxLength: 541 },
    OutboundContent: {
      oneOf: [
        { $ref: "ButtonsContent" }, { $ref: "ListContent" }, { $ref: "UrlButtonContent" }, { $ref: "LocationContent" },
        { $ref: "LocationRequestContent" }, { $ref: "ContactsContent" }, { $ref: "MediaContent" },
        { $ref: "StoredMediaContent" },
      ],
    },
    PhoneNumber: { type: "string", pattern: "^\\+[1-9]\\d{1,14}$" },
    ProviderMessageId: { type: "string", pattern: "^[\\x21-\\x7e]+$", minLength: 1, maxLength: 512 },
    ReactionEmoji: { type: ["string", "null"], minLength: 1, maxLength: 64, pattern: "^\\S+$" },
    ReactionRequest: {
      type: "object",
      required: ["emoji"],
      additionalProperties: false,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, emoji: { $ref: "ReactionEmoji" } },
    },
    ReplyTo: { type: "string", format: "uuid" },
    ReportStatusRequest: {
      type: "object",
      required: ["status"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        status: { type: "string", enum: ["sent", "delivered", "read", "failed"] },
        provider_message_id: { $ref: "ProviderMessageId" },
        error: {
          type: "object",
          additionalProperties: false,
          properties: {
            code: { type: "string", maxLength: 64 },
            title: { type: "string", maxLength: 300 },
            details: { type: "string", maxLength: 1000 },
          },
        },
      },
    },
    SendAt: { type: "string", format: "date-time", maxLength: 64 },
    SendContentRequest: {
      type: "object",
      required: ["phone_number", "content"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        channel_id: { type: "string", format: "uuid" },
        phone_number: { $ref: "PhoneNumber" },
        content: { $ref: "OutboundContent" },
        reply_to: { $ref: "ReplyTo" },
        category: { $ref: "MessageCategory" },
        metadata: { $ref: "Metadata" },
        send_at: { $ref: "SendAt" },
      },
    },
    SendTemplateRequest: {
      type: "object",
      required: ["phone_number", "template_id", "category"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        channel_id: { type: "string", format: "uuid" },
        phone_number: { $ref: "PhoneNumber" },
        template_id: { $ref: "TemplateId" },
        template_params: { $ref: "TemplateParams" },
        category: { $ref: "MessageCategory" },
        metadata: { $ref: "Metadata" },
        send_at: { $ref: "SendAt" },
        text: { $ref: "MessageText" },
      },
    },
    SendTextRequest: {
      type: "object",
      required: ["phone_number", "text"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        channel_id: { type: "string", format: "uuid" },
        phone_number: { $ref: "PhoneNumber" },
        text: { $ref: "MessageText" },
        link_preview: { $ref: "LinkPreview" },
        reply_to: { $ref: "ReplyTo" },
        category: { $ref: "MessageCategory" },
        metadata: { $ref: "Metadata" },
        send_at: { $ref: "SendAt" },
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
    TemplateId: { type: "string", format: "uuid" },
    TemplateParams: { type: "object", maxProperties: 50, additionalProperties: { type: "string", maxLength: 1024 } },
    UpdateMessageRequest: {
      type: "object",
      required: ["metadata"],
      additionalProperties: false,
      properties: { idempotency_key: { $ref: "IdempotencyKey" }, metadata: { $ref: "MetadataChanges" } },
    },
    UploadMediaRequest: {
      type: "object",
      required: ["media_type", "content"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        media_type: { type: "string", pattern: "^[a-z]+/[a-z0-9.+-]+$", maxLength: 255 },
        content: { type: "string", pattern: "^[A-Za-z0-9+/]+={0,2}$", minLength: 4, maxLength: 22369624 },
        filename: { type: "string", minLength: 1, maxLength: 240 },
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
  },
};
