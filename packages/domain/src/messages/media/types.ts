/** Types of media: the type that a sender names against the one that the bytes show, and the kinds that take them. */
import type { MessageContent } from "../message-content.ts";

/** Findings from the bytes: a type by their signature, or that they are text. */
export interface Sniffed {
  readonly mediaType: string | null;
  readonly isText: boolean;
}

/** Names of the same format, or formats within one container, by the type that the bytes show. */
const alike: { readonly [shown: string]: readonly string[] } = {
  "audio/x-m4a": ["audio/mp4", "audio/m4a", "audio/aac"],
  "video/mp4": ["audio/mp4", "video/quicktime", "video/x-m4v"],
  "video/3gpp": ["audio/3gpp"],
  "audio/ogg": ["application/ogg", "video/ogg"],
  "audio/mpeg": ["audio/mp3"],
  "audio/wav": ["audio/x-wav", "audio/vnd.wave"],
  "image/apng": ["image/png"],
  "application/x-cfb": ["application/msword", "application/vnd.ms-excel", "application/vnd.ms-powerpoint"],
  "application/zip": [
    "application/x-zip-compressed",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  ],
  "application/xml": ["text/xml", "text/html", "application/xhtml+xml", "image/svg+xml"],
  "application/rtf": ["text/rtf"],
};

const opaque = "application/octet-stream";
const texts: readonly string[] = ["application/json", "application/xml", "image/svg+xml"];

/** Returns a type without its parameters, in lower case. */
export const bareType = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

/** Tells if bytes are of the type that their sender names. Bytes without a signature are text, or of no known type. */
export const isOfType = (named: string, { mediaType, isText }: Sniffed): boolean => {
  const [type, shown] = [bareType(named), mediaType === null ? null : bareType(mediaType)];
  if (type === opaque) return true;
  if (shown !== null) return type === shown || alike[shown]?.includes(type) === true;
  return isText && (type.startsWith("text/") || texts.includes(type));
};

type MediaKind = Extract<MessageContent, { readonly media_id?: string }>["type"];

/** Types of each kind, as messaging apps take them; null for any. */
const taken: { readonly [Kind in MediaKind]: readonly string[] | null } = {
  image: ["image/jpeg", "image/png"],
  audio: ["audio/aac", "audio/amr", "audio/mpeg", "audio/mp4", "audio/ogg"],
  video: ["video/mp4", "video/3gpp"],
  document: null,
};

/** Returns the types that a kind takes if it does not take this one; else null. */
export const typesInstead = (kind: MediaKind, mediaType: string): readonly string[] | null => {
  const types = taken[kind];
  return types === null || types.includes(bareType(mediaType)) ? null : types;
};
