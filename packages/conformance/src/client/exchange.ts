/** A request and its answer on the wire, and the request as curl. */
import type { Patience } from "../until.ts";
import { isStream, textSoFar } from "./stream.ts";

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Uint8Array<ArrayBuffer> | string | null;
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Milliseconds by which a busy target may be late. */
  readonly late: number;
}

/** Connection to an in-memory target. */
export type Fetch = (request: Request) => Promise<Response>;

/** Sends a request, by the platform's `fetch` if none is given. The answer must end while the patience lasts. */
export const open = (
  fetch: Fetch | undefined,
  { method, url, headers, body }: Sent,
  patience: Patience,
  stop: AbortSignal,
): Promise<Response> => {
  const signal = AbortSignal.any([AbortSignal.timeout(patience.limits.request), stop]);
  // On a busy machine an idle connection may be closed by the time it is used again.
  const kept = patience.isSlow ? { keepalive: false } : {};
  const init: RequestInit = { method, headers, body, redirect: "manual", signal, ...kept };
  // The platform's makes a request of its own, also of another.
  return fetch ? fetch(new Request(url, init)) : globalThis.fetch(url, init);
};

const encoder = new TextEncoder();

export const exchange = async (
  fetch: Fetch | undefined,
  sent: Sent,
  patience: Patience,
  stop: AbortSignal,
): Promise<Omit<Received, "late">> => {
  const response = await open(fetch, sent, patience, stop);
  const { status, headers } = response;
  const bytes = isStream(response)
    ? encoder.encode(await textSoFar(response))
    : new Uint8Array(await response.arrayBuffer());
  return { status, headers, text: new TextDecoder().decode(bytes), bytes };
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const shownBytes = 2_000;

/** Returns the request as a curl command. The token becomes a shell variable, and long bodies are cut. */
export const asCurl = ({ method, url, headers, body }: Sent): string => {
  const parts = ["curl", "-sS", "-X", method, quoted(url)];
  for (const [name, value] of Object.entries(headers))
    parts.push("-H", name === "authorization" ? `"Authorization: Bearer $TOKEN"` : quoted(`${name}: ${value}`));
  if (body === null) return parts.join(" ");
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  parts.push("--data-raw", text.length > shownBytes ? `"<${text.length} characters>"` : quoted(text));
  return parts.join(" ");
};
