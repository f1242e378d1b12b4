import { type OperationId, type SuccessOf, errors, operations } from "@atlas-messaging/contract";
import type { Answer, Client, Failure, Frame, Request } from "../calls.ts";
import { check, violate } from "../check.ts";
import { checkedAnswer } from "./answer.ts";
import type { Patience } from "../until.ts";
import { type Fetch, type Received, type Sent, exchange, open } from "./exchange.ts";
import { type Governor, maxRefusals } from "./governor.ts";
import { checkHeaders } from "./headers.ts";
import { type Addresses, addressesByHost, hostOf } from "./hosts.ts";
import { framesIn } from "./stream.ts";

export interface ClientOptions {
  readonly addresses: Addresses;
  readonly fetch: Fetch | undefined;
  readonly governor: Governor;
  readonly patience: Patience;
  readonly token?: string | undefined;
  /** Called with each request before it is sent. */
  readonly trace: (sent: Sent) => void;
  /** Called with each answer. */
  readonly heard?: (received: Received) => void;
}

export const createClient = (options: ClientOptions): Client => {
  const send = async (id: OperationId | null, method: string, path: string, request: Request): Promise<Answer> => {
    const url = `${addressesByHost(options.addresses)[hostOf(path)]}${path}`;
    const sent = { method, url, ...contentOf(request, options.token) };
    const received = await governed(options, sent, limitOf(id, options.token), request.ungoverned === true);
    const about = `${received.status}, request id ${received.headers.get("x-request-id")}`;
    const where = `${method} ${path} (${about})`;
    return checkedAnswer(id, received, where);
  };
  const stream = async function* (id: OperationId, asked: Request = {}): AsyncGenerator<Frame> {
    const { method, path } = operations[id];
    const url = `${addressesByHost(options.addresses)[operations[id].host]}${pathOf(path, asked)}`;
    const sent = { method, url, ...contentOf(asked, options.token) };
    options.trace(sent);
    const begun = performance.now();
    const response = await open(options.fetch, sent, options.patience);
    const { status, headers } = response;
    const where = `${method} ${url} (${status}, request id ${headers.get("x-request-id")})`;
    if (status !== 200) violate(`an open stream of ${id}`, `${status} ${await response.text()}`, where);
    const late = options.patience.answered(performance.now() - begun);
    checkHeaders(id, { status, headers, text: "", bytes: new Uint8Array(), late }, where);
    try {
      yield* framesIn(response);
    } catch (error) {
      violate("more of the stream", reasonOf(error), where);
    }
  };
  const call = async <Id extends OperationId>(id: Id, request: Request = {}): Promise<Answer<SuccessOf<Id>>> =>
    asAnswerOf<Id>(await send(id, operations[id].method, pathOf(operations[id].path, request), request));
  return {
    call,
    succeed: async (id, request) => {
      const { status, body, text, where } = await call(id, request);
      return body ?? violate(`a success of ${id}`, `${status} ${text}`, where);
    },
    refuse: async (id, code, request) => {
      const { error, status, text, ...answer } = await call(id, request);
      if (error?.code !== code) violate(`${errors[code].status} ${code}`, `${status} ${text}`, answer.where);
      return { ...answer, status, text, error: check.present<Failure | null>(error, answer.where) };
    },
    stream,
    send: (method, path, request = {}) => send(null, method, path, request),
  };
};

/** The cast is safe: `checkedAnswer` has validated the body by the type's schema. */
const asAnswerOf = <Id extends OperationId>(answer: Answer) => answer as Answer<SuccessOf<Id>>;

const limitOf = (id: OperationId | null, token: string | undefined): string =>
  id === null || (token === undefined && operations[id].auth.scheme !== "none") ? "public" : operations[id].limit;

const contentOf = ({ body, raw, headers }: Request, token: string | undefined): Pick<Sent, "headers" | "body"> => {
  const authorization: { [name: string]: string } = token === undefined ? {} : { authorization: `Bearer ${token}` };
  // A string body would add a content type.
  const bytes = typeof raw === "string" ? new TextEncoder().encode(raw) : raw;
  if (bytes !== undefined) return { headers: { ...authorization, ...headers }, body: bytes };
  if (body === undefined) return { headers: { ...authorization, ...headers }, body: null };
  return { headers: { ...authorization, "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
};

const pathOf = (template: string, { params = {}, query = {} }: Request): string => {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const entries = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
  const search = new URLSearchParams(entries);
  return search.size === 0 ? path : `${path}?${search}`;
};

/** Sends a request, by default when its window has room, and again after a 429. */
const governed = async (options: ClientOptions, sent: Sent, limitClass: string, atOnce: boolean): Promise<Received> => {
  const { governor, token = "", trace } = options;
  for (let asked = limitClass; ;) {
    const place = atOnce ? null : await governor.admit(token, asked);
    trace(sent);
    const received = await reached(options, sent).catch((error: unknown) => {
      if (place) governor.settle(place, null);
      throw error;
    });
    const next = place && governor.settle(place, received);
    if (place === null || received.status !== 429) return received;
    asked =
      next ??
      violate(
        `fewer than ${maxRefusals} refusals in succession, each after the Retry-After of the one before`,
        `429 ${received.text}`,
        `${sent.method} ${sent.url}`,
      );
  }
};

const reached = async ({ fetch, patience, heard }: ClientOptions, sent: Sent): Promise<Received> => {
  const limit = patience.limits.request;
  const begun = performance.now();
  const answer = await exchange(fetch, sent, patience).catch((error: unknown) => {
    if (error instanceof Error && error.name === "TimeoutError") patience.unanswered();
    return violate(`an answer within ${limit / 1_000} s`, reasonOf(error), `${sent.method} ${sent.url}`);
  });
  const received = { ...answer, late: patience.answered(performance.now() - begun) };
  heard?.(received);
  return received;
};

/** Reads the cause, where `fetch` puts the reason. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "nothing";
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};
