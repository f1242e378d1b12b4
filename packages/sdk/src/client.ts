import type { Answer, CallOptions, Caller, DataWithResponse, OperationCall } from "./call.ts";
import { ServiceError } from "./errors.ts";
import { type ClientOptions, type Settings, settingsOf } from "./options.ts";
import { outgoingOf } from "./exchange.ts";
import { send } from "./send.ts";

/**
 * Sends calls, with retries, a throttle and deadlines. It has no methods for operations. Pass it to the functions of
 * `@atlas-messaging/sdk/operations`, so that a bundle holds only those you use.
 *
 * @example
 * ```ts
 * const client = new AtlasClient({ token: process.env.ATLAS_TOKEN });
 * await messagesSend(client, { phone_number: "+15550100001", text: "Your table is ready." });
 * ```
 */
export class AtlasClient implements Caller {
  readonly #settings: Settings;

  /** @throws {TypeError} for an address that is refused, and for a token with invalid characters or of another environment; the message omits it */
  constructor(options: ClientOptions = {}) {
    this.#settings = settingsOf(options);
  }

  /** Static and private, so that printing a client never prints its token. */
  static settings(client: AtlasClient): Settings {
    return client.#settings;
  }

  call<Data>(call: OperationCall, options: CallOptions = {}): Answer<Data> {
    // Errors are made after the answer, far from the code that called. Its frames follow, without "Error".
    const caller = call.caller ?? new Error();
    // Inside the promise, since a body without a JSON form and a header that nothing can carry throw.
    const run = async (): Promise<DataWithResponse<Data>> => {
      const outgoing = outgoingOf(call, options, this.#settings);
      const { response, text, error, attempts } = await send(this.#settings, outgoing, options);
      if (error) {
        error.stack += caller.stack?.slice(5) ?? "";
        throw error;
      }
      try {
        // The server is trusted to answer in the shape of the contract.
        const data = (text || response.status === 200 ? unwrap(JSON.parse(text)) : undefined) as Data;
        return { data, response, requestId: response.headers.get("X-Request-Id") };
      } catch {
        // The reason quotes the body, in which a proxy may echo the token.
        throw new ServiceError({ response, idempotencyKey: outgoing.idempotencyKey, attempts });
      }
    };
    const answer = run();
    const data = answer.then((given) => given.data) as Answer<Data>; // Assigned on the next line.
    // `data` is awaited first: its rejection would otherwise be nobody's.
    data.withResponse = () => data.then(() => answer);
    return data;
  }
}

interface Envelope {
  readonly ok?: unknown;
  readonly data?: unknown;
}

/** Returns `data` of the envelope. Pages keep everything but `ok`, and documents have no envelope. */
const unwrap = (body: Envelope): unknown => {
  // A refusal is no answer, whatever status a proxy gave it.
  const { ok, ...page } = body;
  if (ok === false) throw new TypeError();
  if (!("data" in body)) return body;
  return "has_more" in page ? page : body.data;
};
