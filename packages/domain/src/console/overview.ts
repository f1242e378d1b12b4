import type { Permission, SuccessOf } from "@atlas-messaging/contract";
import type { ActorKind, AuditEventRow, Json } from "../rows.ts";

export interface Counts {
  readonly apps: number;
  readonly service_accounts: number;
  readonly webhooks: number;
  readonly audit_events: number;
}

/** More are not counted: the audit log grows without end, and the overview is asked for often. */
export const mostCounted = 10_000;

/** How much the organization has, and what the operator may do in the console. */
export const presentOverview = (counts: Counts, permissions: readonly Permission[]) => ({
  counts: {
    apps: Math.min(counts.apps, mostCounted),
    service_accounts: Math.min(counts.service_accounts, mostCounted),
    webhooks: Math.min(counts.webhooks, mostCounted),
    audit_events: Math.min(counts.audit_events, mostCounted),
  },
  permissions: {
    developer_console: {
      read: permissions.includes("developer_console.read"),
      manage: permissions.includes("developer_console.manage"),
    },
  },
});

type ShownEvent = SuccessOf<"console.listAuditEvents">["data"]["events"][number];

const actorTypes: { readonly [Kind in ActorKind]: ShownEvent["actor_type"] } = {
  sandbox: "credential",
  grant: "credential",
  key: "credential",
  oauth: "credential",
  operator: "operator",
  system: "system",
};

/** An audit event as the console shows it. */
export const presentAuditEvent = (event: AuditEventRow): ShownEvent => ({
  id: event.id,
  event_type: event.event_type,
  correlation_id: event.correlation_id,
  actor_type: actorTypes[event.actor_kind],
  actor_id: event.actor_id,
  asset_id: event.subject_id,
  before: membersOf(event.before),
  after: membersOf(event.after),
  created_at: event.created_at,
});

/** What is told of a subject has members: the contract shows an object or nothing. */
const membersOf = (told: Json): { [member: string]: unknown } | null =>
  typeof told === "object" && told !== null && !Array.isArray(told) ? Object.fromEntries(Object.entries(told)) : null;
