import createClient from "openapi-fetch";
import type { Client } from "openapi-fetch";
import type { DataOf, OperationId, paths } from "@atlas-messaging/contract";
import type { CallOptions, OperationCall } from "./call.ts";
import { AtlasConnectionError, AtlasError } from "./errors.ts";
import { AtlasMethods } from "./generated/methods.ts";
import { addressOf, requestClassFor, withoutSlash } from "./hosts.ts";
import type { Hosts } from "./hosts.ts";

/** How to reach the service. */
export interface AtlasOptions {
  /** An OAuth token, a service-account key or an app grant token; its scopes decide which methods may be called. Public operations need none. */
  token?: string | undefined;
  /** The public API host; the local sandbox by default. */
  baseUrl?: string;
  /** The developer console host; `baseUrl` by default. Only `raw` reaches console operations. */
  consoleUrl?: string;
  /** The Agent API host; `baseUrl` by default. */
  agentUrl?: string;
  /** The host of the public discovery documents; `baseUrl` by default. */
  siteUrl?: string;
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
 * `AtlasConnectionError`. A call that takes an `idempotency_key` and has none gets one; the error tells it, for a retry.
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
  readonly #hosts: Hosts;

  /** @throws {TypeError} for a token with characters that no header can carry; the message does not show it */
  constructor({ token, baseUrl = sandboxUrl, consoleUrl, agentUrl, siteUrl, fetch, timeoutMs }: AtlasOptions = {}) {
    super();
    const base = withoutSlash(baseUrl);
    this.#hosts = {
      base,
      console: withoutSlash(consoleUrl ?? base),
      agent: withoutSlash(agentUrl ?? base),
      site: withoutSlash(siteUrl ?? base),
    };
    this.#timeoutMs = timeoutMs ?? defaultTimeoutMs;
    this.raw = createClient<paths>({
      baseUrl: base,
      headers: token === undefined ? {} : { Authorization: `Bearer ${sendable(token)}` },
      Request: requestClassFor(this.#hosts),
      ...(fetch === undefined ? {} : { fetch }),
    });
  }

  protected async call<Id extends OperationId>(
    call: OperationCall<Id>,
    options: CallOptions = {},
  ): Promise<DataOf<Id>> {
    const body = call.idempotent ? withIdempotencyKey(call.body) : call.body;
    const idempotencyKey = keyOf(body);
    const { data, error, response } = await this.#send({ ...call, body }, options);
    if (!response.ok) throw new AtlasError(response, error, { idempotencyKey });
    try {
      return dataOf<Id>(JSON.parse(data ?? ""));
    } catch (cause) {
      throw new AtlasError(response, undefined, { idempotencyKey, cause });
    }
  }

  async #send<Id extends OperationId>(call: OperationCall<Id>, options: CallOptions): Promise<RawAnswer> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? this.#timeoutMs);
    try {
      return await asUntyped(this.raw)(call.method, call.path, {
        params: { path: call.params, query: call.query },
        body: call.body,
        headers: options.headers ?? {},
        signal: options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]),
        parseAs: "text",
      });
    } catch (cause) {
      if (options.signal?.aborted === true) throw options.signal.reason;
      const reason = timeout.aborted ? "did not answer in time" : "could not be reached, or broke off its answer";
      const message = `${addressOf(call.path, this.#hosts)} ${reason} (${call.id}).`;
      throw new AtlasConnectionError(message, { cause, idempotencyKey: keyOf(call.body) });
    }
  }
}

interface RawAnswer {
  /** The text of a success; none if it was empty. */
  data?: string | undefined;
  /** The body of anything else, parsed if it was JSON. */
  error?: unknown;
  response: Response;
}

type UntypedRequest = (method: string, path: string, init: object) => Promise<RawAnswer>;

/** The generated methods pair each method and path with the inputs of that operation; here they are any of them. */
const asUntyped = (client: Client<paths>): UntypedRequest => client.request as unknown as UntypedRequest;

/** A platform that refuses a header quotes it, and with it the token. */
const sendable = (token: string): string => {
  if (/^[\x21-\x7E]*$/.test(token.trim())) return token.trim();
  throw new TypeError("The token has white space or characters outside of ASCII.");
};

/** A body that has its own key keeps it. */
const withIdempotencyKey = (body: unknown): object => ({
  ...(typeof body === "object" ? body : {}),
  idempotency_key: keyOf(body) ?? crypto.randomUUID(),
});

const keyOf = (body: unknown): string | null =>
  typeof body === "object" && body !== null && "idempotency_key" in body && typeof body.idempotency_key === "string"
    ? body.idempotency_key
    : null;

/** The contract says what a success of the operation looks like; that the server keeps to it is taken on trust. */
const dataOf = <Id extends OperationId>(body: unknown): DataOf<Id> => unwrap(body) as DataOf<Id>;

const unwrap = (body: unknown): unknown => {
  if (typeof body !== "object" || body === null || !("ok" in body) || !("data" in body)) return body;
  const { ok: _ok, ...page } = body;
  return "has_more" in page ? page : page.data;
};
