/** Passes requests on to a target and answers back, unchanged, and tells what went through. */
import {
  Agent as PlainAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as plainRequest,
} from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** A request as it came. */
export interface Asked {
  readonly method: string;
  /** Path with the query, as it came. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Copy;
  /** Time by the clock of this machine, in milliseconds. */
  readonly at: number;
}

/** The beginning of an answer. */
export interface Begun {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** `whole`: it ended. `left`: the client went away first. `broken off`: the target did not finish it. */
export type End = "whole" | "left" | "broken off";

/** Hears of one exchange. One of `failed` and `ended` is the last. */
export interface Listener {
  /** Called when the target begins to answer. Returns what takes the body's bytes, or null if nothing needs them. */
  readonly begun: (asked: Asked, answer: Begun) => ((chunk: Uint8Array) => void) | null;
  readonly ended: (asked: Asked, answer: Begun, end: End) => void;
  /** Called if the target gave no answer. */
  readonly failed: (asked: Asked, reason: string) => void;
}

/** Destination of a request: an origin, and a path with the query. */
export interface Route {
  readonly origin: URL;
  readonly path: string;
  /** Takes the place of the bodies that came, for the address of a webhook. */
  readonly changed?: { readonly body: Uint8Array; readonly answer: (bytes: Uint8Array) => Uint8Array };
}

/** Headers of one connection alone (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

const pairsOf = (raw: readonly string[]): readonly (readonly [name: string, value: string])[] =>
  Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index] ?? "", raw[2 * index + 1] ?? ""] as const);

/** Leaves out what belongs to one connection. Names keep their case, and repeated headers stay apart. */
const passedOn = (raw: readonly string[]): readonly (readonly [name: string, value: string])[] => {
  const pairs = pairsOf(raw);
  const named = pairs.filter(([name]) => name.toLowerCase() === "connection").flatMap(([, value]) => value.split(","));
  const own = new Set(named.map((name) => name.trim().toLowerCase()));
  return pairs.filter(([name]) => !hopByHop.has(name.toLowerCase()) && !own.has(name.toLowerCase()));
};

/** Groups repeated headers, as `http.request` takes them. */
const asTable = (pairs: readonly (readonly [name: string, value: string])[]): Record<string, string[]> => {
  const names = new Map<string, string>();
  const table: Record<string, string[]> = {};
  for (const [name, value] of pairs) {
    const first = names.get(name.toLowerCase()) ?? name;
    names.set(name.toLowerCase(), first);
    (table[first] ??= []).push(value);
  }
  return table;
};

/** Headers that say where the body ends. Without any, `http.request` would announce a body that does not come. */
const framingOf = ({ headers, method = "" }: IncomingMessage, replaced?: Uint8Array): { [name: string]: string } => {
  if (replaced) return replaced.length === 0 ? {} : { "content-length": String(replaced.length) };
  if (headers["transfer-encoding"] !== undefined) return { "transfer-encoding": "chunked" };
  return headers["content-length"] === undefined && method.startsWith("P") ? { "content-length": "0" } : {};
};

/** Idle connections are closed before a target closes its own, which would reset a request on its way. */
const idle = { keepAlive: true, timeout: 1_000 };

const agents = { "http:": new PlainAgent(idle), "https:": new SecureAgent(idle) };

/** Closes idle connections to the targets. */
export const closeIdle = (): void => Object.values(agents).forEach((agent) => agent.destroy());

/** Name by which the proxy speaks of itself in answers of its own. */
export const proxyName = "atlas-conformance proxy";

/** Answers by itself. The words name the proxy, so that nobody takes them for the deployment's. */
export const speak = (outgoing: ServerResponse, status: number, sentence: string): void => {
  if (outgoing.headersSent) return void outgoing.destroy();
  const text = `${proxyName}: ${sentence}\n`;
  outgoing.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(text),
  });
  outgoing.end(text);
};

