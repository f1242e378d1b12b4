/**
 * The walk of a request, room by room:
 * correlate → authenticate → authorize → limit → validate → load (with replay) → decide → commit → respond.
 * The last but one of them, load to commit, are the operation's handler (`execute.ts`).
 */
import { type OperationId, operations } from "@atlas-messaging/contract";
import { type Handlers, type Pipeline, encode, isEncoded } from "@atlas-messaging/server-stubs";
import { authenticate, confirm, revoked } from "./authenticate.ts";
import { authorize, offer } from "./authorize.ts";
import type { Call, Context, KnownOperation, Services } from "./call.ts";
import { correlate } from "./correlate.ts";
import { limit } from "./limit.ts";
import { isConfirming } from "./principals.ts";
import { type Answer, problemAnswer, respond } from "./respond.ts";
import { validate } from "./validate.ts";

export const createPipeline =
  (services: Services, handlers: Handlers<Context>): Pipeline =>
  async (id, http) => {
    const call = correlate(services, known(id), http);
    const started = services.clock.now();
    const answer = await walk(services, handlers, id, call, http.params).catch((error: unknown) =>
      problemAnswer(services, call, error),
    );
    logAnswer(services, call, answer, started);
    return respond(services, call, answer);
  };

const walk = async <Id extends OperationId>(
  services: Services,
  handlers: Handlers<Context>,
  id: Id,
  call: Call,
  params: { readonly [name: string]: string },
): Promise<Answer> => {
  const operation = known(id);
  const handler = handlers[id];
  try {
    await admit(services, call, operation);
    const valid = await validate(id, call, params);
    if (!isConfirming(handler)) await confirm(services, call);
    const reply = await handler(valid, contextOf(services, call, operation));
    return isEncoded(reply) ? reply : encode(id, reply);
  } catch (problem) {
    // A revoked credential is told so, whatever else is wrong with its request.
    await confirm(services, call);
    throw problem;
  }
};

const contextOf = (services: Services, call: Call, operation: KnownOperation): Context => ({
  services,
  operation,
  requestId: call.requestId,
  principal: call.principal,
  concludeCredential: (lives) => {
    if (!lives && call.principal) throw revoked(services, call.principal);
    call.confirmed = true;
  },
});

const known = (id: OperationId): KnownOperation => ({ ...operations[id], id });

/** Lets a request in, or says why not. A failed credential counts against its client address. */
const admit = async (services: Services, call: Call, operation: KnownOperation): Promise<void> => {
  if (operation.auth.scheme !== "none") {
    try {
      call.principal = await authenticate(services, call);
    } catch (error) {
      await limit(services, call, "public");
      throw error;
    }
    authorize(operation, call.principal);
  }
  offer(operation, services.settings);
  await limit(services, call, operation.limit);
};

const logAnswer = ({ logger, clock }: Services, call: Call, answer: Answer, started: number): void =>
  logger.info(
    {
      request_id: call.requestId,
      operation: call.operation?.id,
      method: call.request.method,
      path: call.url.pathname,
      status: answer.status,
      organization_id: call.principal?.organizationId,
      principal_id: call.principal?.id,
      duration_ms: clock.now() - started,
    },
    "answered",
  );
