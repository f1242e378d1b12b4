// Generated from spec/shared/errors.yaml by `bun run generate`; do not edit.

import { ServiceError } from "../errors.ts";

/**
 * Every refusal with the status 400: `malformed_json`, `malformed_request`, `organization_id_not_allowed`,
 * `invalid_cursor`, and codes that are new.
 */
export class Status400Error extends ServiceError<"malformed_json" | "malformed_request" | "organization_id_not_allowed" | "invalid_cursor"> {
  static override [Symbol.hasInstance](error: unknown): error is Status400Error {
    return error instanceof ServiceError && error.status === 400;
  }
}

/**
 * Every refusal with the status 401: `unauthenticated`, `second_factor_required`, and codes that are new.
 */
export class Status401Error extends ServiceError<"unauthenticated" | "second_factor_required"> {
  static override [Symbol.hasInstance](error: unknown): error is Status401Error {
    return error instanceof ServiceError && error.status === 401;
  }
}

/**
 * Every refusal with the status 403: `insufficient_scope`, `permission_denied`, `organization_suspended`,
 * `not_available_in_environment`, `host_not_allowed`, and codes that are new.
 */
export class Status403Error extends ServiceError<"insufficient_scope" | "permission_denied" | "organization_suspended" | "not_available_in_environment" | "host_not_allowed"> {
  static override [Symbol.hasInstance](error: unknown): error is Status403Error {
    return error instanceof ServiceError && error.status === 403;
  }
}

/**
 * Every refusal with the status 404: `not_found`, `preview_not_enabled`, and codes that are new.
 */
export class Status404Error extends ServiceError<"not_found" | "preview_not_enabled"> {
  static override [Symbol.hasInstance](error: unknown): error is Status404Error {
    return error instanceof ServiceError && error.status === 404;
  }
}

/**
 * Every refusal with the status 405: `method_not_allowed`, and codes that are new.
 */
export class Status405Error extends ServiceError<"method_not_allowed"> {
  static override [Symbol.hasInstance](error: unknown): error is Status405Error {
    return error instanceof ServiceError && error.status === 405;
  }
}

/**
 * Every refusal with the status 409: `conflict`, `limit_reached`, `handed_off`, `window_closed`, `customer_opted_out`,
 * `quiet_hours`, `HITL_REQUIRED`, `idempotency_in_progress`, and codes that are new.
 */
export class Status409Error extends ServiceError<"conflict" | "limit_reached" | "handed_off" | "window_closed" | "customer_opted_out" | "quiet_hours" | "HITL_REQUIRED" | "idempotency_in_progress"> {
  static override [Symbol.hasInstance](error: unknown): error is Status409Error {
    return error instanceof ServiceError && error.status === 409;
  }
}

/**
 * Every refusal with the status 410: `version_unsupported`, and codes that are new.
 */
export class Status410Error extends ServiceError<"version_unsupported"> {
  static override [Symbol.hasInstance](error: unknown): error is Status410Error {
    return error instanceof ServiceError && error.status === 410;
  }
}

/**
 * Every refusal with the status 413: `payload_too_large`, and codes that are new.
 */
export class Status413Error extends ServiceError<"payload_too_large"> {
  static override [Symbol.hasInstance](error: unknown): error is Status413Error {
    return error instanceof ServiceError && error.status === 413;
  }
}

/**
 * Every refusal with the status 415: `unsupported_media_type`, and codes that are new.
 */
export class Status415Error extends ServiceError<"unsupported_media_type"> {
  static override [Symbol.hasInstance](error: unknown): error is Status415Error {
    return error instanceof ServiceError && error.status === 415;
  }
}

/**
 * Every refusal with the status 416: `range_not_satisfiable`, and codes that are new.
 */
export class Status416Error extends ServiceError<"range_not_satisfiable"> {
  static override [Symbol.hasInstance](error: unknown): error is Status416Error {
    return error instanceof ServiceError && error.status === 416;
  }
}

/**
 * Every refusal with the status 422: `validation_failed`, `idempotency_key_reused`, `template_not_found`,
 * `template_not_approved`, and codes that are new.
 */
