// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of customers. */
export const requests: RequestGroup<OperationIn<"customers">> = {
  operations: {
    "customers.list": {
      query: {
        properties: {
          phone_number: { $ref: "PhoneNumber" },
          user_id: { $ref: "UserId" },
          username: { $ref: "Username" },
          label: { $ref: "Label" },
          q: { type: "string", minLength: 1, maxLength: 200 },
          since: { $ref: "Timestamp" },
          metadata: { $ref: "MetadataFilter" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "customers.get": { path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } } },
    "customers.update": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "UpdateCustomerRequest" },
      bodyRequired: true,
    },
    "customers.export": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "customers.erase": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "EraseCustomerRequest" },
    },
    "customers.listConsents": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      query: {
        properties: {
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "customers.recordConsent": {
      path: { required: ["id"], properties: { id: { type: "string", format: "uuid" } } },
      body: { $ref: "RecordConsentRequest" },
      bodyRequired: true,
    },
  },
  components: {
    CustomerAttributeChanges: {
      type: "object",
      maxProperties: 50,
      additionalProperties: {
        oneOf: [
          { type: "string", maxLength: 500 }, { type: "number", minimum: -9007199254740991, maximum: 9007199254740991 },
          { type: "boolean" }, { type: "null" },
        ],
      },
    },
    CustomerLabels: { type: "array", maxItems: 20, items: { $ref: "Label" } },
    CustomerLanguage: { type: ["string", "null"], pattern: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$", maxLength: 20 },
    CustomerTimeZone: { type: ["string", "null"], pattern: "^[A-Za-z][A-Za-z0-9_+/-]*$", maxLength: 64 },
    EraseCustomerRequest: { type: "object", additionalProperties: false, properties: { idempotency_key: { $ref: "IdempotencyKey" } } },
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
    Label: { type: "string", pattern: "^[a-z][a-z0-9_-]*$", minLength: 1, maxLength: 32 },
    MetadataChanges: {
      type: "object",
      maxProperties: 20,
      additionalProperties: { type: ["string", "null"], minLength: 1, maxLength: 500 },
    },
    MetadataFilter: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}:[\\s\\S]{1,500}$", minLength: 3, maxLength: 541 },
    PhoneNumber: { type: "string", pattern: "^\\+[1-9]\\d{1,14}$" },
    RecordConsentRequest: {
      type: "object",
      required: ["marketing", "source"],
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        marketing: { type: "string", enum: ["opted_in", "opted_out"] },
        source: { type: "string", minLength: 1, maxLength: 200 },
        at: { type: "string", format: "date-time" },
      },
    },
    Timestamp: { type: "string", format: "date-time" },
    UpdateCustomerRequest: {
      type: "object",
      minProperties: 1,
      additionalProperties: false,
      properties: {
        idempotency_key: { $ref: "IdempotencyKey" },
        name: { type: ["string", "null"], minLength: 1, maxLength: 200 },
        labels: { $ref: "CustomerLabels" },
        attributes: { $ref: "CustomerAttributeChanges" },
        metadata: { $ref: "MetadataChanges" },
        language: { $ref: "CustomerLanguage" },
        time_zone: { $ref: "CustomerTimeZone" },
      },
    },
    UserId: { type: "string", minLength: 1, maxLength: 256, pattern: "^[\\x20-\\x7e]+$" },
    Username: { type: "string", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9._]+$" },
  },
};
