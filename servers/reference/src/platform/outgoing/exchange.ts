/** A request to a checked URL. */
export type Exchange = {
  method: "GET" | "POST" | "DELETE";
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
  maxResponseBytes: number;
  /** Takes the body of a 200. */
  keep?: KeepChunks;
  /** Sends at most once: takes a new connection, which nobody can have closed meanwhile. */
  once?: boolean;
  /** Aborted at the deadline, or by a reader that has enough. */
  stop: AbortController;
};

/** Takes bytes as they arrive. */
export type KeepChunks = (chunks: AsyncIterable<Uint8Array>) => Promise<void>;

/** Header names are in lower case; repeated headers are joined, as in the Fetch standard. */
export type ResponseHeaders = { readonly [name: string]: string | undefined };

export type RawResponse = { status: number; headers: ResponseHeaders; body: Uint8Array };

/** Sends requests to checked addresses. */
export type Transport = {
  /** Sends a request and reads the whole response. Redirects are not followed. */
  exchange(call: Exchange): Promise<RawResponse>;
  /** Closes the kept connections. */
  close(): void;
};

export type TransportSettings = {
  /** PEM certificates to trust in place of the well-known authorities. */
  trustedCertificates: string | string[] | undefined;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
};

/** Time that an idle connection is kept, and the maximum of such connections. */
export const IDLE_MS = 10_000;

export const IDLE_CONNECTIONS = 64;

/** Reason that a request failed. Only `invalid_url` is the caller's mistake. */
export type OutgoingErrorCode =
  | "invalid_url"
  | "blocked_address"
  | "dns_failed"
  /** No name server of the deployment answers: our fault, not the receiver's. */
  | "resolver_failed"
  | "connect_failed"
  | "tls_failed"
  | "invalid_response"
  | "timeout"
  | "response_too_large";

/** Carries an error code inside the client; callers never see it thrown. */
export class OutgoingError extends Error {
  override readonly name = "OutgoingError";
  readonly code: OutgoingErrorCode;
  readonly status: number | undefined;

  /** @param status of the answer, if it had begun */
  constructor(code: OutgoingErrorCode, message: string, status?: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Passes chunks on while they are within the bound. */
export const bounded = async function* (
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { maxResponseBytes }: Exchange,
  status: number,
): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxResponseBytes) throw tooLong(maxResponseBytes, status);
    yield chunk;
  }
};

export const tooLong = (maxBytes: number, status: number | undefined): OutgoingError =>
  new OutgoingError("response_too_large", `The response is longer than ${maxBytes} bytes.`, status);

/** Keeps the status of an answer that broke off. */
export const brokenOff = (cause: unknown, status: number): OutgoingError => {
  const { code, message, status: known = status } = connectionFailure(cause);
  return new OutgoingError(code, message, known);
};

/** OpenSSL's error codes for certificates and handshakes, as Node and Bun report them. */
const TLS_ERROR_CODE =
  /^(ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|CRL_|ERROR_IN_C|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_|PATH_LENGTH_|HOSTNAME_)/;

/** Codes of an answer that is no HTTP, or has more headers than are read. */
const RESPONSE_ERROR_CODE = /^(HPE_|Malformed_HTTP_Response$|ResponseHeadersTooLarge$)/;

/** Classifies the failure of an allowed connection. The message names codes, no addresses. */
export const connectionFailure = (cause: unknown): OutgoingError => {
  if (cause instanceof OutgoingError) return cause;
  const code = systemErrorCode(cause);
  if (RESPONSE_ERROR_CODE.test(code))
    return new OutgoingError("invalid_response", `The answer is no HTTP that can be read (${code}).`);
  return TLS_ERROR_CODE.test(code)
    ? new OutgoingError("tls_failed", `No secure connection could be made (${code}).`)
    : new OutgoingError("connect_failed", `The connection could not be made or broke off (${code}).`);
};

/** Returns a system error's code; the first one if every address was tried. */
export const systemErrorCode = (cause: unknown): string => {
  if (cause instanceof AggregateError && cause.errors.length > 0) return systemErrorCode(cause.errors[0]);
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "unknown";
};
