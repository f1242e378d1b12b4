import type { CallOptions, OperationCall } from "./call.ts";
import { AtlasClient } from "./client.ts";
import { AtlasAbortError, CallError, ServiceError } from "./errors.ts";
import type { PlatformFetch, Settings } from "./options.ts";
import { outgoingOf } from "./exchange.ts";
import { search } from "./path.ts";
import { sleep } from "./clock.ts";
import { send } from "./send.ts";

/**
 * A stream that iterates over items as they happen. It connects at the first iteration, and connects again where it
 * broke off: no item is skipped and none comes twice. It throws if it may not go on, as with a revoked token.
 */
export type Stream<Item> = AsyncIterable<Item>;

export const streamOf = <Item>(client: AtlasClient, call: StreamCall, options?: CallOptions): Stream<Item> => ({
  [Symbol.asyncIterator]: () => follow<Item>(AtlasClient.settings(client), call, options),
});

/** A stream's call. Its query is sent with each connection. */
export interface StreamCall extends OperationCall {
  readonly query?: object | undefined;
}

/** Milliseconds of silence after which a connection is dead. The service sends a comment every 15 s. */
const maxSilence = 45_000;

/** Milliseconds before a reconnection, whatever the server says. */
const minRetry = 100;

/** Follows a stream over all its connections. */
const follow = async function* <Item>(
  settings: Settings,
  call: StreamCall,
  options: CallOptions = {},
): AsyncGenerator<Item, undefined> {
  const { clock } = settings;
  const { signal } = options;
  let [place, retry, connected] = ["", 1_000, false];
  for (;;) {
    const connection = new Connection(settings, signal);
    try {
      const answer = await connection.open(call, options, place);
      if (answer instanceof CallError) {
        // Once it has connected it may wait longer for a service that is away.
        if (!answer.retryable || !connected || options.retries !== undefined) throw answer;
      } else {
        if (answer.status === 204) return; // Nothing more can come.
        connected = true;
        for await (const message of connection.messages()) {
          place = message.id ?? place;
          retry = Math.max(minRetry, message.retry ?? retry);
          if (message.data !== undefined) yield itemOf<Item>(answer, message.data);
        }
      }
    } finally {
      connection.close();
    }
    await sleep(clock, retry * (1 - clock.random() / 4), signal);
    if (signal?.aborted) throw new AtlasAbortError({ idempotencyKey: null, attempts: 1, cause: signal.reason });
  }
};

/**
 * Keeps a stream out of the browser's cache, for which Firefox holds a second request of one address back for 20 s.
 * Workers of Cloudflare with a compatibility date before 2024-11-11 refuse the option, and have no such cache.
 */
const uncached = (url: string): RequestInit => {
  try {
    const { cache } = new Request(url, { cache: "no-store" });
    return { cache };
  } catch {
    return {};
  }
};

/** One connection of a stream. It ends with the caller's signal, with `close`, or after a long silence. */
class Connection {
  readonly #settings: Settings;
  readonly #controller = new AbortController();
  readonly #unlink: () => void;
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;

  constructor(settings: Settings, signal: AbortSignal | undefined) {
    this.#settings = settings;
    const end = (): void => this.close();
    signal?.addEventListener("abort", end);
    this.#unlink = () => signal?.removeEventListener("abort", end);
  }

  /** Connects with the retries and the throttle of a call. Returns a stream's answer, one with status 204, or an error. */
  async open(call: StreamCall, options: CallOptions, place: string): Promise<Response | CallError> {
    const { query, ...rest } = call;
    const resumed = place === "" ? {} : { "last-event-id": place };
    const headers = { accept: "text/event-stream", ...options.headers, ...resumed };
    const asked = { ...options, headers };
    const path = (): string => call.path() + search({ ...query });
    const outgoing = outgoingOf({ ...rest, path }, asked, this.#settings);
    const { error, response } = await send({ ...this.#settings, fetch: this.#fetch }, outgoing, asked);
    if (error) return error;
    return this.#reader || response.status === 204 ? response : unexpected(response);
  }

  /** Keeps the body from being read to its end, which a stream has not. */
  readonly #fetch: PlatformFetch = async (url, init) => {
    const { signal } = init;
    signal?.addEventListener("abort", () => this.#controller.abort(signal.reason), { once: true });
    const response = await this.#settings.fetch(url, { ...init, ...uncached(url), signal: this.#controller.signal });
    if (response.status !== 200 || !/^text\/event-stream/i.test(response.headers.get("content-type") ?? ""))
      return response;
    this.#reader = response.body?.getReader();
    return new Response(null, response);
  };

  /** Ends without an error when the connection breaks. */
  async *messages(): AsyncGenerator<Message, undefined> {
    const decoder = new TextDecoder();
    const messages = new MessageReader();
    for (;;) {
      const stop = this.#settings.clock.after(maxSilence, () => this.close());
      const { value } = (await this.#reader?.read().catch(() => null)) ?? {};
      stop();
      if (!value) return;
      yield* messages.read(decoder.decode(value, { stream: true }));
    }
  }

  close(): void {
    this.#unlink();
    this.#controller.abort();
    // A `fetch` of the caller's own may ignore its signal.
    void (async () => this.#reader?.cancel())().catch(() => {});
  }
}

/** Trusts the server to send the items of the contract, if they are JSON. */
const itemOf = <Item>(response: Response, data: string): Item => {
  try {
    return JSON.parse(data);
  } catch {
    throw unexpected(response);
  }
};

/** Error for an answer that is no stream, such as a proxy's page, and for an item that is no JSON. */
const unexpected = (response: Response): ServiceError =>
  new ServiceError({ response, idempotencyKey: null, attempts: 1 });

/** A block of server-sent events (HTML Living Standard, 9.2.6). */
export interface Message {
  readonly id?: string;
  readonly data?: string;
  /** Milliseconds before a reconnection. */
  readonly retry?: number;
}

/**
 * Reads blocks from chunks of text. It keeps an `id` that comes without data, which tells where a new stream begins.
 * Parsers of the registry drop it.
 */
export class MessageReader {
  #rest = "";
  #fields: { id?: string; data?: string; retry?: number } = {};

  read(chunk: string): Message[] {
    // The last CR may be the first half of a CR LF.
    const lines = (this.#rest + chunk).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? "";
    return lines.flatMap((line) => this.#take(line));
  }

  #take(line: string): Message[] {
    if (line === "") {
      const message = this.#fields;
      this.#fields = {};
      return Object.keys(message).length === 0 ? [] : [message];
    }
    const [, name, value = ""] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    const { data } = this.#fields;
    if (name === "data") this.#fields.data = data === undefined ? value : `${data}\n${value}`;
    // No header could carry another one back.
    else if (name === "id" && !/[^ -~]/.test(value)) this.#fields.id = value;
    else if (name === "retry" && /^\d+$/.test(value)) this.#fields.retry = Number(value);
    return [];
  }
}
