/** The only writer of envelopes and headers. */
import { errors } from "@atlas-messaging/contract";
import { type Refusal, type Relayed, refusalText } from "@atlas-messaging/server-stubs/handlers";
import type { Shell } from "../shell.ts";
import type { Call, LimitDecision } from "./call.ts";
import { lifecycleHeaders } from "./lifecycle.ts";
import { showLimit } from "./limit.ts";
import { Problem } from "./problem.ts";
import { metadataFor } from "./resources.ts";

const json = "application/json; charset=utf-8";

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** In place of the text, the body of another protocol's answer. */
  readonly relayed?: Relayed | null;
  /** Whether this is the stored answer of an earlier request with the same idempotency key. */
  readonly replayed?: boolean;
  readonly headers?: { readonly [name: string]: string };
}

export const respond = async (shell: Shell, call: Call, answer: Answer): Promise<Response> => {
  const headers: { [name: string]: string } = limitHeaders(call.limit ?? (await shownLimit(shell, call)));
  const { contentType, body } = answer.relayed ?? { contentType: json, body: answer.text };
  if (contentType !== null) headers["content-type"] = contentType;
  headers["cache-control"] = "no-store";
  headers["x-content-type-options"] = "nosniff";
  headers["x-request-id"] = call.requestId;
  if (answer.replayed) headers["idempotent-replayed"] = "true";
  Object.assign(headers, lifecycleHeaders(shell, call.operation), answer.relayed?.headers, answer.headers, call.told);
  return new Response(body, { status: answer.status, headers });
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
export const limitHeaders = (state: LimitDecision) => ({
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
  const headers = error instanceof Problem ? error.headers : {};
  return errorAnswer(call, refusalOf(shell, call, error), withMetadata(shell, call, headers));
};

/** A challenge tells clients where they learn how to get a token (RFC 9728, 5.1). */
const withMetadata = (
  { oauthMetadata, hosts }: Shell,
  { operation }: Call,
  headers: { readonly [name: string]: string },
): { readonly [name: string]: string } => {
  const challenge = headers["WWW-Authenticate"];
  if (!oauthMetadata || challenge === undefined || operation?.auth.scheme !== "accessToken") return headers;
  return { ...headers, "WWW-Authenticate": `${challenge}, resource_metadata="${metadataFor(operation, hosts)}"` };
};

type About = Pick<Call, "requestId" | "operation">;

/** What whatever a room threw means to the caller. */
export const refusalOf = (shell: Shell, { requestId, operation }: About, error: unknown): Refusal => {
  if (error instanceof Problem) return error.refusal;
  if (error instanceof DOMException && error.name === "AbortError") {
    shell.log.info({ request_id: requestId, operation: operation?.id }, "the client went away");
    return { refused: "malformed_json", message: "The request ended before its body did." };
  }
  const about = { err: error, request_id: requestId, operation: operation?.id };
  if (shell.store.isUnavailable(error)) {
    shell.log.warn(about, "database unavailable");
    return { refused: "unavailable", message: "The database cannot be reached; retry with the same idempotency_key." };
  }
  shell.log.error(about, "request failed");
  const message = `Something failed on our side. The request id ${requestId} identifies it.`;
  return { refused: "internal_error", message };
};
