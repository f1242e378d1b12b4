import type { Id, OrganizationExportRow } from "@atlas-messaging/domain";

/** Files of exports. */
export interface ExportFiles {
  /** Reads a file piece by piece, so that it is never in memory as a whole. */
  read(organizationId: Id, row: Pick<OrganizationExportRow, "id" | "pieces">): ReadableStream<Uint8Array>;
}
