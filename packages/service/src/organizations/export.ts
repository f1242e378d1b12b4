/** The tables of an export, without secrets. */
import type { TableName } from "../rows/rows.ts";
import { type Change, insert, removeMany, update, updateAll } from "../core/changes.ts";
import { finish, leaseOf } from "../core/jobs.ts";
import { type AnswerOf, type Facts, type Verb, accept } from "../core/outcome.ts";
import { audit, emit, enqueue } from "../core/records.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import type { JobRow } from "../rows/jobs.ts";
import type { OrganizationExportRow } from "../rows/organizations.ts";
import { day, later } from "../core/time.ts";

/** True for tables of an export. Left out are secrets, what is under way or waits for its link, and answers that are kept for a day. */
const inExport: { readonly [Table in TableName]: boolean } = {
  organizations: true,
  credentials: true,
  channels: true,
  channel_links: true,
  unlinked_callbacks: false,
  early_changes: false,
  customers: true,
  customer_addresses: true,
  customer_labels: true,
  customer_consents: true,
  quiet_hours: true,
  alert_choices: true,
  retentions: true,
  conversations: true,
  conversation_labels: true,
  conversation_notes: true,
  // Messages refer to them.
  templates: true,
  messages: true,
  media: true,
  media_handles: true,
  message_charges: true,
  message_rates: true,
  spending_caps: true,
  vouchers: true,
  events: true,
  webhook_endpoints: true,
  webhook_deliveries: true,
  webhook_attempts: true,
  outbox: false,
  runs: true,
  audit_events: true,
  idempotency: false,
  stored_requests: true,
  agents: true,
  sessions: true,
  session_messages: true,
  knowledge_documents: true,
  knowledge_passages: true,
  knowledge_postings: true,
  knowledge_vectors: true,
  knowledge_gaps: true,
  approvals: true,
  deprecation_notices: true,
  members: true,
  member_passwords: false,
  member_second_factors: false,
  operator_sessions: false,
  apps: true,
  app_redirect_uris: true,
  service_accounts: true,
  oauth_consents: true,
  oauth_refresh_tokens: false,
  organization_exports: false,
  export_pieces: false,
};

/** The bytes of media, which are no rows of the domain. */
export const mediaBytesTable = "media_chunks";

/** Names of the tables in an export, in its order. */
export const exportedTables: readonly string[] = [
  ...Object.entries(inExport).flatMap(([name, isIn]) => (isIn ? name : [])),
  mediaBytesTable,
];

/** Names of the tables that move with an organization, in an order in which each row finds what it refers to. */
export const movedTables: readonly string[] = [
  ...Object.keys(inExport).filter((name) => name !== "organization_exports" && name !== "export_pieces"),
  mediaBytesTable,
];

const secretName = /(?:^|_)(?:secrets?|hash|salt|verify_token|challenge|signing_key)$|^(?:webhook_url|headers)$/;

/** True for columns with a secret or its digest. They are no part of an export. */
export const isSecretColumn = (name: string): boolean => secretName.test(name);

// Export of an organization: one file, made by a job a piece at a time.

export interface ExportFacts extends Facts {
  /** The last export; null before the first. */
  readonly known: OrganizationExportRow | null;
}

type Shown = NonNullable<AnswerOf<"console.organization.getExport">["data"]["export"]>;

const isOver = ({ status, expires_at }: OrganizationExportRow, now: Instant): boolean =>
  status === "ready" && expires_at !== null && expires_at <= now;

/** True while the file can be downloaded. */
export const canBeDownloaded = (row: OrganizationExportRow, now: Instant): boolean =>
  row.status === "ready" && !isOver(row, now);

export const presentExport = (row: OrganizationExportRow, now: Instant): Shown => ({
  id: row.id,
  status: isOver(row, now) ? "expired" : row.status,
  rows: row.rows,
  size_bytes: row.size_bytes,
  failure: row.failure,
  requested_at: row.requested_at,
  ready_at: row.ready_at,
  expires_at: row.expires_at,
});

