import type { Answer, CallOptions, Caller, OperationCall } from "./call.ts";
import { ServiceError } from "./errors/service.ts";
import { settingsOf } from "./options.ts";
import type { ClientOptions, Settings } from "./options.ts";
import { outgoingOf } from "./outgoing.ts";
import type { Tried } from "./transport/exchange.ts";
import { send } from "./transport/send.ts";

/**
 * Sends calls; retries, throttle and deadlines are its own. It has no methods: the functions of
 * `@atlas-messaging/sdk/operations` call through it, so that a bundle holds those alone that are used.
 *
 * @example
 * ```ts
 * const client = new AtlasClient({ token: process.env.ATLAS_TOKEN });
 * await messagesSend(client, { phone_number: "+15550100001", text: "Your table is ready." });
 * ```
 */
export class AtlasClient implements Caller {
  readonly #settings: Settings;

  /** @throws {TypeError} for an address without http(s), and for a token that no header can carry or that belongs to another environment; it is not shown */
  constructor(options: ClientOptions = {}) {
    this.#settings = settingsOf(options);
  }

  /** Not a member of the instance, so that nothing that prints a client prints its token. */
  static settings(client: AtlasClient): Settings {
    return client.#settings;
  }

  call<Data>(call: OperationCall, options: CallOptions = {}): Answer<Data> {
    const outgoing = outgoingOf(call, options, this.#settings);
    const tried = send(this.#settings, outgoing, options);
    const data = tried.then((last) => dataOf(last, outgoing.idempotencyKey)) as Answer<Data>; // As the next line makes it.
    data.withResponse = async () => {
      const parsed = await data;
      const { response } = (await tried) as Tried & { response: Response }; // Where there are data, there is a response.
      return { data: parsed, response, requestId: response.headers.get("X-Request-Id") };
    };
    return data;
  }
}

/** The contract says what a success of the operation looks like; that the server keeps to it is taken on trust. */
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

/** The `data` of the envelope, or of the paged form all but `ok`; documents come without an envelope. */
const unwrap = (body: Envelope): unknown => {
  if (!("data" in body)) return body;
  if (!("has_more" in body)) return body.data;
  const { ok: _ok, ...page } = body;
  return page;
};