export class Status422Error extends ServiceError<"validation_failed" | "idempotency_key_reused" | "template_not_found" | "template_not_approved"> {
  static override [Symbol.hasInstance](error: unknown): error is Status422Error {
    return error instanceof ServiceError && error.status === 422;
  }
}

/**
 * Every refusal with the status 429: `rate_limited`, and codes that are new.
 */
export class Status429Error extends ServiceError<"rate_limited"> {
  static override [Symbol.hasInstance](error: unknown): error is Status429Error {
    return error instanceof ServiceError && error.status === 429;
  }
}

/**
 * Every refusal with the status 500: `internal_error`, and codes that are new.
 */
export class Status500Error extends ServiceError<"internal_error"> {
  static override [Symbol.hasInstance](error: unknown): error is Status500Error {
    return error instanceof ServiceError && error.status === 500;
  }
}

/**
 * Every refusal with the status 501: `not_implemented`, and codes that are new.
 */
export class Status501Error extends ServiceError<"not_implemented"> {
  static override [Symbol.hasInstance](error: unknown): error is Status501Error {
    return error instanceof ServiceError && error.status === 501;
  }
}

/**
 * Every refusal with the status 503: `unavailable`, and codes that are new.
 */
export class Status503Error extends ServiceError<"unavailable"> {
  static override [Symbol.hasInstance](error: unknown): error is Status503Error {
    return error instanceof ServiceError && error.status === 503;
  }
}

/**
 * The request has members or values that the contract does not allow; `details` names each.
 *
 * Correct the members that `details` names, and send the request again.
 *
 * `validation_failed`, status 422, not retryable.
 */
export class ValidationFailedError extends ServiceError<"validation_failed"> {
  static override [Symbol.hasInstance](error: unknown): error is ValidationFailedError {
    return error instanceof ServiceError && error.code === "validation_failed";
  }
}

/**
 * The body is not JSON, is nested too deeply, or has too many members.
 *
 * Send one JSON document, as your language's JSON encoder writes it.
 *
 * `malformed_json`, status 400, not retryable.
 */
export class MalformedJsonError extends ServiceError<"malformed_json"> {
  static override [Symbol.hasInstance](error: unknown): error is MalformedJsonError {
    return error instanceof ServiceError && error.code === "malformed_json";
  }
}

/**
 * The request is ambiguous: a header came twice that may come once, or is malformed.
 *
 * Send each header once, with a well-formed value.
 *
 * `malformed_request`, status 400, not retryable.
 */
export class MalformedRequestError extends ServiceError<"malformed_request"> {
  static override [Symbol.hasInstance](error: unknown): error is MalformedRequestError {
    return error instanceof ServiceError && error.code === "malformed_request";
  }
}

/**
 * The organization comes from the credential; `organization_id` must not be sent.
 *
 * Leave `organization_id` out of path, query and body.
 *
 * `organization_id_not_allowed`, status 400, not retryable.
 */
export class OrganizationIdNotAllowedError extends ServiceError<"organization_id_not_allowed"> {
  static override [Symbol.hasInstance](error: unknown): error is OrganizationIdNotAllowedError {
    return error instanceof ServiceError && error.code === "organization_id_not_allowed";
  }
}

/**
 * The cursor was not issued for this list, organization and principal.
 *
 * Start at the first page, and pass each `next_cursor` on unchanged.
 *
 * `invalid_cursor`, status 400, not retryable.
 */
export class InvalidCursorError extends ServiceError<"invalid_cursor"> {
  static override [Symbol.hasInstance](error: unknown): error is InvalidCursorError {
    return error instanceof ServiceError && error.code === "invalid_cursor";
  }
}

/**
 * The credential is missing, unknown, expired, revoked or of another environment.
 *
 * Send `Authorization: Bearer <ACCESS_TOKEN>` with a token of this environment. A 401 for a token that worked before
 * means that it has expired or was revoked: make a new one.
 *
 * `unauthenticated`, status 401, not retryable.
 */
export class UnauthenticatedError extends ServiceError<"unauthenticated"> {
  static override [Symbol.hasInstance](error: unknown): error is UnauthenticatedError {
    return error instanceof ServiceError && error.code === "unauthenticated";
  }
}

