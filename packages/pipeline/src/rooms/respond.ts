/** The only writer of envelopes and headers. */
import { errors } from "@atlas-messaging/contract";
import { type Refusal, refusalText } from "@atlas-messaging/server-stubs/handlers";
import type { Shell } from "../shell.ts";
import type { Call, LimitDecision } from "./call.ts";
import { lifecycleHeaders } from "./lifecycle.ts";
import { showLimit } from "./limit.ts";
import { Problem } from "./problem.ts";

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly contentType?: string;
  /** Whether this is the stored answer of an earlier request with the same idempotency key. */
  readonly replayed?: boolean;
  readonly headers?: { readonly [name: string]: string };
}

export const respond = async (shell: Shell, call: Call, answer: Answer): Promise<Response> => {
  const headers: { [name: string]: string } = limitHeaders(call.limit ?? (await shownLimit(shell, call)));
  headers["content-type"] = answer.contentType ?? "application/json; charset=utf-8";
  headers["cache-control"] = "no-store";
  headers["x-request-id"] = call.requestId;
  if (answer.replayed) headers["idempotent-replayed"] = "true";
  Object.assign(headers, lifecycleHeaders(shell, call.operation), answer.headers);
  return new Response(answer.text, { status: answer.status, headers });
};

/** Whatever fails here, the caller still gets the answer. */
const shownLimit = (shell: Shell, call: Call): Promise<LimitDecision> => {
  const limitClass = call.operation?.limit ?? "public";
  const most = shell.settings.limits[limitClass];
  const now = shell.clock.now();
  return showLimit(shell, call, limitClass).catch(() => ({
    limitClass,
    limit: most,
    remaining: most,
    resetAt: now,
    resetSeconds: 0,
    reason: "ok" as const,
    retryAfterSeconds: 0,
  }));
};

/** The six headers of the specification, and the field pair of the IETF's draft on rate limits. */
const limitHeaders = (state: LimitDecision) => ({
  "x-atlas-ratelimit-limit": String(state.limit),
  "x-atlas-ratelimit-remaining": String(state.remaining),
  "x-atlas-ratelimit-reset": String(Math.ceil(state.resetAt / 1_000)),
  "x-atlas-ratelimit-reason": state.reason,
  "retry-after": String(state.retryAfterSeconds),
  "x-ratelimit-remaining": String(state.remaining),
  "ratelimit-policy": `"${state.limitClass}";q=${state.limit};w=60`,
  ratelimit: `"${state.limitClass}";r=${state.remaining};t=${state.resetSeconds}`,
});

const errorAnswer = ({ operation }: Call, refusal: Refusal, headers: Answer["headers"] = {}): Answer => ({
  status: errors[refusal.refused].status,
  text: refusalText(operation, refusal),
  headers,
});

/** The answer to whatever a room threw. An unknown error never reaches the wire: the log gets it, the caller the request id. */
export const problemAnswer = (shell: Shell, call: Call, error: unknown): Answer => {
  if (error instanceof Problem) return errorAnswer(call, error.refusal, error.headers);
  if (error instanceof DOMException && error.name === "AbortError") {
    shell.log.info({ request_id: call.requestId, operation: call.operation?.id }, "the client went away");
    return errorAnswer(call, { refused: "malformed_json", message: "The request ended before its body did." });
  }
  const about = { err: error, request_id: call.requestId, operation: call.operation?.id };
  if (shell.store.isUnavailable(error)) {
    shell.log.warn(about, "database unavailable");
    const message = "The database cannot be reached; retry with the same idempotency_key.";
    return errorAnswer(call, { refused: "unavailable", message });
  }
  shell.log.error(about, "request failed");
  const message = `Something failed on our side. The request id ${call.requestId} identifies it.`;
  return errorAnswer(call, { refused: "internal_error", message });
};
