// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of runs. */
export const requests: RequestGroup<OperationIn<"runs">> = {
  operations: {
    "runs.list": {
      query: {
        properties: {
          status: { $ref: "RunStatus" },
          intent: { type: "string", pattern: "^[a-z][a-z_]*$", maxLength: 100 },
          agent_id: { type: "string", format: "uuid" },
          session_id: { type: "string", format: "uuid" },
          conversation_id: { type: "string", format: "uuid" },
          correlation_id: { type: "string", minLength: 1, maxLength: 128 },
          since: { type: "string", format: "date-time" },
          until: { type: "string", format: "date-time" },
          limit: { type: "integer", minimum: 1, maximum: 200, default: 50 },
          after_id: { type: "string", minLength: 1, maxLength: 1024 },
        },
      },
    },
    "runs.get": { path: { required: ["run_id"], properties: { run_id: { type: "string", format: "uuid" } } } },
  },
  components: { RunStatus: { type: "string", enum: ["completed", "pending_approval", "rejected", "failed", "shadow"] } },
};
