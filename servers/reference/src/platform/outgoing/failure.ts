/** Why a request got no complete answer. None of these is the caller's mistake, except `invalid_url`. */
export type OutgoingErrorCode =
  | "invalid_url"
  | "blocked_address"
  | "dns_failed"
  | "connect_failed"
  | "tls_failed"
  | "timeout"
  | "response_too_large";

/** Carries a code from where a request fails to where it is reported; it never leaves the client. */
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

/** OpenSSL's names of what can be wrong with a certificate or a handshake, as Node and Bun report them. */
const TLS_ERROR_CODE =
  /^(ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|CRL_|ERROR_IN_C|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_|PATH_LENGTH_|HOSTNAME_)/;

/** Names the failure of a connection that was allowed. The message is for the owner of the URL: codes, no addresses. */
export const connectionFailure = (cause: unknown): OutgoingError => {
  if (cause instanceof OutgoingError) return cause;
  const code = systemErrorCode(cause);
  return TLS_ERROR_CODE.test(code)
    ? new OutgoingError("tls_failed", `No secure connection could be made (${code}).`)
    : new OutgoingError("connect_failed", `The connection could not be made or broke off (${code}).`);
};

/** The code of a system error, or of the first of several when every address of a host was tried. */
export const systemErrorCode = (cause: unknown): string => {
  if (cause instanceof AggregateError && cause.errors.length > 0) return systemErrorCode(cause.errors[0]);
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "unknown";
};
