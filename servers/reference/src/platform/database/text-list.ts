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
