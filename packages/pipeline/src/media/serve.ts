/** Serves the bytes of media so that no browser runs them. */
import type { OperationId } from "@atlas-messaging/contract";
import { type MediaRow, fileName } from "@atlas-messaging/domain";
import { type Answer, relay } from "@atlas-messaging/server-stubs/handlers";
import { type Context, principalOf } from "../rooms/context.ts";
import { found } from "../rooms/found.ts";
import { Problem } from "../rooms/problem.ts";
import { contentRange, namesTag, rangeOf } from "./range.ts";

/** Answers with the bytes of media, or the part that `Range` asks for. */
export const serveMedia = <Id extends OperationId>(id: Id, row: MediaRow | null, context: Context): Answer<Id> => {
  const { media_type, size_bytes, sha256, filename, ...media } = found(row);
  if (media.status !== "stored" || size_bytes === null) throw notStored(media);
  const etag = `"${sha256}"`;
  const { headers: asked } = context.request;
  const headers = {
    etag,
    "accept-ranges": "bytes",
    "cache-control": "private, no-cache",
    "content-disposition": dispositionOf(filename),
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  };
  if (namesTag(asked.get("if-none-match"), etag)) return relay(id, 304, { headers });
  const part = rangeOf(asked, etag, size_bytes);
  const isPart = part !== null && part !== "none";
  const range = isPart ? part : { first: 0, last: size_bytes - 1 };
  const body = context.shell.media.read(principalOf(context).organizationId, media.id, range);
  const contentType = media_type ?? "application/octet-stream";
  const length = { "content-length": String(range.last - range.first + 1) };
  if (!isPart) return relay(id, 200, { contentType, body, headers: { ...headers, ...length } });
  const shown = contentRange(range, size_bytes);
  return relay(id, 206, { contentType, body, headers: { ...headers, ...length, "content-range": shown } });
};

const notStored = ({ id, status, error_code }: Pick<MediaRow, "id" | "status" | "error_code">) =>
  new Problem(
    "conflict",
    {
      pending: `The media ${id} is pending: the messaging app has not handed it over yet.`,
      erased: `The media ${id} is no longer kept: it was erased with its customer, or is older than your organization keeps media.`,
      failed: `The media ${id} could not be stored: ${error_code}.`,
      stored: `The media ${id} has no bytes.`,
    }[status],
  );

/** Names the file for a download, in ASCII and whole (RFC 6266). */
const dispositionOf = (given: string | null): string => {
  const filename = fileName(given);
  if (filename === null) return "attachment";
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const whole = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (unit) => `%${unit.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
};
