// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of agent-api. */
export const requests: RequestGroup<OperationIn<"agent-api">> = {
  operations: {
    "agent.manifest": {},
    "agent.sendMessage": {
      body: { oneOf: [{ $ref: "ConversationTextRequest" }, { $ref: "ConversationTemplateRequest" }] },
      bodyRequired: true,
    },
    "agent.sendMessageToPhone": { body: { oneOf: [{ $ref: "SendTextRequest" }, { $ref: "SendTemplateRequest" }] }, bodyRequired: true },
    "agent.messageStatus": {
      path: {
        required: ["provider_message_id"],
        properties: { provider_message_id: { type: "string", minLength: 1, maxLength: 256, pattern: "^[!-~]+$" } },
      },
    },
    "agent.searchKnowledge": {
      query: {
        required: ["query"],
        properties: {
          query: { type: "string", minLength: 1, maxLength: 1024 },
          top_k: { type: "integer", minimum: 1, maximum: 50, default: 5 },
          audience: { type: "string", enum: ["customers", "developers"] },
        },
      },
    },
  },
  components: {
    ConversationTemplateRequest: {
      type: "object",
      required: ["conversation_id", "template_id", "category"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        conversation_id: { type: "string", format: "uuid" },
        template_id: { $ref: "TemplateId" },
        template_params: { $ref: "TemplateParams" },
        template_header: { $ref: "TemplateHeaderFile" },
        category: { $ref: "MessageCategory" },
        text: { $ref: "MessageText" },
      },
    },
    ConversationTextRequest: {
      type: "object",
      required: ["conversation_id", "text"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        conversation_id: { type: "string", format: "uuid" },
        text: { $ref: "MessageText" },
        category: { $ref: "MessageCategory" },
      },
    },
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
    LinkPreview: { type: "boolean" },
    MessageCategory: { type: "string", enum: ["utility", "marketing", "transactional", "authentication"] },
    MessageText: { type: "string", minLength: 1, maxLength: 4096 },
    Metadata: { type: "object", maxProperties: 20, additionalProperties: { type: "string", minLength: 1, maxLength: 500 } },
    PhoneNumber: { type: "string", pattern: "^\\+[1-9]\\d{1,14}$" },
    Recipient: {
      type: "object",
      minProperties: 1,
      maxProperties: 1,
      additionalProperties: false,
      properties: {
        customer_id: { type: "string", format: "uuid" },
        phone_number: { $ref: "PhoneNumber" },
        user_id: { $ref: "UserId" },
        username: { $ref: "Username" },
      },
    },
    ReplyTo: { type: "string", format: "uuid" },
    SendAt: { type: "string", format: "date-time", maxLength: 64 },
    SendTemplateRequest: {
      type: "object",
      required: ["template_id", "category"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        channel_id: { type: "string", format: "uuid" },
        phone_number: { $ref: "PhoneNumber" },
        recipient: { $ref: "Recipient" },
        template_id: { $ref: "TemplateId" },
        template_params: { $ref: "TemplateParams" },
        template_header: { $ref: "TemplateHeaderFile" },
        category: { $ref: "MessageCategory" },
        metadata: { $ref: "Metadata" },
        send_at: { $ref: "SendAt" },
        while_handed_off: { $ref: "WhileHandedOff" },
        text: { $ref: "MessageText" },
      },
    },
    SendTextRequest: {
      type: "object",
      required: ["text"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        channel_id: { type: "string", format: "uuid" },
        phone_number: { $ref: "PhoneNumber" },
        recipient: { $ref: "Recipient" },
        text: { $ref: "MessageText" },
        link_preview: { $ref: "LinkPreview" },
        reply_to: { $ref: "ReplyTo" },
        category: { $ref: "MessageCategory" },
        metadata: { $ref: "Metadata" },
        send_at: { $ref: "SendAt" },
        while_handed_off: { $ref: "WhileHandedOff" },
      },
    },
    TemplateHeaderFile: {
      type: "object",
      additionalProperties: false,
      properties: {
        media_id: { type: "string", format: "uuid" },
        url: { type: "string", format: "uri", pattern: "^https://", maxLength: 2048 },
        filename: { type: "string", minLength: 1, maxLength: 240 },
      },
    },
    TemplateId: { type: "string", format: "uuid" },
    TemplateParams: { type: "object", maxProperties: 50, additionalProperties: { type: "string", maxLength: 1024 } },
    UserId: { type: "string", minLength: 1, maxLength: 256, pattern: "^[\\x20-\\x7e]+$" },
    Username: { type: "string", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9._]+$" },
    WhileHandedOff: { type: "boolean" },
  },
};
