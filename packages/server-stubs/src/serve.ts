/** A server of the contract as one function from `Request` to `Response`, for any framework. */
import { type LimitName, type OperationId, limits, operations } from "@atlas-messaging/contract";
import { validateRequest } from "@atlas-messaging/validators/requests";
import {
  type Answer,
  type KnownOperation,
  type RefusedRequest,
  isRequestId,
  lifecycleHeaders,
  refusalAnswer,
  refuseEnded,
  standardHeaders,
} from "./answer.ts";
import { bodyOf, drain } from "./body.ts";
import type { ContextOf, Exact } from "./exact.ts";
import { type Caller, type Checked, type Handlers, type SomeHandlers, dispatch } from "./handlers.ts";
import { type LimitDecision, type Limiter, decisionOf, limitClassOf, processLimiter, rateLimited } from "./limiter.ts";
import { Problem, insufficientScope, invalid, invalidToken, unauthenticated } from "./problem.ts";
import { bearerOf, keyed, readQuery, refuseOrganization } from "./request.ts";
import { routeAt, whyUnrouted } from "./route-at.ts";

type Awaitable<Value> = Value | Promise<Value>;

export interface ServeOptions<Context extends Caller> {
  /**
   * Finds the caller of a bearer token. Null refuses the request with 401; a thrown `Problem` with its own code.
   * Operations that need no credential do not ask.
   */
  readonly authenticate: (token: string, asked: Asked) => Awaitable<Context | null>;
  /** Address of the site whose `/docs` has the page of each error code. The origin of the request by default. */
  readonly site?: string | undefined;
  /** Headers of every answer, such as `Strict-Transport-Security`. */
  readonly headers?: { readonly [name: string]: string } | undefined;
  /** Counts requests. By default each process counts its own. */
  readonly limiter?: Limiter | undefined;
  /** Requests a minute of limit classes, in place of the contract's. */
  readonly limits?: { readonly [Name in LimitName]?: number } | undefined;
  /** Checks each JSON answer, for development: `checkAnswer` of `@atlas-messaging/server-stubs/check`. */
  readonly check?: CheckAnswer | undefined;
  /** Receives errors of handlers, whose callers get a 500 with the request id. Logs them by default. */
  readonly onError?: ((error: unknown, asked: Asked & RefusedRequest) => void) | undefined;
}

/** A request, and the operation that it asks for. */
export interface Asked {
  readonly request: Request;
  readonly operation: KnownOperation;
}

/** Facts that only the socket has. */
export interface From {
  /** Address of the client, by which requests without a credential are counted. */
  readonly clientAddress?: string | null | undefined;
}

export type Serve = (request: Request, from?: From) => Promise<Response>;

/** Throws if a JSON answer breaks the contract. */
export type CheckAnswer = (id: OperationId, status: number, body: unknown) => void;

/** Requires all operations, unless `partial` has made the handlers. */
type Whole<Given> = Given extends Checked ? unknown : { readonly [Id in OperationId]: unknown } & Exact<Given>;

/**
 * Makes a server of its handlers. It routes, authenticates, counts, reads and validates each request, and answers with
 * the contract's envelopes and headers. An answer with an undeclared member is a type error.
 * @example
 * const atlas = serve(partial({ "system.health": async () => ({ status: 200, body: { ok: true, data: { status: "ok" } } }) }), {
 *   authenticate: async (token) => findCaller(token),
 * });
 */
export const serve = <Given extends SomeHandlers, Context extends ContextOf<Given> & Caller>(
  handlers: Given & Whole<Given>,
  options: ServeOptions<Context>,
): Serve => {
  const limiter = options.limiter ?? processLimiter({ now: () => Date.now() });
  // `authenticate` gives what the handlers take. A missing operation is a type error, or answers 501 by `partial`.
  const all = handlers as unknown as Handlers<Caller>;
  const served: Served = { ...options, handlers: all, limiter };
  return (request, from = {}) => answerRequest(served, request, from);
};

interface Served extends Omit<ServeOptions<Caller>, "limiter"> {
  readonly handlers: Handlers<Caller>;
  readonly limiter: Limiter;
}

/** State of one request. */
interface State extends RefusedRequest {
  readonly request: Request;
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
  readonly operation: KnownOperation | null;
  readonly clientAddress: string;
  caller: Caller | null;
  limit: LimitDecision | null;
}

const answerRequest = async (served: Served, request: Request, { clientAddress }: From): Promise<Response> => {
  const url = new URL(request.url);
  const routed = routeAt(request.method, url.pathname);
  const given = request.headers.get("x-request-id");
  const state: State = {
    request,
    url,
    params: routed?.params ?? {},
    operation: routed && { ...operations[routed.id], id: routed.id },
    clientAddress: clientAddress ?? "unknown",
    requestId: given !== null && isRequestId(given) ? given : crypto.randomUUID(),
    site: served.site ?? url.origin,
    caller: null,
    limit: null,
  };
  const answer = await passed(served, state).catch((error: unknown) => refusalOf(served, state, error));
  await drain(request);
  return respond(served, state, answer);
};

