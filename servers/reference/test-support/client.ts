/** Calls the server as a developer does, and holds every answer to the contract. */
import { type ErrorCode, type OperationId, type SuccessOf, errors, operations } from "@atlas-messaging/contract";
import { isStream, textSoFar } from "@atlas-messaging/conformance";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { settled } from "@atlas-messaging/test-wait";
import { expect } from "vitest";

export interface Request {
  readonly params?: { readonly [name: string]: string };
  /** A list is a parameter that is given more than once. */
  readonly query?: { readonly [name: string]: string | number | readonly string[] };
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, without a content type unless `headers` has one. */
  readonly raw?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Take the place of the headers that the client would send. */
  readonly headers?: { readonly [name: string]: string };
}

export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly retryable: boolean;
  readonly details?: readonly { readonly path: string; readonly message: string }[];
}

/** An answer that the contract allows: a success has a body, parsed if it is JSON, and a failure an error. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** The exact text. */
  readonly text: string;
  readonly body: Body | null;
  readonly error: Failure | null;
}

export interface Client {
  /** One operation of the contract. */
  call<Id extends OperationId>(id: Id, request?: Request): Promise<Answer<SuccessOf<Id>>>;
  /** The body of a success; a refusal fails the test. */
  succeed<Id extends OperationId>(id: Id, request?: Request): Promise<SuccessOf<Id>>;
  /** Any method and path, also those that no operation has. */
  send(method: string, path: string, request?: Request): Promise<Answer>;
}

export const createClient = (url: string, token?: string): Client => {
  const authorization: { readonly [name: string]: string } = token ? { authorization: `Bearer ${token}` } : {};
  const exchange = async (id: OperationId | null, method: string, path: string, request: Request): Promise<Answer> => {
    const json: { readonly [name: string]: string } =
      request.body === undefined ? {} : { "content-type": "application/json" };
    const headers = { ...authorization, ...json, ...request.headers };
    const body = request.raw ?? (request.body === undefined ? null : JSON.stringify(request.body));
    const [leaving, asked] = [new AbortController(), Date.now()];
    const answered = async () => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers,
        body,
        redirect: "manual",
        signal: leaving.signal,
        ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
      });
      const text = isStream(response) ? await textSoFar(response) : await response.text();
      return { status: response.status, headers: response.headers, text };
    };
    const answer = await settled(`the answer to ${method} ${path}`, answered(), () => leaving.abort());
    return checkedAnswer(id, answer, asked);
  };
  const call = async <Id extends OperationId>(id: Id, request: Request = {}): Promise<Answer<SuccessOf<Id>>> => {
    const { method, path } = operations[id];
    return asAnswerOf<Id>(await exchange(id, method, pathOf(path, request), request));
  };
  return {
    call,
    succeed: async (id, request) => {
      const answer = await call(id, request);
      if (answer.body === null) throw new Error(`${id} was refused: ${answer.text}`);
      return answer.body;
    },
    send: (method, path, request = {}) => exchange(null, method, path, request),
  };
};

export const pathOf = (template: string, { params = {}, query = {} }: Request): string => {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]));
  const search = new URLSearchParams(given);
  return search.size === 0 ? path : `${path}?${search}`;
};

/** `checkedAnswer` has validated the body with the response schema that the type was made of. */
const asAnswerOf = <Id extends OperationId>(answer: Answer) => answer as Answer<SuccessOf<Id>>;

/** Codes that say the request met no operation of the deployment, so that no operation declares them. */
const undeclared: readonly string[] = ["method_not_allowed", "not_implemented"] satisfies ErrorCode[];

interface Raw {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Refuses an answer outside the contract, whatever the test is about.
 *
 * @param asked when the request was made
 */
export const checkedAnswer = (id: OperationId | null, { status, headers, text }: Raw, asked: number): Answer => {
  const type = (status < 400 && id !== null && typeOf(id, headers)) || json;
  const empty = status === 202 || status === 204;
  checkHeaders(status, headers, empty ? null : headerOf(type), asked);
  if (empty) return { status, headers, text, body: null, error: null };
  if (type !== json) return { status, headers, text, body: text, error: null };
  const body: unknown = JSON.parse(text);
  const error = status < 400 ? null : checkedFailure(status, body);
  if (id !== null && !undeclared.includes(error?.code ?? "")) {
    expect(validateResponse(id, status, body), `${id} answers ${status} ${text}`).toMatchObject({ ok: true });
  }
  return { status, headers, text, body: error ? null : body, error };
};

/** Operations that answer with JSON, or with a stream where they are asked for one. */
const mayStream: readonly OperationId[] = ["sessions.exchange", "toolServer.call"];

const typeOf = (id: OperationId, headers: Headers): string | null =>
  mayStream.includes(id) && headers.get("content-type")?.startsWith(eventStream) === true
    ? eventStream
    : operations[id].success.contentType;

const checkedFailure = (status: number, body: unknown): Failure => {
  const inEnvelope = { ok: false, error: { code: expect.any(String), message: expect.stringMatching(/\S/) } };
  const own = ownErrorIn(body);
  expect(own).toMatchObject(inEnvelope);
  const { error } = own as { readonly error: Failure }; // As just seen; the code is looked up below.
  expect(errors[error.code], `the error table says of ${error.code}`).toMatchObject({
    status,
    retryable: error.retryable,
  });
  return error;
};

/** Returns the service's error of JSON-RPC, its `data`, as the envelope has it. */
const ownErrorIn = (body: unknown): unknown => {
  const { jsonrpc, error }: { readonly jsonrpc?: unknown; readonly error?: Readonly<Record<string, unknown>> } =
    Object(body);
  return jsonrpc === undefined
    ? body
    : { ok: false, error: { ...Object(error?.["data"]), message: error?.["message"] } };
};

const json = "application/json";
const eventStream = "text/event-stream";

/** Media has the type of its own bytes. JSON is UTF-8 by itself (RFC 8259). */
const headerOf = (type: string): unknown => {
  if (type === "*/*") return expect.any(String);
  return type === json ? json : `${type}; charset=utf-8`;
};
const numeral = /^(0|[1-9]\d*)$/;

/** The seven headers that every answer carries. */
const checkHeaders = (status: number, headers: Headers, type: unknown, asked: number): void => {
  const number = (name: string): number => {
    expect(headers.get(name), name).toMatch(numeral);
    return Number(headers.get(name));
  };
  const limit = number("x-atlas-ratelimit-limit");
  const remaining = number("x-atlas-ratelimit-remaining");
  expect(limit).toBeGreaterThan(0);
  expect(remaining).toBeLessThanOrEqual(limit);
  expect(number("x-ratelimit-remaining")).toBe(remaining);
  // Within a minute of the answer, which came between the request and now; clocks may differ by two seconds.
  const reset = number("x-atlas-ratelimit-reset");
  expect(reset).toBeGreaterThan(asked / 1_000 - 2);
  expect(reset).toBeLessThan(Date.now() / 1_000 + 64);
  const retryAfter = number("retry-after");
  if (status === 429 || status === 503) expect(retryAfter).toBeGreaterThan(0);
  else expect(retryAfter).toBe(0);
  const reasons = status === 429 ? /^(organization|principal|address)$/ : /^ok$/;
  expect(headers.get("x-atlas-ratelimit-reason")).toMatch(reasons);
  expect(headers.get("x-request-id")).toMatch(/^[\w.:-]{8,128}$/);
  expect(headers.get("content-type")).toEqual(type);
};
