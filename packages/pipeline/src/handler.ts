/**
 * A handler is a plain object: by which arguments its facts are loaded, and how they are decided on or presented. Both
 * shells share all of it but the load: SQL in the server, memory in the sandbox. `rooms/handle.ts` carries it out.
 */
import type { OperationId, ToolArguments, ToolName } from "@atlas-messaging/contract";
import type { Facts, IdempotencyRow, Outcome, RunRow, Steps, ToolTypes, Verb } from "@atlas-messaging/domain";
import type { Answer, Reply, Call as ValidCall } from "@atlas-messaging/server-stubs/handlers";
import type { Context } from "./rooms/context.ts";
import type { Shell } from "./shell.ts";

/** What facts are looked up by. */
export interface Args {
  readonly [name: string]: string | number | boolean | null | readonly string[];
}

/** What every load is given beside the arguments of its operation; no key where the request has none. */
export interface OwnArgs {
  readonly credential_id: string;
  readonly idempotency_scope: string | null;
  readonly idempotency_operation: string | null;
  readonly idempotency_key: string | null;
}

/** What every load knows beside the facts of its operation. */
export interface OwnFacts {
  /** The stored answer of the idempotency key; null where there is none. */
  readonly stored: IdempotencyRow | null;
  /** Whether the principal's credential still lives. */
  readonly lives: boolean;
}

/** Reads the facts of a mutation for one organization. */
export type WriteLoad<Own extends Shell, Given, Loaded> = (
  shell: Own,
  organizationId: string,
  args: Given & OwnArgs,
) => Promise<Loaded & OwnFacts>;

/** Reads what a read shows. */
export type ReadLoad<Own extends Shell, Given, Loaded> = (
  shell: Own,
  organizationId: string,
  args: Given & Pick<OwnArgs, "credential_id">,
) => Promise<Loaded & Pick<OwnFacts, "lives">>;

/**
 * A mutation. `also` adds facts that are not rows; `stood` is the constraint that refused the last decision, which tells
 * of a row of another organization that no fact can show.
 */
export interface Write<For extends OperationId, Given extends Args, Known extends Facts, Added> {
  readonly kind: "write";
  readonly id: For;
  /** Whether its answer shows a secret, once: what is kept for a replay is sealed. */
  readonly secret: boolean;
  readonly args: (call: ValidCall<For>, context: Context) => Given;
  readonly also: ((call: ValidCall<For>, context: Context, stood: string | null) => Added) | undefined;
  /** What takes long of the decision, worked out before it with pauses (`Shell.pause`). */
  readonly ahead: ((loaded: Ahead<Known>, call: ValidCall<For>) => Steps<unknown>) | undefined;
  readonly decide: Verb<For, Known>;
}

/** The facts that are loaded, to work something out of that is a fact itself. */
type Ahead<Known> = Omit<Known, keyof Facts | "ahead">;

/** A read: by which arguments, and how what was loaded is presented. */
export interface Read<For extends OperationId, Given extends Args, Loaded> {
  readonly kind: "read";
  readonly id: For;
  /** Set on a variant of the operation: the calls that it answers in place of the operation's own read. */
  readonly when?: (call: ValidCall<For>) => boolean;
  readonly args: (call: ValidCall<For>, context: Context) => Given;
  readonly present: (loaded: Loaded, call: ValidCall<For>, context: Context) => Reply<For> | Promise<Reply<For>>;
}

/** A tool of the tool server: by which arguments the facts of its decision are looked up. */
export interface ToolCall<Name extends ToolName, Given extends Args> {
  readonly kind: "tool";
  readonly name: Name;
  readonly args: (given: ToolArguments<Name>) => Given;
}

/** An operation that reaches others: a handler made of the loads that it needs. */
export interface Composed {
  readonly kind: "composed";
  readonly id: OperationId;
  readonly needs: readonly string[];
  /** Its loads are typed where it is written; here they are any. */
  readonly compose: (loads: never) => unknown;
}

/** What the rooms ahead of a handler ask of it. */
export interface HandlerTraits {
  readonly kind: "write" | "read" | "direct";
  /** Recognizes requests of a protocol of its own, which are not held to the contract. */
  readonly speaks?: (request: Request) => boolean;
}

