import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { type Agents, IDLE_CONNECTIONS } from "./agents.ts";
import { readBoundedBody } from "./bounded-body.ts";
import { OutgoingError, systemErrorCode } from "./failure.ts";
import { hostOf } from "./target-url.ts";

/** One request, to a URL that has been checked. */
export type Exchange = {
  method: "GET" | "POST";
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array;
  maxResponseBytes: number;
  signal: AbortSignal;
  lookup: LookupFunction;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Uint8Array };

/** Sends, and reads the answer to its end, or rejects. A redirect is an answer like any other: nothing is followed. */
export async function exchange(call: Exchange, agents: Agents): Promise<Answer> {
  const response = await begin(call, agents, IDLE_CONNECTIONS);
  try {
    const body = await readBoundedBody(response, call.maxResponseBytes);
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  } catch (cause) {
    response.destroy();
    throw cause;
  }
}

async function begin(call: Exchange, agents: Agents, retries: number): Promise<IncomingMessage> {
  const request = open(call, agents);
  try {
    return await responseTo(request, call.body);
  } catch (cause) {
    request.destroy();
    if (retries > 0 && wasClosedWhileIdle(request, cause)) return begin(call, agents, retries - 1);
    throw cause;
  }
}

function open({ url, method, headers, body, lookup, signal }: Exchange, agents: Agents): ClientRequest {
  const host = hostOf(url);
  const length = body && { "content-length": String(body.length) };
  const options = {
    method,
    host,
    port: url.port,
    path: url.pathname + url.search,
    headers: { ...headers, ...length, host: url.host },
    lookup,
    signal,
  };
  // Without a name of its own, TLS would be asked for the Host header, port and root dot included.
  return url.protocol === "https:"
    ? https.request({ ...options, agent: agents.https, servername: isIP(host) === 0 ? host : "" })
    : http.request({ ...options, agent: agents.http });
}

function responseTo(request: ClientRequest, body: Uint8Array | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once("response", resolve);
    // Stays for good: an error after the response has begun reaches the reader of the body, but must be heard here too.
    request.on("error", reject);
    // A connection that is switched to another protocol (101) closes without an error.
    request.once("close", () => reject(closedUnanswered()));
    request.end(body);
  });
}

function closedUnanswered(): OutgoingError {
  return new OutgoingError("connect_failed", "The connection closed without an answer.");
}

/** A kept connection that was closed as it was taken up again: most likely the request was never read. */
function wasClosedWhileIdle(request: ClientRequest, cause: unknown): boolean {
  return request.reusedSocket && ["ECONNRESET", "EPIPE"].includes(systemErrorCode(cause));
}
