import type { LimitName, OperationId } from "@atlas-messaging/contract";
import type { Actor } from "../core/outcome.ts";
import type { Call, KnownOperation, RefusedRequest } from "@atlas-messaging/server-stubs";
import type { LimitDecision } from "@atlas-messaging/server-stubs/parts";
import type { Id } from "../rows/primitives.ts";
import type { Measured, Shell, Span } from "./services.ts";
import type { HeldFile } from "./file-body.ts";
import type { Principal } from "./principals.ts";

/** State of one request. Stages, surfaces and handlers read it and leave notes for those behind them. */
export interface Context<Own extends Shell = Shell> {
  readonly shell: Own;
  readonly request: Request;
  readonly url: URL;
  /** Decoded path parameters, by the contract's names. */
  readonly params: { readonly [name: string]: string };
  /** Address that limits count the request for; null if unknown. */
  readonly clientAddress: string | null;
  readonly requestId: string;
  /** Milliseconds since the epoch, by the shell's clock. */
  readonly startedAt: number;
  /** Null for paths outside the contract. */
  readonly operation: KnownOperation | null;
  /** Class whose windows the answer shows if no stage counted the request. */
  readonly limitClass: LimitName;
  /** Headers added to the answer after all others. */
  readonly headers: { [name: string]: string };
  /** Cookies that the answer sets. */
  readonly cookies: string[];
  /** Set by the stage `authenticate`. */
  principal: Principal | null;
  /** The store has checked the credential for this request. */
  credentialChecked: boolean;
  /** Set by the stage `limit`; `respond` shows it. */
  limit: LimitDecision | null;
  /** Set by the stage `validate`. */
  input: Call<OperationId> | null;
  /** The body as sent, until it is parsed and after; null without one. A long file has its stand-in there. */
  bodyText: string | null;
  /** A long file that came in the body, whose stand-in the input has. */
  file: HeldFile | null;
  /** A file that came as the body: the id of its bytes, and what they are once all have arrived. */
  received: { readonly id: Id; readonly file: ReceivedFile | null } | null;
  /** Leaves the place of a large body, when the request has its answer. */
  leave: (() => void) | null;
  /** Span of the request; null without tracing. */
  span: Span | null;
}

/** A file that came as the body. Its bytes are kept under an id. */
export interface ReceivedFile extends Measured {
  /** Type that its sender names. */
  readonly media_type: string;
  /** Tells if the bytes are of this type. */
  readonly isOfType: boolean;
}

/** Returns the operation of a routed request. */
export const operationOf = ({ operation, url }: Pick<Context, "operation" | "url">): KnownOperation => {
  if (!operation) throw new Error(`${url.pathname} is no operation`);
  return operation;
};

/** Returns what each refusal of a request leads to. */
export const refusedRequest = ({ requestId, shell }: Pick<Context, "requestId" | "shell">): RefusedRequest => ({
  requestId,
  site: shell.hosts.site,
});

/** Returns the principal of an operation that `authenticate` has let through; operations without security have none. */
export const principalOf = ({ principal, operation }: Pick<Context, "principal" | "operation">): Principal => {
  if (!principal) throw new Error(`${operation?.id ?? "a request outside the contract"} has no principal`);
  return principal;
};

export const actorOf = ({ kind, id, name, email }: Principal): Actor =>
  email === undefined ? { kind, id, name } : { kind, id, name, email };
