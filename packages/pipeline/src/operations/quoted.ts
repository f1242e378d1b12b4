import { type MessageContent, mediaIdIn } from "@atlas-messaging/domain";

/** Returns the id of the message that a request quotes; null without one. */
export const quotedBy = (given: object): string | null =>
  "reply_to" in given && typeof given.reply_to === "string" ? given.reply_to.toLowerCase() : null;

/** Returns the id of the media that a request's content names; null without one. */
export const mediaIn = (given: { readonly content?: MessageContent | null } | object): string | null =>
  "content" in given ? mediaIdIn(given.content) : null;
