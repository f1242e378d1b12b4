/** Requests that no operation is for: an unknown path, or a known one with another method. */
import { operationsAt } from "@atlas-messaging/server-stubs";
import type { Services } from "./call.ts";
import { correlate } from "./correlate.ts";
import { limit } from "./limit.ts";
import { Problem } from "./problem.ts";
import { problemAnswer, respond } from "./respond.ts";

export const answerUnrouted = async (
  services: Services,
  http: { readonly request: Request; readonly clientAddress: string | null },
): Promise<Response> => {
  const call = correlate(services, null, http);
  try {
    await limit(services, call, "public");
    throw whyUnrouted(call.request.method, call.url.pathname);
  } catch (problem) {
    return respond(services, call, problemAnswer(services, call, problem));
  }
};

const whyUnrouted = (method: string, path: string): Problem => {
  const methods = Object.keys(operationsAt(path));
  if (methods.length === 0) return new Problem("not_found", `There is nothing at ${path}.`);
  const allow = methods.join(", ");
  return new Problem("method_not_allowed", `${path} does not take ${method}, but ${allow}.`, { headers: { Allow: allow } });
};
