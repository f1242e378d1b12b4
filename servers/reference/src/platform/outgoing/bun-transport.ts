/** Sends requests by Bun's `fetch`, in a tenth of the time of its `node:http`. */
import { isIP } from "node:net";
import { LRUCache } from "lru-cache";
import type { Address, CheckedAddresses } from "./checked-addresses.ts";
import {
  type RawResponse,
  type Exchange,
  IDLE_CONNECTIONS,
  IDLE_MS,
  type Transport,
  type TransportSettings,
} from "./exchange.ts";
import { OutgoingError, systemErrorCode } from "./failure.ts";
import { bunsMemory, readAheadReclaimer } from "./read-ahead.ts";
import { rememberAddresses } from "./remembered-addresses.ts";
import { hostOf } from "./target-url.ts";

const NOT_OPENED: ReadonlySet<string> = new Set(["ECONNREFUSED", "ENETUNREACH", "EHOSTUNREACH"]);
const BROKEN_OFF: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE"]);
const HEAD_TOO_LARGE = "ResponseHeadersTooLarge";
/** Bun's idle timer is coarse: up to two steps of four seconds late. */
const LONGEST_KEPT_MS = IDLE_MS + 8_000;

/**
 * Creates a transport that connects to checked addresses; the host appears only in `Host` and TLS. So no second
 * resolution can give another answer (DNS rebinding). It uses no proxy and its own connections.
 */
export const bunTransport = (
  addressesOf: CheckedAddresses,
  { trustedCertificates, now }: TransportSettings,
): Transport => {
  const session = new Bun.FetchSession({
    proxy: false,
    keepAlive: { idleTimeout: IDLE_MS / 1_000, maxIdleSockets: IDLE_CONNECTIONS },
  });
  const remembered = rememberAddresses(addressesOf, now);
  const answeredAt = new LRUCache<string, number>({ max: 1_000 });
  const cutOff = readAheadReclaimer(bunsMemory(now));

  const exchange = async (call: Exchange): Promise<RawResponse> => {
    const host = hostOf(call.url);
    const addresses = isIP(host) === 0 ? await unlessStopped(remembered(host), call.stop.signal) : [literal(host)];
    const options = optionsOf(call, host);
    try {
      const response = await firstToAnswer(addresses, (address) => ask(call.url, address, options));
      return { status: response.status, headers: response.headers.toJSON(), body: await bodyOf(response, call) };
    } catch (cause) {
      if (isCutOff(cause)) cutOff();
      throw cause;
    }
  };

  /** Retries once, on a new connection, when a kept connection breaks: most likely nobody read the request. */
  const ask = async (asked: URL, address: Address, options: BunFetchRequestInit): Promise<Response> => {
    const origin = originAt(asked, address);
    const url = `${origin}${asked.pathname}${asked.search}`;
    const answered = answeredAt.get(origin);
    try {
      const response = await session.fetch(url, options);
      answeredAt.set(origin, now());
      return response;
    } catch (cause) {
      const mayBeKept = options.keepalive !== false && answered !== undefined && now() - answered < LONGEST_KEPT_MS;
      if (!mayBeKept || !BROKEN_OFF.has(systemErrorCode(cause))) throw cause;
      return session.fetch(url, { ...options, keepalive: false });
    }
  };

  const optionsOf = ({ method, url, headers, body, once, stop }: Exchange, host: string): BunFetchRequestInit => ({
    method,
    headers: { "accept-encoding": "identity", ...headers, host: url.host },
    ...(body && { body }),
    ...(once && { keepalive: false }),
    redirect: "manual",
    decompress: false,
    signal: stop.signal,
    // Explicit, because the environment can turn certificate checks off for the whole process.
    ...(url.protocol === "https:" && {
      tls: {
        rejectUnauthorized: true,
        ...(isIP(host) === 0 && { serverName: host }),
        ...(trustedCertificates !== undefined && { ca: trustedCertificates }),
      },
    }),
  });

  return { exchange, close: () => session.close() };
};

const literal = (address: string): Address => ({ address, family: isIP(address) });

const originAt = ({ protocol, port }: URL, { address, family }: Address): string =>
  `${protocol}//${family === 6 ? `[${address}]` : address}${port && `:${port}`}`;

/** Tries the addresses in turn until one connects. */
const firstToAnswer = async (
  [address, ...others]: readonly Address[],
  ask: (address: Address) => Promise<Response>,
): Promise<Response> => {
  if (address === undefined) throw new OutgoingError("dns_failed", "The host has no address.");
  try {
    return await ask(address);
  } catch (cause) {
    if (others.length === 0 || !neverConnected(cause)) throw cause;
    return firstToAnswer(others, ask);
  }
};

/** Tells if we stopped reading a head or body that was too long. */
const isCutOff = (cause: unknown): boolean =>
  cause instanceof OutgoingError ? cause.code === "response_too_large" : systemErrorCode(cause) === HEAD_TOO_LARGE;

const neverConnected = (cause: unknown): boolean => NOT_OPENED.has(systemErrorCode(cause));

const unlessStopped = <Found>(found: Promise<Found>, signal: AbortSignal): Promise<Found> =>
  new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    found.then(resolve, reject);
  });

/** Reads a body at once if its length is known, else in chunks. Aborts when it is too long. */
const bodyOf = async (response: Response, { maxResponseBytes, stop }: Exchange): Promise<Uint8Array> => {
  const { headers, status } = response;
  const tooLarge = (): OutgoingError => {
    stop.abort();
    return new OutgoingError("response_too_large", `The response is longer than ${maxResponseBytes} bytes.`, status);
  };
  const length = headers.get("content-length");
  if (length !== null && Number(length) > maxResponseBytes) throw tooLarge();
  if (length !== null && !headers.has("transfer-encoding")) return response.bytes();
  const chunks: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of response.body ?? []) {
    read += chunk.length;
    if (read > maxResponseBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, read);
};
