import { type OperationId, type SuccessOf, errors, keysOf, operations } from "@atlas-messaging/contract";
import type { Answer, Client, Failure, Frame, Request } from "../calls.ts";
import { Skipped, type Violation, check, violate } from "../check.ts";
import { checkedBody, headerViolations } from "./answer.ts";
import type { Patience } from "../until.ts";
import { type Fetch, type Received, type Sent, exchange, framesIn, open } from "./exchange.ts";
import type { Governor, Limited, Place } from "./governor.ts";
import { type Addresses, addressesByHost, hostOf } from "./target.ts";
import type { Line } from "./line.ts";

export interface ClientOptions {
  readonly addresses: Addresses;
  readonly fetch: Fetch | undefined;
  readonly governor: Governor;
  readonly patience: Patience;
  readonly line: Line;
  /** Operations that may be asked for. Others skip the case. All by default. */
  readonly claimed?: ReadonlySet<OperationId> | undefined;
  readonly token?: string | undefined;
  /** Called with each request before it is sent. */
  readonly trace: (sent: Sent) => void;
  /** Called with each answer. */
  readonly heard?: (received: Received) => void;
  /** Called before and after a wait for a full window. */
  readonly waits?: (isWaiting: boolean) => void;
  /** Called with each wrong header. The call goes on, so that one header does not hide what else is wrong. */
  readonly violated?: (violation: Violation) => void;
}

export const createClient = (options: ClientOptions): Client => {
  const checkHeaders = (id: OperationId | null, received: Received, where: string): void => {
    if (!options.violated) return;
    for (const violation of headerViolations(id, received, where)) options.violated(violation);
  };
  const send = async (id: OperationId | null, method: string, path: string, request: Request): Promise<Answer> => {
    const url = `${addressesByHost(options.addresses)[hostOf(path)]}${path}`;
    const sent = { method, url, ...contentOf(request, options.token) };
    const received = await governed(options, sent, limitOf(id, options.token), request.ungoverned === true, reached);
    const about = `${received.status}, request id ${received.headers.get("x-request-id")}`;
    const where = `${method} ${path} (${about})`;
    checkHeaders(id, received, where);
    return checkedBody(id, received, where);
  };
  const stream = async function* (id: OperationId, asked: Request = {}): AsyncGenerator<Frame> {
    refuseUnclaimed(options, id);
    const { method, path } = operations[id];
    const url = `${addressesByHost(options.addresses)[operations[id].host]}${pathOf(path, asked)}`;
    const sent = { method, url, ...contentOf(asked, options.token) };
    const { response, late } = await governed(options, sent, operations[id].limit, false, opened);
    const { status, headers } = response;
    const where = `${method} ${url} (${status}, request id ${headers.get("x-request-id")})`;
    if (status !== 200) violate(`an open stream of ${id}`, `${status} ${await response.text()}`, where);
    checkHeaders(id, { status, headers, text: "", bytes: new Uint8Array(), late }, where);
    try {
      yield* framesIn(response);
    } catch (error) {
      options.line.check();
      violate("more of the stream", reasonOf(error), where);
    }
  };
  const call = async <Id extends OperationId>(id: Id, request: Request = {}): Promise<Answer<SuccessOf<Id>>> => {
    refuseUnclaimed(options, id);
    return asAnswerOf<Id>(await send(id, operations[id].method, pathOf(operations[id].path, request), request));
  };
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
    send: async (method, path, request = {}) => {
      const id = operationAt(method, path);
      if (id !== undefined) refuseUnclaimed(options, id);
      return send(null, method, path, request);
    },
  };
};

const operationAt = (method: string, path: string): OperationId | undefined =>
  keysOf(operations).find((id) => {
    const { method: its, path: template } = operations[id];
    return its === method && new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);
  });

