/** Routes for Elysia, which hand each request with its body unread to a pipeline of your own. */
import { type OperationId, keysOf, operations } from "@atlas-messaging/contract";
import { Elysia } from "elysia";
import { isRequestId, refusalAnswer } from "./answer.ts";
import { type Pipeline, operationsAt, whyUnrouted } from "./route-at.ts";

/** Members of Elysia's context that a route reads. Naming them keeps Elysia from preparing the others. */
interface RouteContext {
  request: Request;
  params: Record<string, string>;
  server: Listener;
}

/** Server that received the request, as far as routes use it. */
export type Listener = { requestIP(request: Request): { address: string } | null } | null;

export interface Routes {
  /** Operations that have a route. All by default. */
  readonly only?: readonly OperationId[];
  /** Finds the client's address. By default it is the peer's. */
  readonly clientAddress?: (request: Request, server: Listener) => string | null;
  /** Answers what matches no operation. By default with the envelope of 404, or of 405 with `Allow`. */
  readonly unrouted?: (request: Request, server: Listener) => Promise<Response> | Response;
}

/**
 * Makes routes of the contract's operations for Elysia. Elysia parses and validates nothing. A path or method that no
 * operation has gets the envelope of 404 or 405; your own routes go before it.
 */
export const atlasRoutes = (
  pipeline: Pipeline,
  { only = keysOf(operations), clientAddress = peerOf, unrouted = refuseUnrouted }: Routes = {},
) => {
  const app = new Elysia();
  const raw = { parse: "none" } as const;
  const other = ({ request, server }: Pick<RouteContext, "request" | "server">) => unrouted(request, server);
  for (const id of only) {
    const { method, path } = operations[id];
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    const route = ({ request, params, server }: RouteContext): Promise<Response> =>
      pipeline(id, {
        request,
        params: Object.fromEntries(names.map((name, index) => [name, params[`p${index}`] ?? ""])),
        get clientAddress() {
          return clientAddress(request, server);
        },
      });
    app.route(method, numbered(path), route, raw);
  }
  for (const { method, path } of shadowed(only)) app.route(method, numbered(path), other, raw);
  return app.all("/*", other, raw);
};

/** Methods that a path lacks, and that the router would look for at a path with a parameter in the literal's place. */
const shadowed = (only: readonly OperationId[]) => {
  const rows = only.map((id) => ({ ...operations[id], segments: operations[id].path.split("/") }));
  return rows.flatMap(({ path, segments }) =>
    rows
      .filter((other) => other.path !== path && covers(other.segments, segments))
      .filter(({ method }) => operationsAt(path)[method] === undefined)
      .map(({ method }) => ({ method, path })),
  );
};

const covers = (template: readonly string[], path: readonly string[]): boolean =>
  template.length === path.length &&
  template.every((segment, index) => segment.startsWith("{") || segment === path[index]);

const peerOf = (request: Request, server: Listener): string | null => server?.requestIP(request)?.address ?? null;

/** The router refuses two names for the same parameter, so it gets p0, p1 … */
const numbered = (path: string): string => {
  let count = 0;
  return path.replaceAll(/\{\w+\}/g, () => `:p${count++}`);
};

const refuseUnrouted = (request: Request): Response => {
  const url = new URL(request.url);
  const given = request.headers.get("x-request-id");
  const requestId = given !== null && isRequestId(given) ? given : crypto.randomUUID();
  const { refusal, headers } = whyUnrouted(request.method, url.pathname);
  const { status, body, contentType } = refusalAnswer(null, refusal, { requestId, site: url.origin });
  const standard = { "content-type": contentType ?? "", "cache-control": "no-store", "x-request-id": requestId };
  return new Response(body, { status, headers: { ...standard, "x-content-type-options": "nosniff", ...headers } });
};
