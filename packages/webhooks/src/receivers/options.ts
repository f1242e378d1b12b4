import type { EventName, EventOf } from "../generated/events.ts";
import type { ReceivedEvent, ThinEvent, UnwrapOptions } from "../read-event.ts";
import type { SigningSecret } from "../secret.ts";
import type { EventStore } from "./event-store.ts";

/** Details of a delivery, passed to the handler beside the event. */
export interface Delivery {
  /** `X-Request-Id` of the request that caused the event, for your logs. Null if there is none. */
  readonly correlationId: string | null;
  /**
   * Defers work that takes longer than the service waits. It starts after the delivery is acknowledged. Failures go to
   * `onError` only: the event is not delivered again. Use your own queue for work that must survive the process.
   */
  readonly later: (work: () => unknown) => void;
}

/** Handles the events of one name. If it throws or rejects, the event is delivered again. */
export type EventHandler<Event> = (event: Event, delivery: Delivery) => unknown;

/** Handlers by event name. Events without a handler are acknowledged and skipped. */
export type EventHandlers = { readonly [Name in EventName]?: EventHandler<EventOf<Name>> | undefined };

/** Time source of a receiver. Tests pass their own, so that none waits. */
export interface ReceiverClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `run` once after `milliseconds`. The returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** A secret whose variable may not be set. Without one, deliveries get 500 and `onError` says why. */
type MaybeSecret = SigningSecret | undefined;

/** Options of a receiver. */
export interface ReceiverOptions extends Pick<UnwrapOptions, "maxAge"> {
  /**
   * Signing secret, or several; or the `public_key` of a webhook with `signature: "v1a"`. Pass a function if they are known only at request time. By default the environment
   * variable `ATLAS_WEBHOOK_SECRET`, read when a delivery comes.
   */
  readonly secret?: SigningSecret | (() => MaybeSecret | Promise<MaybeSecret>) | undefined;
  /** Handlers by event name: `{ "message.delivered": (event) => … }`. */
  readonly on?: EventHandlers | undefined;
  /** Handler for every event without its own, including events of later contract versions. */
  readonly otherwise?: EventHandler<ReceivedEvent> | undefined;
  /** Handler for events of a webhook with `payload: "thin"`. Without one they are refused as no events. */
  readonly thin?: EventHandler<ThinEvent> | undefined;
  /** Store of handled events. In memory by default; `false` turns deduplication off. */
  readonly store?: EventStore | false | undefined;
  /**
   * Called with each error, and the event if there is one: a handler's error, an `AtlasPayloadError`, or a mistake in
   * the setup. The default logs to the console. Errors without an event, which anyone can cause, are logged once a
   * minute at most.
   */
  readonly onError?: ((error: unknown, event: ReceivedEvent | ThinEvent | null) => void) | undefined;
  /**
   * Milliseconds after which a slow handler's delivery is acknowledged anyway. The default of 4,000 is below the
   * service's timeout of 5 seconds. Later failures of the handler go to `onError` only. If the store has not answered by
   * then, the delivery gets 500 and comes again.
   */
  readonly acknowledgeWithin?: number | undefined;
  /** Maximum body size in bytes, 1 MiB by default. A longer body gets 413. */
  readonly maxBodyBytes?: number | undefined;
  /** Keeps the process alive until deferred work is done. By default it is taken from the platform's context. */
  readonly waitUntil?: ((work: Promise<void>) => void) | undefined;
  /** Time source. The platform's clock by default. */
  readonly clock?: ReceiverClock | undefined;
}
