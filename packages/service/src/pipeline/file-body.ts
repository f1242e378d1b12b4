/** Takes a long file out of a JSON body as it arrives, so that its base64 is never in memory as a whole. */

import { joined, sha256Hex } from "@atlas-messaging/webhooks/sha256";
import { Base64 } from "./base64.ts";
import { Bytes } from "./bytes.ts";

/** A file that came in a body. */
export interface HeldFile {
  /** Text that stands in the body for the base64. */
  readonly standIn: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In hex. */
  readonly sha256: string;
}

/** Bytes of a member up to which it stays in the text: it may be one, and no text of the contract is longer. */
const maxText = 2_621_440;

/** Bytes that may be beside a file, a text of the longest among them. */
export const maxAround = maxText + 1_048_576;

const [quote, backslash, colon] = [0x22, 0x5c, 0x3a];

/** Matches no pattern of base64, so that the contract refuses it as it refuses the text itself. */
const notBase64 = "####";

/** A JSON body in pieces. Its top-level member `name` is decoded if it is long. */
export class FileBody {
  readonly #name: string;
  readonly #around = new Bytes(65_536);
  readonly #expected: number;
  #depth = 0;
  #string: "none" | "name" | "value" | "other" = "none";
  #isEscaped = false;
  /** Start of the current string. */
  #start = 0;
  #awaits: "nothing" | "colon" | "value" = "nothing";
  #decoding: Base64 | null = null;
  #file: { readonly at: number; readonly decoded: Base64 } | null = null;

  /** @param expected bytes of the body, as far as declared */
  constructor(name: string, expected: number) {
    this.#name = name;
    this.#expected = expected;
  }

  /** Bytes that are kept beside the file. */
  get around(): number {
    return this.#around.length;
  }

  add(chunk: Uint8Array): void {
    let at = 0;
    while (at < chunk.length) at = this.#decoding ? this.#decode(this.#decoding, chunk, at) : this.#scan(chunk, at);
  }

  /** Returns the body, with a stand-in for the file. */
  async end(): Promise<{ readonly bytes: Uint8Array; readonly file: HeldFile | null }> {
    const around = this.#around.all();
    if (this.#file === null) return { bytes: around, file: null };
    const { at, decoded } = this.#file;
    const bytes = decoded.end();
    const file = bytes && (await held(bytes));
    const standIn = new TextEncoder().encode(file?.standIn ?? notBase64);
    const whole = new Bytes(around.length + standIn.length);
    whole.add(around.subarray(0, at));
    whole.add(standIn);
    whole.add(around.subarray(at));
    return { bytes: whole.all(), file };
  }

  /** Keeps what is beside the file; returns where it stopped. */
  #scan(chunk: Uint8Array, from: number): number {
    const base = this.#around.length - from;
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (this.#string === "none") this.#outside(byte, base + at + 1);
      else if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === backslash) this.#isEscaped = true;
      else if (byte === quote) this.#closeString(chunk.subarray(from, at), base + at);
      if (this.#string !== "value" || this.#isEscaped || base + at + 1 - this.#start <= maxText) continue;
      this.#around.add(chunk.subarray(from, at + 1));
      this.#begin();
      return at + 1;
    }
    this.#around.add(chunk.subarray(from));
    return chunk.length;
  }

  #outside(byte: number, next: number): void {
    if (byte === quote) {
      this.#string = this.#awaits === "value" ? "value" : this.#depth === 1 ? "name" : "other";
      this.#start = next;
      this.#awaits = "nothing";
    } else if (byte === colon && this.#awaits === "colon") this.#awaits = "value";
    else if (byte > 0x20) {
      this.#awaits = "nothing";
      if (byte === 0x7b || byte === 0x5b) this.#depth++;
      else if (byte === 0x7d || byte === 0x5d) this.#depth--;
    }
  }

  #closeString(piece: Uint8Array, end: number): void {
    const isName = this.#string === "name" && end - this.#start === this.#name.length;
    this.#string = "none";
    if (!isName) return;
    // The name may have begun in an earlier chunk.
    const kept = this.#around.length;
    const head = this.#around.all().subarray(Math.min(kept, this.#start));
    const tail = piece.subarray(Math.max(0, this.#start - kept), end - kept);
    if (new TextDecoder().decode(joined(head, tail)) === this.#name) this.#awaits = "colon";
  }

  /** Takes what was kept of a text that has become too long. A repeated member replaces the one before, as in JSON. */
  #begin(): void {
    const text = this.#around.all().slice(this.#start);
    this.#around.cut(this.#start);
    this.#decoding = new Base64(Math.ceil((this.#expected * 3) / 4));
    this.#file = { at: this.#start, decoded: this.#decoding };
    let at = 0;
    while (at < text.length) at = this.#decode(this.#decoding, text, at);
  }

  #decode(decoding: Base64, chunk: Uint8Array, from: number): number {
    const end = decoding.add(chunk, from);
    if (end === chunk.length) return end;
    this.#decoding = null;
    // Its quote is still to come, and ends an ordinary string.
    this.#string = "other";
    return end;
  }
}

/** Hashes bytes; returns hex. The offline sandbox may be where there is no Web Crypto: jsdom, a page without https. */
export const sha256Of = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const { subtle }: Partial<Crypto> = globalThis.crypto ?? {};
  if (!subtle) return sha256Hex(bytes);
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** The stand-in is base64 of a length that bytes may have, so that the contract lets it pass. */
const held = async (bytes: Uint8Array<ArrayBuffer>): Promise<HeldFile> => {
  const sha256 = await sha256Of(bytes);
  return { standIn: `sha256//${sha256}`, bytes, sha256 };
};
