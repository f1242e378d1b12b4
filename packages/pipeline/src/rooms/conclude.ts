import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import type { Shell } from "../shell.ts";
import { lineOf } from "./access-log.ts";
import type { Call } from "./call.ts";
import { type Refuse, failureOf, refuseInEnvelope } from "./failure.ts";
import { respond } from "./respond.ts";

/** Ends every walk: a failure becomes an answer, the log gets a line, the span ends, and `respond` writes. */
export const conclude = async (
  shell: Shell,
  call: Call,
  answering: Promise<Answer>,
  refuse: Refuse = refuseInEnvelope,
): Promise<Response> => {
  const answer = await answering.catch((error: unknown) => refuse(failureOf(shell, call, error), call));
  shell.accessLog.info(lineOf(call, answer, shell.clock.now() - call.startedAt), "answered");
  call.span?.end({ failed: answer.status >= 500, attributes: { "http.response.status_code": answer.status } });
  return respond(shell, call, answer);
};
