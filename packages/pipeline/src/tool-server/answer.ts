/** What a tool call comes to, before it is told in the form of its caller. */
import { type Detail, type ErrorCode, errors } from "@atlas-messaging/contract";
import type { Refusal } from "@atlas-messaging/server-stubs/handlers";

/** Why a call was refused, as the output schema of every tool describes it. */
export interface ToolRefusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly retryable: boolean;
  readonly details?: readonly Detail[];
  readonly approval_id?: string;
  readonly run_id?: string;
}

/** The structured content: the tool's own answer with its run and mode, or a refusal. */
export type ToolAnswer = { readonly [member: string]: unknown } | { readonly error: ToolRefusal };

/** An answer as text, the same at every replay. */
export class ToldAnswer {
  readonly text: string;
  readonly status: number;
  readonly replayed: boolean;

  constructor(status: number, text: string, replayed = false) {
    this.status = status;
    this.text = text;
    this.replayed = replayed;
  }

  static of(answer: ToolAnswer): ToldAnswer {
    const refusal = refusalIn(answer);
    return new ToldAnswer(refusal ? errors[refusal.code].status : 200, JSON.stringify(answer));
  }

  /** The text is what `of` has made, also when it was stored meanwhile. */
  get answer(): ToolAnswer {
    return JSON.parse(this.text) as ToolAnswer;
  }
}

export const refusalIn = (answer: ToolAnswer): ToolRefusal | null =>
  "error" in answer ? (answer.error as ToolRefusal) : null; // No tool has a member `error` of its own.

export const refusedAs = ({ refused: code, message, ...rest }: Refusal): ToolAnswer => ({
  error: { code, message, retryable: errors[code].retryable, ...rest },
});

/** For models to read: the same as the structured content, or in one sentence why not. */
export const textOf = (answer: ToolAnswer): string => {
  const refusal = refusalIn(answer);
  return refusal ? `${refusal.code}: ${refusal.message}` : JSON.stringify(answer);
};
