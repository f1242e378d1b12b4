import type { QueryOf } from "@atlas-messaging/contract";
import { type AuditEventRow, presentAuditEvent } from "@atlas-messaging/domain";
import { read } from "../../handler.ts";
import { type Listed, pageArgs, paged } from "../../rooms/paging.ts";
import { instantOrNull } from "../times.ts";
import { answerAuditExport, exportPage } from "./audit-export.ts";

const filtersOf = (query: QueryOf<"console.exportAuditEvents">) => ({
  event_type: query.event_type ?? null,
  actor_id: query.actor_id ?? null,
  asset_id: query.asset_id ?? null,
  correlation_id: query.correlation_id ?? null,
  since: instantOrNull(query.since),
  until: instantOrNull(query.until),
});

export const auditEvents = {
  "console.listAuditEvents": read("console.listAuditEvents", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), ...filtersOf(query) }),
    present: (loaded: Listed<AuditEventRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { events: items.map(presentAuditEvent), ...page } } };
    },
  }),
  "console.exportAuditEvents": read("console.exportAuditEvents", {
    args: ({ query }) => ({ ...exportPage(null), ...filtersOf(query) }),
    present: (loaded: Listed<AuditEventRow>, { query }, context, again) =>
      answerAuditExport({ loaded, args: { ...exportPage(null), ...filtersOf(query) }, context, again }),
  }),
};
