import type { Id, OrganizationExportRow } from "@atlas-messaging/domain";
import type { ByteRange } from "./store.ts";

/** Files of exports. */
export interface ExportFiles {
  /** Reads a range of a file piece by piece, so that it is never in memory as a whole. */
  read(organizationId: Id, row: Pick<OrganizationExportRow, "id" | "pieces">, range: ByteRange): ReadableStream<Uint8Array>;
}
