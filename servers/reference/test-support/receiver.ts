/** A developer's webhook receiver on this machine. */
import { type IncomingHttpHeaders, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { validateEvent } from "@atlas-messaging/validators/events";
import { type AtlasEvent, isAtlasEvent, unwrap } from "@atlas-messaging/webhooks";
import { expect } from "vitest";

export interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The body's bytes as they came. */
  readonly raw: Buffer;
}

export interface Receiver {
  readonly url: string;
  readonly arrived: readonly Arrived[];
  close(): Promise<void>;
}

const acknowledge = (_: Arrived, response: ServerResponse): void => void response.writeHead(200).end();

export const startReceiver = async (answer = acknowledge): Promise<Receiver> => {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const delivery = { path: request.url ?? "", headers: request.headers, raw: Buffer.concat(chunks) };
      arrived.push(delivery);
      answer(delivery, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // A server that listens on a port has one.
  return {
    url: `http://127.0.0.1:${port}`,
    arrived,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** The event of a delivery that is signed with the secret and is what the contract says of its name. */
export const eventOf = ({ raw, headers }: Arrived, secret: string): AtlasEvent => {
  const event = unwrap(raw, headers, secret);
  if (!isAtlasEvent(event)) throw new Error(`${event.event_type} is not an event of the contract.`);
  expect(validateEvent(JSON.parse(raw.toString("utf8"))), raw.toString("utf8")).toMatchObject({ ok: true });
  return event;
};
