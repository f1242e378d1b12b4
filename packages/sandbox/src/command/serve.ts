import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { Readable } from "node:stream";
import type { Sandbox } from "../api.ts";

/** How often what has become due is played, although nobody asks: webhooks go out in time. */
const playEvery = 50;

/** Listens, and resolves when it does; rejects with a sentence when it cannot. */
export const serve = async (
  sandbox: Sandbox,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<{ readonly close: () => Promise<void> }> => {
  const server = createServer((incoming, outgoing) => {
    answer(sandbox, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE" ? new Error(`Port ${port} of ${host} is in use; give another by --port.`) : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  const playing = setInterval(() => void sandbox.settle().catch(() => {}), playEvery);
  return {
    close: async () => {
      clearInterval(playing);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const answer = async (sandbox: Sandbox, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const response = await sandbox.fetch(requestOf(sandbox.baseUrl, incoming));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
};

const requestOf = (baseUrl: string, incoming: IncomingMessage): Request => {
  const { method = "GET", url = "/", headers } = incoming;
  const sent = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(url, baseUrl), {
    method,
    headers: sent as [string, string][],
    ...(hasBody ? { body: bodyOf(incoming), duplex: "half" } : {}),
  });
};

/** The stream of Node as one of the Web; the two declare the same thing apart from each other. */
const bodyOf = (incoming: IncomingMessage) => Readable.toWeb(incoming) as unknown as ReadableStream<Uint8Array>;
