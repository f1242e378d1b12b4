/**
 * A handler is a plain object: the arguments of its load, and how to decide on the facts or present them. Both shells
 * share it and add the load: SQL in the server, memory in the sandbox. `decide.ts` runs it.
 */
import type { ErrorCodeOf, OperationId, SuccessStatus } from "@atlas-messaging/contract";
import type { RecordedTool, ToolArguments } from "@atlas-messaging/validators/tools";
import type { ApprovalRow } from "../rows/approvals.ts";
import type { ActingAgent, AnswerOf, Facts, Outcome, Verb } from "../core/outcome.ts";
import type { Steps } from "@atlas-messaging/answers/steps";
import type { IdempotencyRow } from "../rows/requests.ts";
import type { RunRow } from "../rows/runs.ts";
import type { Answer, Call as ValidCall, Refusal } from "@atlas-messaging/server-stubs";
import type { Context, ReceivedFile } from "./context.ts";
import type { CredentialFacts } from "./principals.ts";
import type { Refuse } from "./failure.ts";
import type { PageQuery } from "./paging.ts";
import type { Awaitable, Shell } from "./services.ts";

/** Arguments of a load. */
export interface Args {
  readonly [name: string]: string | number | boolean | null | readonly string[];
}

/** Arguments that every load gets in addition to its own. The key is null if the request has none. */
export interface OwnArgs {
  readonly credential_id: string;
  readonly idempotency_scope: string | null;
  readonly idempotency_operation: string | null;
  readonly idempotency_key: string | null;
}

/** Facts that every load returns in addition to its own. */
export interface OwnFacts extends CredentialFacts {
  /** Stored answer of the idempotency key; null if there is none. */
  readonly stored: IdempotencyRow | null;
  /** The agent that the owner of the token names; null or absent for none. */
  readonly actingAgent?: ActingAgent | null;
}

/** Reads the facts of a mutation for one organization. */
export type WriteLoad<Own extends Shell, Given, Loaded> = (
  shell: Own,
  organizationId: string,
  args: Given & OwnArgs,
) => Awaitable<Loaded & OwnFacts>;

/** Reads the rows that a read presents. */
export type ReadLoad<Own extends Shell, Given, Loaded> = (
  shell: Own,
  organizationId: string,
  args: Given & Pick<OwnArgs, "credential_id">,
) => Awaitable<Loaded & CredentialFacts>;

/**
 * A mutation. `addFacts` adds facts that are not rows. It gets the constraint that refused the last commit, since a
 * conflict with another organization's row shows in no fact.
 */
export interface Write<For extends OperationId, Given extends Args, Known extends Facts, Added> {
  readonly kind: "write";
  readonly id: For;
  /** The answer shows a secret once, so the copy for replays is sealed. */
  readonly secret?: boolean;
  /** Member of the body that has a file in base64: a long one is decoded as it arrives (`Context.file`). */
  readonly file?: "content";
  /** Keeps the file that is the body, as it arrives (`Context.received`). */
  readonly receive?: (context: Context) => Promise<ReceivedFile>;
  /** Form of the body that the idempotency check compares, where a body has several forms of one meaning. */
  readonly compared?: (body: ValidCall<For>["body"]) => unknown;
  readonly args: (call: ValidCall<For>, context: Context) => Given;
  readonly addFacts?: (call: ValidCall<For>, context: Context, conflict: string | null) => Added;
  /** Asks the outside world between load and decision; the answer is the fact `asked`. A repeated decision asks again. */
  readonly asks?: (loaded: BeforeDecision<Known>, context: Context, call: ValidCall<For>) => Promise<unknown>;
  /** Slow part of the decision, computed before it with pauses (`Shell.pause`); the result is the fact `prepared`. */
  readonly prepare?: (loaded: BeforeDecision<Known>, call: ValidCall<For>) => Steps<unknown>;
  readonly decide: Verb<For, Known>;
}

