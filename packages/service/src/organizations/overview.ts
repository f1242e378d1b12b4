import type { AnswerOf } from "../core/outcome.ts";
import type { Permission } from "@atlas-messaging/contract";
import type { ActorKind } from "../rows/access.ts";
import type { AuditEventRow } from "../rows/runs.ts";
import type { Json } from "../rows/primitives.ts";

export interface Counts {
  readonly apps: number;
  readonly service_accounts: number;
  readonly webhooks: number;
  readonly audit_events: number;
}

/** Maximum of each count. The audit log grows forever, and the overview is requested often. */
export const maxCounted = 10_000;

/** Presents the organization's counts and the operator's console permissions. */
export const presentOverview = (counts: Counts, permissions: readonly Permission[]) => ({
  counts: {
    apps: Math.min(counts.apps, maxCounted),
    service_accounts: Math.min(counts.service_accounts, maxCounted),
    webhooks: Math.min(counts.webhooks, maxCounted),
    audit_events: Math.min(counts.audit_events, maxCounted),
  },
  permissions: {
    developer_console: {
      read: permissions.includes("developer_console.read"),
      manage: permissions.includes("developer_console.manage"),
    },
  },
});

type ShownEvent = AnswerOf<"console.auditEvents.list">["data"]["events"][number];

const actorTypes: { readonly [Kind in ActorKind]: ShownEvent["actor_type"] } = {
  sandbox: "credential",
  grant: "credential",
  key: "credential",
  oauth: "credential",
  operator: "operator",
  system: "system",
};

/** Presents an audit event to the console. */
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

/** Returns an object's members; null for anything else, as the contract has it. */
const membersOf = (value: Json): { [member: string]: unknown } | null =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
