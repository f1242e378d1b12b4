/** What the package shows. These types stand on the contract alone, so that nothing private is behind them. */
import type { ErrorCode, EventName, EventOf, LimitName, OperationId, SuccessOf } from "@atlas-messaging/contract";

/** Anything that says how long: milliseconds, or a number with its unit: `500ms`, `30s`, `5m`, `25h`, `7d`. */
export type Duration = number | `${number}${"ms" | "s" | "m" | "h" | "d"}`;

/** What an organization has a limited number of. */
export type QuotaName =
  | "webhooks"
  | "apps"
  | "service_accounts"
  | "keys"
  | "members"
  | "documents"
  | "templates"
  | "agents"
  | "vouchers";

/** How a sandbox is to be. Without any of it: the same as every other one, at rest, and in touch with nobody. */
export interface SandboxOptions {
  /** All chance comes from it: with the same seed, the same calls get the same ids, tokens and answers. */
  readonly seed?: string | number;
  /**
   * A time (ISO 8601, milliseconds or a Date) that stands still until `advance` moves it, or `"system"`, which runs.
   * 2026-01-01T09:00:00.000Z by default, so that answers are the same every day.
   */
  readonly clock?: string | number | Date;
  /** How long every answer takes, really: the only thing here that waits, and nothing by default. */
  readonly latency?: Duration;
  /** Operations that fail from the start, as by `fail`. */
  readonly faults?: Faults;
  /** Requests a minute by limit class, where they are not to be those of the contract. */
  readonly limits?: { readonly [limitClass in LimitName]?: number };
  /** How many of a kind an organization may have, where that is not to be as many as with the service. */
  readonly quotas?: { readonly [name in QuotaName]?: number };
  /** The address that answers tell; `http://127.0.0.1:4100` by default. Requests are taken at any. */
  readonly baseUrl?: string;
  /**
   * Who gets the webhooks of subscriptions: `"fetch"` posts them to their URLs, a function gets each as a signed request
   * and answers it (nothing counts as 200). By default nobody is contacted, and every attempt succeeds.
   */
  readonly webhooks?: "fetch" | ((request: Request) => Response | void | Promise<Response | void>);
  /** The pages of knowledge sources that are URLs; by default none can be fetched. */
  readonly pages?: (url: string) => Response | string | Promise<Response | string>;
  /** Gets a line of each answered request. */
  readonly onAnswer?: (line: AnswerLine) => void;
  /** Gets a line of each event that happens. */
  readonly onEvent?: (line: EventLine) => void;
}

