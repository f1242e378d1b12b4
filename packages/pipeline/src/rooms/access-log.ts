import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import type { RequestLine } from "../request-line.ts";
import type { Call } from "./call.ts";

export const lineOf = (call: Call, answer: Answer, milliseconds: number): RequestLine => ({
  request_id: call.requestId,
  operation: call.operation?.id,
  method: call.request.method,
  path: call.url.pathname,
  status: answer.status,
  organization_id: call.principal?.organizationId,
  principal_id: call.principal?.id,
  duration_ms: milliseconds,
});
