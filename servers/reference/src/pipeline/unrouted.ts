/** Requests that no operation is for: an unknown path, or a known one with another method. */
import { operationsAt } from "@atlas-messaging/server-stubs";
import type { Services } from "./call.ts";
import { lineOf } from "./access-log.ts";
import { correlate } from "./correlate.ts";
import { limit } from "./limit.ts";
import { Problem } from "./problem.ts";
import { problemAnswer, respond } from "./respond.ts";

export const answerUnrouted = async (
  services: Services,
  http: { readonly request: Request; readonly clientAddress: string | null },
): Promise<Response> => {
  const call = correlate(services, null, http);
  const started = services.clock.now();
  try {
    await limit(services, call, "public");
    throw whyUnrouted(call.request.method, call.url.pathname);
  } catch (problem) {
    const answer = problemAnswer(services, call, problem);
    services.logger.info(lineOf(call, answer, services.clock.now() - started), "answered");
    return respond(services, call, answer);
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
