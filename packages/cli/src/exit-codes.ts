import { type ErrorCode, errors } from "@atlas-messaging/contract";

/** Exit codes by kind of error. The page of the command line has the same table. */
export const exitCodes = {
  ok: { code: 0, meaning: "Done" },
  failed: { code: 1, meaning: "An error of the command itself" },
  usage: { code: 2, meaning: "The arguments are wrong. Nothing was sent" },
  credential: { code: 3, meaning: "The token is missing, unknown or expired (401)" },
  permission: { code: 4, meaning: "The token lacks a scope or a permission (403)" },
  missing: { code: 5, meaning: "There is no such thing (404)" },
  conflict: { code: 6, meaning: "The state of the thing forbids it (409, 410, 412)" },
  invalid: { code: 7, meaning: "The service refused the request as invalid (400, 413, 415, 422)" },
  limited: { code: 8, meaning: "A rate limit is used up (429)" },
  service: { code: 9, meaning: "The service failed (5xx)" },
  unreachable: { code: 10, meaning: "The service did not answer" },
  approval: { code: 11, meaning: "A person must approve it first" },
  interrupted: { code: 130, meaning: "Ctrl-C ended it" },
} as const;

export type ExitKind = keyof typeof exitCodes;

const byStatus: { readonly [status: number]: ExitKind } = {
  401: "credential",
  403: "permission",
  404: "missing",
  409: "conflict",
  410: "conflict",
  412: "conflict",
  429: "limited",
};

/** Returns the kind of a refusal. */
export const kindOf = (status: number, code: string | null): ExitKind => {
  if (code === ("HITL_REQUIRED" satisfies ErrorCode)) return "approval";
  return byStatus[status] ?? (status >= 500 ? "service" : "invalid");
};

/** Returns the contract's advice for an error code. */
export const cureOf = (code: string | null): string | null => {
  const table: { readonly [code: string]: { readonly cure: string } | undefined } = errors;
  return (code === null ? undefined : table[code])?.cure ?? null;
};
