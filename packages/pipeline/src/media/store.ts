import type { Id } from "@atlas-messaging/domain";

/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Bytes of media, apart from the rows that describe them, so that an object store can hold them. */
export interface MediaStore {
  /** Keeps bytes under the id of media whose row comes after them, in place of earlier ones. */
  keep(organizationId: Id, mediaId: Id, bytes: Uint8Array): Promise<void>;
  /** Reads a range piece by piece, so that a large file is never in memory as a whole. */
  read(organizationId: Id, mediaId: Id, range: ByteRange): ReadableStream<Uint8Array>;
}
