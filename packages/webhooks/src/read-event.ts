import { AtlasPayloadError, AtlasStaleEventError } from "./errors.ts";
import type { AtlasEvent, EventName } from "./generated/events.ts";
import { eventShapes } from "./generated/shapes.ts";
import { object, string } from "./shape.ts";
import type { Shape } from "./shape.ts";

/**
 * An event of a later contract version. `event_type` has a placeholder type so that the type checker can narrow the
 * known events. No event has this name.
 */
export interface UnknownEvent {
  readonly event_id: string;
  readonly event_type: "an event of a later version";
  readonly timestamp: string;
}

/** Event of a webhook with `payload: "thin"`: its name, ids and times alone. Read it whole by its `event_id`. */
export interface ThinEvent {
  readonly event_id: string;
  readonly event_type: EventName;
  readonly timestamp: string;
  readonly payload: "thin";
  readonly conversation_id?: string;
  readonly channel_id?: string;
  readonly customer_id?: string;
  readonly message_id?: string;
  readonly run_id?: string;
  readonly session_id?: string;
  readonly approval_id?: string;
  readonly template_id?: string;
  readonly export_id?: string;
}

/** Tells if an event is thin, and narrows its type. */
export const isThinEvent = (event: ReceivedEvent | ThinEvent): event is ThinEvent =>
  (event as Partial<ThinEvent>).payload === "thin";

/** Event that `unwrap` returns: a thin one only where the options allow it. */
export type Unwrapped<Options> = Options extends { readonly thin: true } ? ReceivedEvent | ThinEvent : ReceivedEvent;

/** Event of a verified delivery. Switch on `event_type`. */
export type ReceivedEvent = AtlasEvent | UnknownEvent;

/** Checks that this version knows the event, and narrows its type. */
export const isAtlasEvent = (event: ReceivedEvent): event is AtlasEvent => Object.hasOwn(eventShapes, event.event_type);

/** Options of `unwrap`. */
export interface UnwrapOptions {
  /**
   * Maximum distance of the event's timestamp from now, in milliseconds. Any age by default. Retries keep the time of
   * the event and come for 24 hours; manual replays come later still. Remembering `event_id` is the better defence
   * against replays.
   */
  readonly maxAge?: number | undefined;
  /** Allows events of webhooks with `payload: "thin"`. By default they are refused, since they lack what events have. */
  readonly thin?: boolean | undefined;
  /** Current time in milliseconds since the epoch, for tests. */
  readonly now?: (() => number) | undefined;
}

/**
 * Parses and validates a body whose signature has been verified. Unknown members and values pass, since later versions
 * of v1 may add them.
 *
 * @throws {AtlasPayloadError} if the bytes are not an event in UTF-8 JSON
 * @throws {AtlasStaleEventError} if it is outside `maxAge`
 */
export const readEvent = (
  body: Uint8Array | string,
  { maxAge, thin = false, now = Date.now }: UnwrapOptions,
): ReceivedEvent | ThinEvent => {
  const event = asEvent(parseJson(body), thin);
  if (maxAge !== undefined && !(Math.abs(now() - Date.parse(event.timestamp)) <= maxAge))
    throw new AtlasStaleEventError(event);
  return event;
};

const base = object({ event_id: string, event_type: string, timestamp: string });

/** The cast is safe: the shapes are generated from the same schemas as the types. */
const asEvent = (value: unknown, thin: boolean): ReceivedEvent | ThinEvent => {
  hold(base, value);
  const event = value as ReceivedEvent | ThinEvent;
  if (isThinEvent(event)) {
    if (thin) return event;
    throw new AtlasPayloadError([{ path: "payload", message: "is thin, which takes the option `thin`" }]);
  }
  if (isAtlasEvent(event)) hold(eventShapes[event.event_type], event);
  return event;
};

const hold = (shape: Shape, value: unknown): void => {
  const problems = shape(value, "");
  if (problems.length > 0) throw new AtlasPayloadError(problems);
};

/** Decodes strictly. A byte order mark is kept, so that JSON refuses it too. */
const decodeExactly = (bytes: Uint8Array): string =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);

const parseJson = (body: Uint8Array | string): unknown => {
  try {
    return JSON.parse(typeof body === "string" ? body : decodeExactly(body));
  } catch (cause) {
    throw new AtlasPayloadError([], cause);
  }
};
