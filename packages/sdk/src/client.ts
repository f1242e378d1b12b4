import type { Answer, CallOptions, Caller, OperationCall } from "./call.ts";
import { ServiceError } from "./errors/service.ts";
import { settingsOf } from "./options.ts";
import type { ClientOptions, Settings } from "./options.ts";
import { outgoingOf } from "./outgoing.ts";
import type { Tried } from "./transport/exchange.ts";
import { send } from "./transport/send.ts";

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

  /** @throws {TypeError} for an address without http(s), and for a token with invalid characters or of another environment; the message omits it */
  constructor(options: ClientOptions = {}) {
    this.#settings = settingsOf(options);
  }

  /** Static and private, so that printing a client never prints its token. */
  static settings(client: AtlasClient): Settings {
    return client.#settings;
  }

  call<Data>(call: OperationCall, options: CallOptions = {}): Answer<Data> {
    const outgoing = outgoingOf(call, options, this.#settings);
    // Errors are made after the answer, far from the code that called. Its frames follow, without "Error".
    const caller = call.caller ?? new Error();
    const tried = send(this.#settings, outgoing, options);
    const data = tried.then((last) => {
      if (last.error) last.error.stack += `${caller.stack?.slice(5)}`;
      return dataOf(last, outgoing.idempotencyKey);
    }) as Answer<Data>; // Assigned on the next line.
    data.withResponse = async () => {
      const parsed = await data;
      const { response } = (await tried) as Tried & { response: Response }; // Data implies a response.
      return { data: parsed, response, requestId: response.headers.get("X-Request-Id") };
    };
    return data;
  }
}

/** Trusts the server to answer in the shape of the contract. */
const dataOf = <Data>({ response, text, error, attempts }: Tried, idempotencyKey: string | null): Data => {
  if (error || !response) throw error;
  try {
    return (text === "" && response.status !== 200 ? undefined : unwrap(JSON.parse(text))) as Data;
  } catch (cause) {
    throw new ServiceError({ response, text, idempotencyKey, attempts, cause });
  }
};

interface Envelope {
  readonly ok?: unknown;
  readonly data?: unknown;
}

/** Returns `data` of the envelope. Pages keep everything but `ok`, and documents have no envelope. */
const unwrap = (body: Envelope): unknown => {
  if (!("data" in body)) return body;
  if (!("has_more" in body)) return body.data;
  const { ok: _ok, ...page } = body;
  return page;
};
