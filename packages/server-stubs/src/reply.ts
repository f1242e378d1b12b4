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

/** A failure with one of the codes of the error table, which knows its status and whether to retry. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  /** What is wrong and what to do. */
  readonly message: string;
  readonly details?: readonly Detail[];
  /** The pending approval, for `HITL_REQUIRED`. */
  readonly approval_id?: string;
  /** The run that waits for it. */
  readonly run_id?: string;
}

/** What an operation may answer: its declared success, or a refusal with a code that it declares. */
export type Reply<Id extends OperationId> =
  | { readonly status: SuccessStatus<Id>; readonly body: SuccessOf<Id> }
  | Refusal<ErrorCodeOf<Id> & ErrorCode>;
