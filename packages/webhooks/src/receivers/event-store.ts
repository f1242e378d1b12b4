/** State of an event: never seen, being handled, or handled. */
export type EventState = "new" | "underway" | "handled";

type Awaitable<Value> = Value | Promise<Value>;

/**
 * Remembers handled events, so that each is handled once even if it arrives again. Several processes need a shared
 * store: Redis keys with an expiry, or rows with a unique `event_id`.
 */
export interface EventStore {
  /**
   * Reserves an event in one atomic step and returns its previous state. Let a reservation expire after a minute: if
   * the process dies, the service delivers the event again.
   */
  begin(eventId: string): Awaitable<EventState>;
  /** Marks the event as handled. Keep the mark for at least 24 hours, since retries come that long. */
  handled(eventId: string): Awaitable<void>;
  /** Releases the event after its handler failed, so that it can be delivered again. */
  failed(eventId: string): Awaitable<void>;
}

/**
 * Remembers events in the memory of this process. Receivers use it by default.
 *
 * @param capacity maximum events to remember, 10,000 by default; the oldest are forgotten first
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
