/** Bytes of media in rows of 256 kB, written and read one by one, so that memory holds a few of them only. */
import { createHash } from "node:crypto";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { ByteRange, MediaStore } from "@atlas-messaging/service/pipeline/services";
import { type Clock, instantOf } from "@atlas-messaging/service/core/time";
import type { Database } from "@atlas-messaging/postgres/database";
import { tenantArg } from "@atlas-messaging/postgres/queries";
import { withoutDeadline } from "@atlas-messaging/postgres/deadline";
import { dropLostPieces, dropPieces, findPiece, writePiece } from "@atlas-messaging/service/messages/facts.sql";

const pieceLength = 262_144;

/** Pieces between two collections: each leaves its text, and the request that wrote it. */
const piecesCollected = 16;

/** @param collect frees garbage; unset, nobody asks for it */
export const mediaBytes = (database: Database, clock: Clock, collect?: () => void): MediaStore => ({
  keep: async (organizationId, mediaId, bytes) => {
    const key = { organization_id: organizationId, media_id: mediaId };
    await database.asTenant(organizationId, dropPieces(key));
    for (let position = 0; position * pieceLength < bytes.length; position++) {
      const held = bytes.subarray(position * pieceLength, (position + 1) * pieceLength);
      const text = Buffer.from(held.buffer, held.byteOffset, held.byteLength).toString("base64");
      await database.asTenant(organizationId, writePiece({ ...key, position, bytes: text, now: instantOf(clock) }));
      if (position % piecesCollected === 0) collect?.();
    }
  },
  receive: async (organizationId, mediaId, chunks) => {
    const key = { organization_id: organizationId, media_id: mediaId };
    await withoutDeadline(() => database.asTenant(organizationId, dropPieces(key)));
    const hash = createHash("sha256");
    let [position, size] = [0, 0];
    for await (const piece of piecesOf(chunks)) {
      hash.update(piece);
      const args = { ...key, position, bytes: piece.toString("base64"), now: instantOf(clock) };
      await withoutDeadline(() => database.asTenant(organizationId, writePiece(args)));
      if (position % piecesCollected === 0) collect?.();
      [position, size] = [position + 1, size + piece.length];
    }
    return { size_bytes: size, sha256: hash.digest("hex") };
  },
  drop: async (organization_id, media_id) => {
    await database.asTenant(organization_id, dropLostPieces({ organization_id, media_id }));
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

/** Joins chunks to pieces. All are in the same bytes, so each must be used before the next. */
const piecesOf = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const room = Buffer.alloc(pieceLength);
  let held = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + pieceLength - held);
      room.set(part, held);
      [at, held] = [at + part.length, held + part.length];
      if (held < pieceLength) continue;
      yield room;
      held = 0;
    }
  }
  if (held > 0) yield room.subarray(0, held);
};

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
