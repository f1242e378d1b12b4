import type { Detail, ErrorCode } from "@atlas-messaging/contract";
import type { Refusal } from "@atlas-messaging/server-stubs/handlers";

interface More {
  readonly details?: readonly Detail[];
  readonly headers?: { readonly [name: string]: string };
}

/** Refusal by a stage; `respond` puts it into the envelope. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly refusal: Refusal;
  readonly headers: { readonly [name: string]: string };

  constructor(code: ErrorCode, message: string, { details, headers = {} }: More = {}) {
    super(message);
    this.refusal = { code, message, ...(details ? { details } : {}) };
    this.headers = headers;
  }

  /** Wraps a refusal of the domain, to be thrown. */
  static of({ code, message, ...more }: Refusal): Problem {
    return new Problem(code, message, more);
  }
}

/** Refusal of an id in a path that nothing has. The answer names the kind, and the id unless its form is wrong. */
export class Missing extends Problem {
  readonly isMalformed: boolean;

  constructor({ isMalformed = false } = {}) {
    super("not_found", "There is no such resource in your organization.");
    this.isMalformed = isMalformed;
  }
}

/** Returns a row, or refuses with 404. Another organization's id gets the same answer as an unknown one. */
export const found = <Row>(row: Row | null): Row => {
  if (row === null) throw new Missing();
  return row;
};
