import type { AuditEventRow } from "@atlas-messaging/domain";
import { newestOf } from "../../lookups/pages.ts";
import type { LoadsIn } from "../section.ts";

const isNamed = (event: AuditEventRow, name: string | null): boolean =>
  name === null || event.event_type === name || event.event_type.startsWith(`${name}.`);

const isSame = (value: string | null, wanted: string | null): boolean =>
  wanted === null || value === wanted || value === wanted.toLowerCase();

const pageOf: LoadsIn<"console">["console.exportAuditEvents"] = ({ tables }, args) =>
  newestOf(
    tables.audit_events,
    (event) =>
      isNamed(event, args.event_type) &&
      isSame(event.actor_id, args.actor_id) &&
      isSame(event.subject_id, args.asset_id) &&
      (args.correlation_id === null || event.correlation_id === args.correlation_id) &&
      (args.since === null || event.created_at >= args.since) &&
      (args.until === null || event.created_at < args.until)
        ? event
        : null,
    args,
  );

export const auditEvents = {
  "console.listAuditEvents": pageOf,
  "console.exportAuditEvents": pageOf,
} satisfies Partial<LoadsIn<"console">>;
