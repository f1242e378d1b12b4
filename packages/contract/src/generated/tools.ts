// Generated from spec/shared/tools.yaml by `bun run generate`; do not edit.
// Contract sha256 cdd29511d9910b8bb796379bae8d026db52b8c9f2cdae4f865c0c971b45ca54e

import type { Tool } from "../tool.ts";

/** Every tool of agents by its name, in the order of the manifest. */
export const tools = {
  send_message: {
    description: "Sends a message into a conversation. `text` needs an open 24-hour window, that is, a customer message of the last 24 hours; otherwise give `template_id` with `category`, and the values of the template's placeholders in `template_params`.",
    risk: "low",
    operation: "agent.sendMessage",
    scopes: ["atlas.actions.execute"],
    parameters: {
      type: "object",
      required: ["conversation_id"],
      additionalProperties: false,
      properties: {
        conversation_id: { type: "string", format: "uuid", description: "The conversation to write to." },
        text: {
          type: "string",
          description: "The text as the customer reads it.",
          minLength: 1,
          maxLength: 4096,
        },
        category: {
          type: "string",
          description: "What the message is for; a template needs it.",
          enum: ["utility", "marketing", "transactional"],
        },
        template_id: { type: "string", format: "uuid", description: "An approved template of the organization." },
        template_params: {
          type: "object",
          description: "Values for the placeholders of the template, by name.",
          maxProperties: 50,
          additionalProperties: { type: "string", maxLength: 1024 },
        },
      },
    },
  },
  send_message_to_phone: {
    description: "Sends a message to a phone number, creating the customer and the conversation where there are none yet. `text` needs an open 24-hour window; otherwise give `template_id` with `category`, and the values of the template's placeholders in `template_params`.",
    risk: "low",
    operation: "agent.sendMessageToPhone",
    scopes: ["atlas.actions.execute"],
    parameters: {
      type: "object",
      required: ["phone_number"],
      additionalProperties: false,
      properties: {
        phone_number: {
          type: "string",
          description: "A phone number in E.164 form.",
          pattern: "^\\+[1-9]\\d{1,14}$",
        },
        text: {
          type: "string",
          description: "The text as the customer reads it.",
          minLength: 1,
          maxLength: 4096,
        },
        category: {
          type: "string",
          description: "What the message is for; a template needs it.",
          enum: ["utility", "marketing", "transactional"],
        },
        template_id: { type: "string", format: "uuid", description: "An approved template of the organization." },
        template_params: {
          type: "object",
          description: "Values for the placeholders of the template, by name.",
          maxProperties: 50,
          additionalProperties: { type: "string", maxLength: 1024 },
        },
      },
    },
  },
  search_knowledge: {
    description: "Finds passages of the organization's knowledge that answer a question, with citations. When `knowledge_state` is not `grounded`, hand off or ask the customer for more instead of answering.",
    risk: "none",
    operation: "agent.searchKnowledge",
    scopes: ["atlas.knowledge.read"],
    parameters: {
      type: "object",
      required: ["query"],
      additionalProperties: false,
      properties: {
        query: {
          description: "The question, in the customer's words.",
          type: "string",
          minLength: 1,
          maxLength: 1024,
        },
        top_k: {
          description: "How many passages at most.",
          type: "integer",
          minimum: 1,
          maximum: 50,
          default: 5,
        },
      },
    },
  },
  issue_voucher: {
    description: "Issues a voucher to a customer. A voucher is issued once, to one customer, so an operator approves each call before anything happens.",
    risk: "high",
    operation: null,
    scopes: ["atlas.actions.execute"],
    parameters: {
      type: "object",
      required: ["customer_id", "voucher_id"],
      additionalProperties: false,
      properties: {
        customer_id: { type: "string", format: "uuid", description: "The customer who gets the voucher." },
        voucher_id: { type: "string", format: "uuid", description: "The voucher; it must not be issued yet." },
      },
    },
  },
} as const satisfies Record<string, Tool>;

/** The name of a tool. */
export type ToolName = keyof typeof tools;
