// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import { requestValidatorsOf } from "../../validation/checks.ts";

export const requestValidators = requestValidatorsOf({
  parameters: {
    "sandbox.credentials": {
      query: {
        properties: { scope: { type: "string", maxLength: 1024, pattern: "^([a-z_.]+( [a-z_.]+)*)?$" } },
      },
    },
  },
  bodies: {},
  components: {},
});
