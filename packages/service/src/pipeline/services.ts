/**
 * Parts that the service runs on: rows, time, randomness and the outside world. The server and the offline sandbox
 * each have a shell.
 */
import type { Limiter } from "@atlas-messaging/server-stubs/parts";
import type { Host, LimitName, OperationId } from "@atlas-messaging/contract";
import type { ValidateRequest } from "@atlas-messaging/validators";
import type { AgentRow } from "../rows/agents.ts";
import type { AnsweredRequest } from "./stored-request.ts";
import type { SealedPlace } from "@atlas-messaging/postgres/database";
import type { Change } from "../core/changes.ts";
import type { Facts, Predicate } from "../core/outcome.ts";
import type { CredentialRow } from "../rows/access.ts";
import type { Environment, Id, Instant, Quotas } from "../rows/primitives.ts";
import type { AccountListing, ChannelSetup, CheckedLink } from "./provider-answers.ts";
import type { KnowledgeHits, KnowledgeReader } from "@atlas-messaging/answers/search/answer";
import type { MemberPasswordRow, MemberRow, OperatorSessionRow, SecondFactorRow } from "../rows/members.ts";
import type { OrganizationRow, OrganizationExportRow, RetentionKind } from "../rows/organizations.ts";
import type { ChannelLinkRow, ChannelRow } from "../rows/channels.ts";
import type { Clock } from "../core/time.ts";
import type { Website } from "./website.ts";
import type { CredentialFacts, NewToken, Principal, Principals, Standing, TokenKind } from "./principals.ts";
import type { Places } from "./places.ts";
import type { Streams } from "./streams.ts";
import type { TrustedHosts } from "./trusted-hosts.ts";
import type { McpHttpHandler, McpRequestContext, McpServer, McpServerOptions } from "@modelcontextprotocol/server";

/** A key pair of the asymmetric signature of webhooks, in the form of Standard Webhooks. */
export interface SigningKey {
  /** 32 bytes of ed25519 in base64, after `whsk_`. */
  readonly privateKey: string;
  /** 32 bytes of ed25519 in base64, after `whpk_`. */
  readonly publicKey: string;
}

/** Callers that may sign up: anyone, the first one, or only the command line. */
export type SignUp = "open" | "first" | "closed";

/** Configuration that the pipeline depends on. */
export interface ServiceSettings {
  readonly environment: Environment;
  /** Controls who may create an organization and its first operator. */
  readonly signUp: SignUp;
  /** Offers preview operations in production. */
  readonly enablePreview: boolean;
  /** Origins whose pages may call the APIs, the tool server and the OAuth endpoints; default none. */
  readonly allowedOrigins?: readonly string[];
  /** Address that security.txt names, `mailto:…` or `https://…`; by default the project's own. */
  readonly securityContact?: string | undefined;
  /** Name of the build, as `GET /version` shows it. */
  readonly build: string;
  /** Also compares passages by meaning. Off by default. */
  readonly embedsKnowledge?: boolean;
  /** Requests per minute of each limit class. */
  readonly limits: { readonly [limitClass in LimitName]: number };
  /** Maximum length of media, uploaded or received. */
  readonly maxMediaBytes: number;
  /** Days that rows of each kind are kept, and the choices of an organization. */
  readonly retention: Retention;
  /** Maximum number of resources of each kind in an organization. */
  readonly quotas: Quotas;
}

