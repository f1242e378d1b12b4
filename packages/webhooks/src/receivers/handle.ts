import type { ReceivedEvent } from "../read-event.ts";
import { headerValue } from "../signature-header.ts";
import type { FetchHeaders, PlainHeaders } from "../signature-header.ts";
import type { EventStore } from "./event-store.ts";
import type { Delivery, EventHandler, ReceiverClock, ReceiverOptions } from "./options.ts";
import { workAfter } from "./work-after.ts";

/** Options with their defaults filled in. */
export type Settled = ReceiverOptions & {
  readonly clock: ReceiverClock;
  readonly store: EventStore | false;
  readonly onError: (error: unknown, event: ReceivedEvent | null) => void;
};

/** Status to answer, and work to do after the answer. */
export interface Acknowledgement {
  readonly status: number;
  /** Body of the answer, for the sender's log. Tells nothing about the secret. */
  readonly text?: string | null;
  /** Runs the deferred work and resolves when all of it is done. Null if there is none. */
  readonly after: (() => Promise<void>) | null;
}

const acknowledgeWithin = 4_000;

/**
 * Runs the handler unless the event was handled before. While another process handles it, 503 asks the service to
 * retry.
 */
export const handle = async (
  event: ReceivedEvent,
  headers: FetchHeaders | PlainHeaders,
  options: Settled,
): Promise<Acknowledgement> => {
  const handler = handlerOf(event, options);
  const state = handler && options.store ? await options.store.begin(event.event_id) : "new";
  if (!handler || state === "handled") return { status: 200, after: null };
  if (state === "underway") return { status: 503, after: null };

  const work = workAfter((error) => options.onError(error, event));
  const delivery = { correlationId: correlationOf(headers), later: (put: () => unknown) => work.add(put) };
  let ended = false;
  const handled = perform(handler, event, delivery, options).finally(() => (ended = true));
  const status = await inTime(handled, options);
  if (status === 500) return { status, after: null };
  if (ended && work.isEmpty) {
    void work.begin(); // Code that the handler left running may still defer work.
    return { status, after: null };
  }
  return { status, after: () => Promise.all([work.begin(), handled]).then(() => work.begin()) };
};

/** The cast is safe: the mapped type gives each handler the events of its own name. */
const handlerOf = ({ event_type: name }: ReceivedEvent, { on = {}, otherwise }: Settled) =>
  Object.hasOwn(on, name)
    ? ((on as { readonly [name: string]: EventHandler<ReceivedEvent> | undefined })[name] ?? otherwise)
    : otherwise;

/** Returns 200, or 500 to have the event delivered again. */
const perform = async (
  handler: EventHandler<ReceivedEvent>,
  event: ReceivedEvent,
  delivery: Delivery,
  { store, onError }: Settled,
): Promise<number> => {
  try {
    await handler(event, delivery);
  } catch (error) {
    onError(error, event);
    await attempted(() => store && store.failed(event.event_id), event, onError);
    return 500;
  }
  await attempted(() => store && store.handled(event.event_id), event, onError);
  return 200;
};

/** Runs a store update. Its failure is reported, but does not change the answer. */
const attempted = async (note: () => unknown, event: ReceivedEvent, onError: Settled["onError"]): Promise<void> => {
  try {
    await note();
  } catch (error) {
    onError(error, event);
  }
};

/** Resolves to the handler's status, or to 200 when the handler takes too long. */
const inTime = (handled: Promise<number>, options: Settled): Promise<number> =>
  new Promise((resolve, reject) => {
    const stop = options.clock.after(options.acknowledgeWithin ?? acknowledgeWithin, () => resolve(200));
    handled.then(resolve, reject).finally(stop);
  });

const correlationOf = (headers: FetchHeaders | PlainHeaders): string | null => {
  const value = headerValue(headers, "x-request-id");
  return typeof value === "string" ? value : null;
};
