/** Requests that match no operation: other paths of the server, unknown paths, and known paths with another method. */
import { type AnswerParts, operationsAt, relay } from "@atlas-messaging/server-stubs/handlers";
import type { Shell } from "../shell.ts";
import type { Context } from "./context.ts";
import type { Arrived } from "./correlate.ts";
import { count } from "./limit.ts";
import { Problem } from "./problem.ts";
import { type Surface, answerSurface } from "./surface.ts";

/** Answers a path that belongs to no operation; null if there is nothing. May refuse with a `Problem`. */
export type Beside = (request: Request, url: URL) => Promise<(AnswerParts & { readonly status: number }) | null>;

export const answerUnrouted = (shell: Shell, http: Arrived, beside?: Beside): Promise<Response> =>
  answerSurface(shell, http, unrouted(beside));

const unrouted = (beside?: Beside): Surface => ({
  limit: null,
  answer: async (context) => {
    const { request, url } = context;
    const isReading = documentation.test(url.pathname);
    if (!isReading) await count(context, "public");
    const found = await beside?.(request, url);
    if (isReading && (found?.status ?? 404) === 404) await count(context, "public");
    if (!found) throw whyUnrouted(request.method, url.pathname);
    return relay(null, found.status, found);
  },
});

/** A page loads several files, and a reader opens many pages. All are kept in memory, so they need no limit. */
const documentation = /^\/docs(\/|\.md$|$)/;

/** Refuses a request like one for an unknown path, and counts it. */
export const refuseAsUnknown = async (context: Context): Promise<never> => {
  await count(context, "public");
  throw whyUnrouted(context.request.method, context.url.pathname);
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
