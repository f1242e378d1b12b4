import { type EventName, didYouMean, eventNames, nearest } from "@atlas-messaging/contract";
import type { EventRow } from "@atlas-messaging/service/rows/events";
import { deliveryBody } from "@atlas-messaging/service/events/expand";
import type { Delivered, Duration, WebhookInbox } from "./api.ts";
import { millisecondsOf } from "./schedule.ts";
import { signatures } from "./signing.ts";

interface Time {
  settle(): Promise<void>;
  /** Moves the clock to the next job, if that is due by `until`; false if there is none. */
  toNextJob(until: number): Promise<boolean>;
  now(): number;
}

export class EventInbox implements WebhookInbox {
  readonly secret: string;
  readonly #time: Time;
  #events: EventRow[] = [];
  #seen = new Map<EventName, number>();

  constructor(secret: string, time: Time) {
    this.secret = secret;
    this.#time = time;
  }

  add(event: EventRow): void {
    this.#events.push(event);
  }

  async next<Name extends EventName>(
    name: Name,
    { within = "1m" }: { readonly within?: Duration } = {},
  ): Promise<Delivered<Name>> {
    if (!eventNames.includes(name))
      throw new TypeError(`There is no event ${JSON.stringify(name)}.${eventMeant(name)}`);
    await this.#time.settle();
    const until = this.#time.now() + millisecondsOf(within);
    for (;;) {
      const found = this.#take(name);
      if (found) return this.#deliveryOf(name, found);
      if (!(await this.#time.toNextJob(until))) throw new Error(this.#nothing(name, within));
    }
  }

  all<Name extends EventName>(name: Name): Delivered<Name>[] {
    return this.#events.filter(({ names }) => names[name] !== undefined).map((event) => this.#deliveryOf(name, event));
  }

  read(): { readonly seen: readonly (readonly [EventName, number])[] } {
    return { seen: [...this.#seen] };
  }

  write(events: readonly EventRow[], seen: readonly (readonly [EventName, number])[]): void {
    this.#events = [...events];
    this.#seen = new Map(seen);
  }

  #take(name: EventName): EventRow | null {
    for (let place = this.#seen.get(name) ?? 0; place < this.#events.length; place++) {
      const event = this.#events[place];
      this.#seen.set(name, place + 1);
      if (event?.names[name] !== undefined) return event;
    }
    return null;
  }

  #deliveryOf<Name extends EventName>(name: Name, row: EventRow): Delivered<Name> {
    const event_id = row.names[name] ?? row.id;
    const body = deliveryBody({ event_id, event_type: name }, row);
    const signed = { id: event_id, at: this.#time.now(), secrets: [this.secret] } as const;
    const headers = {
      "content-type": "application/json",
      ...signatures(new TextEncoder().encode(body), signed),
      "x-request-id": row.correlation_id,
    };
    return {
      // `deliveryBody` made the body for this event name.
      event: JSON.parse(body),
      body,
      headers,
      request: (url) => new Request(url, { method: "POST", headers, body }),
    };
  }

  #nothing(name: EventName, within: Duration): string {
    const happened = [...new Set(this.#events.flatMap(({ names }) => Object.keys(names)))].join(", ");
    return `No ${name} arrived within ${within} of the sandbox's time. Events so far: ${happened || "none"}.`;
  }
}

const endings = eventNames.map((name) => name.slice(name.indexOf(".") + 1));

/** Suggests an event for an unknown name, also for the misspelled end of one, such as `message.recieved`. */
const eventMeant = (name: string): string => {
  const whole = didYouMean(name, eventNames);
  const place = endings.indexOf(nearest(name, endings) ?? "");
  return whole === "" && place !== -1 ? ` Did you mean ${eventNames[place]}?` : whole;
};
