/** A deliberate fault: a layer between the suite and a deployment that is right. */
import type { OperationId } from "@atlas-messaging/contract";
import { routeAt } from "@atlas-messaging/server-stubs";
import { isStream } from "../../src/client/exchange.ts";
import type { Deliver, SandboxSettings } from "../sandbox-target.ts";

export interface Fault {
  /** The wrong behaviour, as a sentence about the deployment: "answers without X-Request-Id". */
  readonly name: string;
  /** The suite's cases of these operations have to catch it. */
  readonly operations: readonly OperationId[];
  /** Made anew for each run, since a layer may remember. */
  readonly layer?: () => Layer;
  /** Stands between the deployment and the receivers of its webhooks. */
  readonly deliveries?: () => (request: Request, next: Deliver) => Promise<Response>;
  readonly settings?: SandboxSettings;
  /** Is told when the suite moves the clock. */
  readonly moved?: (duration: string) => void;
}

export type Json = Record<string, unknown>;

/** A request as a layer sees it. */
export interface Asked {
  /** A request like the one that came, to be sent on; another each time. */
  readonly request: Request;
  readonly bytes: ArrayBuffer;
  readonly operation: OperationId | null;
  readonly params: { readonly [name: string]: string };
  readonly query: URLSearchParams;
  /** The bearer token; empty without one. */
  readonly token: string;
  /** The body, parsed where it is a JSON object. */
  readonly body: Json | null;
}

export type Next = (request: Request) => Promise<Response>;
export type Layer = (asked: Asked, next: Next) => Promise<Response>;

export const askedBy = async (request: Request): Promise<Asked> => {
  const { method, headers, url } = request;
  const { pathname, searchParams } = new URL(url);
  const routed = routeAt(method, pathname);
  const bytes = await request.arrayBuffer();
  return {
    get request() {
      return new Request(url, { method, headers, ...(bytes.byteLength === 0 ? {} : { body: bytes }) });
    },
    bytes,
    operation: routed?.id ?? null,
    params: routed?.params ?? {},
    query: searchParams,
    token: headers.get("authorization")?.replace(/^Bearer /, "") ?? "",
    body: objectIn(new TextDecoder().decode(bytes)),
  };
};

const objectIn = (text: string): Json | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : null;
  } catch {
    return null;
  }
};

interface RequestChange {
  readonly path?: string;
  readonly query?: { readonly [name: string]: string | null };
  readonly headers?: { readonly [name: string]: string };
  readonly body?: Json | string;
}

/** The request with something else in it. */
export const asking = ({ request, bytes }: Asked, { path, query = {}, headers = {}, body }: RequestChange): Request => {
  const url = new URL(request.url);
  if (path !== undefined) url.pathname = path;
  for (const [name, value] of Object.entries(query))
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  const content = typeof body === "string" ? body : body ? JSON.stringify(body) : bytes;
  const { method } = request;
  const bodiless = method === "GET" || (content instanceof ArrayBuffer && content.byteLength === 0);
  return new Request(url, {
    method,
    headers: { ...Object.fromEntries(request.headers), ...headers },
    ...(bodiless ? {} : { body: content }),
  });
};

export const as = (asked: Asked, token: string): Request =>
  asking(asked, { headers: { authorization: `Bearer ${token}` } });

interface ResponseChange {
  readonly status?: number;
  /** Null takes a header away. */
  readonly headers?: { readonly [name: string]: string | null };
  readonly body?: unknown;
  readonly text?: string;
}

/** The answer with something else in it. */
export const answering = async (response: Response, change: ResponseChange): Promise<Response> => {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(change.headers ?? {}))
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  const text = change.text ?? (change.body === undefined ? await response.text() : JSON.stringify(change.body));
  return new Response(text, { status: change.status ?? response.status, headers });
};

/** Returns the answer's JSON object; empty for a stream, whose end may never come. */
export const bodyOf = async (response: Response): Promise<Json> =>
  isStream(response) ? {} : (objectIn(await response.clone().text()) ?? {});

/** Changes what operations answer with these statuses. */
export const answers =
  (
    change: (body: Json, asked: Asked, response: Response) => ResponseChange | null | Promise<ResponseChange | null>,
    which: (asked: Asked, response: Response) => boolean = () => true,
  ): (() => Layer) =>
  () =>
  async (asked, next) => {
    const response = await next(asked.request);
    if (!which(asked, response)) return response;
    const changed = await change(await bodyOf(response), asked, response);
    return changed ? answering(response, changed) : response;
  };

export const of =
  (...ids: readonly OperationId[]) =>
  ({ operation }: Asked): boolean =>
    operation !== null && ids.includes(operation);

export const succeeding =
  (...ids: readonly OperationId[]) =>
  (asked: Asked, { status }: Response): boolean =>
    status < 400 && of(...ids)(asked);

/** Measures the bytes as sent: the same body is smaller when it is written anew. */
const isTooLarge = ({ bytes }: Asked): boolean => bytes.byteLength > 1_048_576;

type Remade = Response | null | Promise<Response | null>;

/** Does something else than the deployment where it is asked for operations; null leaves it to the deployment. */
export const instead =
  (ids: readonly OperationId[], act: (asked: Asked, next: Next) => Remade): (() => Layer) =>
  () =>
  async (asked, next) =>
    (of(...ids)(asked) && !isTooLarge(asked) ? await act(asked, next) : null) ?? next(asked.request);

/** Goes on where the deployment has answered operations with a status; null leaves its answer as it is. */
export const after =
  (
    status: number,
    ids: readonly OperationId[],
    act: (asked: Asked, next: Next, response: Response) => Remade,
  ): (() => Layer) =>
  () =>
  async (asked, next) => {
    const response = await next(asked.request);
    const applies = response.status === status && of(...ids)(asked);
    return (applies ? await act(asked, next, response) : null) ?? response;
  };

/** Changes the text of successes: a renamed field, a wrong value. */
export const rewrites = (ids: readonly OperationId[], rewrite: (text: string) => string): (() => Layer) =>
  answers((body) => ({ text: rewrite(JSON.stringify(body)) }), succeeding(...ids));

/** Changes requests of operations before they come to the deployment. */
export const asks =
  (ids: readonly OperationId[], change: (asked: Asked) => RequestChange | null | undefined): (() => Layer) =>
  () =>
  async (asked, next) => {
    const changed = of(...ids)(asked) && !isTooLarge(asked) ? change(asked) : null;
    return next(changed ? asking(asked, changed) : asked.request);
  };

export const without = (body: Json, name: string): Json =>
  Object.fromEntries(Object.entries(body).filter(([each]) => each !== name));

/** The members of an object that an answer holds under a name. */
export const inside = (body: unknown, ...names: string[]): Json =>
  names.reduce<Json>((holder, name) => (holder[name] ?? {}) as Json, (body ?? {}) as Json); // An empty one where there is none.
