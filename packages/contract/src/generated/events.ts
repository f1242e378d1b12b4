// Generated from spec/events by `bun run generate`; do not edit.

import type { Open } from "../open.ts";
import type { webhooks } from "./openapi.ts";

/** Event names that a webhook can subscribe to. */
export const eventNames = [
  "conversation.created", "conversation.message_received", "conversation.message_changed",
  "conversation.message_delivered", "conversation.message_failed", "channel.notice_received", "channel.status_changed",
  "conversation.updated", "customer.updated", "customer.opted_in", "customer.opted_out", "customer.erased",
  "customer.merged", "customer.unmerged", "agent.intent_detected", "agent.action_pending", "agent.action_approved",
  "agent.action_rejected", "agent.handoff", "session.ended", "atlas.event.received", "atlas.action.executed",
  "atlas.run.updated", "agent.message_delivery", "message.delivered", "template.status_changed",
  "export.status_changed",
] as const;

/** An event name that a webhook can subscribe to. */
export type EventName = (typeof eventNames)[number];

/** The payload of one event, as a server of this version sends it: its enums are closed. */
export type SentEventOf<Name extends EventName> =
  webhooks[Name]["post"]["requestBody"]["content"]["application/json"];

/** The payload of one event. Its enums are open, since a later version may add values. */
export type EventOf<Name extends EventName> = Open<SentEventOf<Name>>;

/** Payload of any event. Switch on `event_type`. */
export type AtlasEvent = { [Name in EventName]: EventOf<Name> }[EventName];
