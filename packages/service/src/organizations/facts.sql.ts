import { sql } from "drizzle-orm";
import { row, rows } from "../core/facts.sql.ts";
import { own, prepare, tenantArg } from "@atlas-messaging/postgres/queries";
import { alertChoices, exportPieces, organizationExports, organizations, retentions } from "../rows/organizations.ts";
import { maxCounted } from "./overview.ts";
import type { Standing } from "../pipeline/principals.ts";
import { type Fact, arg, count, exists } from "@atlas-messaging/postgres/facts";
import { webhookEndpoints } from "../rows/events.ts";
import { apps, credentials, serviceAccounts } from "../rows/access.ts";
import { auditEvents } from "../rows/runs.ts";
import { members } from "../rows/members.ts";

const organizationFacts = { organization: row("organizations", sql`select * from ${own(organizations)}`) };

/** Decisions of the deployment for the organization alone: a fact of every authenticated request. */
export const standing: Fact<Standing | null> = row(
  "organizations",
  sql`select suspended_at, limits from ${own(organizations)} where suspended_at is not null or limits is not null`,
);

/** Tells if the operator of the service suspended the organization. */
export const isSuspended = exists(sql`select 1 from ${own(organizations)} where suspended_at is not null`);

export const organizationsFacts = {
  "console.organization.update": organizationFacts,
  "console.organization.delete": organizationFacts,
};

const overviewRows = {
  apps: count(sql`select 1 from ${own(apps)}`, maxCounted),
  service_accounts: count(sql`select 1 from ${own(serviceAccounts)}`, maxCounted),
  webhooks: count(sql`select 1 from ${own(webhookEndpoints)} where status <> 'deleted'`, maxCounted),
  audit_events: count(sql`select 1 from ${own(auditEvents)}`, maxCounted),
};

export const overviewFacts = { "console.overview.get": overviewRows };

const alertFacts = { choice: row("alert_choices", sql`select * from ${own(alertChoices)}`) };

export const alertsFacts = {
  "console.alerts.get": alertFacts,
  "console.alerts.set": alertFacts,
};

const retentionRows = { chosen: rows("retentions", sql`select * from ${own(retentions)} order by kind`) };

export const retentionFacts = {
  "console.retention.get": retentionRows,
  "console.retention.set": retentionRows,
};

const principal = sql`${arg("principal_id")}::uuid`;

const limitFacts = {
  isOwn: {
    ...exists(sql`
      select 1 from ${own(credentials)} where id = ${principal}
      union all select 1 from ${own(members)} where id = ${principal}`),
    onlyWith: "principal_id",
  },
};

export const limitsFacts = { "console.limits.list": limitFacts };

export const exportFacts = {
  known: row("organization_exports", sql`select * from ${own(organizationExports)}`),
};

/** Reads one piece. */
export const findExportPiece = prepare(sql`
  select content from ${own(exportPieces)}
  where export_id = ${arg("export_id")}::uuid and position = ${arg("position")}::int`);

/** Notes that a download of the file begins, unless it has ended or another takes its place at this moment. */
export const beginRead = prepare(sql`
  with known as (
    select from ${own(organizationExports)} where id = ${arg("export_id")}::uuid and status = 'ready' for share
  )
  update export_pieces set read_at = ${arg("now")}::timestamptz
  where organization_id = ${sql.placeholder(tenantArg)}::uuid and export_id = ${arg("export_id")}::uuid and exists (select from known)
  returning position`);

/** Notes that a download goes on. Finds no piece once the file was given up. */
export const goOnReading = prepare(sql`
  update export_pieces set read_at = ${arg("now")}::timestamptz
  where organization_id = ${sql.placeholder(tenantArg)}::uuid and export_id = ${arg("export_id")}::uuid
    and read_at > ${arg("given_up")}::timestamptz
  returning position`);

/** Finds the piece with a byte of the file. A process of the version before did not note lengths. */
export const findPieceWith = prepare(sql`
  select position, start from (
    select position, length, sum(length) over (order by position) - length as start from (
      select position, coalesce(size_bytes, octet_length(decode(content, 'base64'))) as length
      from ${own(exportPieces)} where export_id = ${arg("export_id")}::uuid
    ) piece
  ) placed
  where start <= ${arg("byte")}::bigint and start + length > ${arg("byte")}::bigint`);

export const organizationExportFacts = {
  "console.organization.getExport": exportFacts,
  "console.organization.requestExport": exportFacts,
  "console.organization.downloadExport": exportFacts,
};