/** Log of the service: ids and outcomes only, never content. */
export interface Log {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

export type Hosts = { readonly [Name in Host]: string };

export interface Shell {
  readonly settings: ServiceSettings;
  /** Tells if the deployment serves an operation; the others answer 501. */
  readonly isServed: (id: OperationId) => boolean;
  /** Says why the process should get no more requests, while its database answers; null if it should. */
  readonly whyNotReady: () => string | null;
  /** Says that no write passes, while reads are answered; null if they do. Unset where rows are in memory. */
  readonly whyNoWrites?: () => string | null;
  /** The four hosts as clients see them. */
  readonly hosts: Hosts;
  /** Host names, if each host answers its own paths only; null if they share one name. */
  readonly separateHosts: Hosts | null;
  /** Runs an authorization server, whose metadata is its own. */
  readonly authorizes: boolean;
  /** Trusted host names of the service; null trusts any. */
  readonly trustedHosts: TrustedHosts | null;
  /** Trusted host names of the tool server and of the pages that call it; null trusts any. */
  readonly toolServerHosts: TrustedHosts | null;
  /** Serves clients of MCP. By default each request gets its own server, without sessions. */
  readonly serveMcp?: ServeMcp;
  readonly store: Store;
  readonly media: MediaStore;
  readonly exports: ExportFiles;
  /** Validates requests. An operation must be loaded when it is called. */
  readonly validateRequest: ValidateRequest;
  readonly clock: Clock;
  readonly newId: () => Id;
  readonly log: Log;
  /** Access log, one line for each answered request. */
  readonly accessLog: { info(line: RequestLine, message: string): void };
  /** Keeps a request with its answer for the console; null keeps none. */
  readonly keepRequest: ((asked: AnsweredRequest) => void) | null;
  /** Destination of spans; unset, nothing is traced. */
  readonly tracing?: Tracing | undefined;
  readonly limiter: Limiter;
  readonly principals: Principals;
  /** Open streams of events. The shell wakes those of an organization that may have new ones. */
  readonly streams: Streams;
  /** Records the use of a credential or console session. The shell batches the writes. */
  readonly recordUse: (principal: Pick<Principal, "credentialId" | "organizationId" | "kind">) => void;
  /** Pairs of organization and deprecated operation whose notice is recorded. */
  readonly notices: Set<string>;
  /** Keyed digest, for cursors and device tokens. */
  readonly mac: (text: string) => string;
  /** Hex SHA-256 of a text. */
  readonly sha256: (text: string) => string;
  /** Text by which a request is compared with the one that its idempotency key was first used for. */
  readonly fingerprint: (text: string) => string;
  readonly createToken: (kind: TokenKind) => NewToken;
  /** Seals a secret that must be shown again, and opens it at the same place only. */
  readonly seal: (text: string, place: SealedPlace) => string;
  readonly open: (sealed: string, place: SealedPlace) => string;
  /** Hashes passwords of console operators. */
  readonly passwords: Passwords;
  /** Knowledge of a new sandbox organization. */
  readonly seedKnowledge: (facts: Facts & { readonly embeds?: boolean }) => readonly Change[];
  /** Mails invitations, password resets and notices. Unset, nothing is mailed. */
  readonly sendsMail?: boolean;
  /** Creates a secret for a webhook subscription that brings none. */
  readonly freshSecret: () => string;
  /** Creates a key of the asymmetric signature of webhooks. */
  readonly signingKey: () => Awaitable<SigningKey>;
  /** Opens the website of the documentation. Unset, or without one, its pages are plain. */
  readonly website?: () => Promise<Website | null>;
  /** Requests hold their bodies already, as in-process ones do. Unset, bodies are read in chunks. */
  readonly bodiesInMemory?: boolean;
  /** Places of large bodies. Unset, as many are in memory as arrive. */
  readonly places?: Places;
  /** Places of files that are kept as they arrive. Unset, any number arrives at once. */
  readonly filePlaces?: Places;
  /** Places of long work that no large body asked for. Unset, any amount is under way at once. */
  readonly workPlaces?: Places;
  /** Yields to other requests in the middle of long work. Unset, there is no pause. */
  readonly pause?: () => Promise<void>;
  /** Collects garbage beside other work, in the midst of long work and after it. Unset, the engine decides by itself. */
  readonly collect?: () => void;
  /** Runs work after the answer, whose time then tells nothing about it. It ends before the shell does. */
  readonly afterAnswer: (work: () => Promise<void>) => void;
  /** Called after a commit that may have enqueued jobs. */
  readonly jobsEnqueued: () => void;
  /** Asks the provider of a channel for its health, within 5 s. */
  readonly askChannel: (channel: ChannelRow, link: ChannelLinkRow | null) => Promise<ChannelCheck>;
  /** Asks the same about a number that is not linked yet; its secrets are as they were given. */
  readonly askUnlinked: (channel: ChannelRow, link: ChannelLinkRow) => Promise<ChannelCheck>;
  /** Asks a provider about what is to be linked, within 30 s; null where no provider is contacted. */
  readonly checkLink: (checked: CheckedLink) => Promise<ChannelSetup | null>;
  /** Subscribes the app of a link to its account, so that callbacks go to this address, within 30 s; null likewise. */
  readonly subscribeApp: (link: ChannelLinkRow, callbackUrl: string) => Promise<ChannelSetup | null>;
  /** Lists the templates of a link's business account, within 25 s. @throws {Problem} if the provider does not answer */
  readonly askTemplates: (link: ChannelLinkRow & { readonly business_account_id: string }) => Promise<AccountListing>;
  /** Returns why a webhook may not go to this URL, as far as known before connecting; null if it may. */
  readonly targetProblem: (url: string) => Predicate | null;
}

/**
 * Passwords as slow, salted hashes. All passwords of an address share a salt, so one computation finds every membership
 * that a password opens.
 */
export interface Passwords {
  /** Hashes the password of a counted attempt. An unknown address takes as long. */
  hashTried(attempt: CountedAttempt, password: string): Promise<string>;
  /** Hashes a new password. */
  hashNew(email: string, password: string): Promise<string>;
}

/** Membership and its password; null if it has none. */
export interface Passworded extends Membership {
  readonly password: MemberPasswordRow | null;
}

/** Console session and its member. */
export interface Operator {
  readonly session: OperatorSessionRow;
  readonly member: MemberRow;
  readonly standing: Standing | null;
}

/** Credential, and what the deployment decided for its organization. */
export interface FoundCredential {
  readonly credential: CredentialRow;
  readonly standing: Standing | null;
}

/** A value, or a promise of one: rows in memory are there at once, rows in a database are not. */
export type Awaitable<Value> = Value | Promise<Value>;

/** Result of a commit. `conflict` is the name of a constraint (`idempotency_pkey`), `precondition` or `deadlock`. */
export type Commitment = "committed" | { readonly conflict: string };

/** Rows that every request needs. Rows of a single operation come from its load (`handler.ts`). */
export interface Store {
  /** Finds the credential of a token, before its organization is known. */
  findCredential(tokenHash: string): Promise<FoundCredential | null>;
  /** Returns the name of the app or service account that owns a credential, itself or by consent. */
  ownerName(organizationId: Id, ownerId: Id): Promise<string | null>;
  /** Finds the console session of a token, before its organization is known. */
  findOperator(tokenHash: string): Promise<Operator | null>;
  /**
   * Returns memberships or invitations of an address in organizations that have not expired, or in one of them. Those
   * without a password come first, then the oldest. The list is capped, since strangers can invite an address often.
   */
  memberships(email: string, status: MemberRow["status"], organization?: Id): Promise<readonly Membership[]>;
  /** Returns active memberships of an address by the password with this hash, oldest first. */
  membershipsByPassword(email: string, passwordHash: string): Promise<readonly Membership[]>;
  /** Finds a member of an organization, with the password. */
  findMember(organizationId: Id, memberId: Id): Promise<Passworded | null>;
  /** Finds a member's second factor, with its secret in clear. */
  findSecondFactor(organizationId: Id, memberId: Id): Promise<SecondFactorRow | null>;
  /** Returns the sessions of a member that are not revoked. */
  liveSessions(organizationId: Id, memberId: Id): Promise<readonly OperatorSessionRow[]>;
  /** Finds the member whose password a reset is for. */
  findReset(tokenHash: string): Promise<Passworded | null>;
  /** Finds the member that an invitation is for. */
  findInvitation(tokenHash: string): Promise<Membership | null>;
  /** Tells if an organization that does not expire exists. */
  hasOrganizations(): Promise<boolean>;
  /** Tells if the credential or console session of a principal is not revoked, and how its organization stands. */
  lives(principal: Principal): Promise<CredentialFacts>;
  /** Commits all changes or none. A conflict means that the facts have changed since they were read. */
  commit(organizationId: Id, changes: readonly Change[]): Awaitable<Commitment>;
  /** Returns an organization's passages that share terms with a query, ranked. */
  searchKnowledge(organizationId: Id, args: SearchArgs): Promise<KnowledgeHits>;
  /** Returns one page of the published agents of all organizations, by name. */
  directory(args: DirectoryArgs): Promise<DirectoryPage>;
  /** Rejects if the rows are unreachable. */
  ping(): Promise<void>;
  /** Tells if a failure means that the rows are unreachable for now. */
  isUnavailable(error: unknown): boolean;
}

/** Search for passages. */
export type SearchArgs = {
  /** A question or keywords. */
  readonly search_query: string;
  /** Documents to search; null for all. */
  readonly search_sources: readonly Id[] | null;
  /** Audience of the reader; null reads all. */
  readonly search_audience: KnowledgeReader | null;
  /** Maximum number of passages. */
  readonly search_size: number;
  /** Last passage of the previous page. */
  readonly search_after: Id | null;
};

export type DirectoryArgs = {
  /** Patterns of words that name, description, category and organization must have together. */
  readonly patterns: readonly string[];
  readonly category: string | null;
  /** Organizations that expired by this time are left out. */
  readonly now: Instant;
  readonly size: number;
  readonly offset: number;
};

export interface DirectoryPage {
  readonly page: readonly { readonly agent: AgentRow; readonly organization: OrganizationRow }[];
  readonly total: number;
}

/** Spans of requests and jobs (OpenTelemetry). */
export interface SpanStart {
  readonly name: string;
  readonly kind: "server" | "client" | "consumer" | "internal";
  /** Parent's `traceparent` (W3C Trace Context). A new trace begins if it is null or malformed. */
  readonly parent: string | null;
  readonly attributes?: { readonly [name: string]: string | number };
}

export interface Span {
  /** W3C `traceparent` that continues the trace in a header or a row. */
  readonly traceparent: string;
  end(how: { readonly failed: boolean; readonly attributes?: SpanStart["attributes"] }): void;
}

export interface Tracing {
  begin(start: SpanStart): Span;
}

/** Access log line of a request: principal, operation and outcome, never content. */
export interface RequestLine {
  readonly request_id: string;
  /** Undefined if no operation matches the request. */
  readonly operation: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Error code of a refusal. */
  readonly code?: string;
  readonly organization_id: string | undefined;
  readonly principal_id: string | undefined;
  readonly duration_ms: number;
  /** Cause of an answer of 5xx. */
  readonly reason?: string | undefined;
}

/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Length of bytes, and their SHA-256 in hex. */
export interface Measured {
  readonly size_bytes: number;
  readonly sha256: string;
}

/** Bytes of media, apart from the rows that describe them, so that an object store can hold them. */
export interface MediaStore {
  /** Keeps bytes under the id of media whose row comes after them, in place of earlier ones. */
  keep(organizationId: Id, mediaId: Id, bytes: Uint8Array): Promise<void>;
  /** The same for bytes that arrive. Each chunk is let go before the next is asked for. */
  receive(organizationId: Id, mediaId: Id, chunks: AsyncIterable<Uint8Array>): Promise<Measured>;
  /** Removes bytes that were received, unless their media is there. */
  drop(organizationId: Id, mediaId: Id): Promise<void>;
  /** Reads a range piece by piece, so that a large file is never in memory as a whole. */
  read(organizationId: Id, mediaId: Id, range: ByteRange): ReadableStream<Uint8Array>;
}

/** Files of exports. */
export interface ExportFiles {
  /**
   * Reads a range of a file piece by piece, so that it is never in memory as a whole. Null if the file is gone by now, as
   * when another export was requested.
   */
  read(
    organizationId: Id,
    row: Pick<OrganizationExportRow, "id" | "pieces">,
    range: ByteRange,
  ): Promise<ReadableStream<Uint8Array> | null>;
}

declare const counted: unique symbol;

/**
 * Password attempt that was counted and not refused. Only `members/attempts.ts` makes one, so no password is tried
 * without its limits.
 */
export interface CountedAttempt {
  /** Email address in lower case. */
  readonly email: string;
  /** Memberships that the attempt may open; null for all of the address. */
  readonly within: readonly Id[] | null;
  readonly [counted]: true;
}

/** Makes the server of a request, or of a session. */
type MakeServer = (request: McpRequestContext, more?: McpServerOptions) => McpServer;

/** Creates the handler of MCP requests from a factory of servers. */
export type ServeMcp = (make: MakeServer) => Pick<McpHttpHandler, "fetch">;

/** A provider's answer to a health check. */
export interface ChannelCheck {
  readonly ok: boolean;
  readonly latencyMs: number;
  /** The provider's description of the problem, if it gives one. */
  readonly message?: string;
  /** True if the provider refuses the credentials, or does not know the number. The secret's name if that is wrong. */
  readonly refused?: boolean | "app_secret";
  /** Digits of the channel's number, if the provider tells them. */
  readonly number?: string;
}

/** A member and their organization. */
export interface Membership {
  readonly member: MemberRow;
  readonly organization: OrganizationRow;
}

/** Days of a kind: the deployment's own, and those that an organization may choose from. */
interface RetentionBounds {
  /** Null keeps the rows as long as the organization. */
  readonly fallback: number | null;
  readonly min: number;
  readonly max: number;
}

/** Kinds in the order of the contract. */
export type Retention = { readonly [Kind in RetentionKind]: RetentionBounds };

export const systemClock: Clock = { now: () => Date.now() };
