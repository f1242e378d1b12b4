/** What the service stands on: rows, time, chance and the outside world. The server and the offline sandbox each have one. */
import type { Host, LimitName, OperationId } from "@atlas-messaging/contract";
import type { RequestValidators } from "@atlas-messaging/contract/check-request";
import type {
  AgentRow,
  Change,
  CredentialRow,
  DeprecationNoticeRow,
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
  Quotas,
} from "@atlas-messaging/domain";
import type { Clock } from "./clock.ts";
import type { CountedAttempt } from "./counted-attempt.ts";
import type { Limiter } from "./limiter.ts";
import type { RequestLine } from "./request-line.ts";
import type { Principal, Principals } from "./rooms/principals.ts";
import type { NewToken, TokenKind } from "./tokens.ts";
import type { ServeMcp } from "./tool-server/serve-mcp.ts";
import type { Tracing } from "./tracing.ts";
import type { TrustedHosts } from "./trusted-hosts.ts";

/** Who may sign up: anyone, the first caller, or only the command line. */
export type SignUp = "open" | "first" | "closed";

/** What the walk depends on of a deployment's configuration. */
export interface ServiceSettings {
  readonly environment: Environment;
  /** Who may make an organization and its first operator. */
  readonly signUp: SignUp;
  /** Whether production offers preview operations. */
  readonly enablePreview: boolean;
  /** What was built, as `GET /version` tells it. */
  readonly build: string;
  /** Whether passages are also compared by their meaning; they are not unless it is given. */
  readonly embedsKnowledge?: boolean;
  /** Requests a minute of each limit class. */
  readonly limits: { readonly [limitClass in LimitName]: number };
  /** How many of a kind an organization may have. */
  readonly quotas: Quotas;
}

/** Where lines about the work go; ids and outcomes only, never what was said. */
export interface Log {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

export type Hosts = { readonly [Name in Host]: string };

/** Where something sealed stands: by table, column, organization and the rest of the row's key. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  /** Empty for what is of no organization. */
  readonly organization: string;
  readonly row: readonly string[];
}

export interface Shell {
  readonly settings: ServiceSettings;
  /** Whether the deployment fulfils an operation; the others answer 501. */
  readonly isServed: (id: OperationId) => boolean;
  /** The four hosts as clients see them. */
  readonly hosts: Hosts;
  /** Their names, where they differ and each answers its own paths only. */
  readonly separateHosts: Hosts | null;
  /** Whether the metadata of OAuth are served. */
  readonly oauthMetadata: boolean;
  /** The host names under which anything is answered; null for any. */
  readonly door: TrustedHosts | null;
  /** The host names under which the tool server may be asked, and from whose pages; null for any. */
  readonly toolServerHosts: TrustedHosts | null;
  /** How clients of MCP are served; unset, each request by a server of its own, without sessions. */
  readonly serveMcp?: ServeMcp;
  readonly store: Store;
  /** What requests are held to; those of an operation must be there when it is called. */
  readonly requestValidators: RequestValidators;
  readonly clock: Clock;
  readonly newId: () => Id;
  readonly log: Log;
  /** For the line of each answered request. */
  readonly accessLog: { info(line: RequestLine, message: string): void };
  /** Where spans go; unset, nothing is traced. */
  readonly tracing?: Tracing | undefined;
  readonly limiter: Limiter;
  readonly principals: Principals;
  /** Takes note of the use of a credential; when it is written is the shell's affair, and not at each request. */
  readonly used: (credential: Pick<Principal, "credentialId" | "organizationId">) => void;
  /** Organizations and deprecated operations of theirs whose notice has been recorded. */
  readonly notices: Set<string>;
  /** A keyed digest, for cursors. */
  readonly mac: (text: string) => string;
  /** Hex SHA-256 of a text. */
  readonly sha256: (text: string) => string;
  readonly createToken: (kind: TokenKind) => NewToken;
  /** Seals what is kept of a secret that must be shown again, and opens it; it opens at its place alone. */
  readonly seal: (text: string, place: SealedPlace) => string;
  readonly open: (sealed: string, place: SealedPlace) => string;
  /** How passwords of the console's operators are kept. */
  readonly passwords: Passwords;
  /** What a new sandbox organization knows from the start. */
  readonly seedKnowledge: ProvisionFacts["knowledge"];
  /** A webhook secret for a subscription that brings none. */
  readonly freshSecret: () => string;
  /** Whether requests hold their bodies already, as those of this process do; unset, bodies are read in pieces. */
  readonly bodiesInMemory?: boolean;
  /** Lets others be served in the middle of long work; unset, it is done without a pause. */
  readonly pause?: () => Promise<void>;
  /** Called after a commit that may have promised jobs. */
  readonly jobsEnqueued: () => void;
  /** Why a webhook may not go to this URL, as far as can be known before connecting; null when it may. */
  readonly targetProblem: (url: string) => string | null;
}

