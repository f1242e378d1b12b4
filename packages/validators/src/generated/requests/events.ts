// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of events. */
export const requests: RequestGroup<OperationIn<"events">> = {
  operations: {
    "events.list": {
      query: {
        properties: {
          event_type: { $ref: "EventName" },
          conversation_id: { type: "string", format: "uuid" },
          customer_id: { type: "string", format: "uuid" },
          phone_number: { $ref: "PhoneNumber" },
          correlation_id: { type: "string", minLength: 1, maxLength: 128 },
          since: { type: "string", format: "date-time" },
          until: { type: "string", format: "date-time" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "events.ingest": {
      body: {
        oneOf: [
          { $ref: "IngestMessageRequest" }, { $ref: "IngestEchoRequest" }, { $ref: "IngestChangeRequest" },
          { $ref: "IngestEventRequest" },
        ],
      },
      bodyRequired: true,
    },
    "events.stream": {
      query: {
        properties: {
          event_type: { $ref: "EventName" },
          conversation_id: { type: "string", format: "uuid" },
          customer_id: { type: "string", format: "uuid" },
          phone_number: { $ref: "PhoneNumber" },
          correlation_id: { type: "string", minLength: 1, maxLength: 128 },
          since: { type: "string", format: "date-time" },
          until: { type: "string", format: "date-time" },
          after_id: { type: "string", minLength: 1, maxLength: 64 },
        },
      },
    },
    "events.get": { path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } } },
  },
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
    ChangedMessageId: { type: "string", format: "uuid" },
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
    EventName: {
      type: "string",
      enum: [
        "conversation.created", "conversation.message_received", "conversation.message_changed",
        "conversation.message_delivered", "conversation.message_failed", "agent.intent_detected",
        "agent.action_pending", "agent.action_approved", "agent.action_rejected", "agent.handoff",
        "channel.notice_received", "channel.status_changed", "conversation.updated", "customer.updated",
        "customer.opted_in", "customer.opted_out", "customer.erased", "customer.merged", "customer.unmerged",
        "session.ended", "atlas.event.received", "atlas.action.executed", "atlas.run.updated", "agent.message_delivery",
        "message.delivered", "template.status_changed", "export.status_changed",
      ],
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
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
    InboundContent: {
      oneOf: [
        { $ref: "ButtonReplyContent" }, { $ref: "ListReplyContent" }, { $ref: "LocationContent" },
        { $ref: "ContactsContent" }, { $ref: "ReceivedMediaContent" }, { $ref: "OrderContent" },
        { $ref: "FormReplyContent" }, { $ref: "UnsupportedContent" },
      ],
    },
    InboundContentMessage: {
      type: "object",
      required: ["content"],
      additionalProperties: false,
      properties: { content: { $ref: "InboundContent" }, truncated: { const: true }, reply_to: { $ref: "ReplyTo" } },
    },
    InboundCustomer: {
      type: "object",
      minProperties: 1,
      additionalProperties: false,
      properties: {
        phone_number: { $ref: "PhoneNumber" },
        user_id: { $ref: "UserId" },
        username: { $ref: "Username" },
        name: { type: "string", minLength: 1, maxLength: 200 },
      },
    },
    InboundDeletion: {
      type: "object",
      required: ["kind", "message_id"],
      additionalProperties: false,
      properties: { kind: { const: "deletion" }, message_id: { $ref: "ChangedMessageId" } },
    },
    InboundEdit: {
      type: "object",
      required: ["kind", "message_id", "text"],
      additionalProperties: false,
      properties: {
        kind: { const: "edit" },
        message_id: { $ref: "ChangedMessageId" },
        text: { type: "string", minLength: 1, maxLength: 4096 },
        truncated: { const: true },
      },
    },
    InboundMessage: {
      type: "object",
      required: ["text"],
      additionalProperties: false,
      properties: {
        type: { const: "text" },
        text: { type: "string", minLength: 1, maxLength: 4096 },
        truncated: { const: true },
        reply_to: { $ref: "ReplyTo" },
      },
    },
    InboundReaction: {
      type: "object",
      required: ["kind", "message_id"],
      additionalProperties: false,
      properties: {
        kind: { const: "reaction" },
        message_id: { $ref: "ChangedMessageId" },
        emoji: { type: ["string", "null"], minLength: 1, maxLength: 64 },
      },
    },
    IngestChangeRequest: {
      type: "object",
      required: ["channel", "customer", "event_type", "change"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        channel: { $ref: "ChannelName" },
        channel_id: { $ref: "IngestedChannelId" },
        customer: { $ref: "InboundCustomer" },
        event_type: { const: "message.changed" },
        change: { oneOf: [{ $ref: "InboundReaction" }, { $ref: "InboundEdit" }, { $ref: "InboundDeletion" }] },
        by: { type: "string", enum: ["customer", "phone"] },
        timestamp: { type: "string", format: "date-time" },
      },
    },
    IngestEchoRequest: {
      type: "object",
      required: ["channel", "customer", "event_type", "echo"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        channel: { $ref: "ChannelName" },
        channel_id: { $ref: "IngestedChannelId" },
        customer: { $ref: "InboundCustomer" },
        event_type: { const: "message.echoed" },
        echo: { oneOf: [{ $ref: "InboundMessage" }, { $ref: "InboundContentMessage" }] },
        timestamp: { type: "string", format: "date-time" },
      },
    },
    IngestEventRequest: {
      type: "object",
      required: ["channel", "customer", "event_type"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        channel: { $ref: "ChannelName" },
        channel_id: { $ref: "IngestedChannelId" },
        customer: { $ref: "InboundCustomer" },
        event_type: { type: "string", pattern: "^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", maxLength: 100 },
        timestamp: { type: "string", format: "date-time" },
      },
    },
    IngestMessageRequest: {
      type: "object",
      required: ["channel", "customer", "event_type", "message"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        channel: { $ref: "ChannelName" },
        channel_id: { $ref: "IngestedChannelId" },
        provider_message_id: { $ref: "ProviderMessageId" },
        customer: { $ref: "InboundCustomer" },
        event_type: { type: "string", pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", maxLength: 100 },
        message: { oneOf: [{ $ref: "InboundMessage" }, { $ref: "InboundContentMessage" }] },
        referral: { $ref: "Referral" },
        timestamp: { type: "string", format: "date-time" },
      },
    },
    IngestedChannelId: { type: "string", format: "uuid" },
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
    ProviderMessageId: { type: "string", pattern: "^[\\x21-\\x7e]+$", minLength: 1, maxLength: 512 },
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
    UserId: { type: "string", minLength: 1, maxLength: 256, pattern: "^[\\x20-\\x7e]+$" },
    Username: { type: "string", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9._]+$" },
    VoiceMark: { type: "boolean" },
  },
};
