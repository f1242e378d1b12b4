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
