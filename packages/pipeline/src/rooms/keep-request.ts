/** Keeps a request for the console, after its answer is known. */
import type { AnsweredRequest } from "@atlas-messaging/domain";
import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import { instantAt } from "../clock.ts";
import type { Context, KnownOperation } from "./context.ts";
import type { Principal } from "./principals.ts";

/** Keeps the requests of an organization. People who look around in the console would fill the list by looking. */
export const keepRequest = (context: Context, answer: Answer, milliseconds: number): void => {
  const { shell, principal, operation } = context;
  if (!shell.keepRequest || !principal || !operation) return;
  if (principal.kind === "operator" && operation.method === "GET") return;
  try {
    shell.keepRequest(askedOf(context, { principal, operation, answer, milliseconds }));
  } catch (error) {
    // A copy for the console is no reason to fail the request.
    shell.log.error({ err: error, request_id: context.requestId, operation: operation.id }, "storing a request failed");
  }
};

interface Answered {
  readonly principal: Principal;
  readonly operation: KnownOperation;
  readonly answer: Answer;
  readonly milliseconds: number;
}

const askedOf = (context: Context, { principal, operation, answer, milliseconds }: Answered): AnsweredRequest => {
  const { shell, request, requestId, url, startedAt, input, bodyText } = context;
  return {
    organization_id: principal.organizationId,
    // A request id of the caller may be no id, or come twice.
    id: request.headers.get("x-request-id") === requestId ? shell.newId() : requestId,
    correlation_id: requestId,
    operation: operation.id,
    method: operation.method,
    path: url.pathname,
    query: url.search === "" ? [] : url.searchParams,
    status: answer.status,
    principal_kind: principal.kind,
    principal_id: principal.id,
    principal_name: principal.name,
    duration_ms: Math.max(0, Math.round(milliseconds)),
    idempotent_replayed: answer.replayed,
    body: bodyText,
    isValid: input !== null,
    answer: typeof answer.body === "string" ? answer.body : null,
    created_at: instantAt(startedAt),
  };
};