/**
 * The password is right, and the operator has a second factor; `code` is missing.
 *
 * Send the same request with `code`: six digits of the authenticator app, or a recovery code. Each code works once. An
 * operator who lost the app signs in by a recovery code, or asks a manager to remove the second factor.
 *
 * `second_factor_required`, status 401, not retryable.
 */
export class SecondFactorRequiredError extends ServiceError<"second_factor_required"> {
  static override [Symbol.hasInstance](error: unknown): error is SecondFactorRequiredError {
    return error instanceof ServiceError && error.code === "second_factor_required";
  }
}

/**
 * The token lacks the scope that the operation needs.
 *
 * Use a token with one of the scopes that the operation's page names.
 *
 * `insufficient_scope`, status 403, not retryable.
 */
export class InsufficientScopeError extends ServiceError<"insufficient_scope"> {
  static override [Symbol.hasInstance](error: unknown): error is InsufficientScopeError {
    return error instanceof ServiceError && error.code === "insufficient_scope";
  }
}

/**
 * The operator lacks the permission that the operation needs.
 *
 * Ask an owner of the organization for the permission.
 *
 * `permission_denied`, status 403, not retryable.
 */
export class PermissionDeniedError extends ServiceError<"permission_denied"> {
  static override [Symbol.hasInstance](error: unknown): error is PermissionDeniedError {
    return error instanceof ServiceError && error.code === "permission_denied";
  }
}

/**
 * The operator of the service has suspended the organization; it can neither write nor sign in.
 *
 * Ask whoever runs the service why. Reads by token go on, and what customers write is kept.
 *
 * `organization_suspended`, status 403, not retryable.
 */
export class OrganizationSuspendedError extends ServiceError<"organization_suspended"> {
  static override [Symbol.hasInstance](error: unknown): error is OrganizationSuspendedError {
    return error instanceof ServiceError && error.code === "organization_suspended";
  }
}

/**
 * The operation is not offered in this environment.
 *
 * Call it in an environment that offers it; `/openapi.json` tells by `x-atlas-enabled`.
 *
 * `not_available_in_environment`, status 403, not retryable.
 */
export class NotAvailableInEnvironmentError extends ServiceError<"not_available_in_environment"> {
  static override [Symbol.hasInstance](error: unknown): error is NotAvailableInEnvironmentError {
    return error instanceof ServiceError && error.code === "not_available_in_environment";
  }
}

/**
 * The service does not answer under this host name; `ATLAS_ALLOWED_HOSTS` adds names.
 *
 * Use the service's own host name, or add yours to `ATLAS_ALLOWED_HOSTS`.
 *
 * `host_not_allowed`, status 403, not retryable.
 */
export class HostNotAllowedError extends ServiceError<"host_not_allowed"> {
  static override [Symbol.hasInstance](error: unknown): error is HostNotAllowedError {
    return error instanceof ServiceError && error.code === "host_not_allowed";
  }
}

/**
 * There is nothing of this name in the organization.
 *
 * Check the id, and that the token belongs to the same organization.
 *
 * `not_found`, status 404, not retryable.
 */
export class NotFoundError extends ServiceError<"not_found"> {
  static override [Symbol.hasInstance](error: unknown): error is NotFoundError {
    return error instanceof ServiceError && error.code === "not_found";
  }
}

/**
 * The operation is in preview and not enabled in this environment.
 *
 * Use the sandbox, or set `ATLAS_ENABLE_PREVIEW` on your deployment.
 *
 * `preview_not_enabled`, status 404, not retryable.
 */
export class PreviewNotEnabledError extends ServiceError<"preview_not_enabled"> {
  static override [Symbol.hasInstance](error: unknown): error is PreviewNotEnabledError {
    return error instanceof ServiceError && error.code === "preview_not_enabled";
  }
}

/**
 * The path exists, but not with this method; `Allow` lists the methods.
 *
 * Use a method of the header `Allow`.
 *
 * `method_not_allowed`, status 405, not retryable.
 */
export class MethodNotAllowedError extends ServiceError<"method_not_allowed"> {
  static override [Symbol.hasInstance](error: unknown): error is MethodNotAllowedError {
    return error instanceof ServiceError && error.code === "method_not_allowed";
  }
}

/**
 * The resource is in a state that does not allow the operation.
 *
 * Read the resource, and repeat the call only if its state allows it.
 *
 * `conflict`, status 409, not retryable.
 */