/**
 * Passwords as slow, salted hashes. All passwords of an address have one salt, so that one computation tells which of its
 * memberships a password opens.
 */
export interface Passwords {
  /** The hash of a password that is tried, for an attempt that was counted; an unknown address takes as long. */
  hashTried(attempt: CountedAttempt, password: string): Promise<string>;
  /** The hash of a password that is to hold. */
  hashNew(email: string, password: string): Promise<string>;
}

/** A membership and the password that opens it; null where none does. */
export interface Passworded extends Membership {
  readonly password: MemberPasswordRow | null;
}

/** A console session and whose it is. */
export interface Operator {
  readonly session: OperatorSessionRow;
  readonly member: MemberRow;
}

/** What stood in the way is the name of a constraint (`idempotency_pkey`), `precondition` or `deadlock`. */
export type Commitment = "committed" | { readonly conflict: string };

/** The rows, as far as every request needs them; what an operation alone needs is its load (`handler.ts`). */
export interface Store {
  /** The credential of a token; it is looked up before its organization is known. */
  findCredential(tokenHash: string): Promise<CredentialRow | null>;
  /** The console session of a token; it, too, is looked up before its organization is known. */
  findOperator(tokenHash: string): Promise<Operator | null>;
  /**
   * Where an address is a member, or invited to be, in organizations that have not expired, or in one of them: first where
   * it has no password, then the oldest. Strangers can make many by an address, so these are not all.
   */
  memberships(email: string, status: MemberRow["status"], organization?: Id): Promise<readonly Membership[]>;
  /** Where an address is an active member by the password with this hash; the oldest first. */
  membershipsByPassword(email: string, passwordHash: string): Promise<readonly Membership[]>;
  /** A member of an organization, and the password. */
  findMember(organizationId: Id, memberId: Id): Promise<Passworded | null>;
  /** The sessions of a member that have not been revoked. */
  liveSessions(organizationId: Id, memberId: Id): Promise<readonly OperatorSessionRow[]>;
  /** The member whose password a reset is for. */
  findReset(tokenHash: string): Promise<Passworded | null>;
  /** The member whom an invitation is for. */
  findInvitation(tokenHash: string): Promise<Membership | null>;
  /** Whether an organization that does not expire has been made yet. */
  hasOrganizations(): Promise<boolean>;
  /** Whether the credential, or the console session, of a principal has not been revoked. */
  lives(principal: Principal): Promise<boolean>;
  /** Keeps the first notice of an organization and operation. */
  recordNotice(notice: DeprecationNoticeRow): Promise<void>;
  /** All changes, or none: a conflict says that the facts have changed since they were read. */
  commit(organizationId: Id, changes: readonly Change[]): Promise<Commitment>;
  /** Passages of an organization that share terms with a query, ranked. */
  searchKnowledge(organizationId: Id, args: SearchArgs): Promise<KnowledgeHits>;
  /** One page of the published agents of all organizations, by name. */
  directory(args: DirectoryArgs): Promise<DirectoryPage>;
  /** Rejects when the rows cannot be reached. */
  ping(): Promise<void>;
  /** Whether a failure means that the rows cannot be reached now, and may be later. */
  isUnavailable(error: unknown): boolean;
}

/** A query for passages. */
export type SearchArgs = {
  /** A question or keywords. */
  readonly search_query: string;
  /** The documents to look in; null for all. */
  readonly search_sources: readonly Id[] | null;
  /** The audience that asks; null reads all. */
  readonly search_audience: KnowledgeReader | null;
  /** How many passages at most. */
  readonly search_size: number;
  /** The passage that the page begins after. */
  readonly search_after: Id | null;
};

export type DirectoryArgs = {
  /** Words in lower case that name, description, category or organization must have. */
  readonly words: readonly string[];
  readonly category: string | null;
  /** Organizations that have expired by then are left out. */
  readonly now: Instant;
  readonly size: number;
  readonly offset: number;
};

export interface DirectoryPage {
  readonly page: readonly { readonly agent: AgentRow; readonly organization: OrganizationRow }[];
  readonly total: number;
}
