import type { DataOf } from "@atlas-messaging/contract";

export type Channel = DataOf<"console.listChannels">["channels"][number];
