import createClient from "openapi-fetch";
import type { Client } from "openapi-fetch";
import type { DataOf, OperationId, paths } from "@atlas-messaging/contract";
import type { CallOptions, OperationCall } from "./call.ts";
import { AtlasConnectionError, AtlasError } from "./errors.ts";
import { AtlasMethods } from "./generated/methods.ts";
import { requestClassFor, withoutSlash } from "./hosts.ts";

/** How to reach the service. */
export interface AtlasOptions {
  /** An OAuth token, a service-account key or an app grant token; its scopes decide which methods may be called. Public operations need none. */
  token?: string;
  /** The public API host; the local sandbox by default. */
  baseUrl?: string;
  /** The developer console host; `baseUrl` by default. Only `raw` reaches console operations. */
  consoleUrl?: string;
  /** The Agent API host; `baseUrl` by default. */
  agentUrl?: string;
  /** In place of the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds until a call is given up; 30,000 by default. */
  timeoutMs?: number;
}

const sandboxUrl = "http://127.0.0.1:4100";
const defaultTimeoutMs = 30_000;

/**
 * The client of the messaging layer. Each operation of the public and the agent API is a method; it returns the `data`
 * of the answer (of a paged list the page: `data`, `has_more`, `next_cursor`) and throws `AtlasError` or
 * `AtlasConnectionError`. A call that takes an `idempotency_key` and has none gets one.
 *
 * @example
 * ```ts
 * const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });
 * await atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready." });
 * ```
 */
export class Atlas extends AtlasMethods {
  /** The typed openapi-fetch client underneath: every path of the contract, answers as they came. */
  readonly raw: Client<paths>;
  readonly #timeoutMs: number;
  readonly #host: string;

  constructor({ token, baseUrl = sandboxUrl, consoleUrl, agentUrl, fetch, timeoutMs }: AtlasOptions = {}) {
    super();
    const base = withoutSlash(baseUrl);
    const hosts = { base, console: withoutSlash(consoleUrl ?? base), agent: withoutSlash(agentUrl ?? base) };
    this.#host = base;
    this.#timeoutMs = timeoutMs ?? defaultTimeoutMs;
    this.raw = createClient<paths>({
      baseUrl: base,
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      Request: requestClassFor(hosts),
      ...(fetch === undefined ? {} : { fetch }),
    });
  }

  protected async call<Id extends OperationId>(
    call: OperationCall<Id>,
    options: CallOptions = {},
  ): Promise<DataOf<Id>> {
    const { data, error, response } = await this.#send(call, options);
    if (!response.ok) throw new AtlasError(response, error);
    return dataOf<Id>(data);
  }

  async #send<Id extends OperationId>(call: OperationCall<Id>, options: CallOptions): Promise<RawAnswer> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? this.#timeoutMs);
    try {
      return await asUntyped(this.raw)(call.method, call.path, {
        params: { path: call.params, query: call.query },
        body: call.idempotent ? withIdempotencyKey(call.body) : call.body,
        headers: options.headers ?? {},
        signal: options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]),
      });
    } catch (cause) {
      if (options.signal?.aborted === true) throw options.signal.reason;
      const reason = timeout.aborted ? "did not answer in time" : "could not be reached, or its answer not be read";
      throw new AtlasConnectionError(`${this.#host} ${reason} (${call.id}).`, { cause });
    }
  }
}

interface RawAnswer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type UntypedRequest = (method: string, path: string, init: object) => Promise<RawAnswer>;

/** The generated methods pair each method and path with the inputs of that operation; here they are any of them. */
const asUntyped = (client: Client<paths>): UntypedRequest => client.request as unknown as UntypedRequest;

/** A body that has its own key keeps it. */
const withIdempotencyKey = (body: unknown): object => ({
  idempotency_key: crypto.randomUUID(),
  ...(typeof body === "object" ? body : {}),
});

/** The contract says what a success of the operation looks like, and the conformance suite holds servers to it. */
const dataOf = <Id extends OperationId>(body: unknown): DataOf<Id> => unwrap(body) as DataOf<Id>;

const unwrap = (body: unknown): unknown => {
  if (typeof body !== "object" || body === null || !("ok" in body) || !("data" in body)) return body;
  const { ok: _ok, ...page } = body;
  return "has_more" in page ? page : page.data;
};
