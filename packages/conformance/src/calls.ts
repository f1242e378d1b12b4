/** How cases call a deployment, and what they get. */
import type { ErrorCode, OperationId, SuccessOf } from "@atlas-messaging/contract";

export type SandboxCredentials = SuccessOf<"sandbox.credentials">["data"];

export interface Request {
  readonly params?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string | number | readonly string[] };
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of `body`, without a content type unless `headers` has one. */
  readonly raw?: Uint8Array<ArrayBuffer> | string;
  /** Take the place of the headers that the client would send. */
  readonly headers?: { readonly [name: string]: string };
  /** Send at once, and hand a 429 on. Otherwise the client waits for a free window and comes back after a 429. */
  readonly ungoverned?: boolean;
}

export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly retryable: boolean;
  readonly details?: readonly { readonly path: string; readonly message: string }[];
  /** With `HITL_REQUIRED`. */
  readonly approval_id?: string;
  readonly run_id?: string;
}

/** An answer that the contract allows in status, body and headers: the client has seen to that. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** The exact text. */
  readonly text: string;
  /** Parsed if it is JSON; null for a refusal. */
  readonly body: Body | null;
  /** Null for a success. */
  readonly error: Failure | null;
  /** "POST /v1/atlas/messages (200, request id …)", for failures. */
  readonly where: string;
}

/** Brings operations to their success; for whoever makes what requests name. */
export interface Caller {
  /** The body of a success; a refusal fails the case. */
  succeed<Id extends OperationId>(
    id: Id,
    request?: {
      readonly params?: { readonly [name: string]: string };
      readonly query?: { readonly [name: string]: string | number };
      readonly body?: unknown;
    },
  ): Promise<SuccessOf<Id>>;
}

/** Calls a deployment as a developer does; whatever the case is about, an answer outside the contract fails it. */
export interface Client extends Caller {
  /** One operation; the answer is a success or a refusal that it declares. */
  call<Id extends OperationId>(id: Id, request?: Request): Promise<Answer<SuccessOf<Id>>>;
  /** The body of a success; a refusal fails the case. */
  succeed<Id extends OperationId>(id: Id, request?: Request): Promise<SuccessOf<Id>>;
  /** A refusal with this code, at the status of the error table; anything else fails the case. */
  refuse(id: OperationId, code: ErrorCode, request?: Request): Promise<Answer & { readonly error: Failure }>;
  /** Any method and path, also those that no operation has; on the host that serves the path. */
  send(method: string, path: string, request?: Request): Promise<Answer>;
}
