import type { OperationId } from "@atlas-messaging/contract";

/** What a route knows of a request: the request itself, unread, and what only the router and the socket know. */
export interface Http {
  readonly request: Request;
  /** The address of the request, where it has been parsed before. */
  readonly url?: URL;
  /** The path parameters by the names of the contract, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Whose request it is: the address of the peer unless the server finds another; null without a socket. */
  readonly clientAddress: string | null;
}

/** The walk of a request through the server: from the raw request to the response, for every operation. */
export type Pipeline = (id: OperationId, http: Http) => Promise<Response>;

/** The members of Elysia's context that a route reads. It names them singly, so that Elysia prepares nothing else. */
interface RouteContext {
  request: Request;
  params: Record<string, string>;
  server: Listener;
}

/** The server that a request came to, as far as routes ask it. */
export type Listener = { requestIP(request: Request): { address: string } | null } | null;

/** Finds whose request it is, where proxies stand in front of the server. */
export type FindClient = (request: Request, server: Listener) => string | null;

const peerOf: FindClient = (request, server) => server?.requestIP(request)?.address ?? null;

/** A route handler for each operation id; the names are those of its path parameters, which the router numbers. */
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
