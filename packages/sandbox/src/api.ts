/** Public types of the package. They use the contract's types only, so nothing private leaks. */
import type { ErrorCode, EventName, EventOf, LimitName, OperationId, SuccessOf } from "@atlas-messaging/contract";

/** A duration: milliseconds, or a number with a unit such as `500ms`, `30s`, `5m`, `25h`, `7d`. */
export type Duration = number | `${number}${"ms" | "s" | "m" | "h" | "d"}`;

/** Things whose number is limited per organization. */
export type QuotaName =
  | "webhooks"
  | "apps"
  | "service_accounts"
  | "keys"
  | "members"
  | "documents"
  | "templates"
  | "agents"
  | "vouchers"
  | "stored_bytes";

/** Options. By default every sandbox is the same, the clock stands still, and nothing is contacted. */
export interface SandboxOptions {
  /** Seed of all randomness. With the same seed, the same calls get the same ids, tokens and answers. */
  readonly seed?: string | number;
  /**
   * A start time (ISO 8601, milliseconds or a Date) at which the clock stands until `advance` moves it. `"system"`
   * follows the machine's clock. 2026-01-01T09:00:00.000Z by default, so that answers are the same every day.
   */
  readonly clock?: string | number | Date;
  /** Real delay of every answer. None by default; nothing else in a sandbox waits. */
  readonly latency?: Duration;
  /** Operations that fail from the start, as with `fail`. */
  readonly faults?: Faults;
  /** Requests a minute by limit class, replacing the contract's limits. */
  readonly limits?: { readonly [limitClass in LimitName]?: number };
  /** Maximum number of each kind in an organization, replacing the service's quotas. */
  readonly quotas?: { readonly [name in QuotaName]?: number };
  /**
   * Address of the sandbox without a path, as shown in answers. `http://127.0.0.1:4100` by default. White space around it is
   * ignored. Requests to any address are accepted.
   */
  readonly baseUrl?: string;
  /**
   * Origins whose pages may call across origins (CORS), such as `https://shop.example`, beside those of the same machine. Not
   * needed where the page itself runs the sandbox.
   */
  readonly allowedOrigins?: readonly string[];
  /**
   * Delivery of webhooks. `"fetch"` posts them to their URLs. A function gets each as a signed request and answers it;
   * no answer counts as 200. By default nothing is contacted, and every attempt succeeds.
   */
  readonly webhooks?: "fetch" | ((request: Request) => Response | void | Promise<Response | void>);
  /** Serves the pages of URL knowledge sources. By default none can be fetched. */
  readonly pages?: (url: string) => Response | string | Promise<Response | string>;
  /** Called with a line for each answered request. */
  readonly onAnswer?: (line: AnswerLine) => void;
  /** Called with a line for each event. */
  readonly onEvent?: (line: EventLine) => void;
  /** Called with a line for each attempt to deliver a webhook. */
  readonly onDelivery?: (line: DeliveryLine) => void;
}

/** Log line of a request. */
export interface AnswerLine {
  /** `X-Request-Id` of the answer. */
  readonly request_id: string;
  /** Undefined for a path outside the contract. */
  readonly operation?: OperationId | undefined;
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly status: number;
  /** Error code of a refusal. */
  readonly code?: ErrorCode;
}

/** Log line of an event. */
export interface EventLine {
  readonly event_type: EventName;
  /** Every name under which the occurrence is sent, `event_type` among them. */
  readonly event_types: readonly EventName[];
  readonly organization_id: string;
  /** Null if the event belongs to no conversation. */
  readonly conversation_id: string | null;
}

/** Log line of an attempt to deliver a webhook. */
export interface DeliveryLine {
  readonly event_type: EventName;
  readonly url: string;
  /** Status of the receiver's answer. Null if none came. */
  readonly status: number | null;
  /** Reason why no answer came, such as `timeout` or `connect_failed`. */
  readonly error: string | null;
}

/** A failure to simulate. */
export interface Fault {
  /** Status to answer, in the contract's envelope: 429, 500, 503 … */
  readonly status?: number;
  /** Error code of the contract, instead of a status. */
  readonly code?: ErrorCode;
  /**
   * Lost message, instead of an answer; `fetch` rejects. A lost `request` never arrives. A lost `answer` disappears
   * after the work is done, so a retry with the same idempotency key must not repeat the work.
   */
  readonly lose?: "request" | "answer";
  /** Number of calls that fail. 1 by default. 0 clears the operation's faults. */
  readonly times?: number;
  /** Seconds in `Retry-After`. Default 1, with 429 and 503. */
  readonly retryAfter?: number;
}

/** Options of a client of the sandbox: `new Atlas(sandbox.client)`. */
export interface ClientOptions {
  readonly token: string;
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /**
   * Time of the client. It waits by the sandbox's clock, which it moves: between retries, and for a limit. Only an answer
   * that does not come is awaited in real time.
   */
  readonly clock: {
    now(): number;
    after(milliseconds: number, run: () => void): () => void;
    random(): number;
    sleep?(milliseconds: number): Promise<void>;
  };
}

