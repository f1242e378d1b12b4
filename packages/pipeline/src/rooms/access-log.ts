import type { Call } from "./call.ts";
import type { Answer } from "./respond.ts";

/** The line of a request: who asked for what, and how it went; never what was said. */
export const lineOf = (call: Call, answer: Answer, milliseconds: number) => ({
  request_id: call.requestId,
  operation: call.operation?.id,
  method: call.request.method,
  path: call.url.pathname,
  status: answer.status,
  organization_id: call.principal?.organizationId,
  principal_id: call.principal?.id,
  duration_ms: milliseconds,
});
