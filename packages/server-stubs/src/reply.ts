import type {
  BodyOf,
  Detail,
  ErrorCode,
  ErrorCodeOf,
  OperationId,
  ParamsOf,
  SuccessOf,
  SuccessStatus,
  ValidQueryOf,
} from "@atlas-messaging/contract";

/** A validated request of one operation. */
export interface Call<Id extends OperationId> {
  readonly id: Id;
  readonly params: ParamsOf<Id>;
  readonly query: ValidQueryOf<Id>;
  readonly body: BodyOf<Id>;
}

/** A refusal with a code of the error table, which also gives the status and `retryable`. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  /** Problem and remedy. */
  readonly message: string;
  readonly details?: readonly Detail[];
  /** Id of the pending approval, for `HITL_REQUIRED`. */
  readonly approval_id?: string;
  /** Id of the run that waits for the approval. */
  readonly run_id?: string;
  /** End of the quiet hours, for `quiet_hours`. */
  readonly may_send_at?: string;
}

/** Success or refusal that the operation declares. */
export type Reply<Id extends OperationId> =
  | { readonly status: SuccessStatus<Id>; readonly body: SuccessOf<Id> }
  | Refusal<ErrorCodeOf<Id> & ErrorCode>;
