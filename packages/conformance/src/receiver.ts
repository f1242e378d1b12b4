/** A webhook receiver that the suite starts for a case. */
import { type IncomingHttpHeaders, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type EventName, type EventOf } from "@atlas-messaging/contract";
import { validateEvent } from "@atlas-messaging/validators/events";
import { type AtlasEvent, verifyAtlasSignature } from "@atlas-messaging/webhooks";
import { Violation, problemsOf } from "./check.ts";

/** Delivery that arrived at a receiver. */
export interface Arrived {
  /** Path with the query. */
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** Raw bytes of the body. */
  readonly raw: Uint8Array<ArrayBuffer>;
  /** Arrival time by the receiver's own clock. */
  readonly at: number;
}

/** Answer of a receiver: a status, or a whole answer. */
export interface ReceiverReply {
  readonly status: number;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

/** Decides the answer to a delivery. `index` counts deliveries from 0. */
export type ReceiverAnswer = (arrived: Arrived, index: number) => ReceiverReply | Promise<ReceiverReply>;

/** Receiver of webhooks that the target can reach. */
export interface Receiver {
  /** Address by which the target reaches the receiver, without a path. */
  readonly url: string;
  readonly arrived: readonly Arrived[];
  /** Returns the event of a delivery after checking its signature and its schema. */
  readonly eventOf: <Name extends EventName = EventName>(
    arrived: Arrived,
    secret: string,
    name?: Name,
  ) => EventOf<Name>;
  readonly close: () => Promise<void>;
}

/** Starts receivers, on this machine by default. An in-memory target may bring its own. */
export type StartReceiver = (answer: ReceiverAnswer) => Promise<Receiver>;

export const acknowledge: ReceiverAnswer = () => ({ status: 200 });

/** Options of receivers that listen on a port. */
export interface ListenOptions {
  /** Host to listen on. Loopback by default. */
  readonly host?: string;
  /** Port to listen on. Any free one by default. */
  readonly port?: number;
  /** Address for the target, if it differs from the listening address. */
  readonly publicUrl?: string;
}

/** Starts receivers that listen on a port of this machine. */
export const listening =
  ({ host = "127.0.0.1", port = 0, publicUrl }: ListenOptions = {}): StartReceiver =>
  async (answer) => {
    const arrived: Arrived[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { url: path = "", method = "", headers } = request;
        const delivery = { path, method, headers, raw: new Uint8Array(Buffer.concat(chunks)), at: Date.now() };
        arrived.push(delivery);
        void Promise.resolve(answer(delivery, arrived.length - 1)).then((reply) =>
          response.writeHead(reply.status, reply.headers).end(reply.body),
        );
      });
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, resolve);
    });
    const address = server.address() as AddressInfo; // A server that listens on a port has an address.
    return receiverOf(publicUrl ?? `http://${host}:${address.port}`, arrived, () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    });
  };

/** Wraps deliveries that arrive some other way in a receiver. */
export const receiverOf = (url: string, arrived: readonly Arrived[], close: () => Promise<void>): Receiver => ({
  url,
  arrived,
  eventOf: (delivery, secret, name) => verified(delivery, secret, name),
  close,
});

const verified = <Name extends EventName>({ raw, headers, path }: Arrived, secret: string, name?: Name) => {
  const where = `the webhook delivery to ${path}`;
  const text = new TextDecoder().decode(raw);
  if (!verifyAtlasSignature(raw, headers, secret))
    throw new Violation(
      `expected Atlas-Signature to be the HMAC-SHA256 of the bytes with the secret: ${where} ${text}`,
    );
  const checked = validateEvent(JSON.parse(text));
  if (!checked.ok)
    throw new Violation(`expected an event of the contract (${problemsOf(checked).join("; ")}): ${where} ${text}`);
  const event = checked.value;
  if (isNamed(event, name)) return event;
  throw new Violation(`expected event_type of ${where} to be ${name}, not ${event.event_type}`);
};

/** Any event has the name, if none is asked for. */
const isNamed = <Name extends EventName>(event: AtlasEvent, name?: Name): event is EventOf<Name> & AtlasEvent =>
  name === undefined || event.event_type === name;

// Pages that the suite's receiver serves to a target that fetches knowledge.

const page =
  "<!doctype html><title>Menu</title><main><h1>Menu</h1><p>Soup of the day, and bread from our oven.</p></main>";

export const shownAt = (path: string): ReceiverReply => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: path === "/menu" ? page : "",
});

/** An address where nothing ever listens: the name is reserved (RFC 2606). */
export const unreachableUrl = "https://conformance.invalid";
