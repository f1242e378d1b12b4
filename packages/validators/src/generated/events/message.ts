// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { EventGroup } from "../../event.ts";

/** Events whose names begin with message. */
export const events: EventGroup<"message.delivered"> = {
  events: { "message.delivered": { $ref: "MessageDeliveredEvent" } },
  components: {
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
    ConversationLabels: { type: "array", maxItems: 20, items: { $ref: "Label" } },
    ConversationStatus: { type: "string", enum: ["open", "handed_off", "closed"] },
    DeletedAt: { type: "string", format: "date-time" },
    DeliveryState: { type: "string", enum: ["scheduled", "queued", "sent", "delivered", "read", "failed", "canceled"] },
    EditedAt: { type: "string", format: "date-time" },
    EventConversation: {
      type: "object",
      required: ["status", "owner_id", "labels", "waiting_since"],
      properties: {
        status: { $ref: "ConversationStatus" },
        owner_id: { type: ["string", "null"], format: "uuid" },
        labels: { $ref: "ConversationLabels" },
        waiting_since: { $ref: "WaitingSince" },
      },
    },
    EventCustomer: {
      type: "object",
      required: ["id", "phone_number"],
      properties: { id: { type: "string", format: "uuid" }, phone_number: { $ref: "PhoneNumber" } },
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
        reactions: { $ref: "Reactions" },
        edited_at: { $ref: "EditedAt" },
        deleted_at: { $ref: "DeletedAt" },
        referral: { $ref: "Referral" },
        truncated: { $ref: "Truncated" },
        author: { $ref: "MessageAuthor" },
        status: { $ref: "DeliveryState" },
        provider_message_id: { type: "string", minLength: 1, maxLength: 256 },
        error_code: { type: "string", pattern: "^[a-z][a-z_]*$", maxLength: 64 },
        provider_error: { $ref: "ProviderError" },
      },
    },
    FormAnswer: {
      type: "object",
      required: ["name", "value"],
      additionalProperties: false,
      properties: { name: { type: "string", minLength: 1, maxLength: 256 }, value: { type: "string", maxLength: 4096 } },
    },
    FormReplyContent: {
      type: "object",
      required: ["type", "answers"],
      additionalProperties: false,
      properties: {
        type: { const: "form_reply" },
        name: { type: "string", minLength: 1, maxLength: 256 },
        text: { type: "string", minLength: 1, maxLength: 1024 },
        answers: { type: "array", maxItems: 100, items: { $ref: "FormAnswer" } },
      },
    },
    Label: { type: "string", pattern: "^[a-z][a-z0-9_-]*$", minLength: 1, maxLength: 32 },
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
    LocationRequestContent: {
      type: "object",
      required: ["type", "text"],
      additionalProperties: false,
      properties: { type: { const: "location_request" }, text: { type: "string", minLength: 1, maxLength: 1024 } },
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
        { $ref: "ButtonsContent" }, { $ref: "ListContent" }, { $ref: "UrlButtonContent" }, { $ref: "LocationContent" },
        { $ref: "LocationRequestContent" }, { $ref: "ContactsContent" }, { $ref: "ButtonReplyContent" },
        { $ref: "ListReplyContent" }, { $ref: "ReceivedMediaContent" }, { $ref: "OrderContent" },
        { $ref: "FormReplyContent" }, { $ref: "UnsupportedContent" },
      ],
    },
    MessageDeliveredEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "conversation_id", "channel", "customer", "message"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "message.delivered" },
        timestamp: { $ref: "Timestamp" },
        conversation_id: { type: "string", format: "uuid" },
        channel: { $ref: "ChannelName" },
        customer: { $ref: "EventCustomer" },
        conversation: { $ref: "EventConversation" },
        message: { $ref: "EventMessage" },
      },
    },
    MessageType: {
      type: "string",
      enum: [
        "text", "template", "buttons", "list", "url_button", "location", "location_request", "contacts", "button_reply",
        "list_reply", "image", "audio", "video", "document", "sticker", "order", "form_reply", "unsupported",
      ],
    },
    OrderContent: {
      type: "object",
      required: ["type", "items"],
      additionalProperties: false,
      properties: {
        type: { const: "order" },
        catalog_id: { type: "string", minLength: 1, maxLength: 256 },
        text: { type: "string", minLength: 1, maxLength: 1024 },
        items: { type: "array", minItems: 1, maxItems: 100, items: { $ref: "OrderItem" } },
      },
    },
    OrderItem: {
      type: "object",
      required: ["product_id", "quantity"],
      additionalProperties: false,
      properties: {
        product_id: { type: "string", minLength: 1, maxLength: 256 },
        quantity: { type: "integer", minimum: 1, maximum: 1000000 },
        price: { type: "number", minimum: 0 },
        currency: { type: "string", pattern: "^[A-Z]{3}$", maxLength: 3 },
      },
    },
    PhoneNumber: { type: "string", pattern: "^\\+[1-9]\\d{1,14}$" },
    ProviderError: {
      type: "object",
      required: ["code", "title", "details", "advice"],
      properties: {
        code: { type: ["integer", "null"] },
        title: { type: ["string", "null"], maxLength: 300 },
        details: { type: ["string", "null"], maxLength: 1000 },
        advice: { type: ["string", "null"], maxLength: 300 },
      },
    },
    Reaction: {
      type: "object",
      required: ["from", "emoji", "at"],
      properties: {
        from: { type: "string", enum: ["customer", "business"] },
        emoji: { type: "string", minLength: 1, maxLength: 64 },
        at: { type: "string", format: "date-time" },
      },
    },
    Reactions: { type: "array", maxItems: 2, items: { $ref: "Reaction" } },
    ReceivedMediaContent: {
      type: "object",
      required: ["type"],
      additionalProperties: false,
      properties: {
        type: { type: "string", enum: ["image", "audio", "video", "document", "sticker"] },
        url: { type: "string", format: "uri", pattern: "^https://", maxLength: 2048 },
        media_id: { type: "string", format: "uuid" },
        caption: { type: "string", minLength: 1, maxLength: 1024 },
        filename: { type: "string", minLength: 1, maxLength: 240 },
        media_type: { type: "string", minLength: 1, maxLength: 255 },
        voice: { $ref: "VoiceMark" },
      },
    },
    Referral: {
      type: "object",
      additionalProperties: false,
      properties: {
        source_type: { type: "string", minLength: 1, maxLength: 64 },
        source_id: { type: "string", minLength: 1, maxLength: 256 },
        source_url: { type: "string", minLength: 1, maxLength: 2048 },
        headline: { type: "string", minLength: 1, maxLength: 1024 },
        body: { type: "string", minLength: 1, maxLength: 4096 },
        click_id: { type: "string", minLength: 1, maxLength: 1024 },
      },
    },
    ReplyTo: { type: "string", format: "uuid" },
    Timestamp: { type: "string", format: "date-time" },
    Truncated: { type: "boolean" },
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
    WaitingSince: { type: ["string", "null"], format: "date-time" },
  },
};
