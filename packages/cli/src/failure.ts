import type { Io } from "./io.ts";
import { type ExitKind, exitCodes } from "./exit-codes.ts";

/** Facts of an error beside its message. */
export interface FailureFacts {
  readonly kind: ExitKind;
  /** Advice. */
  readonly next: string;
  readonly code?: string | null;
  readonly status?: number;
  readonly requestId?: string | null;
  /** Problems by member. */
  readonly details?: readonly string[];
}

/** An error with advice, and the exit code of its kind. */
export class Failure extends Error {
  readonly facts: FailureFacts;

  constructor(message: string, facts: FailureFacts) {
    super(message);
    this.facts = facts;
  }
}

/** Makes an error about arguments. Nothing has been sent. */
export const misuse = (message: string, next: string): Failure => new Failure(message, { kind: "usage", next });

/** Tells an error to people, or as JSON to programs. Returns the exit code. */
export const tell = (error: unknown, io: Io, json: boolean): number => {
  if (io.signal.aborted) return exitCodes.interrupted.code;
  const message = error instanceof Error ? error.message : String(error);
  const next = "Run `atlas doctor`. It says what is wrong with profile, address and token.";
  const {
    kind,
    details = [],
    ...facts
  }: FailureFacts = error instanceof Failure ? error.facts : { kind: "failed", next };
  const exit = exitCodes[kind].code;
  if (json) io.err(`${JSON.stringify({ error: { message, kind, exit_code: exit, ...facts, details } })}\n`);
  else io.err(told(io, message, { kind, details, ...facts }));
  return exit;
};

const told = (io: Io, message: string, { code, status, requestId, details = [], next }: FailureFacts): string => {
  const about = [code, status, requestId && `request ${requestId}`].filter(Boolean).join(", ");
  return [
    `${io.colors.red("✗")} ${message}${about === "" ? "" : ` ${io.colors.dim(`(${about})`)}`}`,
    ...details.map((each) => `  ${each}`),
    `${io.colors.cyan("→")} ${next}`,
    "",
  ].join("\n");
};
