/** Media that content names: its id, and the rules by which a kind takes it. */
import { fileKinds, maxAnimatedStickerBytes, voiceType } from "@atlas-messaging/cloud-api-emulator/network";
import { type Refused, refuseMember } from "./outcome.ts";
import type { Id } from "../rows/primitives.ts";
import type { MediaRow, MessageContent } from "../rows/messages.ts";

export type Media = Extract<MessageContent, { readonly type: "image" | "audio" | "video" | "document" | "sticker" }>;

const mediaTypes: readonly string[] = [
  "image",
  "audio",
  "video",
  "document",
  "sticker",
] satisfies readonly Media["type"][];

export const isMedia = (content: MessageContent): content is Media => mediaTypes.includes(content.type);

/** The media that a request names by `content.media_id`; null if there is none. */
export interface Attaching {
  readonly media?: MediaRow | null;
}

/** Returns the id of the media that content names; null for none. */
export const mediaIdIn = (content: MessageContent | null | undefined): Id | null =>
  content && isMedia(content) ? (content.media_id?.toLowerCase() ?? null) : null;

/** Refuses media that cannot be sent, or is not of the content's kind; null if there is nothing against it. */
export const mediaProblem = (
  { media }: Attaching,
  content: MessageContent | undefined,
  named = "content",
): Refused<"validation_failed"> | null => {
  const id = mediaIdIn(content);
  if (id === null || !content || !isMedia(content)) return null;
  if (!media || media.id !== id) {
    return refuseMember(`${named}.media_id`, `must be media of your organization; ${id} is not`);
  }
  if (media.status !== "stored" || media.media_type === null) {
    return refuseMember(`${named}.media_id`, `must be stored; the media ${id} is ${media.status}`);
  }
  const types = typesInstead(content.type, media.media_type);
  if (types !== null)
    return refuseMember(
      `${named}.media_id`,
      `must be one of ${types.join(", ")} in ${content.type}; it is ${media.media_type}`,
    );
  if (content.type === "audio" && content.voice === true && bareType(media.media_type) !== voiceType) {
    return refuseMember(
      `${named}.media_id`,
      `must be ${voiceType} with Opus in a voice note; it is ${media.media_type}`,
    );
  }
  const size = media.size_bytes ?? 0;
  const max = content.type === "sticker" ? maxAnimatedStickerBytes : fileKinds[content.type].maxBytes;
  return size <= max
    ? null
    : refuseMember(`${named}.media_id`, `must have at most ${max} bytes in ${content.type}; it has ${size}`);
};

/** Returns a type without its parameters, in lower case. */
export const bareType = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

type MediaKind = Extract<MessageContent, { readonly media_id?: string }>["type"];

/** Returns the types that a kind takes if it does not take this one; else null. */
const typesInstead = (kind: MediaKind, mediaType: string): readonly string[] | null => {
  const { types }: { readonly types: readonly string[] | null } = fileKinds[kind];
  return types === null || types.includes(bareType(mediaType)) ? null : types;
};
