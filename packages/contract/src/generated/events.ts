// Generated from spec/events by `bun run generate`; do not edit.
// Contract sha256 59afb21a1fa8065916c8153e342009cc5cf6d2886eb772bb9eb223ed0fd7c955

import type { webhooks } from "./openapi.ts";

/** The names that a webhook can subscribe to. */
export const eventNames = [
  "conversation.created",
  "conversation.message_received",
  "conversation.message_delivered",
  "conversation.message_failed",
  "agent.intent_detected",
  "agent.action_pending",
  "agent.action_approved",
  "agent.action_rejected",
  "agent.handoff",
  "session.ended",
  "atlas.event.received",
  "atlas.action.executed",
  "atlas.run.updated",
  "agent.message_delivery",
  "message.delivered",
] as const;

/** A name that a webhook can subscribe to. */
export type EventName = (typeof eventNames)[number];

/** The payload of one event. */
export type EventOf<Name extends EventName> =
  webhooks[Name]["post"]["requestBody"]["content"]["application/json"];

/** The payload of any event; `event_type` tells which. */
export type AtlasEvent = { [Name in EventName]: EventOf<Name> }[EventName];
