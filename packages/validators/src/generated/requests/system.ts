// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import { requestValidatorsOf } from "../../validation/checks.ts";

export const requestValidators = requestValidatorsOf({
  parameters: {
    "system.health": { query: { properties: {} } },
    "system.live": { query: { properties: {} } },
    "system.ready": { query: { properties: {} } },
    "system.version": { query: { properties: {} } },
  },
  bodies: {},
  components: {},
});
