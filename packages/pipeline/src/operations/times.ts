/** Times of queries, in the form that rows have. */
import type { Instant } from "@atlas-messaging/domain";

/** Converts a caller's time to the form of the rows, so that both compare as text. */
export const instantOrNull = (text: string | undefined): Instant | null =>
  text === undefined ? null : new Date(text).toISOString();
