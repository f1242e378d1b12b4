// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import { requestValidatorsOf } from "../../validation/checks.ts";

export const requestValidators = requestValidatorsOf({
  parameters: {
    "discovery.mcp": { query: { properties: {} } },
    "discovery.agents": { query: { properties: {} } },
    "discovery.llms": { query: { properties: {} } },
    "discovery.llmsFull": { query: { properties: {} } },
    "discovery.skill": { query: { properties: {} } },
    "discovery.agentsPage": {
      query: {
        properties: {
          q: { type: "string", maxLength: 200 },
          category: { type: "string", maxLength: 64 },
          offset: { type: "integer", minimum: 0, maximum: 100000, default: 0 },
        },
      },
    },
    "discovery.developersPage": { query: { properties: {} } },
    "discovery.changelogPage": { query: { properties: {} } },
    "discovery.openapi": { query: { properties: {} } },
  },
  bodies: {},
  components: {},
});
