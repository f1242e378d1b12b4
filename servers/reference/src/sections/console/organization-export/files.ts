/** Files of exports, a piece in memory at a time. */
import type { Id } from "@atlas-messaging/domain";
import type { ByteRange, ExportFiles } from "@atlas-messaging/pipeline";
import type { Database } from "../../../platform/database/index.ts";
import { tenantArg } from "../../../platform/database/prepare.ts";
import { findExportPiece, findPieceWith } from "./load.ts";

export const exportFiles = (database: Database): ExportFiles => ({
  read: (organizationId, { id }, range) => {
    let place: Place | null = null;
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const { position, start } = (place ??= await placeOf(database, organizationId, id, range.first));
          const bytes = await pieceAt(database, organizationId, id, position);
          place = { position: position + 1, start: start + bytes.length };
          controller.enqueue(within(bytes, start, range));
          if (place.start > range.last) controller.close();
        },
      },
      // A piece is read only when the one before has left.
      { highWaterMark: 0 },
    );
  },
});

/** A piece of a file, and the place of its first byte in it. */
interface Place {
  readonly position: number;
  readonly start: number;
}

/** Finds the piece with a byte. A whole file needs no search. */
const placeOf = async (database: Database, organizationId: Id, export_id: Id, byte: number): Promise<Place> => {
  if (byte === 0) return { position: 0, start: 0 };
  const args = { [tenantArg]: organizationId, export_id, byte };
  const [found] = await database.read<Place>(organizationId, findPieceWith(args));
  if (!found) throw new Error(`export ${export_id} lacks a piece with the byte ${byte}`);
  return { position: Number(found.position), start: Number(found.start) };
};

const pieceAt = async (database: Database, organizationId: Id, export_id: Id, position: number): Promise<Buffer> => {
  const args = { [tenantArg]: organizationId, export_id, position };
  const [found] = await database.read<{ readonly content: string }>(organizationId, findExportPiece(args));
  if (!found) throw new Error(`export ${export_id} lacks its piece ${position}`);
  return Buffer.from(found.content, "base64");
};

/** Cuts a piece to the range. */
const within = (bytes: Buffer, start: number, { first, last }: ByteRange): Uint8Array =>
  bytes.subarray(Math.max(0, first - start), Math.min(bytes.length, last + 1 - start));
