/** Stages of a request: correlate → the list below → respond. */
import { type LimitName, type Operation, type OperationId, operations } from "@atlas-messaging/contract";
import type { Answer, Http, KnownOperation, Pipeline } from "@atlas-messaging/server-stubs";
import {
  type LimitDecision,
  isRequestId,
  lifecycleHeaders,
  standardHeaders,
} from "@atlas-messaging/server-stubs/parts";
import type { Handler, HandlerTraits, Handlers } from "./handler.ts";
import type { Awaitable, RequestLine, Shell, Span, Tracing } from "./services.ts";
import { authenticate, confirm, confirmUnloaded, refuseOtherResource } from "./authenticate.ts";
import { authorize, noticeDeprecated, offer, refuseOtherHost, refuseSunset } from "./authorize.ts";
import type { Context } from "./context.ts";
import { handle } from "./decide.ts";
import { limit, limitOf, showLimit } from "./limit.ts";
import { validate } from "./validate.ts";
import { type Refuse, failureOf, refuseInEnvelope } from "./failure.ts";
import { instantAt } from "../core/time.ts";
import type { HeldFile } from "./file-body.ts";
import type { MediaRow } from "../rows/messages.ts";
import { withoutTokens } from "../core/secrets.ts";
import { codeIn } from "./stored-request.ts";

/** A stage lets a request pass and may note something on it, or throws the refusal. */
export type Stage = (context: Context, handler: HandlerTraits) => Awaitable<void>;

/** Stages ahead of the handler, in their order. */
const admission: readonly Stage[] = [
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
  /** Extra stages of a shell, last before the handler. */
  readonly stages?: readonly Stage[];
}

export const createPipeline = <Own extends Shell>(
  shell: Own,
  handlers: Handlers<Own>,
  { table = operations, stages = [] }: Built = {},
): Pipeline => {
  const known: { [Id in OperationId]?: KnownOperation } = {};
  const ahead = [...admission, ...stages];
  return (id, http) => {
    const operation = (known[id] ??= { ...table[id], id });
    const context = correlate(shell, operation, http);
    if (shell.tracing) context.span = beginSpan(shell.tracing, context, operation);
    return finish(context, passStages(ahead, context, handlers[id]), handlers[id].refuse);
  };
};

