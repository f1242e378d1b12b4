import type { DataOf } from "@atlas-messaging/contract";

export type StoredRequest = DataOf<"console.requests.list">["requests"][number];

export type WholeRequest = DataOf<"console.requests.get">["request"];

/** Statuses that the list can be narrowed to. */
export const statuses = ["200", "400", "401", "403", "404", "409", "422", "429", "500", "503"] as const;
