import type { CallOptions, OperationCall } from "../call.ts";
import { AtlasAbortError } from "../errors/unanswered.ts";
import type { Fetch, Settings } from "../options.ts";
import { outgoingOf } from "../outgoing.ts";
import { search } from "../path.ts";
import { sleep } from "../transport/clock.ts";
import { send } from "../transport/send.ts";
import { MessageReader } from "./messages.ts";
import type { Message } from "./messages.ts";

/** A stream's call. Its query is sent with each connection. */
export interface StreamCall extends OperationCall {
  readonly query?: object | undefined;
}

/** Milliseconds of silence after which a connection is dead. The service sends a comment every 15 s. */
const maxSilence = 45_000;

/** Follows a stream over all its connections. */
export const follow = async function* <Item>(
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
      if (answer === "over") return;
      // Once it has connected it may wait longer for a service that is away.
      if (answer !== "open" && (!answer.retryable || !connected || options.retries !== undefined)) throw answer;
      connected ||= answer === "open";
      for await (const message of connection.messages()) {
        place = message.id ?? place;
        retry = message.retry ?? retry;
        if (message.data !== undefined) yield itemOf<Item>(message.data);
      }
    } finally {
      connection.close();
    }
    await sleep(clock, retry * (1 - clock.random() / 4), signal);
    if (signal?.aborted) throw new AtlasAbortError({ idempotencyKey: null, attempts: 1, cause: signal.reason });
  }
};

/** Trusts the server to send the items of the contract. */
const itemOf = <Item>(data: string): Item => JSON.parse(data) as Item;

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

  /** Connects with the retries and the throttle of a call. Its answer is open, over, or an error. */
  async open(call: StreamCall, options: CallOptions, place: string) {
    const { query, ...rest } = call;
    const resumed = place === "" ? {} : { "last-event-id": place };
    const headers = { accept: "text/event-stream", ...options.headers, ...resumed };
    const asked = { ...options, headers };
    const outgoing = outgoingOf({ ...rest, path: call.path + search({ ...query }) }, asked, this.#settings);
    const { error, response } = await send({ ...this.#settings, fetch: this.#fetch }, outgoing, asked);
    if (error) return error;
    return response?.status === 204 ? ("over" as const) : ("open" as const);
  }

  /** Keeps the body from being read to its end, which a stream has not. */
  readonly #fetch: Fetch = async (url, init) => {
    const { signal } = init;
    signal?.addEventListener("abort", () => this.#controller.abort(signal.reason), { once: true });
    const response = await this.#settings.fetch(url, { ...init, ...uncached(url), signal: this.#controller.signal });
    if (response.status !== 200) return response;
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
    this.#reader?.cancel().catch(() => {});
  }
}
