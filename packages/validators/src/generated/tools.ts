// Generated from spec/shared/tools.yaml by `bun run generate`; do not edit.

import type { Schema } from "../validation/schema.ts";

export const toolSchemas: Readonly<Record<string, Schema>> = {
  send_message: {
    oneOf: [
      {
        type: "object",
        required: ["conversation_id", "text"],
        additionalProperties: false,
        properties: {
          conversation_id: { type: "string", format: "uuid" },
          text: { type: "string", minLength: 1, maxLength: 4096 },
          category: { type: "string", enum: ["utility", "marketing", "transactional", "authentication"] },
        },
      },
      {
        type: "object",
        required: ["conversation_id", "template_id", "category"],
        additionalProperties: false,
        properties: {
          conversation_id: { type: "string", format: "uuid" },
          template_id: { type: "string", format: "uuid" },
          template_params: { type: "object", maxProperties: 50, additionalProperties: { type: "string", maxLength: 1024 } },
          template_header: {
            type: "object",
            additionalProperties: false,
            properties: {
              media_id: { type: "string", format: "uuid" },
              url: { type: "string", format: "uri", pattern: "^https://", maxLength: 2048 },
              filename: { type: "string", minLength: 1, maxLength: 240 },
            },
          },
          category: { type: "string", enum: ["utility", "marketing", "transactional", "authentication"] },
          text: { type: "string", minLength: 1, maxLength: 4096 },
        },
      },
    ],
  },
  send_message_to_phone: {
    oneOf: [
      {
        type: "object",
        required: ["text"],
        additionalProperties: false,
        properties: {
          channel_id: { type: "string", format: "uuid" },
          phone_number: { type: "string", pattern: "^\\+[1-9]\\d{1,14}$" },
          recipient: {
            type: "object",
            minProperties: 1,
            maxProperties: 1,
            additionalProperties: false,
            properties: {
              customer_id: { type: "string", format: "uuid" },
              phone_number: { type: "string", pattern: "^\\+[1-9]\\d{1,14}$" },
              user_id: { type: "string", minLength: 1, maxLength: 256, pattern: "^[\\x20-\\x7e]+$" },
              username: { type: "string", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9._]+$" },
            },
          },
          text: { type: "string", minLength: 1, maxLength: 4096 },
          link_preview: { type: "boolean" },
          reply_to: { type: "string", format: "uuid" },
          category: { type: "string", enum: ["utility", "marketing", "transactional", "authentication"] },
          metadata: { type: "object", maxProperties: 20, additionalProperties: { type: "string", minLength: 1, maxLength: 500 } },
          send_at: { type: "string", format: "date-time", maxLength: 64 },
          while_handed_off: { type: "boolean" },
        },
      },
      {
        type: "object",
        required: ["template_id", "category"],
        additionalProperties: false,
        properties: {
          channel_id: { type: "string", format: "uuid" },
          phone_number: { type: "string", pattern: "^\\+[1-9]\\d{1,14}$" },
          recipient: {
            type: "object",
            minProperties: 1,
            maxProperties: 1,
            additionalProperties: false,
            properties: {
              customer_id: { type: "string", format: "uuid" },
              phone_number: { type: "string", pattern: "^\\+[1-9]\\d{1,14}$" },
              user_id: { type: "string", minLength: 1, maxLength: 256, pattern: "^[\\x20-\\x7e]+$" },
              username: { type: "string", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9._]+$" },
            },
          },
          template_id: { type: "string", format: "uuid" },
          template_params: { type: "object", maxProperties: 50, additionalProperties: { type: "string", maxLength: 1024 } },
          template_header: {
            type: "object",
            additionalProperties: false,
            properties: {
              media_id: { type: "string", format: "uuid" },
              url: { type: "string", format: "uri", pattern: "^https://", maxLength: 2048 },
              filename: { type: "string", minLength: 1, maxLength: 240 },
            },
          },
          category: { type: "string", enum: ["utility", "marketing", "transactional", "authentication"] },
          metadata: { type: "object", maxProperties: 20, additionalProperties: { type: "string", minLength: 1, maxLength: 500 } },
          send_at: { type: "string", format: "date-time", maxLength: 64 },
          while_handed_off: { type: "boolean" },
          text: { type: "string", minLength: 1, maxLength: 4096 },
        },
      },
    ],
  },
  search_knowledge: {
    type: "object",
    required: ["query"],
    additionalProperties: false,
    properties: {
      query: { type: "string", minLength: 1, maxLength: 1024 },
      top_k: { type: "integer", minimum: 1, maximum: 50, default: 5 },
      audience: { type: "string", enum: ["customers", "developers"] },
    },
  },
  issue_voucher: {
    type: "object",
    required: ["customer_id", "voucher_id"],
    additionalProperties: false,
    properties: { customer_id: { type: "string", format: "uuid" }, voucher_id: { type: "string", format: "uuid" } },
  },
  handoff: {
    type: "object",
    required: ["conversation_id"],
    additionalProperties: false,
    properties: { conversation_id: { type: "string", format: "uuid" }, text: { type: "string", minLength: 1, maxLength: 4096 } },
  },
  get_conversation: {
    type: "object",
    required: ["conversation_id"],
    additionalProperties: false,
    properties: { conversation_id: { type: "string", format: "uuid" } },
  },
  list_conversations: {
    type: "object",
    required: [],
    additionalProperties: false,
    properties: {
      status: { type: "string", enum: ["open", "handed_off", "closed"] },
      limit: { type: "integer", minimum: 1, maximum: 50, default: 20 },
      after_id: { type: "string", minLength: 1, maxLength: 1024 },
    },
  },
  list_vouchers: {
    type: "object",
    required: [],
    additionalProperties: false,
    properties: {
      limit: { type: "integer", minimum: 1, maximum: 50, default: 20 },
      after_id: { type: "string", minLength: 1, maxLength: 1024 },
    },
  },
  get_run: {
    type: "object",
    required: ["run_id"],
    additionalProperties: false,
    properties: { run_id: { type: "string", format: "uuid" } },
  },
};
