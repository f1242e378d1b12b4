// Generated from spec/shared/errors.yaml by `bun run generate`; do not edit.

import type { ErrorEntry } from "../table-entries.ts";

/** Error codes, each with its HTTP status, `retryable` and message. */
export const errors = {
  validation_failed: {
    status: 422,
    retryable: false,
    summary: "The request has members or values that the contract does not allow; `details` names each.",
  },
  malformed_json: {
    status: 400,
    retryable: false,
    summary: "The body is not JSON, is nested too deeply, or has too many members.",
  },
  malformed_request: {
    status: 400,
    retryable: false,
    summary: "The request itself is ambiguous: a header that may come once came twice, or is none.",
  },
  organization_id_not_allowed: {
    status: 400,
    retryable: false,
    summary: "The organization comes from the credential; `organization_id` must not be sent.",
  },
  invalid_cursor: {
    status: 400,
    retryable: false,
    summary: "The cursor was not issued for this list, organization and principal.",
  },
  unauthenticated: {
    status: 401,
    retryable: false,
    summary: "The credential is missing, unknown, expired, revoked or of another environment.",
  },
  insufficient_scope: { status: 403, retryable: false, summary: "The token lacks the scope that the operation needs." },
  permission_denied: {
    status: 403,
    retryable: false,
    summary: "The operator lacks the permission that the operation needs.",
  },
  not_available_in_environment: { status: 403, retryable: false, summary: "The operation is not offered in this environment." },
  host_not_allowed: {
    status: 403,
    retryable: false,
    summary: "The service is not asked under this host name; `ATLAS_ALLOWED_HOSTS` lists those under which it is.",
  },
  not_found: { status: 404, retryable: false, summary: "There is nothing of this name in the organization." },
  preview_not_enabled: {
    status: 404,
    retryable: false,
    summary: "The operation is in preview and not enabled in this environment.",
  },
  method_not_allowed: {
    status: 405,
    retryable: false,
    summary: "The path exists, but not with this method; `Allow` lists the methods.",
  },
  conflict: {
    status: 409,
    retryable: false,
    summary: "The resource is in a state that does not allow the operation.",
  },
  limit_reached: {
    status: 409,
    retryable: false,
    summary: "The organization has as many of these as it may have; the message names the limit and its number.",
  },
  window_closed: {
    status: 409,
    retryable: false,
    summary: "The 24-hour window is closed; a template is required.",
  },
  HITL_REQUIRED: {
    status: 409,
    retryable: false,
    summary: "A person must approve the action; `approval_id` names the pending approval.",
  },
  idempotency_in_progress: {
    status: 409,
    retryable: true,
    summary: "A request with this idempotency key is being executed.",
  },
  version_unsupported: {
    status: 410,
    retryable: false,
    summary: "The operation is sunset; `migrate_to` names its successor.",
  },
  payload_too_large: { status: 413, retryable: false, summary: "The body is larger than the service accepts." },
  unsupported_media_type: { status: 415, retryable: false, summary: "The body must be application/json." },
  idempotency_key_reused: { status: 422, retryable: false, summary: "The idempotency key was used with another body." },
  template_not_found: {
    status: 422,
    retryable: false,
    summary: "No approved template of the organization has this id.",
  },
  rate_limited: {
    status: 429,
    retryable: true,
    summary: "A rate limit is used up; `Retry-After` tells when to come back.",
  },
  internal_error: {
    status: 500,
    retryable: true,
    summary: "The service failed; the request id identifies the log entry.",
  },
  not_implemented: { status: 501, retryable: false, summary: "This deployment does not serve the operation." },
  unavailable: {
    status: 503,
    retryable: true,
    summary: "The service cannot reach what it needs; nothing was executed.",
  },
} as const satisfies Record<string, ErrorEntry>;

/** A code of the error table. */
export type ErrorCode = keyof typeof errors;
