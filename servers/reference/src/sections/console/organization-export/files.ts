/** Files of exports, a piece in memory at a time. */
import type { Id } from "@atlas-messaging/domain";
import type { ByteRange, ExportFiles } from "@atlas-messaging/pipeline";
import type { Database } from "../../../platform/database/index.ts";
import { tenantArg } from "../../../platform/database/prepare.ts";
import { findExportPiece, findPieceWith } from "./load.ts";

export const exportFiles = (database: Database): ExportFiles => ({
  read: async (organizationId, { id }, range) => {
    const place = await placeOf(database, organizationId, id, range.first);
    const first = place && (await pieceAt(database, organizationId, id, place.position));
    if (!place || !first) return null;
    let { position, start } = place;
    let held: Buffer | null = first;
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const bytes = held ?? (await pieceAt(database, organizationId, id, position));
          if (!bytes) throw new Error(`export ${id} has lost its piece ${position}`);
          controller.enqueue(within(bytes, start, range));
          [held, position, start] = [null, position + 1, start + bytes.length];
          if (start > range.last) controller.close();
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

/** Drivers read a sum as a number or as text. */
interface Found {
  readonly position: number;
  readonly start: number | string;
}

/** Finds the piece with a byte; null if the file is gone. A whole file needs no search. */
const placeOf = async (database: Database, organizationId: Id, export_id: Id, byte: number): Promise<Place | null> => {
  if (byte === 0) return { position: 0, start: 0 };
  const args = { [tenantArg]: organizationId, export_id, byte };
  const [found] = await database.read<Found>(organizationId, findPieceWith(args));
  return found ? { position: found.position, start: Number(found.start) } : null;
};

const pieceAt = async (
  database: Database,
  organizationId: Id,
  export_id: Id,
  position: number,
): Promise<Buffer | null> => {
  const args = { [tenantArg]: organizationId, export_id, position };
  const [found] = await database.read<{ readonly content: string }>(organizationId, findExportPiece(args));
  return found ? Buffer.from(found.content, "base64") : null;
};

/** Cuts a piece to the range. */
const within = (bytes: Buffer, start: number, { first, last }: ByteRange): Uint8Array =>
  bytes.subarray(Math.max(0, first - start), Math.min(bytes.length, last + 1 - start));
