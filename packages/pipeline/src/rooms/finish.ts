import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import { lineOf } from "./access-log.ts";
import type { Context } from "./context.ts";
import { type Refuse, failureOf, refuseInEnvelope } from "./failure.ts";
import { respond } from "./respond.ts";

/** Ends every request: turns a failure into an answer, logs a line, ends the span, and writes the response. */
export const finish = async (
  context: Context,
  answering: Promise<Answer>,
  refuse: Refuse = refuseInEnvelope,
): Promise<Response> => {
  const { shell, startedAt } = context;
  const answer = await answering.catch((error: unknown) => refuse(failureOf(context, error), context));
  shell.accessLog.info(lineOf(context, answer, shell.clock.now() - startedAt), "answered");
  context.span?.end({ failed: answer.status >= 500, attributes: { "http.response.status_code": answer.status } });
  return respond(context, answer);
};
