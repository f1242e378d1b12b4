/** Files of exports, a piece in memory at a time. */
import type { Id } from "@atlas-messaging/domain";
import type { ExportFiles } from "@atlas-messaging/pipeline";
import type { Database } from "../../../platform/database/index.ts";
import { tenantArg } from "../../../platform/database/prepare.ts";
import { findExportPiece } from "./load.ts";

export const exportFiles = (database: Database): ExportFiles => ({
  read: (organizationId, { id, pieces }) => {
    let position = 0;
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          if (position >= pieces) return controller.close();
          controller.enqueue(await pieceAt(database, organizationId, id, position));
          position += 1;
        },
      },
      // A piece is read only when the one before has left.
      { highWaterMark: 0 },
    );
  },
});

const pieceAt = async (database: Database, organizationId: Id, export_id: Id, position: number): Promise<Buffer> => {
  const args = { [tenantArg]: organizationId, export_id, position };
  const [found] = await database.read<{ readonly content: string }>(organizationId, findExportPiece(args));
  if (!found) throw new Error(`export ${export_id} lacks its piece ${position}`);
  return Buffer.from(found.content, "base64");
};