/** Failures to simulate, by operation. */
export type Faults = { readonly [Id in OperationId]?: Fault };

/** Answer of `GET /sandbox/credentials`. */
export type Credentials = SuccessOf<"sandbox.credentials">["data"];

/** A message as the customer sees it. */
export interface ReceivedMessage {
  readonly id: string;
  readonly text: string;
  readonly status: "scheduled" | "queued" | "sent" | "delivered" | "read" | "failed" | "canceled";
}

/** A customer's phone, the other end of a conversation. */
export interface Customer {
  /** Number in E.164, such as `+15550100001`, or the id of one who hides the number. */
  readonly address: string;
  /**
   * Number in E.164.
   *
   * @throws {TypeError} for a customer who hides it
   */
  readonly phoneNumber: string;
  /**
   * Sends a message to the organization. It opens the 24-hour window and triggers webhooks. A clock that stands moves on by
   * the seconds for which a hosted agent waits for more.
   */
  says(text: string): Promise<SuccessOf<"events.ingest">["data"]>;
  /** Messages that the organization has sent to this customer, oldest first. */
  messages(): ReceivedMessage[];
}

/** An event under one of its names, as a receiver gets it. */
export interface Delivered<Name extends EventName> {
  readonly event: EventOf<Name>;
  /** Exact text that is signed. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the delivery as a request to pass to your own handler. */
  readonly request: (url: string) => Request;
}

/** Every event of a sandbox as a signed delivery, without a subscription. Use it to test your receiver. */
export interface WebhookInbox {
  /** Secret that signs the deliveries of this inbox. */
  readonly secret: string;
  /**
   * Returns the next event of a name, each only once. If there is none yet, due jobs run and the clock moves from job
   * to job, for up to `within` (one minute by default).
   *
   * @throws {Error} if none arrives; the message lists the events that did
   */
  next<Name extends EventName>(name: Name, options?: { readonly within?: Duration }): Promise<Delivered<Name>>;
  /** Returns all events of a name so far, oldest first. */
  all<Name extends EventName>(name: Name): Delivered<Name>[];
}

/** Complete state of a sandbox as plain data. You can store it as JSON. Its contents are private. */
export interface Snapshot {
  readonly version: 1;
}

/** The part of Mock Service Worker's `http` (version 2 or 3) that the sandbox uses. */
export interface HandlerFactory<Handler> {
  all(path: string, resolver: (asked: { readonly request: Request }) => Promise<Response>): Handler;
}

/**
 * The messaging layer offline: every public and agent operation of the contract, with the rules of the service, over
 * rows in memory. Due jobs (deliveries, webhooks, silence) run right after an answer. Later jobs run in `advance` or,
 * on the system's clock, before the next request.
 */
export interface Sandbox {
  /**
   * Options of a client with the first organization's token. The client shares the sandbox's clock, so that it never waits:
   * `new Atlas(sandbox.client)`.
   */
  readonly client: ClientOptions;
  /** Replaces the platform's `fetch`. Accepts requests to any host. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Address of the sandbox, as shown in answers. */
  readonly baseUrl: string;
  /** Token of the first organization. */
  readonly token: string;
  /** Credentials of the first organization: its token, which never expires, and the ids of its resources. */
  readonly credentials: Credentials;
  /** Current time of the sandbox. */
  readonly now: Date;
  /** Events as signed deliveries, without a subscription. */
  readonly webhooks: WebhookInbox;
  /**
   * Returns a customer of the first organization, by number or by the id of one who hides it, such as
   * `US.13491208655302741918`. An unknown one becomes a customer with the first message.
   *
   * @throws {TypeError} for a number that is not in E.164
   */
  customer(address: string): Customer;
  /**
   * Makes the next calls of an operation fail. Calls refused earlier, by authentication or validation, do not count.
   * `{ times: 0 }` clears its faults.
   *
   * @throws {TypeError} for an operation or a code that does not exist
   */
  fail(operation: OperationId, fault: Fault): void;
  /**
   * Moves the clock and runs every job at its time: deliveries, webhook retries, silence. Resolves when webhooks have
   * been answered. Do not await it in a webhook handler.
   */
  advance(duration: Duration): Promise<void>;
  /** Runs the jobs due now. Resolves when their webhooks have been answered. */
  settle(): Promise<void>;
  /** Captures the state of the sandbox. Call `settle` first, so that no webhook is under way. */
  snapshot(): Snapshot;
  /** Restores a state of this or another sandbox: rows, time, limits and randomness. */
  restore(snapshot: Snapshot): void;
  /** Replaces the global `fetch` for requests to `baseUrl`. Call the returned function to undo it. */
  install(): () => void;
  /**
   * Returns Mock Service Worker handlers for every request to `baseUrl`, in Node and the browser.
   *
   * @example
   * import { createSandbox } from "@atlas-messaging/sandbox";
   * import { http } from "msw";
   * import { setupServer } from "msw/node";
   *
   * const sandbox = createSandbox();
   * const server = setupServer(...sandbox.handlers(http));
   */
  handlers<Handler>(http: HandlerFactory<Handler>): Handler[];
}
