/**
 * Parts that the service runs on: rows, time, randomness and the outside world. The server and the offline sandbox
 * each have a shell.
 */
import type { Host, LimitName, OperationId } from "@atlas-messaging/contract";
import type { RequestValidators } from "@atlas-messaging/contract/check-request";
import type {
  AgentRow,
  AnsweredRequest,
  Change,
  CredentialRow,
  Environment,
  ProvisionFacts,
  Id,
  Instant,
  KnowledgeHits,
  KnowledgeReader,
  MemberPasswordRow,
  MemberRow,
  Membership,
  OperatorSessionRow,
  OrganizationRow,
  SecondFactorRow,
  Quotas,
  Retention,
  ChannelCheck,
  ChannelLinkRow,
  ChannelRow,
} from "@atlas-messaging/domain";
import type { Clock } from "./clock.ts";
import type { CountedAttempt } from "./counted-attempt.ts";
import type { Website } from "./discovery/website.ts";
import type { Limiter } from "./limiter.ts";
import type { ExportFiles } from "./media/export-files.ts";
import type { MediaStore } from "./media/store.ts";
import type { RequestLine } from "./request-line.ts";
import type { Principal, Principals } from "./rooms/principals.ts";
import type { Streams } from "./streams/index.ts";
import type { NewToken, TokenKind } from "./tokens.ts";
import type { ServeMcp } from "./tool-server/serve-mcp.ts";
import type { Tracing } from "./tracing.ts";
import type { TrustedHosts } from "./trusted-hosts.ts";
import type { MaybePromise } from "./work.ts";

/** Callers that may sign up: anyone, the first one, or only the command line. */
export type SignUp = "open" | "first" | "closed";

/** Configuration that the walk depends on. */
export interface ServiceSettings {
  readonly environment: Environment;
  /** Controls who may create an organization and its first operator. */
  readonly signUp: SignUp;
  /** Offers preview operations in production. */
  readonly enablePreview: boolean;
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

/** Place of a sealed value: table, column, organization and the rest of the row's key. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  /** Empty for rows without an organization. */
  readonly organization: string;
  readonly row: readonly string[];
}

export interface Shell {
  readonly settings: ServiceSettings;
  /** Tells if the deployment serves an operation; the others answer 501. */
  readonly isServed: (id: OperationId) => boolean;
  /** Says why the process should get no more requests, while its database answers; null if it should. */
  readonly whyNotReady: () => string | null;
  /** The four hosts as clients see them. */
  readonly hosts: Hosts;
  /** Host names, if each host answers its own paths only; null if they share one name. */
  readonly separateHosts: Hosts | null;
  /** Runs an authorization server, whose metadata is its own. */
  readonly authorizes: boolean;
  /** Trusted host names of the service; null trusts any. */
  readonly door: TrustedHosts | null;
  /** Trusted host names of the tool server and of the pages that call it; null trusts any. */
  readonly toolServerHosts: TrustedHosts | null;
  /** Serves clients of MCP. By default each request gets its own server, without sessions. */
  readonly serveMcp?: ServeMcp;
  readonly store: Store;
  readonly media: MediaStore;
  readonly exports: ExportFiles;
  /** Validators of requests. Those of an operation must be loaded when it is called. */
  readonly requestValidators: RequestValidators;
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
  readonly used: (principal: Pick<Principal, "credentialId" | "organizationId" | "kind">) => void;
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
  readonly seedKnowledge: ProvisionFacts["knowledge"];
  /** Mails invitations, password resets and notices. Unset, nothing is mailed. */
  readonly sendsMail?: boolean;
  /** Creates a secret for a webhook subscription that brings none. */
  readonly freshSecret: () => string;
  /** Opens the website of the documentation. Unset, or without one, its pages are plain. */
  readonly website?: () => Promise<Website | null>;
  /** Requests hold their bodies already, as in-process ones do. Unset, bodies are read in chunks. */
  readonly bodiesInMemory?: boolean;
  /** Yields to other requests in the middle of long work. Unset, there is no pause. */
  readonly pause?: () => Promise<void>;
  /** Runs work after the answer, whose time then tells nothing about it. It ends before the shell does. */
  readonly afterAnswer: (work: () => Promise<void>) => void;
  /** Called after a commit that may have enqueued jobs. */
  readonly jobsEnqueued: () => void;
  /** Asks the provider of a channel for its health, within 5 s. */
  readonly askChannel: (channel: ChannelRow, link: ChannelLinkRow | null) => Promise<ChannelCheck>;
  /** Returns why a webhook may not go to this URL, as far as known before connecting; null if it may. */
  readonly targetProblem: (url: string) => string | null;
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
}

/** Result of a commit. `conflict` is the name of a constraint (`idempotency_pkey`), `precondition` or `deadlock`. */
export type Commitment = "committed" | { readonly conflict: string };

/** Rows that every request needs. Rows of a single operation come from its load (`handler.ts`). */
export interface Store {
  /** Finds the credential of a token, before its organization is known. */
  findCredential(tokenHash: string): Promise<CredentialRow | null>;
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
  /** Tells if the credential or console session of a principal is not revoked. */
  lives(principal: Principal): Promise<boolean>;
  /** Commits all changes or none. A conflict means that the facts have changed since they were read. */
  commit(organizationId: Id, changes: readonly Change[]): MaybePromise<Commitment>;
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
  /** Lower-case words that name, description, category or organization must contain. */
  readonly words: readonly string[];
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
