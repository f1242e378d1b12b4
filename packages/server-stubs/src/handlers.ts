/** Types of handlers, and what binds them to their operations. */
import {
  type OperationId,
  type Permission,
  type Scope,
  type SuccessOf,
  contractVersion,
  keysOf,
  operations,
} from "@atlas-messaging/contract";
import { type Answer, type Call, type RefusedRequest, type Reply, encode, isAnswer } from "./answer.ts";
import type { ContextOf, Exact } from "./exact.ts";
import { Problem } from "./problem.ts";

/** A validated request, with what no schema describes. */
export interface ServedCall<Id extends OperationId> extends Omit<Call<Id>, "body"> {
  readonly body: (typeof operations)[Id]["body"] extends "file" ? undefined : Call<Id>["body"];
  /** The request as it came, for its headers and its `signal`. Its body is read, unless it is a file. */
  readonly request: Request;
  /** Id that the answer has in `X-Request-Id`. */
  readonly requestId: string;
  /** Bytes of a file that is the body, as they arrive. Too many reject with 413. Null for other operations. */
  readonly file: ReadableStream<Uint8Array> | null;
}

/** Context of an operation. Null for those that need no credential. */
export type ContextFor<Id extends OperationId, Context> = (typeof operations)[Id]["auth"]["scheme"] extends "none"
  ? null
  : Context;

/** Handler of one operation. An `Answer` is sent unchanged. */
export type Handler<Id extends OperationId, Context> = (
  call: ServedCall<Id>,
  context: ContextFor<Id, Context>,
) => Promise<Reply<Id> | Answer<Id>>;

/** Handlers of all operations. A missing one is a type error. */
export type Handlers<Context> = { readonly [Id in OperationId]: Handler<Id, Context> };

/** Caller of a request: the least that `authenticate` tells. */
export interface Caller {
  /** Id of the organization. Limits count for it. */
  readonly organization: string;
  /** Id of the token, app or person. Limits count for it, too. */
  readonly principal: string;
  /** Scopes of the token, or permissions of a console operator. Any one that the operation names is enough. */
  readonly scopes: readonly (Scope | Permission)[] | "all";
}

/**
 * Handlers of any operations. A method takes a narrower context than `Caller`, which `authenticate` must then give. It may
 * return any object, so that `Exact` says what is wrong with it.
 */
export type SomeHandlers = {
  readonly [Id in OperationId]?: {
    handle(call: ServedCall<Id>, context: ContextFor<Id, Caller>): Promise<Reply<Id> | Answer<Id> | object>;
  }["handle"];
};

declare const checked: unique symbol;

/** Handlers that `partial` has made: the others answer 501. */
export interface Checked {
  readonly [checked]: true;
}

/**
 * Handlers of some operations. All others answer 501 `not_implemented`. An answer with an undeclared member is a type
 * error.
 * @example
 * const handlers = partial({
 *   "channels.list": async ({ query }, { shop }: { readonly shop: string }) => ({
 *     status: 200,
 *     body: { ok: true, data: { channels: await channelsOf(shop, query.limit), has_more: false, next_cursor: null } },
 *   }),
 * });
 */
export const partial = <Given extends SomeHandlers>(
  handlers: Given & Exact<Given>,
): Handlers<ContextOf<Given>> & Checked =>
  // `dispatch` answers for those that are missing, and `ContextOf` is what the given ones take.
  handlers as unknown as Handlers<ContextOf<Given>> & Checked;

/** Body of `GET /version`: it tells which operations are served, which the conformance suite then asks for. */
export const versionOf = (
  served: readonly OperationId[],
  about: Pick<SuccessOf<"system.version">["data"], "build" | "environment">,
): SuccessOf<"system.version"> => {
  const enabled = new Set(served);
  const listed = keysOf(operations).map((id) => ({
    operation_id: id,
    stage: operations[id].stage,
    enabled: enabled.has(id),
  }));
  return { ok: true, data: { contract_version: contractVersion, ...about, operations: listed } };
};

/**
 * Calls the handler of an operation, and encodes its reply. An operation without a credential gets no context. One that
 * `partial` has left out throws `not_implemented`.
 */
export const dispatch = async <Id extends OperationId, Context>(
  handlers: { readonly [Each in Id]: Handler<Each, Context> },
  call: ServedCall<Id>,
  context: Context | null,
  refused: RefusedRequest,
): Promise<Answer<Id>> => {
  const { id } = call;
  if (!Object.hasOwn(handlers, id)) throw new Problem("not_implemented", `${id} is not served by this deployment yet.`);
  // An operation that needs a credential has been authenticated, and no other has a context.
  const reply = await handlers[id](call, context as ContextFor<Id, Context>);
  return isAnswer(reply) ? reply : encode(id, reply, refused);
};
