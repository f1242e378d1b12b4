import { Problem } from "./problem.ts";
import type { ByteRange } from "./services.ts";

/** Streams bytes. Of a `Blob` a server knows the length, also for HEAD; that of jsdom and React Native has no stream. */
export const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  "stream" in Blob.prototype ? new Blob([bytes]).stream() : inOnePiece(bytes);

const inOnePiece = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start: (controller) => {
      // A copy, since a reader may detach what it is given.
      controller.enqueue(bytes.slice());
      controller.close();
    },
  });

/** Bytes that grow. Room that is not used yet takes no memory. */
export class Bytes {
  #room: Uint8Array<ArrayBuffer>;
  length = 0;

  constructor(room: number) {
    this.#room = new Uint8Array(room);
  }

  push(byte: number): void {
    this.reserve(1)[this.length++] = byte;
  }

  add(bytes: Uint8Array): void {
    this.reserve(bytes.length).set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Returns the bytes, and room for more behind them. */
  reserve(more: number): Uint8Array<ArrayBuffer> {
    if (this.length + more > this.#room.length) this.#grow(more);
    return this.#room;
  }

  cut(length: number): void {
    this.length = length;
  }

  all(): Uint8Array<ArrayBuffer> {
    return this.#room.subarray(0, this.length);
  }

  #grow(by: number): void {
    const room = new Uint8Array(Math.max(2 * this.#room.length, this.length + by));
    room.set(this.all());
    this.#room = room;
  }
}

// Ranges and versions of bytes that requests ask for (RFC 9110, 13.1 and 14.2).

/**
 * Returns the one range that a request asks for. Null for all else, which gets everything: several ranges, another unit, or a
 * range of another version. `none` if no byte of it exists.
 */
export const rangeOf = (asked: Headers, etag: string, size: number): ByteRange | "none" | null => {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked.get("range") ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  const same = asked.get("if-range");
  if (same !== null && same !== etag) return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : "none";
};

/** Refuses a range of which no byte exists. */
export const outsideOf = (size: number): Problem =>
  new Problem("range_not_satisfiable", `The file has ${size} bytes; \`Range\` begins after them.`, {
    headers: { "content-range": `bytes */${size}` },
  });

/** Writes a part and its length as `Content-Range` does. */
export const contentRange = ({ first, last }: ByteRange, size: number): string => `bytes ${first}-${last}/${size}`;

/** True if `If-None-Match` names the version. */
export const namesTag = (given: string | null, etag: string): boolean =>
  given !== null && given.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
