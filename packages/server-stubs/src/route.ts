import type { OperationId } from "@atlas-messaging/contract";
import { NotFoundError } from "elysia";

/** A request as its route receives it: unread, with facts that only the router and the socket have. */
export interface Http {
  readonly request: Request;
  /** Parsed address, if the router has parsed it. */
  readonly url?: URL;
  /** Decoded path parameters by their contract names. */
  readonly params: Readonly<Record<string, string>>;
  /** Client address: the peer's, unless the server finds another behind proxies. Null without a socket. */
  readonly clientAddress: string | null;
}

/** Turns a request into a response, for every operation. */
export type Pipeline = (id: OperationId, http: Http) => Promise<Response>;

/** Members of Elysia's context that a route reads. Naming them keeps Elysia from preparing the others. */
interface RouteContext {
  request: Request;
  params: Record<string, string>;
  server: Listener;
}

/** Server that received the request, as far as routes use it. */
export type Listener = { requestIP(request: Request): { address: string } | null } | null;

/** Finds the client's address behind proxies. */
export type FindClient = (request: Request, server: Listener) => string | null;

const peerOf: FindClient = (request, server) => server?.requestIP(request)?.address ?? null;

/** Makes a route handler. `names` are the contract's parameter names; the router numbers them. */
export const routeTo =
  (pipeline: Pipeline, findClient: FindClient = peerOf) =>
  (id: OperationId, ...names: readonly string[]) =>
  ({ request, params, server }: RouteContext): Promise<Response> =>
    pipeline(id, {
      request,
      params: Object.fromEntries(names.map((name, index) => [name, params[`p${index}`] ?? ""])),
      get clientAddress() {
        return findClient(request, server);
      },
    });

/** Answers a request that matches no operation. */
export type Unrouted = (request: Request, server: Listener) => Promise<Response>;

/** Makes the handler of methods that a path lacks. Without `unrouted`, the server's own handling of errors answers. */
export const leaveToServer =
  (unrouted: Unrouted = () => Promise.reject(new NotFoundError())) =>
  ({ request, server }: Pick<RouteContext, "request" | "server">): Promise<Response> =>
    unrouted(request, server);
