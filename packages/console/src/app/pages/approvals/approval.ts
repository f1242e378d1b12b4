import type { DataOf } from "@atlas-messaging/contract";

export type Approval = DataOf<"console.listApprovals">["approvals"][number];
