/** Sends requests by `node:http`, where there is no Bun. */
import http, { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import https from "node:https";
import { type LookupFunction, isIP } from "node:net";
import { type CheckedAddresses, hostOf } from "./addresses.ts";
import {
  type Exchange,
  IDLE_CONNECTIONS,
  IDLE_MS,
  OutgoingError,
  bounded,
  brokenOff,
  type RawResponse,
  type ResponseHeaders,
  type Transport,
  type TransportSettings,
  systemErrorCode,
  tooLong,
} from "./exchange.ts";
import { Buffer } from "node:buffer";

/**
 * Creates a transport with its own agents, so that no proxy settings are read. New connections are checked; a kept one
 * leads to the address checked when it was opened.
 */
export const nodeTransport = (addressesOf: CheckedAddresses, { trustedCertificates }: TransportSettings): Transport => {
  const kept = { keepAlive: true, maxFreeSockets: IDLE_CONNECTIONS, timeout: IDLE_MS };
  // Stated, because the environment can otherwise turn certificate checks off for the whole process.
  const secure = { rejectUnauthorized: true, ...(trustedCertificates && { ca: trustedCertificates }) };
  const agents = { http: new http.Agent(kept), https: new https.Agent({ ...kept, ...secure }) };
  const unkept = { http: new http.Agent(), https: new https.Agent(secure) };
  const lookup = lookupOf(addressesOf);

  const exchange = async (call: Exchange): Promise<RawResponse> => {
    const response = await begin(call, IDLE_CONNECTIONS);
    try {
      const body = await bodyOf(response, call);
      return { status: response.statusCode ?? 0, headers: textsOf(response.headers), body };
    } catch (cause) {
      response.destroy();
      throw brokenOff(cause, response.statusCode ?? 0);
    }
  };

  const begin = async (call: Exchange, retries: number): Promise<IncomingMessage> => {
    const request = open(call);
    try {
      return await responseTo(request, call.body);
    } catch (cause) {
      request.destroy();
      if (retries > 0 && wasClosedWhileIdle(request, cause)) return begin(call, retries - 1);
      throw cause;
    }
  };

  const open = ({ url, method, headers, body, once, stop: { signal } }: Exchange): ClientRequest => {
    const host = hostOf(url);
    const agent = once ? unkept : agents;
    const length = body && { "content-length": String(body.length) };
    const options = {
      method,
      host,
      port: url.port,
      path: url.pathname + url.search,
      headers: { "accept-encoding": "identity", ...headers, ...length, host: url.host },
      lookup,
      signal,
    };
    // Without `servername`, TLS would get the Host header with port and trailing dot.
    return url.protocol === "https:"
      ? https.request({ ...options, agent: agent.https, servername: isIP(host) === 0 ? host : "" })
      : http.request({ ...options, agent: agent.http });
  };

  return {
    exchange,
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
};

/**
 * Makes a `lookup` that returns only checked addresses. The socket connects to its result, so no second resolution can
 * give another answer (DNS rebinding).
 */
const lookupOf =
  (addressesOf: CheckedAddresses): LookupFunction =>
  (hostname, options, callback) => {
    addressesOf(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: OutgoingError) => callback(error, ""),
    );
  };

const textsOf = (headers: IncomingHttpHeaders): ResponseHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]));

const responseTo = (request: ClientRequest, body: Uint8Array | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once("response", resolve);
    // Stays registered: an error during the body also arrives here and must have a listener.
    request.on("error", reject);
    // A connection that switches protocols (101) closes without an error.
    request.once("close", () => reject(closedUnanswered()));
    request.end(body);
  });

const closedUnanswered = (): OutgoingError =>
  new OutgoingError("connect_failed", "The connection closed without an answer.");

/** Tells if a kept connection was closed just before reuse: most likely nobody read the request. */
const wasClosedWhileIdle = (request: ClientRequest, cause: unknown): boolean =>
  request.reusedSocket && ["ECONNRESET", "EPIPE"].includes(systemErrorCode(cause));

const bodyOf = async (response: IncomingMessage, call: Exchange): Promise<Uint8Array> => {
  const { statusCode: status = 0, headers } = response;
  const { keep, maxResponseBytes: max } = call;
  if (Number(headers["content-length"]) > max) throw tooLong(max, status);
  if (!keep || status !== 200) return readBoundedBody(response, max);
  await keep(bounded(response, call, status));
  return new Uint8Array();
};

/** Reads a response, but rejects once it exceeds `maxBytes`; the caller closes the connection. */
const readBoundedBody = (response: IncomingMessage, maxBytes: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    // No encoding is set on these streams, so chunks are bytes.
    response.on("data", (chunk: Uint8Array) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length > maxBytes) reject(tooLong(maxBytes, response.statusCode));
    });
    response.once("end", () => resolve(Buffer.concat(chunks, length)));
    response.on("error", reject);
    // Has no effect after `end`.
    response.once("close", () => reject(new OutgoingError("connect_failed", "The connection broke off.")));
  });
};
