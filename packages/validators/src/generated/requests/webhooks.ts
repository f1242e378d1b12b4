// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of webhooks. */
export const requests: RequestGroup<OperationIn<"webhooks">> = {
  operations: {
    "webhooks.list": {
      query: {
        properties: {
          metadata: { $ref: "MetadataFilter" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "webhooks.create": { body: { $ref: "CreateWebhookRequest" }, bodyRequired: true },
    "webhooks.listDeliveries": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      query: {
        properties: {
          status: { type: "string", enum: ["pending", "delivered", "exhausted"] },
          event_type: { $ref: "EventName" },
          conversation_id: { type: "string", format: "uuid" },
          correlation_id: { type: "string", minLength: 1, maxLength: 128 },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "webhooks.getDelivery": {
      path: {
        required: ["id", "delivery_id"],
        properties: { id: { type: "string", format: "uuid" }, delivery_id: { type: "string", format: "uuid" } },
      },
    },
    "webhooks.recover": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "RecoverWebhookRequest" },
      bodyRequired: true,
    },
    "webhooks.delete": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "DeleteRequest" },
    },
    "webhooks.update": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "UpdateWebhookRequest" },
      bodyRequired: true,
    },
  },
  components: {
    CreateWebhookRequest: {
      type: "object",
      required: ["url", "events"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        url: { $ref: "GivenWebhookUrl" },
        events: { $ref: "SubscribedEvents" },
        secret: { $ref: "WebhookSecret" },
        description: { $ref: "WebhookDescription" },
        payload: { $ref: "WebhookPayload" },
        filter: { $ref: "WebhookFilter" },
        headers: { $ref: "WebhookHeaders" },
        rate: { $ref: "WebhookRate" },
        ordering: { $ref: "WebhookOrdering" },
        signature: { $ref: "WebhookSignature" },
        metadata: { $ref: "Metadata" },
      },
    },
    DeleteRequest: { type: "object", additionalProperties: false, properties: { idempotency_key: { $ref: "IdempotencyKey" } } },
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
    GivenWebhookUrl: { type: "string", format: "uri", maxLength: 2048 },
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
    Label: { type: "string", pattern: "^[a-z][a-z0-9_-]*$", minLength: 1, maxLength: 32 },
    MessageCategory: { type: "string", enum: ["utility", "marketing", "transactional", "authentication"] },
    MessageDirection: { type: "string", enum: ["inbound", "outbound"] },
    Metadata: { type: "object", maxProperties: 20, additionalProperties: { type: "string", minLength: 1, maxLength: 500 } },
    MetadataChanges: {
      type: "object",
      maxProperties: 20,
      additionalProperties: { type: ["string", "null"], minLength: 1, maxLength: 500 },
    },
    MetadataFilter: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}:[\\s\\S]{1,500}$", minLength: 3, maxLength: 541 },
    RecoverWebhookRequest: {
      type: "object",
      required: ["since"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        since: { type: "string", format: "date-time" },
        after_id: { type: "string", format: "uuid" },
      },
    },
    SubscribedEvents: { type: "array", minItems: 1, maxItems: 32, uniqueItems: true, items: { $ref: "EventName" } },
    UpdateWebhookRequest: {
      type: "object",
      minProperties: 1,
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        url: { $ref: "GivenWebhookUrl" },
        events: { $ref: "SubscribedEvents" },
        description: { $ref: "WebhookDescription" },
        payload: { $ref: "WebhookPayload" },
        filter: { $ref: "WebhookFilter" },
        headers: { $ref: "WebhookHeaders" },
        rate: { $ref: "WebhookRate" },
        ordering: { $ref: "WebhookOrdering" },
        signature: { $ref: "WebhookSignature" },
        metadata: { $ref: "MetadataChanges" },
        status: { type: "string", enum: ["active", "disabled"] },
      },
    },
    WebhookDescription: { type: ["string", "null"], maxLength: 256 },
    WebhookFilter: {
      type: ["object", "null"],
      additionalProperties: false,
      minProperties: 1,
      properties: {
        channel_ids: { type: "array", minItems: 1, maxItems: 50, uniqueItems: true, items: { type: "string", format: "uuid" } },
        labels: { type: "array", minItems: 1, maxItems: 20, uniqueItems: true, items: { $ref: "Label" } },
        agent_ids: { type: "array", minItems: 1, maxItems: 50, uniqueItems: true, items: { type: "string", format: "uuid" } },
        directions: { type: "array", minItems: 1, maxItems: 2, uniqueItems: true, items: { $ref: "MessageDirection" } },
        categories: { type: "array", minItems: 1, maxItems: 4, uniqueItems: true, items: { $ref: "MessageCategory" } },
      },
    },
    WebhookHeaders: { type: "object", additionalProperties: { type: "string", minLength: 1, maxLength: 1024 }, maxProperties: 10 },
    WebhookOrdering: { type: "string", enum: ["none", "conversation"] },
    WebhookPayload: { type: "string", enum: ["full", "thin"] },
    WebhookRate: { type: ["integer", "null"], minimum: 1, maximum: 1000 },
    WebhookSecret: { type: "string", minLength: 16, maxLength: 256 },
    WebhookSignature: { type: "string", enum: ["v1", "v1a"] },
  },
};
