import { LRUCache } from "lru-cache";
import { type AddressBlock, type UrlCheck, checkTargetUrl, checkedAddresses } from "./outgoing/addresses.ts";
import { type Resolve, inTime, nameServersAnswer, resolveBySystem } from "./outgoing/names.ts";
import { bunTransport } from "./outgoing/bun-transport.ts";
import {
  type Exchange,
  type KeepChunks,
  OutgoingError,
  type OutgoingErrorCode,
  type RawResponse,
  type ResponseHeaders,
  connectionFailure,
} from "./outgoing/exchange.ts";
import { nodeTransport } from "./outgoing/node-transport.ts";

export type { Resolve } from "./outgoing/names.ts";
export type { KeepChunks, OutgoingErrorCode } from "./outgoing/exchange.ts";
export type { UrlCheck } from "./outgoing/addresses.ts";

/** Time for a webhook receiver to answer (interface specification, "Delivery semantics"). */
const DEFAULT_TIMEOUT_MS = 5_000;

export type OutgoingHttpSettings = {
  /** Permits 127.0.0.0/8, ::1 and localhost besides the public internet. For development only. */
  allowLoopback: boolean;
  /** Non-public address blocks that may be reached; default: none. */
  allowed?: readonly AddressBlock[];
  /** Default: the system's hosts file and name servers. */
  resolve?: Resolve;
  /** Tells if any name server answers. Default: asks those of the system. */
  nameServersAnswer?: () => Promise<boolean>;
  /** Default: 5,000. */
  timeoutMs?: number;
  /** PEM certificates to trust in place of the well-known authorities. */
  trustedCertificates?: string | string[] | undefined;
  /** Milliseconds of a clock that never goes back; default: `performance.now`. */
  now?: () => number;
};

export type GetOptions = {
  headers?: Readonly<Record<string, string>>;
  /** Deadline over everything: name, connection, headers and body. */
  timeoutMs?: number;
  /** A longer body fails with `response_too_large`. Bytes count as sent; nothing is decompressed. */
  maxResponseBytes: number;
  /** Takes the body of a 200 as it arrives, each chunk before the next; the answer's `body` is then empty. */
  keep?: KeepChunks;
};

export type PostOptions = GetOptions & {
  body: Uint8Array<ArrayBuffer>;
  /** Sends at most once, on a new connection. */
  once?: boolean;
};

/** Header names are in lower case. Any status is an answer, also a redirect. */
export type OutgoingAnswer = {
  error?: undefined;
  status: number;
  headers: ResponseHeaders;
  body: Uint8Array;
  durationMs: number;
};

export type OutgoingFailure = {
  error: OutgoingErrorCode;
  /** Message for the owner of the URL; names no address. */
  message: string;
  /** The status, where an answer had begun. */
  status?: number;
  durationMs: number;
};

/** Test `error` to tell the two apart. */
export type OutgoingResult = OutgoingAnswer | OutgoingFailure;

/** Reaches URLs that users named; the only way to do so. */
export type OutgoingHttp = {
  /** Checks the URL alone; its host is resolved and checked at every connection. */
  checkUrl(url: string): UrlCheck;
  /** Never rejects. */
  get(url: string, options: GetOptions): Promise<OutgoingResult>;
  /** Never rejects. Retries when a kept connection turns out to be closed, unless `once` is set. */
  post(url: string, options: PostOptions): Promise<OutgoingResult>;
  /** Sends a DELETE without a body. Never rejects. */
  remove(url: string, options: GetOptions): Promise<OutgoingResult>;
  /** Closes the kept connections. */
  close(): void;
};

/**
 * Creates a client that connects only to public addresses, whatever a URL or its name server says. It connects to the
 * address it checked, follows no redirects, reads no proxy settings, and holds one deadline over the whole exchange.
 */
export const createOutgoingHttp = (settings: OutgoingHttpSettings): OutgoingHttp => {
  const { resolve = resolveBySystem, timeoutMs = DEFAULT_TIMEOUT_MS } = settings;
  const addressesOf = checkedAddresses(inTime(resolve, settings.nameServersAnswer ?? nameServersAnswer), settings);
  const { now = () => performance.now() } = settings;
  const transportOf = "Bun" in globalThis ? bunTransport : nodeTransport;
  const { trustedCertificates } = settings;
  const transport = transportOf(addressesOf, { trustedCertificates, now });

  // Each attempt checks its endpoint, and the result depends on the text alone.
  const checks = new LRUCache<string, UrlCheck>({ max: 1_000, memoMethod: (url) => checkTargetUrl(url, settings) });
  const checkUrl = (url: string): UrlCheck => checks.memo(url);

  const send = async (method: Exchange["method"], text: string, options: GetOptions | PostOptions) => {
    const startedAt = now();
    const outcome = await attempt(method, text, options);
    const durationMs = Math.round(now() - startedAt);
    return outcome instanceof OutgoingError ? failure(outcome, durationMs) : { ...outcome, durationMs };
  };

  const attempt = async (method: Exchange["method"], text: string, options: GetOptions | PostOptions) => {
    const check = checkUrl(text);
    if (!check.ok) return new OutgoingError(check.error, `The URL ${check.problem}.`);
    const call = { headers: {}, ...options, method, url: check.url };
    return withDeadline(options.timeoutMs ?? timeoutMs, (stop) => transport.exchange({ ...call, stop }));
  };

  return {
    checkUrl,
    get: (url, options) => send("GET", url, options),
    post: (url, options) => send("POST", url, options),
    remove: (url, options) => send("DELETE", url, options),
    close: () => transport.close(),
  };
};

const withDeadline = async (timeoutMs: number, run: (stop: AbortController) => Promise<RawResponse>) => {
  const stop = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop.abort();
  }, timeoutMs);
  try {
    return await run(stop);
  } catch (cause) {
    const known = connectionFailure(cause);
    return late
      ? new OutgoingError("timeout", `There was no complete answer within ${timeoutMs} ms.`, known.status)
      : known;
  } finally {
    clearTimeout(timer);
  }
};

const failure = ({ code, message, status }: OutgoingError, durationMs: number): OutgoingFailure => ({
  error: code,
  message,
  ...(status !== undefined && { status }),
  durationMs,
});
