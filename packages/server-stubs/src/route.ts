import type { OperationId } from "@atlas-messaging/contract";

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