/** Facts that were loaded, without what is known only after a question or a preparation. */
type BeforeDecision<Known> = Omit<Known, keyof Facts | "prepared" | "asked">;

/** Loads again with other arguments. The load also checks that the credential is not revoked. */
export type ReadAgain<Given, Loaded> = (args: Given) => Awaitable<Loaded>;

/** A read: the arguments of its load, and how to present the result. A stream of results reads again. */
export interface Read<For extends OperationId, Given extends Args, Loaded> {
  readonly kind: "read";
  readonly id: For;
  /** Selects the calls that a variant answers in place of the operation's own read. */
  readonly when?: (call: ValidCall<For>) => boolean;
  readonly args: (call: ValidCall<For>, context: Context) => Given;
  readonly present: (
    loaded: Loaded,
    call: ValidCall<For>,
    context: Context,
    again: ReadAgain<Given, Loaded>,
  ) => WholeReply<For> | Answer<For> | Promise<WholeReply<For> | Answer<For>>;
}

/** A tool of the tool server, with the arguments of its load. */
export interface ToolCall<Name extends RecordedTool, Given extends Args, Loaded> {
  readonly kind: "tool";
  readonly name: Name;
  readonly args: (given: ToolArguments<Name>) => Given;
  /** Types the rows that the load must read. */
  readonly loaded?: Loaded;
}

/** A tool that only reads rows, and has no operation of its own for tokens. */
export interface ToolRead<Given extends Args, Loaded> {
  readonly kind: "tool";
  readonly args: (given: PageQuery, context: Context) => Given;
  readonly present: (loaded: Loaded, given: PageQuery, context: Context) => object;
}

/** Rows that the tool server reads beside those of its tools. */
export interface ToolRows<Given extends Args, Loaded> {
  readonly kind: "tool";
  readonly args: (given: Given) => Given;
  /** Types the rows that the load must read. */
  readonly loaded?: Loaded;
}

/** An operation composed from the loads of other operations. */
export interface Composed {
  readonly kind: "composed";
  readonly id: OperationId;
  readonly needs: readonly string[];
  /** Loads are typed where the operation is written, and erased here. */
  readonly compose: (loads: never) => unknown;
}

/** Traits of a handler that the stages ahead of it use. */
export interface HandlerTraits {
  readonly kind: "write" | "read" | "direct";
  /** Recognizes requests of another protocol, which are not validated against the contract. */
  readonly speaks?: (request: Request) => boolean;
  /** Member of the body that has a file in base64. */
  readonly file?: string;
  /** Keeps the file that is the body. The call's body is what is known of it (`describe` of validate.ts). */
  readonly receive?: (context: Context) => Promise<ReceivedFile>;
  /** Writes a refusal in the form of its standard; by default in the envelope. */
  readonly refuse?: Refuse;
  /** Marks an operation that the deployment lacks, or whose load is missing. It answers 501. */
  readonly unserved?: true;
}

/** An operation without facts of an organization. It uses the shell alone. */
export interface Direct<For extends OperationId, Own extends Shell> extends HandlerTraits {
  readonly kind: "direct";
  readonly id: For;
  readonly answer: (call: ValidCall<For>, context: Context<Own>) => Promise<WholeReply<For> | Answer<For>>;
}

/** Rows that a load must read: the verb's facts without those of every verb and those that `addFacts` supplies. */
type LoadedFor<Known, Added> = Omit<Known, keyof Facts | keyof Added | "prepared" | "asked">;

/** Arguments of an operation's load. */
export type GivenOf<Operation> = Operation extends { readonly args: (given: never, context: never) => infer Given }
  ? Operation extends { readonly name: RecordedTool }
    ? Given & { readonly shadow_run_id: string | null; readonly waiting_key: string | null }
    : Given
  : never;

