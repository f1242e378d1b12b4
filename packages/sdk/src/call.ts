import type { OperationId } from "@atlas-messaging/contract";

/** What a caller may say of one call. */
export interface CallOptions {
  /** Ends the call; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds until the call is given up; the client's own `timeoutMs` by default. */
  timeoutMs?: number;
  /** Sent beside the client's headers, `X-Request-Id` for example. */
  headers?: Readonly<Record<string, string>>;
}

/** One call as the generated methods describe it. */
export interface OperationCall<Id extends OperationId> {
  id: Id;
  method: "get" | "put" | "post" | "delete" | "patch";
  path: string;
  /** Whether the body takes an `idempotency_key`. */
  idempotent: boolean;
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  query?: object | undefined;
}
