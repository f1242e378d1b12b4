/** Times of queries, in the forms that rows have. */
import type { Id, Instant } from "@atlas-messaging/domain";

/** Converts a caller's time to the form of the rows, so that both compare as text. */
export const instantOrNull = (text: string | undefined): Instant | null =>
  text === undefined ? null : new Date(text).toISOString();

/** The first UUIDv7 of a time, which sorts before all ids of rows that came then or later. */
export const firstIdAt = (time: string): Id => {
  const digits = Math.max(0, Date.parse(time)).toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
};