/** Passes the request through its stages, in the order of their refusals. */
const passed = async (served: Served, state: State): Promise<Answer> => {
  const { operation, request, url } = state;
  if (operation === null) {
    await count(served, state, "public");
    throw whyUnrouted(request.method, url.pathname);
  }
  refuseEnded(operation, Date.now()); // 410
  await authenticate(served, state, operation); // 401, 403
  if (!operation.probe && !operation.limitBy) await count(served, state, operation.limit); // 429
  const call = await validated(served, state, operation); // 400, 404, 413, 415, 422
  const answer = await dispatch(served.handlers, call, state.caller, state);
  return checked(served, operation, answer);
};

const authenticate = async (served: Served, state: State, operation: KnownOperation): Promise<void> => {
  const { auth } = operation;
  if (auth.scheme === "none") return;
  try {
    const token = bearerOf(state.request);
    if (token === null) throw unauthenticated("Send Authorization: Bearer <token>.");
    state.caller = await served.authenticate(token, { request: state.request, operation });
    if (state.caller === null) throw invalidToken("The token is unknown.");
  } catch (error) {
    await count(served, state, "public");
    throw error;
  }
  const { scopes } = state.caller;
  if (scopes === "all" || auth.anyOf.length === 0 || auth.anyOf.some((each) => scopes.includes(each))) return;
  if (auth.scheme === "accessToken") throw insufficientScope("This operation", auth.anyOf);
  throw new Problem("permission_denied", `This operation needs the permission ${auth.anyOf.join(" or ")}.`);
};

/** Counts a request for its organization and principal, or for its client address. A full window refuses it. */
const count = async (served: Served, state: State, limitClass: LimitName): Promise<void> => {
  const { keys, reasons } = windowsOf(state, limitClass);
  const taken = await served.limiter.take(keys, maxOf(served, limitClass));
  state.limit = decisionOf(limitClass, reasons, taken);
  if (!taken.admitted) throw rateLimited(state.limit);
};

const windowsOf = ({ caller, clientAddress }: State, limitClass: LimitName) => {
  if (caller === null || limitClass === "public" || limitClass === "sign_in")
    return { keys: [`${limitClass} address ${clientAddress}`], reasons: ["address"] as const };
  const { organization, principal } = caller;
  return {
    keys: [`${limitClass} organization ${organization}`, `${limitClass} principal ${organization} ${principal}`],
    reasons: ["organization", "principal"] as const,
  };
};

const maxOf = ({ limits: own }: Served, limitClass: LimitName): number => own?.[limitClass] ?? limits[limitClass].limit;

/** Reads and validates the request. The class of its limit may depend on the body. */
const validated = async (served: Served, state: State, operation: KnownOperation) => {
  const { request, requestId } = state;
  try {
    const call = await readCall(state, operation);
    if (operation.limitBy) await count(served, state, limitClassOf(operation, call.body));
    return { ...call, request, requestId };
  } catch (error) {
    if (operation.limitBy && state.limit === null) await count(served, state, operation.limit);
    throw error;
  }
};

const readCall = async ({ request, url, params }: State, operation: KnownOperation) => {
  const { id } = operation;
  const query = readQuery(url);
  const { body: given, file } = await bodyOf(request, operation);
  refuseOrganization(given);
  const { body, named } = keyed(request, operation, given);
  const valid = validateRequest(id, { params, query, body });
  if (valid.ok) return { id, ...valid.value, file };
  if (valid.notFound) throw new Problem("not_found", "Nothing has an id of this form.");
  throw Problem.of(invalid(named(valid.details)));
};

/** An unknown error never reaches the client. */
const refusalOf = ({ onError = logged }: Served, state: State, error: unknown): Answer => {
  const { operation, request, requestId, site } = state;
  if (error instanceof Problem) return refusalAnswer(operation, error.refusal, state, error.headers);
  if (error instanceof DOMException && error.name === "AbortError")
    return refusalAnswer(
      operation,
      { code: "malformed_json", message: "The request ended before its body did." },
      state,
    );
  if (operation) onError(error, { request, operation, requestId, site });
  const message = `Something failed on our side. The request id ${requestId} identifies it.`;
  return refusalAnswer(operation, { code: "internal_error", message }, state);
};

const logged: NonNullable<Served["onError"]> = (error, { operation, requestId }) =>
  // oxlint-disable-next-line no-console -- The default log of a server.
  console.error(`${operation.id} failed (request ${requestId})`, error);

const checked = ({ check }: Served, { id }: KnownOperation, answer: Answer): Answer => {
  if (!check || !answer.contentType?.startsWith("application/json")) return answer;
  check(id, answer.status, JSON.parse(answer.text));
  return answer;
};

const respond = async (served: Served, state: State, answer: Answer): Promise<Response> => {
  const { operation, request, requestId, site } = state;
  const limit = state.limit ?? (await shown(served, state));
  const headers = {
    ...served.headers,
    ...standardHeaders(answer, { requestId, limit }),
    ...lifecycleHeaders(operation, site),
    ...answer.headers,
  };
  const { body, status } = answer;
  if (request.method !== "HEAD") return new Response(body, { status, headers });
  if (body instanceof ReadableStream) await body.cancel();
  return new Response(null, { status, headers });
};

/** Returns the state of the windows of a request that no stage counted. */
const shown = async (served: Served, state: State): Promise<LimitDecision> => {
  const limitClass = state.operation?.limit ?? "public";
  const { keys, reasons } = windowsOf(state, limitClass);
  const taken = await served.limiter.peek(keys, maxOf(served, limitClass));
  return decisionOf(limitClass, reasons, { ...taken, admitted: true });
};
