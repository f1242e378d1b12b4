/**
 * Paths outside the contract: OAuth, sign-on, callbacks, documents. Their answers have the same headers, limits and log
 * lines. A surface may write refusals in the form of its own standard.
 */
import type { LimitName } from "@atlas-messaging/contract";
import { type Answer, type AnswerParts, relay } from "@atlas-messaging/server-stubs";
import { whyUnrouted } from "@atlas-messaging/server-stubs/parts";
import type { Shell, SpanStart } from "./services.ts";
import type { Context } from "./context.ts";
import { Problem } from "./problem.ts";
import { whyForeignPage } from "./cross-origin.ts";
import { type Arrived, correlate, finish } from "./request.ts";
import type { Refuse } from "./failure.ts";
import { count, countPage } from "./limit.ts";
import { foreignHost, isProbePath, isTrustedHost } from "./trusted-hosts.ts";

export interface Surface {
  /** Limit class of each request; null if the surface counts by itself. */
  readonly limit: LimitName | null;
  readonly answer: (context: Context) => Promise<Answer>;
  /** Writes a refusal; by default in the contract's envelope. */
  readonly refuse?: Refuse;
  /** Begins a span for each request; none by default. */
  readonly span?: Pick<SpanStart, "name" | "attributes">;
}

export const answerSurface = (shell: Shell, http: Arrived, surface: Surface): Promise<Response> => {
  const context = correlate(shell, null, http, surface.limit ?? "public");
  if (surface.span) context.span = beginSpan(context, surface.span);
  return finish(context, answerCounted(context, surface), surface.refuse);
};

const answerCounted = async (context: Context, surface: Surface): Promise<Answer> => {
  if (surface.limit !== null) await count(context, surface.limit);
  return surface.answer(context);
};

/** Callers are strangers, so their `traceparent` is ignored. */
const beginSpan = ({ shell, requestId }: Context, { name, attributes }: NonNullable<Surface["span"]>) =>
  shell.tracing?.begin({
    name,
    kind: "server",
    parent: null,
    attributes: { "atlas.request_id": requestId, ...attributes },
  }) ?? null;

// Requests that match no operation: other paths of the server, unknown paths, and known paths with another method.

/** Answers a path that belongs to no operation; null if there is nothing. May refuse with a `Problem`. */
export type Beside = (request: Request, url: URL) => Promise<(AnswerParts & { readonly status: number }) | null>;

export const answerUnrouted = (shell: Shell, http: Arrived, beside?: Beside): Promise<Response> =>
  answerSurface(shell, http, unrouted(beside));

const unrouted = (beside?: Beside): Surface => ({
  limit: null,
  answer: async (context) => {
    const { request, url } = context;
    const isReading = documentation.test(url.pathname);
    await (isReading ? countPage(context) : count(context, "public"));
    const found = await beside?.(request, url);
    if (isReading && (found?.status ?? 404) === 404) await count(context, "public");
    if (!found) throw whyForeign(context) ?? whyUnrouted(request.method, url.pathname);
    return relay(null, found.status, found);
  },
});

/** They have a limit of their own: a page loads several files, and a reader opens many pages. */
const documentation = /^\/docs(\/|\.md$|$)/;

/** Refuses a request like one for an unknown path, and counts it. */
export const refuseAsUnknown = async (context: Context): Promise<never> => {
  await count(context, "public");
  throw whyUnrouted(context.request.method, context.url.pathname);
};

const whyForeign = ({ shell, request }: Context): Problem | null => {
  const message = whyForeignPage(shell.settings, request);
  return message === null ? null : new Problem("permission_denied", message);
};

// Host check ahead of every path and surface.

export const remedy = "ATLAS_ALLOWED_HOSTS lists its names";

/** Probes come by address from local tools and reveal nothing, so any name will do. */
const isProbe = (request: Request, url: URL | null): boolean =>
  isProbePath((url ?? URL.parse(request.url, "http://host.invalid"))?.pathname ?? "");

/** Returns the names of a request. An absolute request target may differ from `Host`. */
const namesOf = ({ headers }: Request, url: URL | null): readonly string[] => {
  const host = headers.get("host");
  if (host === null) return [url?.host ?? ""];
  return url === null || url.host === host ? [host] : [host, url.host];
};

/** Returns the foreign name of a request; null if its names are trusted or all are. */
export const foreignNameOf = ({ trustedHosts }: Pick<Shell, "trustedHosts">, request: Request): string | null => {
  if (trustedHosts === null) return null;
  const url = URL.parse(request.url);
  return isProbe(request, url)
    ? null
    : (namesOf(request, url).find((name) => !isTrustedHost(trustedHosts, name)) ?? null);
};

/** Refuses a request under a foreign name; null for any other. */
export const refuseForeignHost = async (shell: Shell, http: Arrived): Promise<Response | null> => {
  const name = foreignNameOf(shell, http.request);
  if (name === null) return null;
  const problem = new Problem("host_not_allowed", foreignHost(name, remedy));
  return answerSurface(shell, http, { limit: null, answer: () => Promise.reject(problem) });
};
