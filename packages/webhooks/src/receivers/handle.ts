import type { ReceivedEvent } from "../read-event.ts";
import { headerValue } from "../signature-header.ts";
import type { FetchHeaders, PlainHeaders } from "../signature-header.ts";
import type { EventStore } from "./event-store.ts";
import type { Delivery, EventHandler, ReceiverClock, ReceiverOptions } from "./options.ts";
import { workAfter } from "./work-after.ts";

/** Options with their defaults. */
export type Settled = ReceiverOptions & {
  readonly clock: ReceiverClock;
  readonly store: EventStore | false;
  readonly onError: (error: unknown, event: ReceivedEvent | null) => void;
};

/** What to answer, and what to do once that has been sent. */
export interface Acknowledgement {
  readonly status: number;
  /** Does what was put off, and resolves when all of it is done; null if there is nothing. */
  readonly after: (() => Promise<void>) | null;
}

const acknowledgeWithin = 4_000;

/** Has an event handled, unless it was before. While another process is at it, the service is asked to come again. */
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
    void work.begin(); // Whatever the handler has left running may still put work off.
    return { status, after: null };
  }
  return { status, after: () => Promise.all([work.begin(), handled]).then(() => work.begin()) };
};

/** The cast rests on the mapped type of the handlers: each takes the events of the name that it stands under. */
const handlerOf = ({ event_type: name }: ReceivedEvent, { on = {}, otherwise }: Settled) =>
  Object.hasOwn(on, name)
    ? ((on as { readonly [name: string]: EventHandler<ReceivedEvent> | undefined })[name] ?? otherwise)
    : otherwise;

/** A status: that of an acknowledgement, or one that has the event delivered again. */
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

/** A store that fails to note what has happened does not undo it. */
const attempted = async (note: () => unknown, event: ReceivedEvent, onError: Settled["onError"]): Promise<void> => {
  try {
    await note();
  } catch (error) {
    onError(error, event);
  }
};

/** The handler's status, or an acknowledgement when the handler is at work for too long. */
const inTime = (handled: Promise<number>, options: Settled): Promise<number> =>
  new Promise((resolve, reject) => {
    const stop = options.clock.after(options.acknowledgeWithin ?? acknowledgeWithin, () => resolve(200));
    handled.then(resolve, reject).finally(stop);
  });

const correlationOf = (headers: FetchHeaders | PlainHeaders): string | null => {
  const value = headerValue(headers, "x-request-id");
  return typeof value === "string" ? value : null;
};
