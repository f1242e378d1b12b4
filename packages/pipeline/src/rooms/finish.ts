import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import { lineOf } from "./access-log.ts";
import type { Context } from "./context.ts";
import { type Refuse, failureOf, refuseInEnvelope } from "./failure.ts";
import { keepRequest } from "./keep-request.ts";
import { respond } from "./respond.ts";

/** Ends every request: turns a failure into an answer, logs and keeps it, ends the span, and writes the response. */
export const finish = async (
  context: Context,
  answering: Promise<Answer>,
  refuse: Refuse = refuseInEnvelope,
): Promise<Response> => {
  const { shell, startedAt } = context;
  const answer = await answering.catch((error: unknown) => refuse(failureOf(context, error), context));
  const milliseconds = shell.clock.now() - startedAt;
  shell.accessLog.info(lineOf(context, answer, milliseconds), "answered");
  keepRequest(context, answer, milliseconds);
  context.span?.end({ failed: answer.status >= 500, attributes: { "http.response.status_code": answer.status } });
  return respond(context, answer);
};
