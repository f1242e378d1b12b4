/** Uploads of the longest files, which are kept: the table of worst requests has such that are refused. */
import { fileKinds } from "@atlas-messaging/cloud-api-emulator/network";
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

/** A file as the body, as long as the network takes one of its kind. */
const raw = (kind: "image" | "video" | "document", type: string, start: Uint8Array): WorstRequest => {
  const { maxBytes } = fileKinds[kind];
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  const make = () => {
    const filled = new Uint8Array(maxBytes).fill(start[0] ?? 0);
    filled.set(start);
    return filled;
  };
  const title = `${maxBytes} bytes of ${type}`;
  const body = () => (bytes ??= make());
  return { title, method: "POST", path: "/v1/atlas/media/file", headers: { "content-type": type }, body };
};

const [jpeg, mp4] = [Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), new TextEncoder().encode("\0\0\0\u0018ftypmp42")];

const knowledge = { source_type: "document", title: "Menu", filename: "menu.txt", media_type: "text/plain" };

export const files: readonly Surface[] = [
  { name: "media.upload, kept", as: "token", requests: uploads("/v1/atlas/media") },
  {
    name: "media.uploadFile, kept",
    as: "token",
    requests: [
      raw("document", "application/octet-stream", Uint8Array.of(0xfe)),
      raw("document", "text/plain", Uint8Array.of(0x61)),
      raw("image", "image/jpeg", jpeg),
      raw("video", "video/mp4", mp4),
    ],
  },
  { name: "console.media.uploadFile, kept", as: "operator", requests: uploads("/operator/media") },
  {
    name: "knowledge.create, kept",
    as: "token",
    requests: [posted("a document", "/v1/atlas/knowledge", knowledge, text(longest.document))],
  },
];
