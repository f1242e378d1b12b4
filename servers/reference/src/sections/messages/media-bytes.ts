/** Bytes of media in rows of 256 kB, written and read one by one, so that memory holds a few of them only. */
import type { Id } from "@atlas-messaging/domain";
import { type ByteRange, type Clock, type MediaStore, instantOf } from "@atlas-messaging/pipeline";
import type { Database } from "../../platform/database/index.ts";
import { tenantArg } from "../../platform/database/prepare.ts";
import { dropPieces, findPiece, writePiece } from "./load.ts";

const pieceLength = 262_144;

export const mediaBytes = (database: Database, clock: Clock): MediaStore => ({
  keep: async (organizationId, mediaId, bytes) => {
    const key = { organization_id: organizationId, media_id: mediaId };
    await database.asTenant(organizationId, dropPieces(key));
    for (let position = 0; position * pieceLength < bytes.length; position++) {
      const held = bytes.subarray(position * pieceLength, (position + 1) * pieceLength);
      const text = Buffer.from(held.buffer, held.byteOffset, held.byteLength).toString("base64");
      await database.asTenant(organizationId, writePiece({ ...key, position, bytes: text, now: instantOf(clock) }));
    }
  },
  read: (organizationId, mediaId, range) => {
    let position = Math.floor(range.first / pieceLength);
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          controller.enqueue(within(await pieceAt(database, organizationId, mediaId, position), position, range));
          position += 1;
          if (position * pieceLength > range.last) controller.close();
        },
      },
      // A piece is read only when the one before has left.
      { highWaterMark: 0 },
    );
  },
});

const pieceAt = async (database: Database, organizationId: Id, media_id: Id, position: number): Promise<Buffer> => {
  const args = { [tenantArg]: organizationId, media_id, position };
  const [found] = await database.read<{ readonly bytes: string }>(organizationId, findPiece(args));
  if (!found) throw new Error(`media ${media_id} lacks its piece ${position}`);
  return Buffer.from(found.bytes, "base64");
};

/** Cuts a piece to the range. */
const within = (bytes: Buffer, position: number, { first, last }: ByteRange): Uint8Array => {
  const start = position * pieceLength;
  return bytes.subarray(Math.max(0, first - start), Math.min(bytes.length, last + 1 - start));
};
