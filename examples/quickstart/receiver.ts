/** A webhook receiver: verifies the raw bytes, answers at once, and hands on each event once. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import {
  type AtlasEvent,
  AtlasSignatureError,
  isAtlasEvent,
  unwrap,
  verifyAtlasSignature,
} from "@atlas-messaging/webhooks";

export interface Receiver {
  readonly url: string;
  close(): void;
}

export interface Listener {
  /** An event that is genuine and new. */
  readonly heard: (event: AtlasEvent) => void;
  /** Only the sandbox knows this address, so whatever cannot be verified is a fault. */
  readonly wrong: (why: string) => void;
}

export const startReceiver = async (secret: string, { heard, wrong }: Listener): Promise<Receiver> => {
  const seen = new Set<string>();

  const receive = (body: Buffer, headers: NodeJS.Dict<string | string[]>): number => {
    try {
      const event = unwrap(body, headers, secret);
      if (verifyAtlasSignature(tamper(body), headers, secret)) wrong("a tampered copy passed verification");
      if (isAtlasEvent(event) && !seen.has(event.event_id)) heard(event); // Delivery is at least once.
      seen.add(event.event_id);
      return 200;
    } catch (error) {
      wrong(String(error));
      return error instanceof AtlasSignatureError ? 401 : 500;
    }
  };

  const server = createServer((request, response) => {
    void buffer(request).then((body) => response.writeHead(receive(body, request.headers)).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    url: `http://127.0.0.1:${port}/webhooks/atlas`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** The same text with another recipient's digit: one byte is all it takes. */
const tamper = (body: Buffer): Buffer => Buffer.from(body.toString("latin1").replace("+1555", "+1556"), "latin1");
