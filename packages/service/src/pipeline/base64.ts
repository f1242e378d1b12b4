import { Bytes } from "./bytes.ts";

/** Bytes of a piece that is encoded at once: full groups, and no more arguments than a call may have. */
const pieceLength = 6_144;

/** Encodes bytes in base64. Pieces make much garbage, so only runtimes without an encoder of their own use them. */
export const base64Of = (bytes: Uint8Array): string => bytes.toBase64?.() ?? inPieces(bytes);

const inPieces = (bytes: Uint8Array): string => {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + pieceLength))));
  }
  return pieces.join("");
};

/** Decodes base64 in a JSON string. Encoders write `/` and `+` as escapes, too. */
export class Base64 {
  readonly #bytes: Bytes;
  #bits = 0;
  #symbols = 0;
  #padding = 0;
  #isBad = false;
  /** Begun escape, without its backslash. */
  #escape: string | null = null;

  constructor(expected: number) {
    this.#bytes = new Bytes(expected + spare);
  }

  /** Returns where the string ends, or the end of the chunk. */
  add(chunk: Uint8Array, from: number): number {
    for (let at = from; at < chunk.length; at++) {
      if (this.#escape === null) at = this.#groups(chunk, at);
      const byte = chunk[at] ?? 0;
      if (at >= chunk.length) return at;
      if (this.#escape !== null) this.#escaped(byte);
      else if (byte === quote) return at;
      else if (byte === backslash) this.#escape = "";
      else this.#symbol(byte);
    }
    return chunk.length;
  }

  /** Returns the bytes; null where the text was no base64. */
  end(): Uint8Array<ArrayBuffer> | null {
    const rest = this.#symbols & 3;
    if (this.#isBad || rest === 1 || this.#padding > 2) return null;
    if (this.#padding > 0 && (this.#symbols + this.#padding) % 4 !== 0) return null;
    if (rest === 2) this.#bytes.push(this.#bits >>> 4);
    if (rest === 3) {
      this.#bytes.push(this.#bits >>> 10);
      this.#bytes.push((this.#bits >>> 2) & 0xff);
    }
    return this.#bytes.all();
  }

  /** Decodes whole groups of four plain symbols, which nearly all are; returns where others begin. */
  #groups(chunk: Uint8Array, from: number): number {
    if ((this.#symbols & 3) !== 0 || this.#padding > 0) return from;
    const room = this.#bytes.reserve(((chunk.length - from) >> 2) * 3);
    let [at, to] = [from, this.#bytes.length];
    for (; at + 4 <= chunk.length; at += 4) {
      // Each in a line: lists would be garbage of many times the file until the loop is compiled.
      const first = value(chunk[at]);
      const second = value(chunk[at + 1]);
      const third = value(chunk[at + 2]);
      const fourth = value(chunk[at + 3]);
      if ((first | second | third | fourth) >= none) break;
      const bits = (first << 18) | (second << 12) | (third << 6) | fourth;
      room[to++] = bits >>> 16;
      room[to++] = bits >>> 8;
      room[to++] = bits;
    }
    this.#symbols += at - from;
    this.#bytes.length = to;
    return at;
  }

  #symbol(byte: number): void {
    const symbol = value(byte);
    if (byte === equals) this.#padding++;
    else if (symbol === none || this.#padding > 0) this.#isBad = true;
    else {
      this.#bits = (this.#bits << 6) | symbol;
      if ((++this.#symbols & 3) !== 0) return;
      this.#bytes.push(this.#bits >>> 16);
      this.#bytes.push((this.#bits >>> 8) & 0xff);
      this.#bytes.push(this.#bits & 0xff);
      this.#bits = 0;
    }
  }

  #escaped(byte: number): void {
    const escape = this.#escape + String.fromCharCode(byte);
    this.#escape = escape;
    if (escape.startsWith("u") && escape.length < 5) return;
    const code = escape.startsWith("u") ? Number.parseInt(escape.slice(1), 16) : escape === "/" ? byte : 0;
    this.#symbol(code);
    this.#escape = null;
  }
}

const [quote, backslash, equals] = [0x22, 0x5c, 0x3d];

const none = 64;

/** Room for a chunk beyond the file: bytes that grow are held twice for a moment. */
const spare = 131_072;

const values = new Uint8Array(256).fill(none);

const value = (byte = 0): number => values[byte] ?? none;

const symbols = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
for (let at = 0; at < symbols.length; at++) values[symbols.charCodeAt(at)] = at;
