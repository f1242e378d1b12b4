import type { Host, LimitName, Operation, OperationId } from "@atlas-messaging/contract";
import type { Actor, Id } from "@atlas-messaging/domain";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/index.ts";
import type { Logger } from "../platform/logger.ts";
import type { Limiter } from "../platform/limiter.ts";
import type { Principal, Principals } from "./principals.ts";
import type { Settings } from "../settings.ts";

/** What the rooms and sections stand on. One set of services serves all requests. */
export interface Services {
  readonly settings: Settings;
  /** The four hosts as clients see them; this server answers for all. */
  readonly hosts: { readonly [Name in Host]: string };
  /** Their names, where they differ. */
  readonly separateHosts: { readonly [Name in Host]: string } | null;
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: () => Id;
  readonly logger: Logger;
  readonly limiter: Limiter;
  readonly principals: Principals;
  /** Organizations and deprecated operations of theirs whose notice this process has recorded. */
  readonly notices: Set<string>;
  /** A keyed digest, for cursors. */
  readonly mac: (text: string) => string;
  /** Tells the worker of this process that the outbox has something new; workers elsewhere poll. */
  readonly jobsPromised: () => void;
  /** Why a webhook may not go to this URL, as far as can be known before connecting; null when it may. */
  readonly targetProblem: (url: string) => string | null;
}

/** A row of the operation table, with its id. */
export interface KnownOperation extends Operation {
  readonly id: OperationId;
}

export type { Principal } from "./principals.ts";

/** One request on its walk. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  readonly clientAddress: string | null;
  readonly requestId: string;
  readonly operation: KnownOperation | null;
  /** Set by the room `authenticate`. */
  principal: Principal | null;
  /** Whether the database has said, for this request, that the credential lives. */
  confirmed: boolean;
  /** Set by the room `limit`; respond shows it. */
  limit: LimitDecision | null;
}

/** What the windows of a request say; the headers tell it. */
export interface LimitDecision {
  readonly limitClass: LimitName;
  readonly limit: number;
  readonly remaining: number;
  /** When the oldest counted request leaves the window, in milliseconds since the epoch. */
  readonly resetAt: number;
  readonly resetSeconds: number;
  readonly reason: "ok" | "organization" | "principal" | "address";
  readonly retryAfterSeconds: number;
}

/** What a handler knows of the request beside its validated input. */
export interface Context {
  readonly services: Services;
  readonly operation: KnownOperation;
  readonly requestId: string;
  readonly principal: Principal | null;
  /** For a statement that has said whether the credential lives. */
  readonly concludeCredential: (lives: boolean) => void;
}

/** The principal of an operation that authenticate has let through; operations without security have none. */
export const principalOf = ({ principal, operation }: Context): Principal => {
  if (!principal) throw new Error(`${operation.id} has no principal`);
  return principal;
};

export const actorOf = ({ kind, id }: Principal): Actor => ({ kind, id });
