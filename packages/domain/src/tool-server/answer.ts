/** Answers to tool calls, in the form of the tool server's output schemas. */
import { type Detail, type ErrorCode, errors } from "@atlas-messaging/contract";
import type { Id, Instant, RunRow } from "../rows.ts";

/** A refused call, as its answer shows it. */
export interface ToolRefusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly retryable: boolean;
  readonly details?: readonly Detail[];
  readonly approval_id?: Id;
  readonly run_id?: Id;
  readonly may_send_at?: Instant;
  /** Seconds to wait, for `rate_limited`. */
  readonly retry_after_seconds?: number;
}

/** The structured content: the tool's result with its run and mode, or a refusal. */
export type ToolAnswer = { readonly [member: string]: unknown } | { readonly error: ToolRefusal };

export const refusalIn = (answer: ToolAnswer): ToolRefusal | null =>
  "error" in answer ? (answer.error as ToolRefusal) : null; // No tool's result has a member `error`.

/** Serializes an answer to store it. The status is that of the same refusal over plain HTTP. */
export const serializeAnswer = (answer: ToolAnswer): { readonly status: number; readonly answer: string } => {
  const refusal = refusalIn(answer);
  return { status: refusal ? errors[refusal.code].status : 200, answer: JSON.stringify(answer) };
};

export const committedAnswer = ({ run_id }: Pick<RunRow, "run_id">, result: object): ToolAnswer => ({
  ...result,
  run_id,
  execution_mode: "commit",
});

type Refusing = { readonly code: ErrorCode; readonly message: string } & Omit<ToolRefusal, "retryable">;

export const refusedAnswer = ({ code, message, ...more }: Refusing): ToolAnswer => ({
  error: {
    code,
    message,
    retryable: errors[code].retryable,
    ...(more.details && { details: more.details }),
    ...(more.approval_id !== undefined && { approval_id: more.approval_id }),
    ...(more.run_id !== undefined && { run_id: more.run_id }),
    ...(more.may_send_at !== undefined && { may_send_at: more.may_send_at }),
    ...(more.retry_after_seconds !== undefined && { retry_after_seconds: more.retry_after_seconds }),
  },
});
