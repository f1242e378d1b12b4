/** The body exceeds the receiver's limit. */
export class TooLarge extends Error {}

/** The bytes of the body cannot be had. The message says what to change; it is answered, too. */
export class UnreadableBody extends TypeError {}

/** Chunks of a body, up to a limit. */
export interface Chunks {
  /** @throws {TooLarge | UnreadableBody} */
  readonly add: (chunk: unknown) => void;
  readonly joined: () => Uint8Array;
}

/**
 * Collects the chunks of a body. Text that a stream decoded as UTF-8 gives its bytes back, since every genuine body is
 * UTF-8. Text of another encoding may not.
 */
export const collect = (max: number, encoding?: string | null): Chunks => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  return {
    add: (chunk) => {
      const isText = typeof chunk === "string" && /^utf-?8$/i.test(encoding ?? "utf8");
      const bytes = isText ? new TextEncoder().encode(chunk) : chunk;
      if (!isBytes(bytes))
        throw new UnreadableBody(
          `The request gives ${encoding ?? "objects"}, not bytes. Remove setEncoding or the body parser before the receiver.`,
        );
      length += bytes.byteLength;
      if (length > max) throw new TooLarge();
      chunks.push(bytes);
    },
    joined: () => joined(chunks, length),
  };
};

/** Recognizes bytes, also of another realm, such as a test runner's. */
export const isBytes = (chunk: unknown): chunk is Uint8Array => ArrayBuffer.isView(chunk);

const joined = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
};
