/** Walk of a request through the rooms: correlate → the list below → respond. */
import { type Operation, type OperationId, operations } from "@atlas-messaging/contract";
import type { Answer, Pipeline } from "@atlas-messaging/server-stubs/handlers";
import type { Handler, HandlerTraits, Handlers } from "../handler.ts";
import type { Shell } from "../shell.ts";
import type { Span, Tracing } from "../tracing.ts";
import { authenticate, confirm, confirmUnloaded } from "./authenticate.ts";
import { authorize, offer, refuseOtherHost } from "./authorize.ts";
import type { Context, KnownOperation } from "./context.ts";
import { correlate } from "./correlate.ts";
import { finish } from "./finish.ts";
import { handle } from "./handle.ts";
import { noticeDeprecated, refuseSunset } from "./lifecycle.ts";
import { limit } from "./limit.ts";
import { refuseOtherResource } from "./resources.ts";
import { validate } from "./validate.ts";

/** A room lets a request pass and may note something on it, or throws the refusal. */
export type Room = (context: Context, handler: HandlerTraits) => Promise<void> | void;

/** Rooms ahead of the handler, in walking order. */
const admission: readonly Room[] = [
  refuseOtherHost, // 404
  refuseSunset, // 410
  authenticate, // 401
  refuseOtherResource, // 401
  authorize, // 403
  offer, // 403, 404
  limit, // 429
  noticeDeprecated,
  validate, // 400, 413, 415, 422; and 429 where the class of the limit depends on the body
  confirmUnloaded, // 401
];

/** Operations of the contract; a test may change the stage of one. */
export type OperationTable = { readonly [Id in OperationId]: Operation };

export interface Built {
  readonly table?: OperationTable;
  /** Extra rooms of a shell, last before the handler. */
  readonly rooms?: readonly Room[];
}

export const createPipeline = <Own extends Shell>(
  shell: Own,
  handlers: Handlers<Own>,
  { table = operations, rooms = [] }: Built = {},
): Pipeline => {
  const known: { [Id in OperationId]?: KnownOperation } = {};
  const ahead = [...admission, ...rooms];
  return (id, http) => {
    const operation = (known[id] ??= { ...table[id], id });
    const context = correlate(shell, operation, http);
    if (shell.tracing) context.span = beginSpan(shell.tracing, context, operation);
    return finish(context, walk(ahead, context, handlers[id]), handlers[id].refuse);
  };
};

const walk = async <Own extends Shell>(
  rooms: readonly Room[],
  context: Context<Own>,
  handler: Handler<Own>,
): Promise<Answer> => {
  try {
    for (const enter of rooms) {
      const entered = enter(context, handler);
      // Most rooms need not wait, and a microtask for each would add up.
      if (entered !== undefined) await entered;
    }
    return await handle(context, handler);
  } catch (problem) {
    // A revoked credential answers 401, whatever else is wrong with the request.
    await confirm(context);
    throw problem;
  }
};

const beginSpan = (tracing: Tracing, context: Context, { id, method, path }: KnownOperation): Span =>
  tracing.begin({
    name: id,
    kind: "server",
    parent: context.request.headers.get("traceparent"),
    attributes: { "http.request.method": method, "http.route": path, "atlas.request_id": context.requestId },
  });
