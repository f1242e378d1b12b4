import type { ErrorCode } from "@atlas-messaging/contract";

/** A refusal by one of the rooms; `respond` puts it into the envelope. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ErrorCode;
  readonly details: readonly { readonly path: string; readonly message: string }[] | undefined;
  readonly headers: { readonly [name: string]: string };

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      details?: readonly { readonly path: string; readonly message: string }[];
      headers?: { readonly [name: string]: string };
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.details = more.details;
    this.headers = more.headers ?? {};
  }
}
