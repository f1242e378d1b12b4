import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  type TrustedHosts,
  foreignHost,
  isProbePath,
  isTrustedHost,
  trustedHosts,
} from "@atlas-messaging/service/pipeline/trusted-hosts";
import { refusalAnswer } from "@atlas-messaging/server-stubs";
import type { Sandbox } from "../api.ts";

/** Milliseconds between two runs of due jobs, so that webhooks go out without a request. */
const playEvery = 50;

/**
 * Milliseconds that an idle connection is kept. Clients keep theirs for a few seconds, and must be the first to close:
 * a request on its way would be reset.
 */
const keepIdle = 65_000;

interface Served {
  readonly port: number;
  readonly host: string;
  /** Accepted host names, in addition to loopback names. */
  readonly allowedHosts?: readonly string[];
  /** Called with failures of the sandbox itself; answers show only a request id. */
  readonly onFailure: (error: unknown) => void;
}

/** Starts the server. Resolves when it listens; rejects with a message for the user. */
export const serve = async (
  sandbox: Sandbox,
  { port, host, allowedHosts, onFailure }: Served,
): Promise<{ readonly close: () => Promise<void> }> => {
  const trusted = trustedHosts(["http://127.0.0.1", sandbox.baseUrl, `http://${bracketed(host)}`], allowedHosts);
  const server = createServer((incoming, outgoing) => {
    if (refuseForeignHost(trusted, sandbox.baseUrl, incoming, outgoing)) return;
    answer(sandbox, incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.keepAliveTimeout = keepIdle;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE" ? new Error(`Port ${port} of ${host} is in use; give another by --port.`) : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  const playing = setInterval(() => void sandbox.settle().catch(onFailure), playEvery);
  return {
    close: async () => {
      clearInterval(playing);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const bracketed = (host: string): string => (host.includes(":") ? `[${host}]` : host);

const remedy = "--allow-host allows another";

/** Refuses foreign host names, which protects against DNS rebinding. The health check is public. */
const refuseForeignHost = (
  trusted: TrustedHosts,
  site: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean => {
  const name = incoming.headers.host ?? "";
  if (isTrustedHost(trusted, name) || isProbePath(incoming.url ?? "")) return false;
  const requestId = crypto.randomUUID();
  const refused = { code: "host_not_allowed", message: foreignHost(name, remedy) } as const;
  const refusal = refusalAnswer(null, refused, { requestId, site });
  incoming.resume();
  const headers = { "content-type": refusal.contentType ?? "", "cache-control": "no-store", "x-request-id": requestId };
  outgoing.writeHead(refusal.status, headers);
  outgoing.end(refusal.text);
  return true;
};

const answer = async (sandbox: Sandbox, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const response = await sandbox.fetch(requestOf(sandbox.baseUrl, incoming, await bodyOf(incoming)));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body || !isStream(response)) return void outgoing.end(Buffer.from(await response.arrayBuffer()));
  // A client that goes away ends the stream.
  await pipeline(Readable.fromWeb(asNodes(response.body)), outgoing);
};

/** Node.js types its web streams apart from those of the platform, which they are. */
const asNodes = (body: object) => body as Parameters<typeof Readable.fromWeb>[0];

const isStream = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/event-stream") === true;

const requestOf = (baseUrl: string, incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>): Request => {
  const { method = "GET", url = "/", headers } = incoming;
  const sent = Object.entries(headers).flatMap<[string, string]>(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const hasBody = method !== "GET" && method !== "HEAD";
  // Not resolved against the base: a path with two leading slashes would name another host.
  return new Request(url.startsWith("/") ? `${baseUrl}${url}` : new URL(url, baseUrl), {
    method,
    headers: sent,
    ...(hasBody && body.length > 0 ? { body } : {}),
  });
};

/** Maximum bytes kept: more than any operation accepts. The rest is read and dropped, so the sender gets an answer. */
const maxKept = 101_000_000;

/** Reads the complete body before the answer. Answering earlier may reset the connection. */
const bodyOf = async (incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> => {
  const kept: Buffer[] = [];
  let size = 0;
  const chunks: AsyncIterable<Buffer> = incoming; // Without an encoding a stream yields bytes.
  for await (const chunk of chunks) {
    if (size <= maxKept) kept.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(kept);
};