/** Rows that an operation's load must read. */
export type LoadedOf<Operation> =
  Operation extends Write<infer _Id, infer _Given, infer Known, infer Added>
    ? LoadedFor<Known, Added>
    : Operation extends { readonly present: (loaded: infer Loaded, ...more: never) => unknown }
      ? Loaded
      : Operation extends ToolCall<infer _Name, infer _Given, infer Loaded>
        ? Loaded & CallRows
        : Operation extends ToolRows<infer _Given, infer Loaded>
          ? Loaded
          : never;

/** Rows that every tool call reads beside those of its tool. */
interface CallRows {
  /** Dry run that the call follows. */
  readonly rehearsal: RunRow | null;
  /** Pending approval of the same call without a key. */
  readonly waiting: ApprovalRow | null;
}

export const write = <For extends OperationId, Given extends Args, Known extends Facts, Added = unknown>(
  id: For,
  operation: Omit<Write<For, Given, Known, Added>, "kind" | "id">,
): Write<For, Given, Known, Added> => ({ kind: "write", id, ...operation });

export const read = <For extends OperationId, Given extends Args, Loaded>(
  id: For,
  operation: Omit<Read<For, Given, Loaded>, "kind" | "id">,
): Read<For, Given, Loaded> => ({ kind: "read", id, ...operation });

export const direct = <For extends OperationId, Own extends Shell = Shell>(
  id: For,
  answer: Direct<For, Own>["answer"],
): Direct<For, Own> => ({ kind: "direct", id, answer });

/** Reply of any operation. */
export type AnyReply = { readonly [Id in OperationId]: WholeReply<Id> }[OperationId];

/** Success with every member that the contract declares, or a refusal. */
type WholeReply<Id extends OperationId> =
  | { readonly status: SuccessStatus<Id>; readonly body: AnswerOf<Id> }
  | Refusal<ErrorCodeOf<Id>>;

/**
 * Handlers as the pipeline sees them, with types erased. Parts were matched when the handler was defined, so only it
 * may call them.
 */
export interface WriteHandler<Id extends OperationId, Own extends Shell> extends HandlerTraits {
  readonly kind: "write";
  readonly id: Id;
  readonly secret?: boolean;
  readonly compared?: (body: never) => unknown;
  readonly load: (shell: Own, organizationId: string, args: never) => Awaitable<OwnFacts>;
  readonly args: (call: never, context: Context) => Args;
  readonly addFacts?: (call: never, context: Context, conflict: string | null) => unknown;
  readonly asks?: (loaded: never, context: Context, call: never) => Promise<unknown>;
  readonly prepare?: (loaded: never, call: never) => Steps<unknown>;
  readonly decide: (facts: never, call: never) => Outcome<OperationId>;
}

export interface ReadHandler<Id extends OperationId, Own extends Shell> extends HandlerTraits {
  readonly kind: "read";
  readonly id: Id;
  readonly when?: (call: never) => boolean;
  /** Reads that answer some calls in place of this one. */
  readonly variants?: readonly ReadHandler<Id, Own>[];
  readonly load: (shell: Own, organizationId: string, args: never) => Awaitable<CredentialFacts>;
  readonly args: (call: never, context: Context) => Args;
  readonly present: (
    loaded: never,
    call: never,
    context: Context,
    again: never,
  ) => AnyReply | Answer | Promise<AnyReply | Answer>;
}

export interface DirectHandler<Id extends OperationId, Own extends Shell> extends HandlerTraits {
  readonly kind: "direct";
  readonly id: Id;
  readonly answer: (call: never, context: Context<Own>) => Promise<AnyReply | Answer>;
}

export type Handler<Own extends Shell = Shell, Id extends OperationId = OperationId> =
  | WriteHandler<Id, Own>
  | ReadHandler<Id, Own>
  | DirectHandler<Id, Own>;

/** Handlers of all operations. A missing or misplaced handler is a type error. */
export type Handlers<Own extends Shell = Shell> = { readonly [Id in OperationId]: Handler<Own, Id> };
