// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { EventGroup } from "../../event.ts";

/** Events whose names begin with channel. */
export const events: EventGroup<"channel.notice_received" | "channel.status_changed"> = {
  events: {
    "channel.notice_received": { $ref: "ChannelNoticeReceivedEvent" },
    "channel.status_changed": { $ref: "ChannelStatusChangedEvent" },
  },
  components: {
    ChannelHealth: {
      type: "object",
      required: ["state", "latency_ms", "consecutive_failures", "message"],
      properties: {
        state: { type: "string", enum: ["healthy", "degraded", "unreachable", "unknown"] },
        latency_ms: { type: ["integer", "null"], minimum: 0 },
        consecutive_failures: { type: "integer", minimum: 0 },
        message: { type: ["string", "null"], maxLength: 500 },
        provider_error: { $ref: "ProviderError" },
      },
    },
    ChannelName: { type: "string", pattern: "^[a-z][a-z0-9_]*$", maxLength: 32 },
    ChannelNoticeReceivedEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "channel", "channel_id", "display_name", "notice"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "channel.notice_received" },
        timestamp: { $ref: "Timestamp" },
        channel: { $ref: "ChannelName" },
        channel_id: { type: "string", format: "uuid" },
        display_name: { type: "string", maxLength: 200 },
        notice: { $ref: "EventNotice" },
      },
    },
    ChannelStatus: { type: "string", enum: ["connected", "active", "disconnected"] },
    ChannelStatusChangedEvent: {
      type: "object",
      required: [
        "event_id", "event_type", "timestamp", "channel", "channel_id", "display_name", "status", "previous_status",
        "health", "cause",
      ],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "channel.status_changed" },
        timestamp: { $ref: "Timestamp" },
        channel: { $ref: "ChannelName" },
        channel_id: { type: "string", format: "uuid" },
        display_name: { type: "string", maxLength: 200 },
        status: { $ref: "ChannelStatus" },
        previous_status: { $ref: "ChannelStatus" },
        health: { $ref: "ChannelHealth" },
        cause: { type: "string", enum: ["health", "operator"] },
      },
    },
    EventNotice: {
      type: "object",
      required: ["field", "received"],
      properties: {
        field: { type: "string", minLength: 1, maxLength: 64 },
        received: { type: "string", minLength: 1, maxLength: 8192 },
      },
    },
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
    Timestamp: { type: "string", format: "date-time" },
  },
};
