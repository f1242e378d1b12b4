/** Lists of texts as values of statements. */

/** Text that JSON writes with more escapes than an array literal has. */
const escapedByJson = /[\p{Cc}\p{Cs}]/u;

/** Writes an element of an array literal. Most texts are quoted as in JSON, which takes a tenth of the time. */
export const quoted = (element: unknown): string => {
  if (element === null) return "NULL";
  if (typeof element !== "string") throw new TypeError("an array value may hold strings and null only");
  return escapedByJson.test(element) ? `"${element.replace(/["\\]/g, "\\$&")}"` : JSON.stringify(element);
};

/** Header of a list in binary: dimensions, nulls, element type, length, and the first place. */
const headBytes = 20;
const textType = 25;

/**
 * A value for `text[]` that is sent in binary. A literal escapes each quote of a JSON text, and PostgreSQL reads it
 * character by character.
 */
export class TextList {
  readonly texts: readonly (string | null)[];

  constructor(texts: readonly (string | null)[]) {
    this.texts = texts;
  }

  /** UTF-16 code units of all texts. */
  get units(): number {
    return this.texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  }

  /** The same as a literal. */
  toString(): string {
    return `{${this.texts.map(quoted).join(",")}}`;
  }

  encoded(): Buffer {
    const { texts } = this;
    const sizes = texts.map((text) => (text === null ? -1 : Buffer.byteLength(text)));
    const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + 4 + Math.max(0, size), headBytes));
    bytes.writeInt32BE(1, 0);
    bytes.writeInt32BE(texts.includes(null) ? 1 : 0, 4);
    bytes.writeInt32BE(textType, 8);
    bytes.writeInt32BE(texts.length, 12);
    bytes.writeInt32BE(1, 16);
    let at = headBytes;
    texts.forEach((text, index) => {
      at = bytes.writeInt32BE(sizes[index] ?? -1, at);
      if (text !== null) at += bytes.write(text, at);
    });
    return bytes;
  }
}
