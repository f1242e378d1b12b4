/** The emulator as an HTTP server, with its page. */
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { answerControl } from "./control.ts";
import type { Emulator } from "./emulator.ts";
import { page } from "./page.ts";

/** Address to listen on. By default on this machine alone, at a free port. */
export interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
}

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Uploads are files of 100 MB and what a form adds. */
const maxBytes = 110_000_000;

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Serves a network, and the page with its phones at `/`. */
export const serveEmulator = async (
  network: Emulator,
  { port = 0, host = "127.0.0.1" }: ServeOptions = {},
): Promise<Served> => {
  const isLocal = loopback.test(host);
  const server = createServer((incoming, outgoing) => {
    respond(network, incoming, outgoing, isLocal).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo; // A server that listens on a port has one.
  return {
    url: `http://${host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

type NodeStream = Parameters<typeof Readable.fromWeb>[0];

const respond = async (
  network: Emulator,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isLocal: boolean,
): Promise<void> => {
  const response = await answered(network, incoming, isLocal);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  // A body by script may be endless, or break off.
  // The types of Node.js and of the web name one class twice.
  if (response.body) await pipeline(Readable.fromWeb(response.body as unknown as NodeStream), outgoing);
  else outgoing.end();
};

const answered = async (network: Emulator, incoming: IncomingMessage, isLocal: boolean): Promise<Response> => {
  const { method = "GET", url = "/", headers } = incoming;
  // A page elsewhere whose name was bent to this machine must not read or steer phones.
  const isForeign = isLocal && !loopback.test(headers.host ?? "");
  if (isForeign) return new Response("The name of this host is not known here.", { status: 421 });
  const body = method === "GET" || method === "HEAD" ? undefined : await bodyOf(incoming);
  if (body === null) return new Response("The body is too long.", { status: 413 });
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  const request = new Request(`http://${headers.host ?? "localhost"}${url}`, {
    method,
    headers: given.filter(([name]) => name !== "transfer-encoding" && name !== "connection"),
    ...(body && { body }),
  });
  if (method === "GET" && new URL(request.url).pathname === "/") return page();
  return (await answerControl(network, request)) ?? network.fetch(request);
};

/** Reads a body; null for one that is too long. */
const bodyOf = async (incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};