/** Begins an export (POST export of the organization). While one is made, it answers that one. */
export const requestExport: Verb<"console.organization.requestExport", ExportFacts> = (facts) => {
  const { known, now, organizationId: organization_id } = facts;
  if (known?.status === "running") return accept({ ok: true, data: { export: presentExport(known, now) } }, []);
  const begun = {
    id: facts.newId(),
    status: "running",
    rows: 0,
    size_bytes: 0,
    pieces: 0,
    failure: null,
    requested_at: now,
    ready_at: null,
    expires_at: null,
  } as const;
  return accept({ ok: true, data: { export: presentExport({ organization_id, ...begun }, now) } }, [
    known
      ? update("organization_exports", { organization_id, id: known.id, status: known.status }, begun)
      : insert("organization_exports", { organization_id, ...begun }),
    // A file that is being downloaded stays until housekeeping finds it unread.
    removeMany("export_pieces", { organization_id, read_at: null }),
    enqueue(facts, { kind: "export_organization", subject_id: begun.id, detail: { table: null, after: null } }),
    audit(facts, "atlas_api.export.request", begun.id, { after: { requested_at: now } }),
  ]);
};

/** Records who takes the file, or which part of it. */
export const auditDownload = (facts: Facts, { id }: Pick<OrganizationExportRow, "id">, range: string): Change =>
  audit(facts, "atlas_api.export.download", id, { after: { range } });

/** Tells webhooks that the file is ready, or could not be made. */
const emitStatus = (facts: Facts, row: OrganizationExportRow): Change[] =>
  emit(facts, ["export.status_changed"], null, { export: presentExport(row, facts.now) });

/** The place in an export from which it goes on: after a row of a table, named by its key. */
export interface ExportPlace {
  /** Null at the beginning. */
  readonly table: string | null;
  /** Null at the beginning of the table. */
  readonly after: readonly string[] | null;
}

/** Reads the place of a job. */
export const exportPlaceOf = ({ detail }: Pick<JobRow, "detail">): ExportPlace => {
  const { table, after }: Partial<ExportPlace> = Object(detail);
  return { table: table ?? null, after: after ?? null };
};

/** A piece of the file. */
export interface ExportPiece {
  readonly rows: number;
  /** Lines, compressed by gzip, in base64. */
  readonly content: string;
  readonly size_bytes: number;
  /** Start of the next piece; null if this is the last. */
  readonly next: ExportPlace | null;
}

export interface ExportJobFacts extends Facts {
  readonly job: JobRow;
  readonly known: OrganizationExportRow | null;
}

/** Returns the export that a job is about; null if it has ended or another took its place. */
export const exportOf = ({ known, job }: ExportJobFacts): OrganizationExportRow | null =>
  known?.id === job.subject_id && known.status === "running" ? known : null;

/** Keeps and counts a piece, and goes on with the next. After the last the file can be downloaded for `days`. */
export const advanceExport = (facts: ExportJobFacts, piece: ExportPiece | null, days: number): Change[] => {
  const { job, now } = facts;
  const row = exportOf(facts);
  if (!row || !piece) return [finish(job)];
  const { organization_id, id, status, pieces } = row;
  const counted = {
    pieces: pieces + 1,
    rows: row.rows + piece.rows,
    size_bytes: row.size_bytes + piece.size_bytes,
  };
  const key = { organization_id, id, status, pieces };
  const { content, size_bytes } = piece;
  const place = { organization_id, export_id: id, position: pieces };
  const kept = insert("export_pieces", { ...place, content, size_bytes, read_at: null });
  if (piece.next === null) {
    const ended = { status: "ready", ready_at: now, expires_at: later(now, days * day) } as const;
    const set = { ...counted, ...ended };
    return [kept, update("organization_exports", key, set), finish(job), ...emitStatus(facts, { ...row, ...set })];
  }
  const again = { attempts: 0, due_at: now, leased_until: null, last_error: null, ripe: false };
  const { table, after } = piece.next;
  return [
    kept,
    update("organization_exports", key, counted),
    update("outbox", leaseOf(job), { ...again, detail: { table, after: after && [...after] } }),
  ];
};

/** Ends an export whose job was set aside. */
export const failExport = (facts: ExportJobFacts): Change[] => {
  const row = exportOf(facts);
  if (!row) return [];
  const { organization_id, id, status } = row;
  const failure = "The file could not be made. Request the export again.";
  // Housekeeping removes what was made of it, and then its time.
  const set = { status: "failed", failure, expires_at: facts.now } as const;
  return [
    update("organization_exports", { organization_id, id, status }, set),
    ...emitStatus(facts, { ...row, ...set, expires_at: null }),
  ];
};

const longAgo: Instant = "1970-01-01T00:00:00.000Z";

/** Ends the organization's files, with their downloads: they may hold words that an erasure has removed since. */
export const endExports = (organization_id: Id, expires_at: Instant): Change[] => [
  ...(["running", "ready"] as const).map((status) =>
    updateAll("organization_exports", { organization_id, status }, { status: "expired", expires_at }),
  ),
  updateAll("export_pieces", { organization_id }, { read_at: longAgo }),
];
