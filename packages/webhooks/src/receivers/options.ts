import type { EventName, EventOf } from "../generated/events.ts";
import type { ReceivedEvent, UnwrapOptions } from "../read-event.ts";
import type { SigningSecret } from "../secret.ts";
import type { EventStore } from "./event-store.ts";

/** What a handler is told besides the event. */
export interface Delivery {
  /** The `X-Request-Id` of the request that caused the event, to be kept in logs; null if there is none. */
  readonly correlationId: string | null;
  /**
   * Hands work over that takes longer than the service waits for an answer: it begins once the delivery is acknowledged,
   * and its failure goes to `onError`, since nobody will deliver the event again. What must survive the end of the process
   * belongs into a queue of your own.
   */
  readonly later: (work: () => unknown) => void;
}

/** What to do with the events of a name. What it throws, or its promise rejects with, has the event delivered again. */
export type EventHandler<Event> = (event: Event, delivery: Delivery) => unknown;

/** A handler for each event name that matters; all others are acknowledged and skipped. */
export type EventHandlers = { readonly [Name in EventName]?: EventHandler<EventOf<Name>> | undefined };

/** Time as a receiver needs it; given in tests, so that none waits for time to pass. */
export interface ReceiverClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs the function once, so many milliseconds from now, unless the returned function is called before. */
  after(milliseconds: number, run: () => void): () => void;
}

export interface ReceiverOptions extends Pick<UnwrapOptions, "maxAge"> {
  /** The signing secret, or several; or a function that gives them, if they are known no sooner than at a request. */
  readonly secret: SigningSecret | (() => SigningSecret | Promise<SigningSecret>);
  readonly on?: EventHandlers | undefined;
  /** Gets the events that have no handler of their own, those of later versions of the contract included. */
  readonly otherwise?: EventHandler<ReceivedEvent> | undefined;
  /** Remembers what was handled; in memory by default, and not at all with `false`. */
  readonly store?: EventStore | false | undefined;
  /**
   * Is told what went wrong, with the event if there is one: a handler's error, an `AtlasPayloadError`, a mistake in how the
   * receiver is set up. By default it goes to the console, save for refused signatures, which anyone can cause.
   */
  readonly onError?: ((error: unknown, event: ReceivedEvent | null) => void) | undefined;
  /**
   * After so many milliseconds the delivery is acknowledged although its handler is still at work; 4,000 by default, since
   * the service waits for 5 seconds. The handler's failure then goes to `onError` alone.
   */
  readonly acknowledgeWithin?: number | undefined;
  /** A longer body is refused with 413; 1 MiB by default. */
  readonly maxBodyBytes?: number | undefined;
  /** Keeps the process alive until work after the answer is done; taken from the platform's context where that has one. */
  readonly waitUntil?: ((work: Promise<void>) => void) | undefined;
  readonly clock?: ReceiverClock | undefined;
}