const passStages = async <Own extends Shell>(
  stages: readonly Stage[],
  context: Context<Own>,
  handler: Handler<Own>,
): Promise<Answer> => {
  try {
    for (const enter of stages) await enter(context, handler);
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

/** A request as it arrives. Paths outside the contract have no parameters. */
export type Arrived = Omit<Http, "params"> & Partial<Pick<Http, "params">>;

/** An id is logged and shown, so a token in its place is none. */
const isKept = (text: string): boolean => isRequestId(text) && withoutTokens(text) === text;

/** Creates the context of a request. A well-formed `X-Request-Id` of the caller is kept. */
export const correlate = <Own extends Shell>(
  shell: Own,
  operation: KnownOperation | null,
  http: Arrived,
  limitClass: LimitName = operation?.limit ?? "public",
): Context<Own> => {
  const asked = http.request.headers.get("x-request-id");
  return {
    shell,
    request: http.request,
    url: http.url ?? urlOf(http.request),
    params: http.params ?? noParams,
    get clientAddress() {
      return http.clientAddress;
    },
    requestId: asked !== null && isKept(asked) ? asked : shell.newId(),
    startedAt: shell.clock.now(),
    operation,
    limitClass,
    headers: {},
    cookies: [],
    principal: null,
    credentialChecked: false,
    limit: null,
    input: null,
    bodyText: null,
    file: null,
    received: null,
    leave: null,
    span: null,
  };
};

const noParams = {};

/** An invalid or missing Host makes a URL that does not parse; its path and query still count. */
export const urlOf = ({ url }: Request): URL =>
  URL.parse(url) ?? URL.parse(url.replace(/^[a-z]+:\/\/[^/]*/i, ""), nowhere) ?? new URL(nowhere);

const nowhere = "http://host.invalid";

/** Ends every request: turns a failure into an answer, logs and keeps it, ends the span, and writes the response. */
export const finish = async (
  context: Context,
  answering: Promise<Answer>,
  refuse: Refuse = refuseInEnvelope,
): Promise<Response> => {
  const { shell, startedAt } = context;
  let failure: unknown;
  const answer = await answering.catch((error: unknown) => {
    failure = error;
    return refuse(failureOf(context, error), context);
  });
  context.leave?.();
  if (context.file) release(context, context.file);
  if (context.received && (answer.status >= 400 || answer.replayed)) drop(context, context.received.id);
  const milliseconds = shell.clock.now() - startedAt;
  shell.accessLog.info(lineOf(context, answer, milliseconds, failure), "answered");
  keepRequest(context, answer, milliseconds);
  context.span?.end({ failed: answer.status >= 500, attributes: { "http.response.status_code": answer.status } });
  return respond(context, answer);
};

/** Frees a long file, and what was made of it. A shell whose bodies are in memory may keep these bytes. */
const release = ({ shell }: Context, file: HeldFile): void => {
  if (shell.bodiesInMemory) return;
  file.bytes.buffer.transfer?.(0);
  shell.collect?.();
};

/** Removes bytes that no media names. What this misses, housekeeping finds. */
const drop = ({ shell, principal, requestId }: Context, id: MediaRow["id"]): void => {
  if (!principal) return;
  shell.afterAnswer(() =>
    shell.media.drop(principal.organizationId, id).catch((error: unknown) => {
      shell.log.warn({ err: error, request_id: requestId }, "the bytes of a refused upload could not be removed");
    }),
  );
};

const lineOf = (context: Context, answer: Answer, milliseconds: number, failure: unknown): RequestLine => {
  const { status } = answer;
  const code = status < 400 ? null : codeIn(answer.text);
  return {
    request_id: context.requestId,
    operation: context.operation?.id,
    method: context.request.method,
    path: withoutTokens(context.url.pathname),
    status,
    ...(code !== null && { code }),
    organization_id: context.principal?.organizationId,
    principal_id: context.principal?.id,
    duration_ms: milliseconds,
    ...(status >= 500 && { reason: reasonOf(failure) }),
  };
};

const maxReasonLength = 200;

/** The lines of a failure itself are counted once they repeat, and those of requests are not. */
const reasonOf = (failure: unknown): string | undefined => {
  if (!(failure instanceof Error)) return undefined;
  return reasonOf(failure.cause) ?? failure.message.slice(0, maxReasonLength);
};

/** Writes the response, with the headers that each has. */
export const respond = async (context: Context, answer: Answer): Promise<Response> => {
  const { requestId, operation, shell } = context;
  const { body, status } = answer;
  const state = context.limit ?? (await shownLimit(context));
  const headers = standardHeaders(answer, { requestId, limit: state });
  Object.assign(headers, lifecycleHeaders(operation, shell.hosts.site), answer.headers, context.headers);
  const response = new Response(body, { status, headers });
  for (const cookie of context.cookies) response.headers.append("set-cookie", cookie);
  return response;
};

/** The caller gets the answer even if the limiter fails. */
const shownLimit = (context: Context): Promise<LimitDecision> => {
  const { shell, limitClass } = context;
  const max = limitOf(context, limitClass);
  const now = shell.clock.now();
  return showLimit(context).catch((error: unknown) => {
    shell.log.warn({ err: error, request_id: context.requestId }, "the limit of a request could not be read");
    const reason = "ok" as const;
    return { limitClass, limit: max, remaining: max, resetAt: now, resetSeconds: 0, reason, retryAfterSeconds: 0 };
  });
};

// Keeps a request for the console, after its answer is known.

/** Keeps the requests of an organization. People who look around in the console would fill the list by looking. */
const keepRequest = (context: Context, answer: Answer, milliseconds: number): void => {
  const { shell, principal, operation, request, requestId, url, startedAt, input, bodyText } = context;
  if (!shell.keepRequest || !principal || !operation) return;
  if (principal.kind === "operator" && operation.method === "GET") return;
  try {
    shell.keepRequest({
      organization_id: principal.organizationId,
      // A request id of the caller may be no id, or come twice.
      id: request.headers.get("x-request-id") === requestId ? shell.newId() : requestId,
      correlation_id: requestId,
      operation: operation.id,
      method: operation.method,
      path: url.pathname,
      query: url.search === "" ? [] : url.searchParams,
      status: answer.status,
      principal_kind: principal.kind,
      principal_id: principal.id,
      principal_name: principal.name,
      duration_ms: Math.max(0, Math.round(milliseconds)),
      idempotent_replayed: answer.replayed,
      body: bodyText,
      isValid: input !== null,
      answer: typeof answer.body === "string" ? answer.body : null,
      created_at: instantAt(startedAt),
    });
  } catch (error) {
    // A copy for the console is no reason to fail the request.
    shell.log.error({ err: error, request_id: requestId, operation: operation.id }, "storing a request failed");
  }
};
