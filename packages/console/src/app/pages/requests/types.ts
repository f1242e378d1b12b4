import type { DataOf } from "@atlas-messaging/contract";

export type StoredRequest = DataOf<"console.listRequests">["requests"][number];
export type WholeRequest = DataOf<"console.getRequest">["request"];
