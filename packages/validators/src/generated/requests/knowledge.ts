// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of knowledge. */
export const requests: RequestGroup<OperationIn<"knowledge">> = {
  operations: {
    "knowledge.list": {
      query: {
        properties: {
          q: { type: "string", minLength: 1, maxLength: 512 },
          status: { type: "string", enum: ["active", "archived", "queued", "indexed", "failed"], default: "active" },
          audience: { type: "string", enum: ["customers", "developers"] },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "knowledge.create": {
      body: {
        oneOf: [
          { $ref: "CreateUrlKnowledgeRequest" }, { $ref: "CreateTextKnowledgeRequest" },
          { $ref: "CreateContentKnowledgeRequest" }, { $ref: "CreateDocumentKnowledgeRequest" },
          { $ref: "CreateDocumentUrlKnowledgeRequest" },
        ],
      },
      bodyRequired: true,
    },
    "knowledge.get": { path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } } },
    "knowledge.update": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "UpdateKnowledgeRequest" },
    },
    "knowledge.refresh": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "RefreshKnowledgeRequest" },
    },
  },
  components: {
    CreateContentKnowledgeRequest: {
      type: "object",
      required: ["source_type", "title", "content"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        source_type: { const: "text" },
        title: { $ref: "KnowledgeTitle" },
        audience: { $ref: "KnowledgeAudience" },
        content: { $ref: "KnowledgeText" },
      },
    },
    CreateDocumentKnowledgeRequest: {
      type: "object",
      required: ["source_type", "title", "filename", "media_type", "content"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        source_type: { const: "document" },
        title: { $ref: "KnowledgeTitle" },
        audience: { $ref: "KnowledgeAudience" },
        filename: { type: "string", minLength: 1, maxLength: 255 },
        media_type: { type: "string", pattern: "^[a-z]+/[a-z0-9.+-]+$", maxLength: 255 },
        content: { type: "string", pattern: "^[A-Za-z0-9+/]+={0,2}$", minLength: 4, maxLength: 13981016 },
      },
    },
    CreateDocumentUrlKnowledgeRequest: {
      type: "object",
      required: ["source_type", "title", "url"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        source_type: { const: "document" },
        title: { $ref: "KnowledgeTitle" },
        audience: { $ref: "KnowledgeAudience" },
        url: { $ref: "KnowledgeUrl" },
      },
    },
    CreateTextKnowledgeRequest: {
      type: "object",
      required: ["source_type", "title", "text"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        source_type: { const: "text" },
        title: { $ref: "KnowledgeTitle" },
        audience: { $ref: "KnowledgeAudience" },
        text: { $ref: "KnowledgeText" },
        content: { $ref: "KnowledgeText" },
      },
    },
    CreateUrlKnowledgeRequest: {
      type: "object",
      required: ["source_type", "title", "url"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        source_type: { const: "url" },
        title: { $ref: "KnowledgeTitle" },
        audience: { $ref: "KnowledgeAudience" },
        url: { $ref: "KnowledgeUrl" },
      },
    },
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
    KnowledgeAudience: { type: "string", enum: ["customers", "developers", "both"] },
    KnowledgeText: { type: "string", minLength: 1, maxLength: 200000 },
    KnowledgeTitle: { type: "string", minLength: 1, maxLength: 300 },
    KnowledgeUrl: { type: "string", minLength: 1, maxLength: 2048 },
    RefreshKnowledgeRequest: { type: "object", additionalProperties: false, properties: { idempotency_key: { $ref: "IdempotencyKey" } } },
    UpdateKnowledgeRequest: {
      type: "object",
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        status: { type: "string", enum: ["active", "archived"] },
        audience: { $ref: "KnowledgeAudience" },
      },
    },
  },
};
