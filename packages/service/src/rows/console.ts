import type { SuccessOf } from "@atlas-messaging/contract";
import type { Id, Instant, Owned } from "./primitives.ts";

export type AlertKind = SuccessOf<"console.getAlerts">["data"]["alerts"]["kinds"][number];

/** Alerts that an organization has chosen. */
export interface AlertChoiceRow {
  readonly organization_id: Id;
  readonly kinds: readonly AlertKind[];
  readonly emails: readonly string[];
  /** An incoming webhook in Slack's form. Its path is a secret, so it is stored sealed. */
  readonly webhook_url: string | null;
  readonly webhook_host: string | null;
  readonly updated_at: Instant;
}

/** A developer's app, which acts for the organization by grants or OAuth. */
export interface AppRow extends Owned {
  /** Public OAuth client id. */
  readonly client_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly runtime_mode: string;
  readonly created_at: Instant;
}

/** An address that OAuth may redirect an app's users to. */
export interface RedirectUriRow extends Owned {
  readonly app_id: Id;
  readonly redirect_uri: string;
  readonly created_at: Instant;
}

/** A program of the organization. It holds keys and webhook endpoints. */
export interface ServiceAccountRow extends Owned {
  readonly external_id: string;
  readonly name: string;
  readonly description: string | null;
  readonly runtime_mode: string;
  readonly created_at: Instant;
}

export type RetentionKind = SuccessOf<"console.getRetention">["data"]["retention"][number]["kind"];

/** Days that an organization has chosen for one kind of rows. */
export interface RetentionRow {
  readonly organization_id: Id;
  readonly kind: RetentionKind;
  readonly days: number;
  readonly updated_at: Instant;
}

/** The export of an organization. There is one at most; the next takes its place. */
export interface OrganizationExportRow {
  readonly organization_id: Id;
  readonly id: Id;
  readonly status: "running" | "ready" | "failed" | "expired";
  readonly rows: number;
  readonly size_bytes: number;
  /** Pieces of its file so far (`export_pieces`). */
  readonly pieces: number;
  readonly failure: string | null;
  readonly requested_at: Instant;
  readonly ready_at: Instant | null;
  readonly expires_at: Instant | null;
}

/** A piece of an export's file. Pieces in their order are the file. */
export interface ExportPieceRow {
  readonly organization_id: Id;
  readonly export_id: Id;
  /** From 0. */
  readonly position: number;
  /** Lines, compressed by gzip, in base64. */
  readonly content: string;
  /** Bytes of the content; null in pieces from before it was noted. */
  readonly size_bytes: number | null;
  /** Last sign of a download of the file; null before the first. */
  readonly read_at: Instant | null;
}
