/** The smallest files that are recognized as what they are. */
import { Buffer } from "node:buffer";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A picture of at least this length. What follows its end means nothing. */
export const pngOf = (length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Math.max(length, png.length));
  bytes.set(png);
  for (let at = png.length; at < bytes.length; at += 1) bytes[at] = (at * 31) % 251;
  return bytes;
};

const opus = Buffer.concat([
  Buffer.from("OggS\0\x02", "latin1"),
  Buffer.alloc(20),
  Buffer.from([1, 19]),
  Buffer.from("OpusHead\x01\x01"),
  Buffer.alloc(64),
]);
const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypisom\0\0\x02\0isomiso2"), Buffer.alloc(64)]);

export const sampleFiles = {
  image: { mediaType: "image/png", bytes: pngOf(0) },
  audio: { mediaType: "audio/ogg; codecs=opus", bytes: new Uint8Array(opus) },
  video: { mediaType: "video/mp4", bytes: new Uint8Array(film) },
  document: { mediaType: "application/pdf", bytes: new Uint8Array(Buffer.from("%PDF-1.4\n%%EOF\n")) },
} as const;
