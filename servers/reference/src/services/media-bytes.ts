/** Bytes of media in rows of 256 kB, written and read one by one, so that memory holds a few of them only. */
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { ByteRange, MediaStore } from "@atlas-messaging/service/pipeline/services";
import { type Clock, instantOf } from "@atlas-messaging/service/core/time";
import type { Database } from "@atlas-messaging/postgres/database";
import { tenantArg } from "@atlas-messaging/postgres/queries";
import { dropPieces, findPiece, writePiece } from "@atlas-messaging/service/messages/facts.sql";

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
