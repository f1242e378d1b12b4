// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of discovery. */
export const requests: RequestGroup<OperationIn<"discovery">> = {
  operations: {
    "discovery.mcp": {},
    "discovery.agents": {},
    "discovery.llms": {},
    "discovery.llmsFull": {},
    "discovery.skill": {},
    "discovery.agentsPage": {
      query: {
        properties: {
          q: { type: "string", maxLength: 200 },
          category: { type: "string", maxLength: 64 },
          offset: { type: "integer", minimum: 0, maximum: 100000, default: 0 },
        },
      },
    },
    "discovery.developersPage": {},
    "discovery.changelogPage": {},
    "discovery.openapi": {},
  },
  components: {},
};
