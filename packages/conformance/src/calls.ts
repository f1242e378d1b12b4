/** Calls of a deployment, and their answers. */
import type { ErrorCode, OperationId, SuccessOf } from "@atlas-messaging/contract";

/** Credentials that a sandbox hands out. */
export type SandboxCredentials = SuccessOf<"sandbox.credentials">["data"];

/** Request of an operation. */
export interface Request {
  readonly params?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string | number | readonly string[] };
  /** Body to send as JSON. */
  readonly body?: unknown;
  /** Body to send unchanged instead of `body`, with no content type unless `headers` sets one. */
  readonly raw?: Uint8Array<ArrayBuffer> | string;
  /** Headers that replace the client's own. */
  readonly headers?: { readonly [name: string]: string };
  /** Sends at once and returns a 429. By default the client waits for a free window and retries after a 429. */
  readonly ungoverned?: boolean;
}

/** Error of a refused call. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly retryable: boolean;
  /** Page of the code. Left out, like the next, of JSON-RPC's own errors. */
  readonly docs?: string;
  readonly request_id?: string;
  readonly details?: readonly { readonly path: string; readonly message: string }[];
  /** Set with `HITL_REQUIRED`. */
  readonly approval_id?: string;
  readonly run_id?: string;
}

/** An answer whose status, body and headers the client has checked against the contract. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** Exact text. */
  readonly text: string;
  /** The body as it came. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Parsed JSON. Null for a refusal. */
  readonly body: Body | null;
  /** Null for a success. */
  readonly error: Failure | null;
  /** Request and status for failure messages: "POST /v1/atlas/messages (200, request id …)". */
  readonly where: string;
}

/** A block of server-sent events. */
export interface Frame {
  /** Place to go on from. */
  readonly id: string | null;
  /** Parsed JSON. Null for a comment, or a place alone. */
  readonly data: unknown;
}

/** Calls operations that must succeed. Used to create resources. */
export interface Caller {
  /** Returns the body of a success. A refusal fails the case. */
  succeed<Id extends OperationId>(
    id: Id,
    request?: {
      readonly params?: { readonly [name: string]: string };
      readonly query?: { readonly [name: string]: string | number };
      readonly body?: unknown;
    },
  ): Promise<SuccessOf<Id>>;
}

/** Calls a deployment as a developer does. An answer outside the contract fails every case. */
export interface Client extends Caller {
  /** Calls one operation. Returns its success, or a refusal that it declares. */
  call<Id extends OperationId>(id: Id, request?: Request): Promise<Answer<SuccessOf<Id>>>;
  /** Returns the body of a success. A refusal fails the case. */
  succeed<Id extends OperationId>(id: Id, request?: Request): Promise<SuccessOf<Id>>;
  /** Expects a refusal with this code and its status. Anything else fails the case. */
  refuse(id: OperationId, code: ErrorCode, request?: Request): Promise<Answer & { readonly error: Failure }>;
  /** Opens a stream, whose frames come as the service sends them. Ending the iteration closes it. */
  stream(id: OperationId, request?: Request): AsyncGenerator<Frame>;
  /** Sends any method and path, even unknown ones, to the host of the path. */
  send(method: string, path: string, request?: Request): Promise<Answer>;
}