/** How a request went. */
export interface AnswerLine {
  readonly request_id: string;
  readonly operation?: OperationId | undefined;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** Something that happened. */
export interface EventLine {
  readonly event_type: EventName;
  readonly organization_id: string;
  readonly conversation_id: string | null;
}

/** What goes wrong, and how often. */
export interface Fault {
  /** The status that is answered, in the contract's envelope: 429, 500, 503 … */
  readonly status?: number;
  /** In place of the status: an error code of the contract. */
  readonly code?: ErrorCode;
  /**
   * In place of an answer: `request` never arrives, so nothing has happened; `answer` is lost after the work is done,
   * so a retry with the same idempotency key must not do it again. Either way `fetch` rejects.
   */
  readonly lose?: "request" | "answer";
  /** How many calls fail; once by default. */
  readonly times?: number;
  /** The seconds of `Retry-After`: by default 1 with 429, and with 503 the 0 of what no limit has refused. */
  readonly retryAfter?: number;
}

export type Faults = { readonly [Id in OperationId]?: Fault };

/** What `GET /sandbox/credentials` hands out. */
export type Credentials = SuccessOf<"sandbox.credentials">["data"];

/** A message as its customer sees it. */
export interface ReceivedMessage {
  readonly id: string;
  readonly text: string;
  readonly status: "queued" | "sent" | "delivered" | "read" | "failed";
}

/** The other end of a conversation: a customer's phone. */
export interface Customer {
  readonly phoneNumber: string;
  /** Writes to the organization: it opens the 24-hour window, and tells the webhooks. */
  says(text: string): Promise<SuccessOf<"events.ingest">["data"]>;
  /** What the organization has sent to this number, the oldest first. */
  messages(): ReceivedMessage[];
}

/** An event under one of its names, as a receiver gets it. */
export interface Delivered<Name extends EventName> {
  readonly event: EventOf<Name>;
  /** The exact text that is signed. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The request of the delivery, to be handed to your own handler. */
  readonly request: (url: string) => Request;
}

/** Every event of a sandbox as a signed delivery, without a subscription: for tests of what receives them. */
export interface WebhookInbox {
  /** What the deliveries of this inbox are signed with. */
  readonly secret: string;
  /**
   * The next event of a name that has not been taken before. When none has happened yet, due jobs are played, and the
   * clock is moved on from job to job for as long as `within` says: a minute by default.
   *
   * @throws {Error} when there is none, with what has happened instead
   */
  next<Name extends EventName>(name: Name, options?: { readonly within?: Duration }): Promise<Delivered<Name>>;
  /** All events of a name so far, taken or not, the oldest first. */
  all<Name extends EventName>(name: Name): Delivered<Name>[];
}

/** All that a sandbox is at one moment, as plain data: it may be kept as JSON. What is in it is not for reading. */
export interface Snapshot {
  readonly version: 1;
}

/** `http` of Mock Service Worker 2 or 3: as much of it as the sandbox takes. */
export interface HandlerFactory<Handler> {
  all(path: string, resolver: (asked: { readonly request: Request }) => Promise<Response>): Handler;
}

/**
 * The messaging layer offline: every public and agent operation of the contract, by the same rules as the service, over
 * rows in memory. Jobs (deliveries, webhooks, silence) that are due play right after an answer, later ones when their
 * time has come: by `advance`, or, on the system's clock, before the next request.
 */
export interface Sandbox {
  /** In place of the platform's `fetch`: `new Atlas({ fetch: sandbox.fetch })`. Takes requests to any host. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** The address that answers tell. */
  readonly baseUrl: string;
  /** The token of the organization that the sandbox has from the start: `new Atlas({ token: sandbox.token, … })`. */
  readonly token: string;
  /** That organization: its token, which never expires, and the ids of what is in it. */
  readonly credentials: Credentials;
  /** The time of the sandbox. */
  readonly now: Date;
  readonly webhooks: WebhookInbox;
  /** A customer of that organization, by phone number; one who has not written yet is created by writing. */
  customer(phoneNumber: string): Customer;
  /** Has the next calls of an operation fail. Those that are refused before it, by authentication or validation, do not count. */
  fail(operation: OperationId, fault: Fault): void;
  /**
   * Moves the clock on and plays every job at its time: deliveries, retries of webhooks, silence. Resolves when the
   * webhooks of that time have been answered. Not to be awaited by what answers them.
   */
  advance(duration: Duration): Promise<void>;
  /** Plays what is due now, and resolves when the webhooks of it have been answered. */
  settle(): Promise<void>;
  /** All that the sandbox is now. Settle it first, so that no webhook is under way. */
  snapshot(): Snapshot;
  /** Makes it what it, or another sandbox, was: rows, time, limits and what comes next by chance. */
  restore(snapshot: Snapshot): void;
  /** Puts the sandbox in the place of the global `fetch` for requests to `baseUrl`; the function that is returned ends it. */
  install(): () => void;
  /**
   * Handlers of Mock Service Worker for every request to `baseUrl`, in Node and in the browser's worker.
   *
   * @example
   * import { http } from "msw";
   * const server = setupServer(...sandbox.handlers(http));
   */
  handlers<Handler>(http: HandlerFactory<Handler>): Handler[];
}
