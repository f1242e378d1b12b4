import { type ReceivedEvent, type ThinEvent, isThinEvent } from "../read-event.ts";
import { headerValue } from "../signature-header.ts";
import type { FetchHeaders, PlainHeaders } from "../signature-header.ts";
import type { EventState, EventStore } from "./event-store.ts";
import type { Delivery, EventHandler, ReceiverClock, ReceiverOptions } from "./options.ts";
import { workAfter } from "./work-after.ts";

/** An event of any payload. */
export type AnyEvent = ReceivedEvent | ThinEvent;

/** Options with their defaults filled in. */
export type Settled = ReceiverOptions & {
  readonly clock: ReceiverClock;
  readonly store: EventStore | false;
  readonly onError: (error: unknown, event: AnyEvent | null) => void;
};

/** Status to answer, and work to do after the answer. */
export interface Acknowledgement {
  readonly status: number;
  /** Body of the answer, for the sender's log. Tells nothing about the secret. */
  readonly text?: string | null;
  /** Runs the deferred work and resolves when all of it is done. Null if there is none. */
  readonly after: (() => Promise<void>) | null;
}

/**
 * Runs the handler unless the event was handled before. While another process handles it, 503 asks the service to
 * retry.
 */
export const handle = async (
  event: AnyEvent,
  headers: FetchHeaders | PlainHeaders,
  options: Settled,
): Promise<Acknowledgement> => {
  const handler = handlerOf(event, options);
  if (!handler) return { status: 200, after: null };
  const { over, stop } = timeOf(options);
  try {
    const state = await reserve(event, options, over);
    if (state === "handled") return { status: 200, after: null };
    if (state === "underway") return { status: 503, after: null };
    return await run(handler, event, headers, options, over);
  } finally {
    stop();
  }
};

/** Time in which a delivery is acknowledged. */
type Over = Promise<"over">;

const timeOf = ({ clock, acknowledgeWithin = 4_000 }: Settled): { readonly over: Over; readonly stop: () => void } => {
  let stop: (() => void) | undefined;
  const over = new Promise<"over">((resolve) => {
    stop = clock.after(acknowledgeWithin, () => resolve("over"));
  });
  return { over, stop: () => stop?.() };
};

/**
 * Reserves the event. A store that hangs would keep the sender waiting.
 *
 * @throws if the store does not answer in time; the event is released when it answers
 */
const reserve = async (event: AnyEvent, { store, onError }: Settled, over: Over): Promise<EventState> => {
  if (!store) return "new";
  const begun = (async () => store.begin(event.event_id))();
  const state = await Promise.race([begun, over]);
  if (state === "new" || state === "underway" || state === "handled") return state;
  if (state !== "over") throw new TypeError("`begin` of the event store must return new, underway or handled.");
  void attempted(async () => (await begun) === "new" && store.failed(event.event_id), event, onError);
  throw new Error("The event store did not answer in time.");
};

const run = async (
  handler: EventHandler<AnyEvent>,
  event: AnyEvent,
  headers: FetchHeaders | PlainHeaders,
  options: Settled,
  over: Over,
): Promise<Acknowledgement> => {
  const work = workAfter((error) => options.onError(error, event));
  const delivery = { correlationId: correlationOf(headers), later: (put: () => unknown) => work.add(put) };
  let ended = false;
  const performed = perform(handler, event, delivery, options);
  const handled = performed.then((status) => note(status, event, options)).finally(() => (ended = true));
  // A handler that has failed is not acknowledged, though the store has yet to note it.
  const status = await Promise.race([handled, over.then(() => Promise.race([performed, Promise.resolve(200)]))]);
  if (status === 500) return { status, after: null };
  if (ended && work.isEmpty) {
    void work.begin(); // Code that the handler left running may still defer work.
    return { status, after: null };
  }
  return { status, after: () => Promise.all([work.begin(), handled]).then(() => work.begin()) };
};

/** The casts are safe: the mapped type gives each handler the events of its own name, and `thin` those that are. */
const handlerOf = (event: AnyEvent, { on = {}, otherwise, thin }: Settled): EventHandler<AnyEvent> | undefined => {
  if (isThinEvent(event)) return thin as EventHandler<AnyEvent> | undefined;
  const named = on as { readonly [name: string]: EventHandler<AnyEvent> | undefined };
  const own = Object.hasOwn(on, event.event_type) ? named[event.event_type] : undefined;
  return own ?? (otherwise as EventHandler<AnyEvent> | undefined);
};

/** Returns 200, or 500 to have the event delivered again. */
const perform = async (
  handler: EventHandler<AnyEvent>,
  event: AnyEvent,
  delivery: Delivery,
  { onError }: Settled,
): Promise<number> => {
  try {
    await handler(event, delivery);
    return 200;
  } catch (error) {
    onError(error, event);
    return 500;
  }
};

/** Tells the store how the event was handled. */
const note = async (status: number, event: AnyEvent, { store, onError }: Settled): Promise<number> => {
  const { event_id: id } = event;
  await attempted(() => store && (status === 200 ? store.handled(id) : store.failed(id)), event, onError);
  return status;
};

/** Runs a store update. Its failure is reported, but does not change the answer. */
const attempted = async (update: () => unknown, event: AnyEvent, onError: Settled["onError"]): Promise<void> => {
  try {
    await update();
  } catch (error) {
    onError(error, event);
  }
};

const correlationOf = (headers: FetchHeaders | PlainHeaders): string | null => {
  const value = headerValue(headers, "x-request-id");
  return typeof value === "string" ? value : null;
};
