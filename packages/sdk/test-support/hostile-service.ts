import { Atlas } from "../src/atlas.ts";
import type { ClientOptions } from "../src/options.ts";
import { FakeClock } from "./fake-clock.ts";

/** A request, as the service received it. */
export interface Arrived {
  /** Arrival time by the fake clock. */
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null | undefined;
}

/** Behaviour of the service for one request. */
export type Deed = (arrived: Arrived) => Response | Promise<Response>;

/**
 * Connects a client to a service that does one deed after the other, repeating the last. Returns the requests that
 * arrived.
 */
export const connect = (deeds: readonly Deed[], options: ClientOptions = {}, clock = new FakeClock()) => {
  const arrived: Arrived[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { method = "GET", headers, body, signal } = init;
    const text = typeof body === "string" ? body : null;
    const request = {
      at: clock.now(),
      method,
      url,
      headers: new Headers(headers),
      body: text && JSON.parse(text),
      signal,
    };
    const deed = deeds[Math.min(arrived.length, deeds.length - 1)];
    arrived.push(request);
    if (deed === undefined) throw new Error("The service does nothing.");
    return deed(request);
  };
  const atlas = new Atlas({ token: "secret", baseUrl: "http://api.test/", fetch, clock, ...options });
  return { atlas, arrived, clock, options: { token: "secret", baseUrl: "http://api.test/", fetch, clock, ...options } };
};

/** Answers with JSON. */
export const answers =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Deed =>
  () =>
    Response.json(body, { status, headers: { "X-Request-Id": "request-1", ...headers } });

/** Answers with a success. */
export const succeeds = (data: unknown = {}, headers: Readonly<Record<string, string>> = {}): Deed =>
  answers(200, { ok: true, data }, headers);

/** Refuses with a code. */
export const refuses = (
  status: number,
  code: string,
  retryable: boolean,
  headers: Readonly<Record<string, string>> = {},
): Deed => answers(status, { ok: false, error: { code, message: "No.", retryable } }, headers);

/** Drops the connection. */
export const drops: Deed = () => Promise.reject(new TypeError("fetch failed"));

/** Never answers, and ignores the signal. */
export const hangs: Deed = () => new Promise(() => {});

/** Answers, but never ends the body. */
export const trickles: Deed = () =>
  new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) }));

/** Breaks off within the body. */
export const breaksOff: Deed = () =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError("terminated")) }));

/** Returns the error that a call rejects with. */
export const errorOf = (call: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(call).then(
    () => undefined,
    (reason: unknown) => reason,
  );
