import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import type { RequestLine } from "../request-line.ts";
import type { Context } from "./context.ts";

export const lineOf = (context: Context, { status }: Answer, milliseconds: number): RequestLine => ({
  request_id: context.requestId,
  operation: context.operation?.id,
  method: context.request.method,
  path: context.url.pathname,
  status,
  organization_id: context.principal?.organizationId,
  principal_id: context.principal?.id,
  duration_ms: milliseconds,
});
