/** Copies of bodies that pass through, up to a size. */
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** Bytes of one body that are kept for the checks. The longest body that the contract takes as JSON is shorter. */
const maxBytes = 32 * 1_048_576;
/** Bytes that all copies together may take. Bodies beyond are passed on, and not checked. */
const maxTogether = 256 * 1_048_576;
let together = 0;

/** A copy of a body. `whole` is false if it is longer than what is kept. */
export class Copy {
  readonly #chunks: Uint8Array[] = [];
  size = 0;
  whole = true;

  add(chunk: Uint8Array): void {
    this.size += chunk.length;
    if (!this.whole) return;
    if (this.size > maxBytes || together + chunk.length > maxTogether) return this.release();
    together += chunk.length;
    this.#chunks.push(chunk);
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(Buffer.concat(this.#chunks));
  }

  /** Forgets the bytes, also those that are still to come. */
  release(): void {
    this.whole = false;
    for (const chunk of this.#chunks.splice(0)) together -= chunk.length;
  }
}

const decoders: { readonly [encoding: string]: (bytes: Uint8Array, limits: { maxOutputLength: number }) => Buffer } = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Undoes a content encoding. Null if it is unknown, or the bytes are not of it. */
export const decoded = (bytes: Uint8Array<ArrayBuffer>, encoding: string | null): Uint8Array<ArrayBuffer> | null => {
  const name = encoding?.trim().toLowerCase() ?? "";
  if (name === "" || name === "identity" || bytes.length === 0) return bytes;
  const decode = decoders[name];
  if (!decode) return null;
  try {
    return new Uint8Array(decode(bytes, { maxOutputLength: maxBytes }));
  } catch {
    return null;
  }
};
