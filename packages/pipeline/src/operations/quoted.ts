/** Returns the id of the message that a request quotes; null without one. */
export const quotedBy = (given: object): string | null =>
  "reply_to" in given && typeof given.reply_to === "string" ? given.reply_to.toLowerCase() : null;
