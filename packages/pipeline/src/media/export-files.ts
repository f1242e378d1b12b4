import type { Id, OrganizationExportRow } from "@atlas-messaging/domain";
import type { ByteRange } from "./store.ts";

/** Files of exports. */
export interface ExportFiles {
  /**
   * Reads a range of a file piece by piece, so that it is never in memory as a whole. Null if the file is gone by now, as
   * when another export was requested.
   */
  read(
    organizationId: Id,
    row: Pick<OrganizationExportRow, "id" | "pieces">,
    range: ByteRange,
  ): Promise<ReadableStream<Uint8Array> | null>;
}
