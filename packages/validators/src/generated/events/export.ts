// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { EventGroup } from "../../event.ts";

/** Events whose names begin with export. */
export const events: EventGroup<"export.status_changed"> = {
  events: { "export.status_changed": { $ref: "ExportStatusChangedEvent" } },
  components: {
    ExportStatusChangedEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "export"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "export.status_changed" },
        timestamp: { $ref: "Timestamp" },
        export: { $ref: "OrganizationExport" },
      },
    },
    OrganizationExport: {
      type: "object",
      required: ["id", "status", "rows", "size_bytes", "failure", "requested_at", "ready_at", "expires_at"],
      properties: {
        id: { type: "string", format: "uuid" },
        status: { type: "string", enum: ["running", "ready", "failed", "expired"] },
        rows: { type: "integer", minimum: 0 },
        size_bytes: { type: "integer", minimum: 0 },
        failure: { type: ["string", "null"], maxLength: 1000 },
        requested_at: { type: "string", format: "date-time" },
        ready_at: { type: ["string", "null"], format: "date-time" },
        expires_at: { type: ["string", "null"], format: "date-time" },
      },
    },
    Timestamp: { type: "string", format: "date-time" },
  },
};