/** An operation without facts of an organization: it asks the shell alone. */
export interface Direct<For extends OperationId, Own extends Shell> extends HandlerTraits {
  readonly kind: "direct";
  readonly id: For;
  readonly answer: (call: ValidCall<For>, context: Context<Own>) => Promise<Reply<For> | Answer<For>>;
}

/** What the load of an operation must read: what its verb knows, without what all verbs know and what is added. */
type LoadedFor<Known, Added> = Omit<Known, keyof Facts | keyof Added | "ahead">;

export type GivenOf<Operation> =
  Operation extends Write<infer _Id, infer Given, infer _Known, infer _Added>
    ? Given
    : Operation extends Read<infer _Id, infer Given, infer _Loaded>
      ? Given
      : Operation extends ToolCall<infer _Name, infer Given>
        ? Given & { readonly shadow_run_id: string | null }
        : never;

export type LoadedOf<Operation> =
  Operation extends Write<infer _Id, infer _Given, infer Known, infer Added>
    ? LoadedFor<Known, Added>
    : Operation extends Read<infer _Id, infer _Given, infer Loaded>
      ? Loaded
      : Operation extends ToolCall<infer Name, infer _Given>
        ? Omit<ToolTypes[Name]["facts"], keyof Facts> & { readonly rehearsal: RunRow | null }
        : never;

export const write = <For extends OperationId, Given extends Args, Known extends Facts, Added = unknown>(
  id: For,
  operation: {
    readonly secret?: boolean;
    readonly args: (call: ValidCall<For>, context: Context) => Given;
    readonly also?: (call: ValidCall<For>, context: Context, stood: string | null) => Added;
    readonly ahead?: (loaded: Ahead<Known>, call: ValidCall<For>) => Steps<unknown>;
    readonly decide: Verb<For, Known>;
  },
): Write<For, Given, Known, Added> => ({
  kind: "write",
  id,
  ...operation,
  secret: operation.secret === true,
  also: operation.also,
  ahead: operation.ahead,
});

export const read = <For extends OperationId, Given extends Args, Loaded>(
  id: For,
  operation: Omit<Read<For, Given, Loaded>, "kind" | "id">,
): Read<For, Given, Loaded> => ({ kind: "read", id, ...operation });

export const tool = <Name extends ToolName, Given extends Args>(
  name: Name,
  args: (given: ToolArguments<Name>) => Given,
): ToolCall<Name, Given> => ({ kind: "tool", name, args });

export const direct = <For extends OperationId, Own extends Shell = Shell>(
  id: For,
  answer: Direct<For, Own>["answer"],
): Direct<For, Own> => ({ kind: "direct", id, answer });

/** A reply of any operation. */
export type AnyReply = { readonly [Id in OperationId]: Reply<Id> }[OperationId];

/**
 * Handlers as the walk has them. Each was made of parts that fit together; here a call, arguments and facts are any
 * operation's, so that only the walk, which passes on what it was given, can call them.
 */
export interface WriteHandler<Id extends OperationId, Own extends Shell> extends HandlerTraits {
  readonly kind: "write";
  readonly id: Id;
  readonly secret: boolean;
  readonly load: (shell: Own, organizationId: string, args: never) => Promise<OwnFacts>;
  readonly args: (call: never, context: Context) => Args;
  readonly also: ((call: never, context: Context, stood: string | null) => unknown) | undefined;
  readonly ahead: ((loaded: never, call: never) => Steps<unknown>) | undefined;
  readonly decide: (facts: never, call: never) => Outcome<OperationId>;
}

export interface ReadHandler<Id extends OperationId, Own extends Shell> extends HandlerTraits {
  readonly kind: "read";
  readonly id: Id;
  readonly when?: (call: never) => boolean;
  /** Reads of the same operation, which answer some of its calls in its place. */
  readonly variants?: readonly ReadHandler<Id, Own>[];
  readonly load: (shell: Own, organizationId: string, args: never) => Promise<Pick<OwnFacts, "lives">>;
  readonly args: (call: never, context: Context) => Args;
  readonly present: (loaded: never, call: never, context: Context) => AnyReply | Promise<AnyReply>;
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

/** The handlers of all operations; one that is missing, or another's, is a type error. */
export type Handlers<Own extends Shell = Shell> = { readonly [Id in OperationId]: Handler<Own, Id> };
