/** Sends requests by Bun's `fetch`, in a tenth of the time of its `node:http`. */
import net, { isIP } from "node:net";
import { LRUCache } from "lru-cache";
import { type Address, type CheckedAddresses, hostOf, rememberAddresses } from "./addresses.ts";
import {
  type Exchange,
  IDLE_CONNECTIONS,
  IDLE_MS,
  OutgoingError,
  bounded,
  brokenOff,
  type RawResponse,
  type Transport,
  type TransportSettings,
  systemErrorCode,
  tooLong,
} from "./exchange.ts";

const NOT_OPENED: ReadonlySet<string> = new Set(["ECONNREFUSED", "ENETUNREACH", "EHOSTUNREACH"]);

const BROKEN_OFF: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE"]);

const HEAD_TOO_LARGE = "ResponseHeadersTooLarge";

/** Milliseconds until the next address is tried beside those before (RFC 8305, section 5). */
const NEXT_ADDRESS_MS = 250;

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
  /** The address of a host and port that took the last connection. */
  const reached = new LRUCache<string, string>({ max: 1_000 });
  const cutOff = readAheadReclaimer(bunsMemory(now));

  const exchange = async (call: Exchange): Promise<RawResponse> => {
    const host = hostOf(call.url);
    const found = isIP(host) === 0 ? await unlessStopped(remembered(host), call.stop.signal) : [literal(host)];
    const options = optionsOf(call, host);
    try {
      const addresses = found.length > 1 ? await reachableFirst(found, call) : found;
      const response = await firstToAnswer(addresses, (address) => ask(call.url, address, options));
      const { status, headers } = response;
      const body = await bodyOf(response, call).catch((cause: unknown) => {
        throw brokenOff(cause, status);
      });
      return { status, headers: headers.toJSON(), body };
    } catch (cause) {
      reached.delete(call.url.host);
      if (isCutOff(cause)) cutOff();
      throw cause;
    }
  };

  /** Puts the address first that takes connections. One that swallows them would use up the time of the request. */
  const reachableFirst = async (found: readonly Address[], { url, stop }: Exchange): Promise<readonly Address[]> => {
    const before = found.find(({ address }) => address === reached.get(url.host));
    const first = before ?? (await firstToConnect(found, portOf(url), stop.signal));
    reached.set(url.host, first.address);
    return [first, ...found.filter((each) => each !== first)];
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

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === "https:" ? 443 : 80);

/** Connects to the addresses, each a moment after the one before, and returns the first that takes a connection. */
const firstToConnect = (addresses: readonly Address[], port: number, signal: AbortSignal): Promise<Address> =>
  new Promise((resolve, reject) => {
    const sockets: net.Socket[] = [];
    let failed = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
    };
    const fail = (cause: unknown): void => {
      end();
      reject(cause);
    };
    const tryNext = (): void => {
      clearTimeout(timer);
      const address = addresses[sockets.length];
      if (address === undefined) return;
      const socket = net.connect({ host: address.address, port });
      sockets.push(socket);
      socket.once("connect", () => {
        end();
        resolve(address);
      });
      socket.once("error", (cause) => {
        failed += 1;
        if (failed === addresses.length) fail(cause);
        else tryNext();
      });
      timer = setTimeout(tryNext, NEXT_ADDRESS_MS);
    };
    signal.addEventListener("abort", () => fail(signal.reason), { once: true });
    tryNext();
  });

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
const bodyOf = async (response: Response, call: Exchange): Promise<Uint8Array> => {
  const { headers, status } = response;
  const { keep, maxResponseBytes: max, stop } = call;
  const length = headers.get("content-length");
  const isKept = keep !== undefined && status === 200;
  try {
    if (length !== null && Number(length) > max) throw tooLong(max, status);
    if (length !== null && !headers.has("transfer-encoding") && !isKept) return await response.bytes();
    const arriving = bounded(response.body ?? [], call, status);
    if (!isKept) return Buffer.concat(await Array.fromAsync(arriving));
    await keep(arriving);
    return new Uint8Array();
  } catch (cause) {
    stop.abort();
    throw cause;
  }
};

/**
 * Frees the memory of bytes read ahead of an aborted response. It lies outside the heap, where the engine does not
 * count it and frees it late.
 */
export type Memory = {
  /** Resident bytes of the process. */
  resident: () => number;
  /** Collects garbage. It takes 20 ms or more, and nothing else runs meanwhile. */
  collect: () => void;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  after: (milliseconds: number, act: () => void) => void;
};

/** Growth of the process that is worth a collection's pause. */
const MAX_GROWTH_BYTES = 6 * 1_048_576;

/** Time until an aborted request is released. */
const SETTLED_MS = 20;

const COLLECTED_EVERY_MS = 250;

/** Limits pauses to a tenth of the time, however long a collection takes. */
const WORK_PER_PAUSE = 9;

/**
 * Returns a function to call after each aborted response. It collects soon, if the process has grown since the last
 * time.
 */
export const readAheadReclaimer = ({ resident, collect, now, after }: Memory): (() => void) => {
  let level = 0;
  let planned = false;
  let next = 0;

  const check = (): void => {
    planned = false;
    const found = resident();
    level = Math.min(level, found);
    if (found - level < MAX_GROWTH_BYTES) return;
    const began = now();
    collect();
    const ended = now();
    level = resident();
    next = ended + Math.max(COLLECTED_EVERY_MS, WORK_PER_PAUSE * (ended - began));
  };

  return () => {
    level ||= resident();
    if (planned) return;
    planned = true;
    after(Math.max(SETTLED_MS, next - now()), check);
  };
};

const bunsMemory = (now: () => number): Memory => ({
  resident: () => process.memoryUsage.rss(),
  collect: () => Bun.gc(true),
  now,
  after: (milliseconds, act) => void setTimeout(act, milliseconds).unref(),
});
