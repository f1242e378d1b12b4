// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of sandbox. */
export const requests: RequestGroup<OperationIn<"sandbox">> = {
  operations: {
    "sandbox.credentials": { query: { properties: { scope: { type: "string", maxLength: 1024, pattern: "^([a-z_.]+( [a-z_.]+)*)?$" } } } },
  },
  components: {},
};
