/** What is known of an event: nothing yet, that its handler is at work, or that it has been handled. */
export type EventState = "new" | "underway" | "handled";

type Awaitable<Value> = Value | Promise<Value>;

/**
 * Remembers which events were handled, so that each is handled once although it may arrive again. Behind several
 * processes it belongs into what they share: a key with an expiry in Redis, or a row with a unique `event_id`.
 */
export interface EventStore {
  /**
   * Reserves an event for its handler, in one atomic step, and tells what it was before. A reservation should lapse after
   * a minute: should the process end in between, the service delivers the event again.
   */
  begin(eventId: string): Awaitable<EventState>;
  /** The event was handled; to be remembered for at least 24 hours, for so long retries come. */
  handled(eventId: string): Awaitable<void>;
  /** The handler failed: the event may come again. */
  failed(eventId: string): Awaitable<void>;
}

/**
 * Remembers events in the memory of this process: what every receiver does unless told otherwise.
 *
 * @param capacity how many events to remember, 10,000 by default; then the oldest are forgotten
 */
export const memoryStore = (capacity = 10_000): EventStore => {
  const states = new Map<string, EventState>();
  const keep = (eventId: string, state: EventState): void => {
    states.delete(eventId);
    states.set(eventId, state);
    const [oldest] = states.keys();
    if (states.size > capacity && oldest !== undefined) states.delete(oldest);
  };
  return {
    begin(eventId) {
      const state = states.get(eventId) ?? "new";
      if (state === "new") keep(eventId, "underway");
      return state;
    },
    handled: (eventId) => keep(eventId, "handled"),
    failed: (eventId) => void states.delete(eventId),
  };
};
