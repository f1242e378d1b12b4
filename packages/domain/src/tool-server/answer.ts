/** What a tool call comes to, as the tool server's output schemas describe it, and as it is kept under its key. */
import { type Detail, type ErrorCode, errors } from "@atlas-messaging/contract";
import type { Id, RunRow } from "../rows.ts";

/** Why a call was refused. */
export interface ToolRefusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly retryable: boolean;
  readonly details?: readonly Detail[];
  readonly approval_id?: Id;
  readonly run_id?: Id;
}

/** The structured content: the tool's own answer with its run and mode, or a refusal. */
export type ToolAnswer = { readonly [member: string]: unknown } | { readonly error: ToolRefusal };

export const refusalIn = (answer: ToolAnswer): ToolRefusal | null =>
  "error" in answer ? (answer.error as ToolRefusal) : null; // No tool has a member `error` of its own.

/** An answer as it is kept: the status is that of the same refusal over plain HTTP. */
export const kept = (answer: ToolAnswer): { readonly status: number; readonly answer: string } => {
  const refusal = refusalIn(answer);
  return { status: refusal ? errors[refusal.code].status : 200, answer: JSON.stringify(answer) };
};

export const committedAnswer = ({ run_id }: Pick<RunRow, "run_id">, result: object): ToolAnswer => ({
  ...result,
  run_id,
  execution_mode: "commit",
});

type Refusing = { readonly code: ErrorCode; readonly message: string } & Omit<ToolRefusal, "retryable">;

export const refusedAnswer = ({ code, message, details, approval_id, run_id }: Refusing): ToolAnswer => ({
  error: {
    code,
    message,
    retryable: errors[code].retryable,
    ...(details && { details }),
    ...(approval_id !== undefined && { approval_id }),
    ...(run_id !== undefined && { run_id }),
  },
});
