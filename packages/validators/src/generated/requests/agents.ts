// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of agents. */
export const requests: RequestGroup<OperationIn<"agents">> = {
  operations: {
    "agents.list": {
      query: {
        properties: {
          status: { type: "string", enum: ["ready", "archived"], default: "ready" },
          metadata: { $ref: "MetadataFilter" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "agents.create": { body: { $ref: "CreateAgentRequest" }, bodyRequired: true },
    "agents.directory": {
      query: {
        properties: {
          q: { type: "string", minLength: 1, maxLength: 200 },
          category: { $ref: "ListingCategory" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          offset: { type: "integer", minimum: 0, maximum: 100000, default: 0 },
        },
      },
    },
    "agents.get": { path: { required: ["agent_id"], properties: { agent_id: { type: "string", format: "uuid" } } } },
    "agents.update": {
      path: { required: ["agent_id"], properties: { agent_id: { type: "string", format: "uuid" } } },
      body: { $ref: "UpdateAgentRequest" },
      bodyRequired: true,
    },
    "agents.publish": {
      path: { required: ["agent_id"], properties: { agent_id: { type: "string", format: "uuid" } } },
      body: { $ref: "PublishAgentRequest" },
      bodyRequired: true,
    },
  },
  components: {
    AgentKind: { type: "string", enum: ["hosted", "external"] },
    AgentStatus: { type: "string", enum: ["ready", "archived"] },
    AnnouncesPeople: { type: "boolean" },
    AnswerAfterSeconds: { type: ["integer", "null"], minimum: 0, maximum: 10 },
    ChannelName: { type: "string", pattern: "^[a-z][a-z0-9_]*$", maxLength: 32 },
    ClockTime: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", minLength: 5, maxLength: 5 },
    CreateAgentRequest: {
      type: "object",
      required: ["name"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        name: { type: "string", minLength: 1, maxLength: 200, format: "display-name" },
        description: { type: "string", minLength: 1, maxLength: 2000 },
        kind: { $ref: "AgentKind" },
        source_ids: { type: "array", maxItems: 200, uniqueItems: true, items: { $ref: "Id" } },
        channels: { type: "array", maxItems: 20, uniqueItems: true, items: { $ref: "ChannelName" } },
        reply_within_seconds: { $ref: "ReplyWithinSeconds" },
        people_reply_within_seconds: { $ref: "PeopleReplyWithinSeconds" },
        people_hours: { $ref: "SetPeopleHours" },
        announces_people: { $ref: "AnnouncesPeople" },
        answer_after_seconds: { $ref: "AnswerAfterSeconds" },
        fallback_agent_id: { $ref: "FallbackAgentId" },
        metadata: { $ref: "Metadata" },
      },
    },
    FallbackAgentId: { type: ["string", "null"], format: "uuid" },
    Id: { type: "string", format: "uuid" },
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
    ListingCategory: { type: "string", minLength: 1, maxLength: 64, format: "display-name" },
    ListingDescription: { type: "string", minLength: 1, maxLength: 1000 },
    ListingSlug: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", minLength: 1, maxLength: 64 },
    Metadata: { type: "object", maxProperties: 20, additionalProperties: { type: "string", minLength: 1, maxLength: 500 } },
    MetadataChanges: {
      type: "object",
      maxProperties: 20,
      additionalProperties: { type: ["string", "null"], minLength: 1, maxLength: 500 },
    },
    MetadataFilter: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}:[\\s\\S]{1,500}$", minLength: 3, maxLength: 541 },
    OpeningTime: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", minLength: 5, maxLength: 5 },
    PeopleReplyWithinSeconds: { type: ["integer", "null"], minimum: 60, maximum: 604800 },
    PublishAgentRequest: {
      type: "object",
      required: ["is_listed"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        is_listed: { type: "boolean" },
        listing_category: { $ref: "ListingCategory" },
        listing_description: { $ref: "ListingDescription" },
        listing_slug: { $ref: "ListingSlug" },
      },
    },
    ReplyWithinSeconds: { type: ["integer", "null"], minimum: 5, maximum: 43200 },
    SetPeopleHours: {
      type: ["object", "null"],
      required: ["time_zone", "weekly"],
      additionalProperties: false,
      properties: {
        time_zone: { type: "string", pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$", maxLength: 64 },
        weekly: { type: "array", minItems: 1, maxItems: 14, items: { $ref: "SetPeopleOpening" } },
      },
    },
    SetPeopleOpening: {
      type: "object",
      required: ["days", "start", "end"],
      additionalProperties: false,
      properties: {
        days: {
          type: "array",
          minItems: 1,
          maxItems: 7,
          uniqueItems: true,
          items: { type: "string", enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] },
        },
        start: { $ref: "OpeningTime" },
        end: { $ref: "ClockTime" },
      },
    },
    UpdateAgentRequest: {
      type: "object",
      minProperties: 1,
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        name: { type: "string", minLength: 1, maxLength: 200, format: "display-name" },
        description: { type: ["string", "null"], minLength: 1, maxLength: 2000 },
        status: { $ref: "AgentStatus" },
        source_ids: { type: "array", maxItems: 200, uniqueItems: true, items: { $ref: "Id" } },
        channels: { type: "array", maxItems: 20, uniqueItems: true, items: { $ref: "ChannelName" } },
        reply_within_seconds: { $ref: "ReplyWithinSeconds" },
        people_reply_within_seconds: { $ref: "PeopleReplyWithinSeconds" },
        people_hours: { $ref: "SetPeopleHours" },
        announces_people: { $ref: "AnnouncesPeople" },
        answer_after_seconds: { $ref: "AnswerAfterSeconds" },
        fallback_agent_id: { $ref: "FallbackAgentId" },
        metadata: { $ref: "MetadataChanges" },
      },
    },
  },
};
