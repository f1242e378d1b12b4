/** The offline sandbox on a port of this machine, behind a layer that may change its answers and deliveries. */
import { type IncomingMessage, type RequestListener, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { createSandbox } from "@atlas-messaging/sandbox";

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves on a free port of this machine. */
export const serveOn = async (listener: RequestListener): Promise<Served> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // A server that listens on a port has one.
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}`, close };
};

/** Reads a body to its end. */
export const bodyOf = async (stream: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const requestOf = async (incoming: IncomingMessage): Promise<Request> => {
  const { method = "GET", url = "/", headers } = incoming;
  const body = await bodyOf(incoming);
  const pairs = Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(`http://127.0.0.1:4100${url}`, { method, headers: pairs, ...(body.length > 0 && { body }) });
};

/** Node.js types its web streams apart from those of the platform, which they are. */
const asNodes = (body: object) => body as Parameters<typeof Readable.fromWeb>[0];

const answer = async (response: Response, outgoing: ServerResponse): Promise<void> => {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body) return void outgoing.end();
  Readable.fromWeb(asNodes(response.body))
    .on("error", () => outgoing.destroy())
    .pipe(outgoing)
    .on("close", () => void response.body?.cancel().catch(() => {}));
};

type Layer = (request: Request, next: (request: Request) => Promise<Response>) => Promise<Response>;

const straight: Layer = (request, next) => next(request);

/** Serves a deployment. `answers` and `deliveries` stand between it and the network. */
export const serveDeployment = async ({ answers = straight, deliveries = straight } = {}) => {
  const sandbox = createSandbox({
    clock: "system",
    seed: crypto.randomUUID(),
    webhooks: (request) => deliveries(request, (sent) => fetch(sent)),
  });
  const served = await serveOn((incoming, outgoing) => {
    void requestOf(incoming)
      .then((request) => answers(request, sandbox.fetch))
      .then((response) => answer(response, outgoing));
  });
  return { ...served, sandbox };
};
