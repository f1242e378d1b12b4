/** One request, to a URL that has been checked. */
export type Exchange = {
  method: "GET" | "POST";
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
  maxResponseBytes: number;
  /** Never sent a second time: it takes a new connection, which nobody can have closed meanwhile. */
  once?: boolean;
  /** Aborted when time is up; whoever has read enough aborts it, too. */
  stop: AbortController;
};

/** Header names are in lower case; one that came several times is one text, as in the Fetch standard. */
export type AnswerHeaders = { readonly [name: string]: string | undefined };

export type Answer = { status: number; headers: AnswerHeaders; body: Uint8Array };

/** What sends requests to checked addresses. */
export type Transport = {
  /** Sends, and reads the answer to its end, or rejects. A redirect is an answer like any other: nothing is followed. */
  exchange(call: Exchange): Promise<Answer>;
  /** Closes the kept connections. */
  close(): void;
};

export type TransportSettings = {
  /** PEM certificates to trust in place of the well-known authorities. */
  trustedCertificates: string | undefined;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
};

/** How long an unused connection is kept, and how many of them. */
export const IDLE_MS = 10_000;
export const IDLE_CONNECTIONS = 64;
