// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of tool-server. */
export const requests: RequestGroup<OperationIn<"tool-server">> = {
  operations: {
    "toolServer.call": {
      body: {
        oneOf: [
          { $ref: "ToolsListRequest" }, { $ref: "ToolsCallRequest" }, { $ref: "TasksRequest" },
          { $ref: "JsonRpcMessage" },
        ],
      },
      bodyRequired: true,
    },
  },
  components: {
    ExecutionMode: { type: "string", enum: ["dry_run", "commit"], default: "commit" },
    IdempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
    JsonRpcId: { oneOf: [{ type: "string", maxLength: 255 }, { type: "integer" }] },
    JsonRpcMessage: {
      type: "object",
      required: ["jsonrpc", "method"],
      additionalProperties: false,
      properties: {
        jsonrpc: { const: "2.0" },
        id: { $ref: "JsonRpcId" },
        method: { type: "string", maxLength: 128 },
        params: { type: "object", additionalProperties: true },
      },
      not: {
        type: "object",
        required: ["method"],
        properties: { method: { enum: ["tools/list", "tools/call", "tasks/get", "tasks/cancel", "tasks/update"] } },
      },
    },
    TasksRequest: {
      type: "object",
      required: ["jsonrpc", "id", "method", "params"],
      additionalProperties: false,
      properties: {
        jsonrpc: { const: "2.0" },
        id: { $ref: "JsonRpcId" },
        method: { type: "string", enum: ["tasks/get", "tasks/cancel", "tasks/update"] },
        params: {
          type: "object",
          required: ["taskId"],
          additionalProperties: false,
          properties: {
            taskId: { type: "string", maxLength: 128 },
            inputResponses: { type: "object", additionalProperties: true },
            _meta: { type: "object", additionalProperties: true },
          },
        },
      },
    },
    ToolName: { type: "string", pattern: "^[a-z][a-z0-9_]*$", maxLength: 64 },
    ToolsCallRequest: {
      type: "object",
      required: ["jsonrpc", "id", "method", "params"],
      additionalProperties: false,
      properties: {
        jsonrpc: { const: "2.0" },
        id: { $ref: "JsonRpcId" },
        method: { const: "tools/call" },
        params: {
          type: "object",
          required: ["name"],
          additionalProperties: false,
          properties: {
            name: { $ref: "ToolName" },
            execution_mode: { $ref: "ExecutionMode" },
            idempotency_key: { $ref: "IdempotencyKey" },
            shadow_run_id: { type: "string", format: "uuid" },
            arguments: { type: "object", additionalProperties: true },
            _meta: { type: "object", additionalProperties: true },
          },
        },
      },
    },
    ToolsListRequest: {
      type: "object",
      required: ["jsonrpc", "id", "method"],
      additionalProperties: false,
      properties: {
        jsonrpc: { const: "2.0" },
        id: { $ref: "JsonRpcId" },
        method: { const: "tools/list" },
        params: {
          type: "object",
          additionalProperties: false,
          properties: { cursor: { type: "string", maxLength: 255 }, _meta: { type: "object", additionalProperties: true } },
        },
      },
    },
  },
};
