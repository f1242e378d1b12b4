// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of tools. */
export const requests: RequestGroup<OperationIn<"tools">> = { operations: { "tools.manifest": {} }, components: {} };
