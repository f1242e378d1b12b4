import type { MediaRow } from "../rows/messages.ts";
import { type Sniffed, isMediaType, isOfType } from "./content.ts";
import { bareType } from "../core/media-content.ts";
import type { ValidBodyOf, OperationId } from "@atlas-messaging/contract";
import type { Predicate } from "../core/outcome.ts";
import { type Quota, storageProblem } from "../core/quotas.ts";
import type { Shell } from "../pipeline/services.ts";
import { type Answer, relay } from "@atlas-messaging/server-stubs";
import { type Context, principalOf } from "../pipeline/context.ts";
import { sha256Of } from "../pipeline/file-body.ts";
import { Problem, found } from "../pipeline/problem.ts";
import { contentRange, namesTag, outsideOf, rangeOf } from "../pipeline/bytes.ts";
import { type Examined, type Upload, fileName } from "./media.ts";

/** Keeps the bytes of an upload under a fresh id, if they are of the type that it names. */
export const keepUpload = async (
  { quota }: { readonly quota: Quota },
  context: Pick<Context, "file" | "principal" | "operation" | "shell">,
  { content, media_type }: ValidBodyOf<"media.upload">,
): Promise<Upload> => {
  const { media, newId, settings, pause } = context.shell;
  const file = context.file?.standIn === content ? context.file : { bytes: decodeBase64(content) };
  const { bytes } = file;
  if (bytes === null) return problem("content", "must be base64");
  const max = settings.maxMediaBytes;
  if (bytes.length > max) return problem("content", `must have at most ${max} bytes; these are ${bytes.length}`);
  const examined = await examine({ ...file, bytes }, media_type, pause);
  if (examined === null) return problem("media_type", `must be the type of the bytes, which are not ${media_type}`);
  // Bytes that have no room are not written.
  const full = storageProblem(quota, bytes.length);
  if (full !== null) return { full };
  const id = newId();
  await media.keep(principalOf(context).organizationId, id, bytes);
  return { id, ...examined };
};

const problem = (path: "content" | "media_type", message: Predicate): Upload => ({ problem: { path, message } });

/** The contract lets through what only looks like base64, such as a length that no bytes have. */
const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    const units = atob(text);
    const bytes = new Uint8Array(units.length);
    for (let at = 0; at < units.length; at++) bytes[at] = units.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
};

// Serves the bytes of media so that no browser runs them.

/** Answers with the bytes of media, or the part that `Range` asks for. */
export const serveMedia = <For extends OperationId>(id: For, row: MediaRow | null, context: Context): Answer<For> => {
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
  if (part === "none") throw outsideOf(size_bytes);
  const range = part ?? { first: 0, last: size_bytes - 1 };
  const body = context.shell.media.read(principalOf(context).organizationId, media.id, range);
  const contentType = media_type !== null && isMediaType(media_type) ? media_type : "application/octet-stream";
  const length = { "content-length": String(range.last - range.first + 1) };
  if (!part) return relay(id, 200, { contentType, body, headers: { ...headers, ...length } });
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

/** Measures bytes, and checks that they are of the type that their sender names; null if they are not. */
export const examine = async (
  { bytes, sha256 }: { readonly bytes: Uint8Array<ArrayBuffer>; readonly sha256?: string },
  named: string,
  pause?: Shell["pause"],
): Promise<Examined | null> => {
  if (!isMediaType(named) || !isOfType(named, await sniff(bytes, pause))) return null;
  return { media_type: bareType(named), size_bytes: bytes.length, sha256: sha256 ?? (await sha256Of(bytes)) };
};

/** Finds the type of bytes by their signature, or tells if they are text. */
const sniff = async (bytes: Uint8Array, pause: Shell["pause"]): Promise<Sniffed> => {
  const mediaType = await signatureOf(bytes);
  return { mediaType, isText: mediaType === null && (await isText(bytes, pause)) };
};

/** Finds the type of bytes by their signature; null without one. Loads the library at its first use. */
export const signatureOf = async (bytes: Uint8Array): Promise<string | null> => {
  const { fileTypeFromBuffer } = await import("file-type/core");
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return type?.mime ?? null;
};

const pieceLength = 262_144;

/** Decodes piece by piece: the whole text would take more memory than its bytes. */
const isText = async (bytes: Uint8Array, pause: Shell["pause"]): Promise<boolean> => {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += pieceLength) {
      const piece = bytes.subarray(at, at + pieceLength);
      if (piece.includes(0)) return false;
      utf8.decode(piece, { stream: true });
      if (pause) await pause();
    }
    utf8.decode();
    return true;
  } catch {
    return false;
  }
};
