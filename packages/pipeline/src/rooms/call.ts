import type { LimitName, Operation, OperationId } from "@atlas-messaging/contract";
import type { Actor } from "@atlas-messaging/domain";
import type { Shell } from "../shell.ts";
import type { Span } from "../tracing.ts";
import type { Principal } from "./principals.ts";

/** A row of the operation table, with its id. */
export interface KnownOperation extends Operation {
  readonly id: OperationId;
}

/** One request on its walk. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  /** Whom limits by address count it for. */
  readonly clientAddress: string | null;
  readonly requestId: string;
  readonly operation: KnownOperation | null;
  /** Set by the room `authenticate`. */
  principal: Principal | null;
  /** Whether the store has said, for this request, that the credential lives. */
  confirmed: boolean;
  /** By the clock of the shell, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** The class whose windows the answer shows where no room has counted it. */
  readonly limitClass: LimitName;
  /** Set by the room `limit`; respond shows it. */
  limit: LimitDecision | null;
  /** Headers that the operation adds to its answer. */
  readonly told: { [header: string]: string };
  /** The span of the request; null where nothing is traced. */
  span: Span | null;
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
export interface Context<Own extends Shell = Shell> {
  readonly shell: Own;
  /** The request; its body has been read. */
  readonly request: Request;
  readonly operation: KnownOperation;
  readonly requestId: string;
  readonly principal: Principal | null;
  readonly span: Span | null;
  /** Where the request comes from; null where that is not known. */
  readonly clientAddress: string | null;
  /** Adds a header to the answer. */
  readonly tell: (header: string, value: string) => void;
  /** For a load that has said whether the credential lives. */
  readonly concludeCredential: (lives: boolean) => void;
}

/** The principal of an operation that authenticate has let through; operations without security have none. */
export const principalOf = ({ principal, operation }: Context): Principal => {
  if (!principal) throw new Error(`${operation.id} has no principal`);
  return principal;
};

export const actorOf = ({ kind, id }: Principal): Actor => ({ kind, id });
