/** Uploads of the longest files, which are kept: the table of worst requests has such that are refused. */
import type { Surface } from "./worst-surfaces.ts";
import type { WorstRequest } from "./worst-requests.ts";

const longest = { media: 16_777_216, document: 10_485_760 };

/** A body without a key, which is the same each time: forty of their own would hold up the sender. */
const posted = (title: string, path: string, about: object, content: string): WorstRequest => {
  // The encoded file is long, and needs no escapes.
  const text = `${JSON.stringify(about).slice(0, -1)},"content":"${content}"}`;
  return { title, method: "POST", path, headers: { "content-type": "application/json" }, body: () => text };
};

const unlike = (length: number): string =>
  Buffer.alloc(length, Buffer.from(Uint8Array.from({ length: 9_973 }, (_, at) => at * 7_919))).toString("base64");

const text = (length: number): string => Buffer.alloc(length, "Soup of the day and bread.\n").toString("base64");

const uploads = (path: string): readonly WorstRequest[] => [
  posted("bytes", path, { media_type: "application/octet-stream" }, unlike(longest.media)),
  posted("a text", path, { media_type: "text/plain", filename: "menu.txt" }, text(longest.media)),
];

/** A file as the body. */
const raw = (title: string, type: string, byte: number): WorstRequest => {
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  const body = () => (bytes ??= new Uint8Array(100_000_000).fill(byte));
  return { title, method: "POST", path: "/v1/atlas/media/file", headers: { "content-type": type }, body };
};

const knowledge = { source_type: "document", title: "Menu", filename: "menu.txt", media_type: "text/plain" };

export const files: readonly Surface[] = [
  { name: "media.upload, kept", as: "token", requests: uploads("/v1/atlas/media") },
  {
    name: "media.uploadFile, kept",
    as: "token",
    requests: [raw("100 MB, of bytes", "application/octet-stream", 0xfe), raw("100 MB, of text", "text/plain", 0x61)],
  },
  { name: "console.media.uploadFile, kept", as: "operator", requests: uploads("/operator/media") },
  {
    name: "knowledge.create, kept",
    as: "token",
    requests: [posted("a document", "/v1/atlas/knowledge", knowledge, text(longest.document))],
  },
];
