/** Requests that no operation is for: an unknown path, or a known one with another method. */
import { operationsAt } from "@atlas-messaging/server-stubs/handlers";
import type { Shell } from "../shell.ts";
import { lineOf } from "./access-log.ts";
import { correlate } from "./correlate.ts";
import { limit } from "./limit.ts";
import { Problem } from "./problem.ts";
import { problemAnswer, respond } from "./respond.ts";

export const answerUnrouted = async (
  shell: Shell,
  http: { readonly request: Request; readonly clientAddress: string | null },
): Promise<Response> => {
  const call = correlate(shell, null, http);
  const started = shell.clock.now();
  try {
    await limit(shell, call, "public");
    throw whyUnrouted(call.request.method, call.url.pathname);
  } catch (problem) {
    const answer = problemAnswer(shell, call, problem);
    shell.accessLog.info(lineOf(call, answer, shell.clock.now() - started), "answered");
    return respond(shell, call, answer);
  }
};

const whyUnrouted = (method: string, path: string): Problem => {
  const served = Object.keys(operationsAt(path));
  // The router answers HEAD wherever there is a GET.
  const methods = served.flatMap((one) => (one === "GET" ? ["GET", "HEAD"] : [one]));
  if (methods.length === 0) return new Problem("not_found", `There is nothing at ${path}.`);
  const allow = methods.join(", ");
  return new Problem("method_not_allowed", `${path} does not take ${method}, but ${allow}.`, {
    headers: { Allow: allow },
  });
};
