// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { EventGroup } from "../../event.ts";

/** Events whose names begin with template. */
export const events: EventGroup<"template.status_changed"> = {
  events: { "template.status_changed": { $ref: "TemplateStatusChangedEvent" } },
  components: {
    EventTemplate: {
      type: "object",
      required: ["id", "name", "language", "category", "status", "rejection_reason"],
      properties: {
        id: { type: "string", format: "uuid" },
        name: { $ref: "TemplateName" },
        language: { $ref: "TemplateLanguage" },
        category: { $ref: "MessageCategory" },
        status: { $ref: "TemplateStatus" },
        rejection_reason: { $ref: "TemplateRejection" },
      },
    },
    MessageCategory: { type: "string", enum: ["utility", "marketing", "transactional", "authentication"] },
    TemplateLanguage: { type: "string", pattern: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$", maxLength: 20 },
    TemplateName: { type: "string", pattern: "^[a-z][a-z0-9_]*$", maxLength: 512 },
    TemplateRejection: { type: ["string", "null"], maxLength: 500 },
    TemplateStatus: { type: "string", enum: ["pending", "approved", "rejected", "paused", "disabled", "draft"] },
    TemplateStatusChangedEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "template", "previous"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "template.status_changed" },
        timestamp: { $ref: "Timestamp" },
        template: { $ref: "EventTemplate" },
        previous: {
          type: "object",
          required: ["status", "category"],
          properties: { status: { $ref: "TemplateStatus" }, category: { $ref: "MessageCategory" } },
        },
      },
    },
    Timestamp: { type: "string", format: "date-time" },
  },
};
