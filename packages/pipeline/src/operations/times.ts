/** Times of queries, in the form that rows have. */
import { type Id, type Instant, firstIdAt } from "@atlas-messaging/domain";
import { beforeAll } from "../rooms/paging.ts";

/** Converts a caller's time to the form of the rows, so that both compare as text. */
export const instantOrNull = (text: string | undefined): Instant | null =>
  text === undefined ? null : new Date(text).toISOString();

interface Span {
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

const earlier = (one: Id, other: Id): Id => (one < other ? one : other);

/** Narrows a page of rows, newest first, to ids made in a span of time. */
export const within = <Page extends { readonly after_down: Id }>(page: Page, { since, until }: Span) => ({
  ...page,
  after_down: until === undefined ? page.after_down : earlier(page.after_down, firstIdAt(until)),
  since_id: since === undefined ? beforeAll : firstIdAt(since),
});
