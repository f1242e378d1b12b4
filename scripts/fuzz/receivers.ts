/** Odd deliveries to receivers of webhooks: each is answered, and its handler's trouble stays with the receiver. */
import { createServer } from "node:http";
import { connect } from "node:net";
import { eventNames } from "@atlas-messaging/contract";
import {
  type ReceiverOptions,
  fetchReceiver,
  nodeReceiver,
  unwrap,
  verifyAtlasSignature,
} from "@atlas-messaging/webhooks";
import { exampleEvent, signedDelivery } from "@atlas-messaging/webhooks/testing";
import type { Odd } from "./odd.ts";
import { type Target, expectError, expectResponse } from "./target.ts";

const secret = "a-secret-that-only-the-two-of-us-know";
const url = "http://127.0.0.1/webhooks";
const untyped = (given: unknown): never => given as never; // As a program without types passes it.

const trouble = (odd: Odd) => (): unknown => {
  if (odd.often(0.1)) throw odd.value();
  return odd.often(0.1) ? Promise.reject(odd.value()) : undefined;
};

const optionsOf = (odd: Odd): ReceiverOptions => {
  const named = { secret, otherwise: trouble(odd), onError: trouble(odd) };
  if (!odd.often(0.1)) return named;
  const name = odd.pick([
    "secret",
    "on",
    "otherwise",
    "store",
    "onError",
    "acknowledgeWithin",
    "maxBodyBytes",
    "maxAge",
  ]);
  return { ...named, [name]: odd.value() };
};

const deliveryOf = async (odd: Odd) => {
  const event = exampleEvent(odd.pick(eventNames));
  const text = JSON.stringify({ ...event, event_id: `odd-${odd.next()}` });
  const changed = odd.often(0.3) ? (JSON.stringify(odd.json(JSON.parse(text))) ?? "") : text;
  const { headers, body } = await signedDelivery(changed, secret);
  const bytes = new TextEncoder().encode(String(body));
  return { headers, bytes: odd.often(0.2) ? odd.bytes(bytes) : bytes };
};

const byFetch = async (odd: Odd): Promise<void> => {
  const { headers, bytes } = await deliveryOf(odd);
  if (odd.often(0.1))
    Object.assign(headers, { [odd.pick(Object.keys(headers))]: odd.pick(["", "x", "0".repeat(64), "é"]) });
  const init = { method: "POST", headers, body: odd.often(0.5) ? bytes : odd.stream(bytes), duplex: "half" };
  const receive = await expectError(() => fetchReceiver(optionsOf(odd)));
  if (receive) await expectResponse(() => receive(new Request(url, init)));
};

/** A server whose receiver is another for each request, since a program may be set up in any way. */
const listening = async () => {
  let receive: ReturnType<typeof nodeReceiver> | undefined;
  const server = createServer((request, response) => void (receive ? receive(request, response) : response.end()));
  server.on("clientError", (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    set: (given: typeof receive) => void (receive = given),
    close: () => server.close().closeAllConnections(),
  };
};

const byNode = async (odd: Odd, { port, set }: Awaited<ReturnType<typeof listening>>): Promise<void> => {
  const { headers, bytes } = await deliveryOf(odd);
  const receive = await expectError(() => nodeReceiver(optionsOf(odd)));
  if (!receive) return;
  set(receive);
  const lines = Object.entries({ host: "x", connection: "close", "content-length": bytes.length, ...headers });
  const head = `POST /webhooks HTTP/1.1\r\n${lines.map((line) => line.join(": ")).join("\r\n")}\r\n\r\n`;
  const sent = Buffer.concat([Buffer.from(head), bytes]);
  await new Promise<void>((resolve) => {
    const socket = connect(port, "127.0.0.1")
      .on("error", () => {})
      .on("close", () => resolve())
      .resume();
    // Half of a request is not answered, and its sender leaves.
    socket.end(odd.often(0.2) ? odd.bytes(sent) : sent);
    socket.setTimeout(2_000, () => socket.destroy());
  });
};

const bySelf = async (odd: Odd): Promise<void> => {
  const { headers, bytes } = await deliveryOf(odd);
  const given = [bytes, headers, secret].map((each) => (odd.often(0.3) ? odd.value() : each));
  await expectError(() => (odd.often(0.5) ? unwrap : verifyAtlasSignature)(...(given as [never, never, never])));
  await expectError(() => fetchReceiver(untyped(odd.value())));
};

export const receivers = async (): Promise<Target> => {
  const server = await listening();
  return {
    try: (odd) => (odd.often(0.2) ? byNode(odd, server) : odd.often(0.8) ? byFetch(odd) : bySelf(odd)),
    end: server.close,
  };
};