export class ConflictError extends ServiceError<"conflict"> {
  static override [Symbol.hasInstance](error: unknown): error is ConflictError {
    return error instanceof ServiceError && error.code === "conflict";
  }
}

/**
 * The organization has as many of these as it may have; the message names the limit and its number.
 *
 * Delete, archive or revoke one, or raise the limit of the deployment.
 *
 * `limit_reached`, status 409, not retryable.
 */
export class LimitReachedError extends ServiceError<"limit_reached"> {
  static override [Symbol.hasInstance](error: unknown): error is LimitReachedError {
    return error instanceof ServiceError && error.code === "limit_reached";
  }
}

/**
 * People have the conversation, or closed it, and the token writes as an agent.
 *
 * Send nothing: people answer. Go on after `conversation.updated` with the status `open`. A message that must go out
 * says so by `while_handed_off`.
 *
 * `handed_off`, status 409, not retryable.
 */
export class HandedOffError extends ServiceError<"handed_off"> {
  static override [Symbol.hasInstance](error: unknown): error is HandedOffError {
    return error instanceof ServiceError && error.code === "handed_off";
  }
}

/**
 * The 24-hour window is closed; a template is required.
 *
 * Send an approved `template_id` with its `category`, or wait until the customer writes.
 *
 * `window_closed`, status 409, not retryable.
 */
export class WindowClosedError extends ServiceError<"window_closed"> {
  static override [Symbol.hasInstance](error: unknown): error is WindowClosedError {
    return error instanceof ServiceError && error.code === "window_closed";
  }
}

/**
 * The customer has ended marketing; utility and transactional messages go on.
 *
 * Send no marketing to this customer until they opt in again. Subscribe to `customer.opted_out` and
 * `customer.opted_in`.
 *
 * `customer_opted_out`, status 409, not retryable.
 */
export class CustomerOptedOutError extends ServiceError<"customer_opted_out"> {
  static override [Symbol.hasInstance](error: unknown): error is CustomerOptedOutError {
    return error instanceof ServiceError && error.code === "customer_opted_out";
  }
}

/**
 * Marketing waits for the end of the quiet hours; `may_send_at` is that time.
 *
 * Send it again with `may_send_at` as `send_at`, or at that time.
 *
 * `quiet_hours`, status 409, not retryable.
 */
export class QuietHoursError extends ServiceError<"quiet_hours"> {
  static override [Symbol.hasInstance](error: unknown): error is QuietHoursError {
    return error instanceof ServiceError && error.code === "quiet_hours";
  }
}

/**
 * A person must approve the action; `approval_id` names the pending approval.
 *
 * Wait for the decision: read the run, or subscribe to `agent.action_approved` and `agent.action_rejected`. Do not call
 * again.
 *
 * `HITL_REQUIRED`, status 409, not retryable.
 */
export class HitlRequiredError extends ServiceError<"HITL_REQUIRED"> {
  static override [Symbol.hasInstance](error: unknown): error is HitlRequiredError {
    return error instanceof ServiceError && error.code === "HITL_REQUIRED";
  }
}

/**
 * A request with this idempotency key is being executed.
 *
 * Send the same request with the same key after `Retry-After`, or after a growing pause where that is 0.
 *
 * `idempotency_in_progress`, status 409, retryable.
 */
export class IdempotencyInProgressError extends ServiceError<"idempotency_in_progress"> {
  static override [Symbol.hasInstance](error: unknown): error is IdempotencyInProgressError {
    return error instanceof ServiceError && error.code === "idempotency_in_progress";
  }
}

/**
 * The operation is sunset; `migrate_to` names its successor.
 *
 * Call the path in `migrate_to`.
 *
 * `version_unsupported`, status 410, not retryable.
 */
export class VersionUnsupportedError extends ServiceError<"version_unsupported"> {
  static override [Symbol.hasInstance](error: unknown): error is VersionUnsupportedError {
    return error instanceof ServiceError && error.code === "version_unsupported";
  }
}

/**
 * The body is larger than the service accepts.
 *
 * Send a smaller body. The operation's page names the maximum.
 *
 * `payload_too_large`, status 413, not retryable.
 */
