import type { IncomingHttpHeaders } from "node:http";
import type { AddressBlock } from "./outgoing/address.ts";
import { createAgents } from "./outgoing/agents.ts";
import { checkedLookup, resolveBySystem, type Resolve } from "./outgoing/checked-lookup.ts";
import { exchange, type Answer, type Exchange } from "./outgoing/exchange.ts";
import { connectionFailure, OutgoingError, type OutgoingErrorCode } from "./outgoing/failure.ts";
import { checkTargetUrl, type UrlCheck } from "./outgoing/target-url.ts";

export type { Resolve } from "./outgoing/checked-lookup.ts";
export type { OutgoingErrorCode } from "./outgoing/failure.ts";
export type { UrlCheck } from "./outgoing/target-url.ts";

/** A webhook receiver has this long to answer (interface specification, "Delivery semantics"). */
const DEFAULT_TIMEOUT_MS = 5_000;

export type OutgoingHttpSettings = {
  /** Permits 127.0.0.0/8, ::1 and localhost besides the public internet. For development only. */
  allowLoopback: boolean;
  /** Blocks of addresses that are reachable although they are not on the public internet; default: none. */
  allowed?: readonly AddressBlock[];
  /** Default: the system's resolver. */
  resolve?: Resolve;
  /** Default: 5,000. */
  timeoutMs?: number;
  /** PEM certificates to trust in place of the well-known authorities. */
  trustedCertificates?: string;
  /** Milliseconds of a clock that never goes back; default: `performance.now`. */
  now?: () => number;
};

export type GetOptions = {
  headers?: Readonly<Record<string, string>>;
  /** For everything together: name, connection, headers and body. */
  timeoutMs?: number;
  /** A longer body is `response_too_large`. It is counted as sent: nothing is decompressed. */
  maxResponseBytes: number;
};

export type PostOptions = GetOptions & { body: Uint8Array };

/** Header names are in lower case. Any status is an answer, a redirect included. */
export type OutgoingAnswer = {
  error?: undefined;
  status: number;
  headers: IncomingHttpHeaders;
  body: Uint8Array;
  durationMs: number;
};

export type OutgoingFailure = {
  error: OutgoingErrorCode;
  /** For the owner of the URL to read; names no address. */
  message: string;
  /** Only with `response_too_large`: the status that came before the body. */
  status?: number;
  durationMs: number;
};

/** Test `error` to tell the two apart. */
export type OutgoingResult = OutgoingAnswer | OutgoingFailure;

/** The one way to reach a URL that a user named. */
export type OutgoingHttp = {
  /** What can be said when the URL is handed in; its host name is looked up and checked at every connection. */
  checkUrl(url: string): UrlCheck;
  /** Never rejects. */
  get(url: string, options: GetOptions): Promise<OutgoingResult>;
  /** Never rejects. May send again when a kept connection turns out to be closed. */
  post(url: string, options: PostOptions): Promise<OutgoingResult>;
  /** Closes the kept connections. */
  close(): void;
};

/**
 * Creates a client that connects only to addresses on the public internet, whatever a URL or its name server says.
 *
 * Each address is checked where the connection is made, so a name cannot answer differently in between. Redirects are
 * not followed, no proxy setting is read, and one deadline covers the whole exchange.
 */
export function createOutgoingHttp(settings: OutgoingHttpSettings): OutgoingHttp {
  const { resolve = resolveBySystem, timeoutMs = DEFAULT_TIMEOUT_MS } = settings;
  const { now = () => performance.now() } = settings;
  const agents = createAgents(settings.trustedCertificates);
  const lookup = checkedLookup(resolve, settings);

  async function send(method: Exchange["method"], text: string, options: GetOptions | PostOptions) {
    const startedAt = now();
    const outcome = await attempt(method, text, options);
    const durationMs = Math.round(now() - startedAt);
    return outcome instanceof OutgoingError ? failure(outcome, durationMs) : { ...outcome, durationMs };
  }

  async function attempt(method: Exchange["method"], text: string, options: GetOptions | PostOptions) {
    const check = checkTargetUrl(text, settings);
    if (!check.ok) return new OutgoingError(check.error, check.message);
    const call = { headers: {}, ...options, method, url: check.url, lookup };
    return withDeadline(options.timeoutMs ?? timeoutMs, (signal) => exchange({ ...call, signal }, agents));
  }

  return {
    checkUrl: (url) => checkTargetUrl(url, settings),
    get: (url, options) => send("GET", url, options),
    post: (url, options) => send("POST", url, options),
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

async function withDeadline(timeoutMs: number, run: (signal: AbortSignal) => Promise<Answer>) {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  try {
    return await run(deadline.signal);
  } catch (cause) {
    return deadline.signal.aborted
      ? new OutgoingError("timeout", `There was no complete answer within ${timeoutMs} ms.`)
      : connectionFailure(cause);
  } finally {
    clearTimeout(timer);
  }
}

function failure({ code, message, status }: OutgoingError, durationMs: number): OutgoingFailure {
  return { error: code, message, ...(status !== undefined && { status }), durationMs };
}
