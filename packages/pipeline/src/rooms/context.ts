import type { LimitName, Operation, OperationId } from "@atlas-messaging/contract";
import type { Actor } from "@atlas-messaging/domain";
import type { Call } from "@atlas-messaging/server-stubs/handlers";
import type { Shell } from "../shell.ts";
import type { Span } from "../tracing.ts";
import type { Principal } from "./principals.ts";

/** A row of the operation table, with its id. */
export interface KnownOperation extends Operation {
  readonly id: OperationId;
}

/** One request on its walk. Rooms, surfaces and handlers read it, and note what those behind them must know. */
export interface Context<Own extends Shell = Shell> {
  readonly shell: Own;
  readonly request: Request;
  readonly url: URL;
  /** The path parameters by the names of the contract, decoded. */
  readonly params: { readonly [name: string]: string };
  /** Whom limits by address count it for; null where that is not known. */
  readonly clientAddress: string | null;
  readonly requestId: string;
  /** By the clock of the shell, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** Null beside the contract. */
  readonly operation: KnownOperation | null;
  /** The class whose windows the answer shows where no room has counted it. */
  readonly limitClass: LimitName;
  /** Headers that are added to the answer, after all others. */
  readonly headers: { [name: string]: string };
  /** Set by the room `authenticate`. */
  principal: Principal | null;
  /** Whether the store has said, for this request, if the credential lives. */
  concluded: boolean;
  /** Set by the room `limit`; `respond` shows it. */
  limit: LimitDecision | null;
  /** Set by the room `validate`. */
  input: Call<OperationId> | null;
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

/** Returns the operation of a request that a router has found one for. */
export const operationOf = ({ operation, url }: Pick<Context, "operation" | "url">): KnownOperation => {
  if (!operation) throw new Error(`${url.pathname} is no operation`);
  return operation;
};

/** Returns the principal of an operation that `authenticate` has let through; operations without security have none. */
export const principalOf = ({ principal, operation }: Pick<Context, "principal" | "operation">): Principal => {
  if (!principal) throw new Error(`${operation?.id ?? "a request beside the contract"} has no principal`);
  return principal;
};

export const actorOf = ({ kind, id }: Principal): Actor => ({ kind, id });