/** Skips the case that needs an operation which the deployment does not claim. */
const refuseUnclaimed = ({ claimed }: ClientOptions, id: OperationId): void => {
  if (claimed?.has(id) === false) throw new Skipped(`needs ${id}, which the profile does not claim`);
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

/** Refusals of a gateway that one request waits out, each of so many seconds at most. */
const maxForeign = 5;
const maxForeignSeconds = 10;

/** Tells a gateway's refusal from one of the service, whose answers all have a request id. */
const isForeign = ({ status, headers }: Limited): boolean =>
  status === 429 && !headers.has("x-request-id") && Number(headers.get("retry-after")) <= maxForeignSeconds;

/** Sends a request, by default when its window has room, and again after a 429. */
const governed = async <Got extends Limited & { readonly text?: string }>(
  options: ClientOptions,
  sent: Sent,
  limitClass: string,
  atOnce: boolean,
  reach: (options: ClientOptions, sent: Sent) => Promise<Got>,
): Promise<Got> => {
  const { governor, token = "", trace } = options;
  let place: Place | undefined;
  let foreign = 0;
  for (let asked = limitClass; ;) {
    if (!atOnce) place = await admitted(options, token, asked, place);
    trace(sent);
    const received = await connected(options, sent, reach).catch((error: unknown) => {
      if (place) governor.settle(place, null);
      throw error;
    });
    const next = place ? governor.settle(place, received) : null;
    if (received.status !== 429) return received;
    if (place === undefined) {
      foreign += 1;
      if (!isForeign(received) || foreign > maxForeign) return received;
      await governor.waitOut(received);
      continue;
    }
    asked =
      next ??
      violate(
        `a place within ${options.patience.limits.refusals / 1_000} s, each refusal waited for as long as it says`,
        `429 ${received.text ?? ""}`,
        `${sent.method} ${sent.url}`,
      );
  }
};

/** Waits for a place, and tells so if the window is full. */
const admitted = async (
  { governor, waits }: ClientOptions,
  token: string,
  limitClass: string,
  first: Place | undefined,
): Promise<Place> => {
  const hasRoom = governor.hasRoom(token, limitClass);
  if (!hasRoom) waits?.(true);
  try {
    return await governor.admit(token, limitClass, first);
  } finally {
    if (!hasRoom) waits?.(false);
  }
};

/** Restarts of a target that one request waits for. */
const maxRestarts = 5;

/** Sends a request. One that a target refuses to connect for is sent again after a restart. */
const connected = async <Got>(
  options: ClientOptions,
  sent: Sent,
  reach: (options: ClientOptions, sent: Sent) => Promise<Got>,
): Promise<Got> => {
  const { fetch, patience, line } = options;
  for (let attempt = 1; ; attempt++) {
    line.check();
    try {
      const got = await reach(options, sent);
      line.answered();
      return got;
    } catch (error) {
      line.check();
      const reason = reasonOf(error);
      const where = `${sent.method} ${sent.url}`;
      if (error instanceof Error && error.name === "TimeoutError") {
        const limit = patience.limits.request;
        patience.unanswered();
        line.timedOut();
        violate(`an answer within ${limit / 1_000} s`, reason, where);
      }
      if (fetch === undefined) await line.restored(sent.url, patience, reason);
      if (!/refused/i.test(reason) || fetch || !line.isKnown || attempt === maxRestarts)
        violate("an answer", reason, where);
    }
  }
};

const reached = async ({ fetch, patience, line, heard }: ClientOptions, sent: Sent): Promise<Received> => {
  const begun = performance.now();
  const answer = await exchange(fetch, sent, patience, line.signal);
  const received = { ...answer, late: patience.answered(performance.now() - begun) };
  heard?.(received);
  return received;
};

/** A stream whose headers have come. */
const opened = async ({ fetch, patience, line }: ClientOptions, sent: Sent) => {
  const begun = performance.now();
  const response = await open(fetch, sent, patience, line.signal);
  const late = patience.answered(performance.now() - begun);
  return { status: response.status, headers: response.headers, response, late };
};

/** Reads the cause, where `fetch` puts the reason. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "nothing";
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // Node.js tries each address of a name, and its error of all of them has no message.
  const code = "code" in cause ? String(cause.code) : "";
  return `${error.message}: ${cause.message || code}`;
};
