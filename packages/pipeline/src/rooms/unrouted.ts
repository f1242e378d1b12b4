/** Requests that no operation is for: what a server has beside them, an unknown path, or a known one with another method. */
import { type Relayed, operationsAt } from "@atlas-messaging/server-stubs/handlers";
import type { Shell } from "../shell.ts";
import { lineOf } from "./access-log.ts";
import type { Call } from "./call.ts";
import { correlate } from "./correlate.ts";
import { limit } from "./limit.ts";
import { Problem } from "./problem.ts";
import { type Answer, problemAnswer, respond } from "./respond.ts";

/** What a server has at a path that is no operation's; null where there is nothing. May refuse with a `Problem`. */
export type Beside = (request: Request, url: URL) => Promise<(Relayed & { readonly status: number }) | null>;

export const answerUnrouted = async (
  shell: Shell,
  http: { readonly request: Request; readonly clientAddress: string | null },
  beside?: Beside,
): Promise<Response> => {
  const call = correlate(shell, null, http);
  const started = shell.clock.now();
  const answer = await find(shell, call, beside).catch((problem: unknown) => problemAnswer(shell, call, problem));
  shell.accessLog.info(lineOf(call, answer, shell.clock.now() - started), "answered");
  return respond(shell, call, answer);
};

const find = async (shell: Shell, call: Call, beside?: Beside): Promise<Answer> => {
  await limit(shell, call, "public");
  const found = await beside?.(call.request, call.url);
  if (!found) throw whyUnrouted(call.request.method, call.url.pathname);
  return { status: found.status, text: "", relayed: found };
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
