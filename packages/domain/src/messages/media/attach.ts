/** Media that a message's content names. */
import type { Id } from "../../rows.ts";
import { type Refused, refuseMember } from "../../outcome.ts";
import type { MessageContent } from "../message-content.ts";
import { isMedia } from "../rich.ts";
import type { MediaRow } from "./rows.ts";
import { typesInstead } from "./types.ts";

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
): Refused<"validation_failed"> | null => {
  const id = mediaIdIn(content);
  if (id === null || !content || !isMedia(content)) return null;
  if (!media || media.id !== id) {
    return refuseMember("content.media_id", `must be media of your organization; ${id} is not`);
  }
  if (media.status !== "stored" || media.media_type === null) {
    return refuseMember("content.media_id", `must be stored; the media ${id} is ${media.status}`);
  }
  const types = typesInstead(content.type, media.media_type);
  return types === null
    ? null
    : refuseMember(
        "content.media_id",
        `must be one of ${types.join(", ")} in ${content.type}; it is ${media.media_type}`,
      );
};
