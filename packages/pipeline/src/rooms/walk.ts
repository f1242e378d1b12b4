/**
 * The walk of a request, room by room:
 * correlate → authenticate → authorize → limit → validate → load (with replay) → decide → commit → respond.
 * The last but one of them, load to commit, are the operation's handler (`bind.ts`). Only where the limit class depends on
 * the body does limit come after validate.
 */
import { type Operation, type OperationId, operations } from "@atlas-messaging/contract";
import {
  type Answer,
  type Handlers,
  type Pipeline,
  type Call as ValidCall,
  encode,
  isAnswer,
} from "@atlas-messaging/server-stubs/handlers";
import type { Shell } from "../shell.ts";
import type { Span, Tracing } from "../tracing.ts";
import { authenticate, confirm, revoked } from "./authenticate.ts";
import { authorize, offer, refuseOtherHost } from "./authorize.ts";
import type { Call, Context, KnownOperation } from "./call.ts";
import { conclude } from "./conclude.ts";
import { correlate } from "./correlate.ts";
import { isDeprecated, noticeDeprecated, refuseSunset } from "./lifecycle.ts";
import { limit, limitClassOf } from "./limit.ts";
import { isConfirming } from "./principals.ts";
import { refuseOtherResource } from "./resources.ts";
import { speaksAnother } from "./protocols.ts";
import { readRequest, validate } from "./validate.ts";

/** The operations of the contract; a test may give one another stage. */
export type OperationTable = { readonly [Id in OperationId]: Operation };

export const createPipeline = <Own extends Shell>(
  shell: Own,
  handlers: Handlers<Context<Own>>,
  table: OperationTable = operations,
): Pipeline => {
  const known: { [Id in OperationId]?: KnownOperation } = {};
  return async (id, http) => {
    const operation = (known[id] ??= { ...table[id], id });
    const call = correlate(shell, operation, http);
    if (shell.tracing) call.span = beginSpan(shell.tracing, call, operation);
    return conclude(shell, call, walk(shell, handlers, id, call, operation, http.params));
  };
};

const beginSpan = (tracing: Tracing, call: Call, { id, method, path }: KnownOperation): Span =>
  tracing.begin({
    name: id,
    kind: "server",
    parent: call.request.headers.get("traceparent"),
    attributes: { "http.request.method": method, "http.route": path, "atlas.request_id": call.requestId },
  });

const walk = async <Id extends OperationId, Own extends Shell>(
  shell: Own,
  handlers: Handlers<Context<Own>>,
  id: Id,
  call: Call,
  operation: KnownOperation,
  params: { readonly [name: string]: string },
): Promise<Answer> => {
  const handler = handlers[id];
  try {
    await admit(shell, call, operation);
    const valid = speaksAnother(handler, call.request)
      ? unread(id, await readRequest(call, params))
      : await validateCounted(shell, id, call, operation, params);
    if (!isConfirming(handler)) await confirm(shell, call);
    const reply = await handler(valid, contextOf(shell, call, operation));
    return isAnswer(reply) ? reply : encode(id, reply);
  } catch (problem) {
    // A revoked credential is told so, whatever else is wrong with its request.
    await confirm(shell, call);
    throw problem;
  }
};

/** What the handler itself reads, by a protocol that the contract does not describe. */
const unread = <Id extends OperationId>(id: Id, raw: object) => ({ id, ...raw }) as ValidCall<Id>;

const contextOf = <Own extends Shell>(shell: Own, call: Call, operation: KnownOperation): Context<Own> => ({
  shell,
  request: call.request,
  operation,
  requestId: call.requestId,
  principal: call.principal,
  span: call.span,
  get clientAddress() {
    return call.clientAddress;
  },
  tell: (header, value) => {
    call.told[header] = value;
  },
  concludeCredential: (lives) => {
    if (!lives && call.principal) throw revoked(shell, call.principal);
    call.confirmed = true;
  },
});

/** Lets a request in, or says why not. A failed credential counts against its client address. */
const admit = async (shell: Shell, call: Call, operation: KnownOperation): Promise<void> => {
  refuseOtherHost(operation, shell.separateHosts, call.url);
  refuseSunset(shell, operation);
  if (operation.auth.scheme !== "none") {
    try {
      call.principal = await authenticate(shell, call);
    } catch (error) {
      await limit(shell, call, "public");
      throw error;
    }
    refuseOtherResource(shell, operation, call.principal);
    authorize(operation, call.principal);
  }
  offer(operation, shell.settings);
  // Whoever asks how the server is must hear it, also where others have used the address's limit up.
  if (operation.id !== "system.health" && !operation.limitBy) await limit(shell, call, operation.limit);
  if (isDeprecated(operation)) await noticeDeprecated(shell, call, operation);
};

/** Where the limit class depends on the body, a request counts when that is known, and a bad one in the operation's own. */
const validateCounted = async <Id extends OperationId>(
  shell: Shell,
  id: Id,
  call: Call,
  operation: KnownOperation,
  params: { readonly [name: string]: string },
): Promise<ValidCall<Id>> => {
  if (!operation.limitBy) return validate(shell, id, call, params);
  const valid = await validate(shell, id, call, params).catch(async (problem: unknown) => {
    await limit(shell, call, operation.limit);
    throw problem;
  });
  await limit(shell, call, limitClassOf(operation, valid.body));
  return valid;
};
