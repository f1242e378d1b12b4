// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { EventGroup } from "../../event.ts";

/** Events whose names begin with customer. */
export const events: EventGroup<"customer.updated" | "customer.opted_in" | "customer.opted_out" | "customer.erased" | "customer.merged" | "customer.unmerged"> = {
  events: {
    "customer.updated": { $ref: "CustomerUpdatedEvent" },
    "customer.opted_in": { $ref: "CustomerOptedInEvent" },
    "customer.opted_out": { $ref: "CustomerOptedOutEvent" },
    "customer.erased": { $ref: "CustomerErasedEvent" },
    "customer.merged": { $ref: "CustomerMergedEvent" },
    "customer.unmerged": { $ref: "CustomerUnmergedEvent" },
  },
  components: {
    CustomerErasedEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "customer", "erased_by"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "customer.erased" },
        timestamp: { $ref: "Timestamp" },
        customer: { $ref: "EventErasedCustomer" },
        erased_by: { $ref: "EventChangedBy" },
      },
    },
    CustomerMergedEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "customer", "merged", "merged_by"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "customer.merged" },
        timestamp: { $ref: "Timestamp" },
        customer: { $ref: "EventCustomer" },
        merged: { type: "object", required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
        merged_by: { $ref: "EventChangedBy" },
      },
    },
    CustomerOptedInEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "customer", "consent"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "customer.opted_in" },
        timestamp: { $ref: "Timestamp" },
        customer: { $ref: "EventCustomer" },
        consent: { $ref: "EventConsent" },
      },
    },
    CustomerOptedOutEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "customer", "consent"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "customer.opted_out" },
        timestamp: { $ref: "Timestamp" },
        customer: { $ref: "EventCustomer" },
        consent: { $ref: "EventConsent" },
      },
    },
    CustomerUnmergedEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "customer", "unmerged_from", "unmerged_by"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "customer.unmerged" },
        timestamp: { $ref: "Timestamp" },
        customer: { $ref: "EventCustomer" },
        unmerged_from: { type: "object", required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
        unmerged_by: { $ref: "EventChangedBy" },
      },
    },
    CustomerUpdatedEvent: {
      type: "object",
      required: ["event_id", "event_type", "timestamp", "customer", "changed", "changed_by"],
      properties: {
        event_id: { type: "string", format: "uuid" },
        event_type: { const: "customer.updated" },
        timestamp: { $ref: "Timestamp" },
        customer: { $ref: "EventCustomer" },
        changed: {
          type: "array",
          minItems: 1,
          maxItems: 7,
          items: { type: "string", enum: ["addresses", "name", "labels", "attributes", "metadata", "language", "time_zone"] },
        },
        changed_by: { $ref: "EventChangedBy" },
      },
    },
    EventChangedBy: {
      type: ["object", "null"],
      required: ["type", "name"],
      properties: {
        type: { type: "string", enum: ["operator", "agent", "api"] },
        name: { type: ["string", "null"], maxLength: 320 },
      },
    },
    EventConsent: {
      type: "object",
      required: ["id", "marketing", "origin", "source", "at"],
      properties: {
        id: { type: "string", format: "uuid" },
        marketing: { type: "string", enum: ["opted_in", "opted_out"] },
        origin: { type: "string", enum: ["customer", "provider", "api", "operator"] },
        source: { type: ["string", "null"], maxLength: 200 },
        at: { $ref: "Timestamp" },
      },
    },
    EventCustomer: {
      type: "object",
      required: ["id"],
      properties: {
        id: { type: "string", format: "uuid" },
        phone_number: { $ref: "PhoneNumber" },
        user_id: { $ref: "UserId" },
        metadata: { $ref: "Metadata" },
      },
    },
    EventErasedCustomer: { type: "object", required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
    Metadata: { type: "object", maxProperties: 20, additionalProperties: { type: "string", minLength: 1, maxLength: 500 } },
    PhoneNumber: { type: "string", pattern: "^\\+[1-9]\\d{1,14}$" },
    Timestamp: { type: "string", format: "date-time" },
    UserId: { type: "string", minLength: 1, maxLength: 256, pattern: "^[\\x20-\\x7e]+$" },
  },
};
