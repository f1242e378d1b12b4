import { AtlasPayloadError, AtlasStaleEventError } from "./errors.ts";
import type { AtlasEvent } from "./generated/events.ts";
import { eventShapes } from "./generated/shapes.ts";
import { object, string } from "./shape.ts";
import type { Shape } from "./shape.ts";

/**
 * An event of a later version of the contract. The name stands for all that this version does not know, so that the type
 * checker can tell the known ones apart: no event is called like this.
 */
export interface UnknownEvent {
  readonly event_id: string;
  readonly event_type: "an event of a later version";
  readonly timestamp: string;
}

/** The event of a verified delivery; `event_type` tells which. */
export type ReceivedEvent = AtlasEvent | UnknownEvent;

/** Whether this version knows the event, and its type. */
export const isAtlasEvent = (event: ReceivedEvent): event is AtlasEvent => Object.hasOwn(eventShapes, event.event_type);

export interface UnwrapOptions {
  /**
   * How many milliseconds the event's timestamp may be from now; any age by default. Retries come for 24 hours with the
   * time of the event, and replays later still: what refuses replays best is to remember `event_id`.
   */
  readonly maxAge?: number | undefined;
  /** The current time in milliseconds since the epoch; for tests. */
  readonly now?: (() => number) | undefined;
}

/**
 * Parses and validates a body whose signature has been verified. Members and values that later versions of v1 add pass.
 *
 * @throws {AtlasPayloadError} if the bytes are not an event as JSON in UTF-8
 * @throws {AtlasStaleEventError} if it is too old
 */
export const readEvent = (body: Uint8Array | string, { maxAge, now = Date.now }: UnwrapOptions): ReceivedEvent => {
  const event = asEvent(parseJson(body));
  if (maxAge !== undefined && !(Math.abs(now() - Date.parse(event.timestamp)) <= maxAge))
    throw new AtlasStaleEventError(event);
  return event;
};

const base = object({ event_id: string, event_type: string, timestamp: string });

/** The cast rests on the shapes, which are generated from the same schemas as the types. */
const asEvent = (value: unknown): ReceivedEvent => {
  hold(base, value);
  const event = value as ReceivedEvent;
  if (isAtlasEvent(event)) hold(eventShapes[event.event_type], event);
  return event;
};

const hold = (shape: Shape, value: unknown): void => {
  const problems = shape(value, "");
  if (problems.length > 0) throw new AtlasPayloadError(problems);
};

/** Refuses what is not UTF-8, and keeps a byte order mark, which JSON does not allow, so that it is refused too. */
const decodeExactly = (bytes: Uint8Array): string =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);

const parseJson = (body: Uint8Array | string): unknown => {
  try {
    return JSON.parse(typeof body === "string" ? body : decodeExactly(body));
  } catch (cause) {
    throw new AtlasPayloadError([], cause);
  }
};
