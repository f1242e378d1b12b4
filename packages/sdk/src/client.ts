import type { Answer, CallOptions, Caller, DataWithResponse, OperationCall } from "./call.ts";
import { ServiceError } from "./errors/service.ts";
import { settingsOf } from "./options.ts";
import type { ClientOptions, Settings } from "./options.ts";
import { outgoingOf } from "./outgoing.ts";
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

  /** @throws {TypeError} for a token that no header can carry, or that belongs to another environment; it is not shown */
  constructor(options: ClientOptions = {}) {
    this.#settings = settingsOf(options);
  }

  /** Not a member of the instance, so that nothing that prints a client prints its token. */
  static settings(client: AtlasClient): Settings {
    return client.#settings;
  }

  call<Data>(call: OperationCall, options: CallOptions = {}): Answer<Data> {
    let answered: Response | undefined;
    const receive = async (): Promise<Data> => {
      const outgoing = outgoingOf(call, options, this.#settings);
      const { response, text, error, attempts } = await send(this.#settings, outgoing, options);
      if (error || !response) throw error;
      answered = response;
      try {
        // The contract says what a success looks like; that the server keeps to it is taken on trust.
        return unwrap(text === "" && response.status !== 200 ? undefined : JSON.parse(text)) as Data;
      } catch (cause) {
        const { idempotencyKey } = outgoing;
        throw new ServiceError({ response, text, idempotencyKey, attempts, cause });
      }
    };
    const data = receive();
    return Object.assign(data, {
      withResponse: async (): Promise<DataWithResponse<Data>> => {
        const parsed = await data;
        const response = answered as Response; // It came before the data.
        return { data: parsed, response, requestId: response.headers.get("X-Request-Id") };
      },
    });
  }
}

/** The `data` of the envelope, or of the paged form all but `ok`; documents come without an envelope. */
const unwrap = (body: { readonly ok?: unknown; readonly data?: unknown } | undefined | null): unknown => {
  const { ok, ...page } = body ?? {};
  if (ok === undefined || page.data === undefined) return body;
  return "has_more" in page ? page : page.data;
};
