/** A request to a checked URL. */
export type Exchange = {
  method: "GET" | "POST" | "DELETE";
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
  maxResponseBytes: number;
  /** Sends at most once: takes a new connection, which nobody can have closed meanwhile. */
  once?: boolean;
  /** Aborted at the deadline, or by a reader that has enough. */
  stop: AbortController;
};

/** Header names are in lower case; repeated headers are joined, as in the Fetch standard. */
export type ResponseHeaders = { readonly [name: string]: string | undefined };

export type RawResponse = { status: number; headers: ResponseHeaders; body: Uint8Array };

/** Sends requests to checked addresses. */
export type Transport = {
  /** Sends a request and reads the whole response. Redirects are not followed. */
  exchange(call: Exchange): Promise<RawResponse>;
  /** Closes the kept connections. */
  close(): void;
};

export type TransportSettings = {
  /** PEM certificates to trust in place of the well-known authorities. */
  trustedCertificates: string | undefined;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
};

/** Time that an idle connection is kept, and the maximum of such connections. */
export const IDLE_MS = 10_000;
export const IDLE_CONNECTIONS = 64;