/** Sends a request to where it belongs, and its answer back. */
export const relay = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { origin, path, changed }: Route,
  asked: Asked,
  listener: Listener,
): void => {
  const isSecure = origin.protocol === "https:";
  const pairs = passedOn(incoming.rawHeaders).filter(
    ([name]) => !(/^host$/i.test(name) || (changed && /^(content-length|accept-encoding|expect)$/i.test(name))),
  );
  const upstream = (isSecure ? secureRequest : plainRequest)({
    protocol: origin.protocol,
    hostname: origin.hostname.replace(/^\[|\]$/g, ""),
    port: origin.port,
    method: incoming.method,
    path,
    agent: agents[isSecure ? "https:" : "http:"],
    headers: { ...asTable(pairs), host: origin.host, ...framingOf(incoming, changed?.body) },
  });
  let [isOver, answer]: [boolean, Begun | null] = [false, null];
  const end = (how: End, reason: string): boolean => {
    if (isOver) return false;
    isOver = true;
    if (answer) listener.ended(asked, answer, how);
    else if (how === "left") listener.failed(asked, "");
    else listener.failed(asked, reason);
    return true;
  };
  upstream.on("continue", () => outgoing.writeContinue());
  upstream.on("information", ({ statusCode, headers: { link } }) => {
    if (statusCode === 103 && link !== undefined) outgoing.writeEarlyHints({ link });
  });
  upstream.on("error", (error: NodeJS.ErrnoException) => {
    const reason = error.message || (error.code ?? "no reason");
    if (!end("broken off", reason)) return;
    if (answer === null) speak(outgoing, 502, `${origin.origin} does not answer (${reason}).`);
    else outgoing.destroy();
  });
  upstream.on("response", (response) => {
    const { statusCode: status = 0, statusMessage, headers, rawHeaders } = response;
    answer = { status, headers };
    const hear = listener.begun(asked, answer);
    outgoing.sendDate = false;
    response.on("error", () => {
      end("broken off", "");
      outgoing.destroy();
    });
    if (changed) {
      const came: Buffer[] = [];
      response.on("data", (chunk: Buffer) => came.push(chunk));
      response.on("end", () => {
        const bytes = changed.answer(Buffer.concat(came));
        hear?.(bytes);
        end("whole", "");
        const own = passedOn(rawHeaders).filter(([name]) => !/^content-length$/i.test(name));
        outgoing.writeHead(status, statusMessage, [...own, ["content-length", String(bytes.length)]].flat()).end(bytes);
      });
      return;
    }
    outgoing.writeHead(status, statusMessage, passedOn(rawHeaders).flat());
    // A stream's first event may be long in coming.
    outgoing.flushHeaders();
    if (hear) response.on("data", hear);
    response.on("end", () => end("whole", ""));
    response.pipe(outgoing);
  });
  outgoing.on("close", () => {
    if (outgoing.writableFinished) return;
    end("left", "");
    upstream.destroy();
  });
  incoming.on("error", () => upstream.destroy());
  if (changed) {
    upstream.end(changed.body);
    return;
  }
  incoming.on("data", (chunk: Buffer) => asked.body.add(chunk));
  incoming.pipe(upstream);
};

// Copies of bodies that pass through, up to a size.

/** Bytes of one body that are kept for the checks. The longest body that the contract takes as JSON is shorter. */
const maxBytes = 32 * 1_048_576;

/** Bytes that all copies together may take. Bodies beyond are passed on, and not checked. */
const maxTogether = 256 * 1_048_576;

let together = 0;

/** A copy of a body. `whole` is false if it is longer than what is kept. */
export class Copy {
  readonly #chunks: Uint8Array[] = [];
  size = 0;
  whole = true;

  add(chunk: Uint8Array): void {
    this.size += chunk.length;
    if (!this.whole) return;
    if (this.size > maxBytes || together + chunk.length > maxTogether) return this.release();
    together += chunk.length;
    this.#chunks.push(chunk);
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(Buffer.concat(this.#chunks));
  }

  /** Forgets the bytes, also those that are still to come. */
  release(): void {
    this.whole = false;
    for (const chunk of this.#chunks.splice(0)) together -= chunk.length;
  }
}

const decoders: { readonly [encoding: string]: (bytes: Uint8Array, limits: { maxOutputLength: number }) => Buffer } = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Undoes a content encoding. Null if it is unknown, or the bytes are not of it. */
export const decoded = (bytes: Uint8Array<ArrayBuffer>, encoding: string | null): Uint8Array<ArrayBuffer> | null => {
  const name = encoding?.trim().toLowerCase() ?? "";
  if (name === "" || name === "identity" || bytes.length === 0) return bytes;
  const decode = decoders[name];
  if (!decode) return null;
  try {
    return new Uint8Array(decode(bytes, { maxOutputLength: maxBytes }));
  } catch {
    return null;
  }
};
