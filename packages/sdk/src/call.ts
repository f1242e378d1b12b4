import type { HttpMethod, LimitName, OperationId } from "@atlas-messaging/contract";
import type { PutKey } from "./idempotency.ts";
import type { HostName } from "./transport/hosts.ts";

/** What a caller may say of one call; where it says nothing, the client's own options hold. */
export interface CallOptions {
  /** Milliseconds until the call is given up, with all its attempts and waits. */
  readonly timeout?: number | undefined;
  /** Milliseconds until an attempt is given up, and another is made. */
  readonly attemptTimeout?: number | undefined;
  /** How many times a call is tried again that may be; 0 for never, and so is what is no number of times. */
  readonly retries?: number | undefined;
  /** Ends the call; the promise rejects with an `AtlasAbortError`. */
  readonly signal?: AbortSignal | undefined;
  /** Sent beside the client's headers, `X-Request-Id` for example. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The key by which the service recognizes a retry, of up to 24 hours; one is made where the operation takes one. */
  readonly idempotencyKey?: string | undefined;
}

/** One call as the generated functions describe it. */
export interface OperationCall {
  readonly id: OperationId;
  readonly method: HttpMethod;
  /** With its parameters filled in, and with its query. */
  readonly path: string;
  /** The public API's by default. */
  readonly host?: HostName;
  readonly limit: LimitName;
  /** For an operation that takes an idempotency key. */
  readonly putKey?: PutKey;
  readonly body?: unknown;
}

/** What a call returns. */
export interface Answer<Data> extends Promise<Data> {
  /** The data together with the answer that they came in. */
  withResponse(): Promise<DataWithResponse<Data>>;
}

/** The data of an answer, and the answer. */
export interface DataWithResponse<Data> {
  readonly data: Data;
  /** Status and headers; the body has been read. */
  readonly response: Response;
  /** The correlation id of the request. */
  readonly requestId: string | null;
}

/** What the functions of `@atlas-messaging/sdk/operations` call through: a client, or one of the method trees. */
export interface Caller {
  call<Data>(call: OperationCall, options?: CallOptions): Answer<Data>;
}
