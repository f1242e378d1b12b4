// Generated from spec/shared/errors.yaml by `bun run generate`; do not edit.

import type { ErrorEntry } from "../table-entries.ts";

/** Error codes, each with its HTTP status, `retryable` and message. */
export const errors = {
  validation_failed: {
    status: 422,
    retryable: false,
    summary: "The request has members or values that the contract does not allow; `details` names each.",
    cure: "Correct the members that `details` names, and send the request again.",
  },
  malformed_json: {
    status: 400,
    retryable: false,
    summary: "The body is not JSON, is nested too deeply, or has too many members.",
    cure: "Send one JSON document, as your language's JSON encoder writes it.",
  },
  malformed_request: {
    status: 400,
    retryable: false,
    summary: "The request is ambiguous: a header came twice that may come once, or is malformed.",
    cure: "Send each header once, with a well-formed value.",
  },
  organization_id_not_allowed: {
    status: 400,
    retryable: false,
    summary: "The organization comes from the credential; `organization_id` must not be sent.",
    cure: "Leave `organization_id` out of path, query and body.",
  },
  invalid_cursor: {
    status: 400,
    retryable: false,
    summary: "The cursor was not issued for this list, organization and principal.",
    cure: "Start at the first page, and pass each `next_cursor` on unchanged.",
  },
  unauthenticated: {
    status: 401,
    retryable: false,
    summary: "The credential is missing, unknown, expired, revoked or of another environment.",
    cure: "Send `Authorization: Bearer <ACCESS_TOKEN>` with a token of this environment. A 401 for a token that worked before means that it has expired or was revoked: make a new one.",
  },
  second_factor_required: {
    status: 401,
    retryable: false,
    summary: "The password is right, and the operator has a second factor; `code` is missing.",
    cure: "Send the same request with `code`: six digits of the authenticator app, or a recovery code. Each code works once. An operator who lost the app signs in by a recovery code, or asks a manager to remove the second factor.",
  },
  insufficient_scope: {
    status: 403,
    retryable: false,
    summary: "The token lacks the scope that the operation needs.",
    cure: "Use a token with one of the scopes that the operation's page names.",
  },
  permission_denied: {
    status: 403,
    retryable: false,
    summary: "The operator lacks the permission that the operation needs.",
    cure: "Ask an owner of the organization for the permission.",
  },
  organization_suspended: {
    status: 403,
    retryable: false,
    summary: "The operator of the service has suspended the organization; it can neither write nor sign in.",
    cure: "Ask whoever runs the service why. Reads by token go on, and what customers write is kept.",
  },
  not_available_in_environment: {
    status: 403,
    retryable: false,
    summary: "The operation is not offered in this environment.",
    cure: "Call it in an environment that offers it; `/openapi.json` tells by `x-atlas-enabled`.",
  },
  host_not_allowed: {
    status: 403,
    retryable: false,
    summary: "The service does not answer under this host name; `ATLAS_ALLOWED_HOSTS` adds names.",
    cure: "Use the service's own host name, or add yours to `ATLAS_ALLOWED_HOSTS`.",
  },
  not_found: {
    status: 404,
    retryable: false,
    summary: "There is nothing of this name in the organization.",
    cure: "Check the id, and that the token belongs to the same organization.",
  },
  preview_not_enabled: {
    status: 404,
    retryable: false,
    summary: "The operation is in preview and not enabled in this environment.",
    cure: "Use the sandbox, or set `ATLAS_ENABLE_PREVIEW` on your deployment.",
  },
  method_not_allowed: {
    status: 405,
    retryable: false,
    summary: "The path exists, but not with this method; `Allow` lists the methods.",
    cure: "Use a method of the header `Allow`.",
  },
  conflict: {
    status: 409,
    retryable: false,
    summary: "The resource is in a state that does not allow the operation.",
    cure: "Read the resource, and repeat the call only if its state allows it.",
  },
  limit_reached: {
    status: 409,
    retryable: false,
    summary: "The organization has as many of these as it may have; the message names the limit and its number.",
    cure: "Delete, archive or revoke one, or raise the limit of the deployment.",
  },
  handed_off: {
    status: 409,
    retryable: false,
    summary: "People have the conversation, or closed it, and the token writes as an agent.",
    cure: "Send nothing: people answer. Go on after `conversation.updated` with the status `open`. A message that must go out says so by `while_handed_off`.",
  },
  window_closed: {
    status: 409,
    retryable: false,
    summary: "The 24-hour window is closed; a template is required.",
    cure: "Send an approved `template_id` with its `category`, or wait until the customer writes.",
  },
  customer_opted_out: {
    status: 409,
    retryable: false,
    summary: "The customer has ended marketing; utility and transactional messages go on.",
    cure: "Send no marketing to this customer until they opt in again. Subscribe to `customer.opted_out` and `customer.opted_in`.",
  },
  quiet_hours: {
    status: 409,
    retryable: false,
    summary: "Marketing waits for the end of the quiet hours; `may_send_at` is that time.",
    cure: "Send it again with `may_send_at` as `send_at`, or at that time.",
  },
  HITL_REQUIRED: {
    status: 409,
    retryable: false,
    summary: "A person must approve the action; `approval_id` names the pending approval.",
    cure: "Wait for the decision: read the run, or subscribe to `agent.action_approved` and `agent.action_rejected`. Do not call again.",
  },
  idempotency_in_progress: {
    status: 409,
    retryable: true,
    summary: "A request with this idempotency key is being executed.",
    cure: "Send the same request with the same key after `Retry-After`, or after a growing pause where that is 0.",
  },
  version_unsupported: {
    status: 410,
    retryable: false,
    summary: "The operation is sunset; `migrate_to` names its successor.",
    cure: "Call the path in `migrate_to`.",
  },
  payload_too_large: {
    status: 413,
    retryable: false,
    summary: "The body is larger than the service accepts.",
    cure: "Send a smaller body. The operation's page names the maximum.",
  },
  unsupported_media_type: {
    status: 415,
    retryable: false,
    summary: "The body must be application/json.",
    cure: "Send `Content-Type: application/json`.",
  },
  range_not_satisfiable: {
    status: 416,
    retryable: false,
    summary: "The file has no bytes in the part that `Range` asks for.",
    cure: "Ask for a part within the length that `Content-Range` names. A part that begins at the length is past the end: the download is complete.",
  },
  idempotency_key_reused: {
    status: 422,
    retryable: false,
    summary: "The idempotency key was used with another body.",
    cure: "Send the first body again, or use a new key for a new request.",
  },
  template_not_found: {
    status: 422,
    retryable: false,
    summary: "No template of the organization has this id.",
    cure: "Use the id of an approved template of your organization.",
  },
  template_not_approved: {
    status: 422,
    retryable: false,
    summary: "The template is not approved: it is a draft, under review, rejected, paused or disabled.",
    cure: "Follow the message: wait for `template.status_changed`, mend the template, or use another one.",
  },
  rate_limited: {
    status: 429,
    retryable: true,
    summary: "A rate limit is used up; `Retry-After` says when to retry.",
    cure: "Wait for the seconds in `Retry-After`, and send the same request again.",
  },
  internal_error: {
    status: 500,
    retryable: true,
    summary: "The service failed; the request id identifies the log entry.",
    cure: "Send the same request with the same key. If it fails again, quote `X-Request-Id` to the operator of the service.",
  },
  not_implemented: {
    status: 501,
    retryable: false,
    summary: "This deployment does not serve the operation.",
    cure: "Use a deployment that serves the operation.",
  },
  unavailable: {
    status: 503,
    retryable: true,
    summary: "The service cannot reach what it needs; nothing was executed.",
    cure: "Send the same request with the same key after `Retry-After`, or after a growing pause where that is 0.",
  },
} as const satisfies Record<string, ErrorEntry>;

/** A code of the error table. */
export type ErrorCode = keyof typeof errors;
