// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

import type { OperationIn } from "@atlas-messaging/contract";
import type { RequestGroup } from "../../request.ts";

/** Requests of the operations of system. */
export const requests: RequestGroup<OperationIn<"system">> = { operations: { "system.health": {}, "system.live": {}, "system.ready": {}, "system.version": {} }, components: {} };