export class PayloadTooLargeError extends ServiceError<"payload_too_large"> {
  static override [Symbol.hasInstance](error: unknown): error is PayloadTooLargeError {
    return error instanceof ServiceError && error.code === "payload_too_large";
  }
}

/**
 * The body must be application/json.
 *
 * Send `Content-Type: application/json`.
 *
 * `unsupported_media_type`, status 415, not retryable.
 */
export class UnsupportedMediaTypeError extends ServiceError<"unsupported_media_type"> {
  static override [Symbol.hasInstance](error: unknown): error is UnsupportedMediaTypeError {
    return error instanceof ServiceError && error.code === "unsupported_media_type";
  }
}

/**
 * The file has no bytes in the part that `Range` asks for.
 *
 * Ask for a part within the length that `Content-Range` names. A part that begins at the length is past the end: the
 * download is complete.
 *
 * `range_not_satisfiable`, status 416, not retryable.
 */
export class RangeNotSatisfiableError extends ServiceError<"range_not_satisfiable"> {
  static override [Symbol.hasInstance](error: unknown): error is RangeNotSatisfiableError {
    return error instanceof ServiceError && error.code === "range_not_satisfiable";
  }
}

/**
 * The idempotency key was used with another body.
 *
 * Send the first body again, or use a new key for a new request.
 *
 * `idempotency_key_reused`, status 422, not retryable.
 */
export class IdempotencyKeyReusedError extends ServiceError<"idempotency_key_reused"> {
  static override [Symbol.hasInstance](error: unknown): error is IdempotencyKeyReusedError {
    return error instanceof ServiceError && error.code === "idempotency_key_reused";
  }
}

/**
 * No template of the organization has this id.
 *
 * Use the id of an approved template of your organization.
 *
 * `template_not_found`, status 422, not retryable.
 */
export class TemplateNotFoundError extends ServiceError<"template_not_found"> {
  static override [Symbol.hasInstance](error: unknown): error is TemplateNotFoundError {
    return error instanceof ServiceError && error.code === "template_not_found";
  }
}

/**
 * The template is not approved: it is a draft, under review, rejected, paused or disabled.
 *
 * Follow the message: wait for `template.status_changed`, mend the template, or use another one.
 *
 * `template_not_approved`, status 422, not retryable.
 */
export class TemplateNotApprovedError extends ServiceError<"template_not_approved"> {
  static override [Symbol.hasInstance](error: unknown): error is TemplateNotApprovedError {
    return error instanceof ServiceError && error.code === "template_not_approved";
  }
}

/**
 * A rate limit is used up; `Retry-After` says when to retry.
 *
 * Wait for the seconds in `Retry-After`, and send the same request again.
 *
 * `rate_limited`, status 429, retryable.
 */
export class RateLimitedError extends ServiceError<"rate_limited"> {
  static override [Symbol.hasInstance](error: unknown): error is RateLimitedError {
    return error instanceof ServiceError && error.code === "rate_limited";
  }
}

/**
 * The service failed; the request id identifies the log entry.
 *
 * Send the same request with the same key. If it fails again, quote `X-Request-Id` to the operator of the service.
 *
 * `internal_error`, status 500, retryable.
 */
export class InternalError extends ServiceError<"internal_error"> {
  static override [Symbol.hasInstance](error: unknown): error is InternalError {
    return error instanceof ServiceError && error.code === "internal_error";
  }
}

/**
 * This deployment does not serve the operation.
 *
 * Use a deployment that serves the operation.
 *
 * `not_implemented`, status 501, not retryable.
 */
export class NotImplementedError extends ServiceError<"not_implemented"> {
  static override [Symbol.hasInstance](error: unknown): error is NotImplementedError {
    return error instanceof ServiceError && error.code === "not_implemented";
  }
}

/**
 * The service cannot reach what it needs; nothing was executed.
 *
 * Send the same request with the same key after `Retry-After`, or after a growing pause where that is 0.
 *
 * `unavailable`, status 503, retryable.
 */
export class UnavailableError extends ServiceError<"unavailable"> {
  static override [Symbol.hasInstance](error: unknown): error is UnavailableError {
    return error instanceof ServiceError && error.code === "unavailable";
  }
}
